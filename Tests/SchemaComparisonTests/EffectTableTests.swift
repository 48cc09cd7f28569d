import Diagnostics
import SchemaComparison
import Testing

/// Consequences of the table of effects. The rows are covered by the pages in `Docs/Rules`, which are goldens.
@Suite struct EffectTableTests {
    @Test func codesAreInOrderAndUsedOnce() {
        let codes = EffectTable.rows.map(\.code)
        #expect(codes == Set(codes).sorted())
    }

    /// Additions lose nothing and compile as before. Removals affect code, translators, or users.
    @Test(arguments: ChangeKind.allCases)
    func whatIsAddedLosesNothingAndWhatIsGoneIsMissed(kind: ChangeKind) {
        if kind.rawValue.hasSuffix("-added") { #expect(EffectTable.row(of: kind) == nil) }
        if kind.rawValue.hasSuffix("-removed"), kind != .summaryRemoved { #expect(EffectTable.row(of: kind) != nil) }
    }

    @Test func severityFollowsFromTheEffects() {
        for row in EffectTable.rows {
            let losesForCertain = row.effects.contains {
                $0.category == .saved && $0.certainty != .uncertain && [.dies, .changesMeaning].contains($0.loss)
            }
            let concernsCode = !row.categories.isDisjoint(with: [.saved, .source, .handler])
            #expect(
                row.severity == (losesForCertain ? .error : concernsCode ? .warning : .note),
                "\(row.change.rawValue)"
            )
            #expect(row.kind.severity == row.severity)
        }
    }

    /// What people saved keeps working, and they only can no longer find, edit or be reminded of it.
    @Test(
        arguments: [
            .intentHiddenFromShortcuts, .parameterHidden, .appIntentHidden, .suggestionsTurnedOff, .shortcutRemoved,
            .phraseRemoved,
        ] as [ChangeKind]
    )
    func whatKeepsWorkingIsAWarning(kind: ChangeKind) {
        #expect(EffectTable.row(of: kind)?.severity == .warning)
        #expect(EffectTable.row(of: kind)?.categories.contains(.saved) == true)
    }

    @Test(arguments: [
        (ChangeKind.parameterRemoved, [Effect.Category.saved], Severity.error),
        (.parameterRemoved, [.source], .error),
        (.parameterRemoved, [.handler], .warning),
        (.parameterRemoved, [], .warning),
        (.caseRenamed, [.saved], .error),
        (.defaultChanged, [.saved], .warning),
        (.defaultChanged, [.handler], .error),
        (.stringIDChanged, [.saved, .source, .handler], .note),
        (.stringIDChanged, [.strings], .error),
    ])
    func whatIsAskedForIsAnError(kind: ChangeKind, failing: [Effect.Category], expected: Severity) throws {
        let row = try #require(EffectTable.row(of: kind))
        #expect(row.severity(failing: Set(failing)) == expected)
        #expect(row.severity(failing: nil) == row.severity)
    }
}
