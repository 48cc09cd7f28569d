import Diagnostics
import Foundation
@testable import Comparison
import TestSupport
import Testing

/// Declarations of kinds, and what follows from their effects. The pages in `Docs/Rules`, which are goldens, cover the rest.
@Suite struct ChangeKindTests {
    @Test func codesAreInOrderAndUsedOnce() {
        let codes = ChangeKind.all.compactMap(\.code)
        #expect(codes == Set(codes).sorted())
    }

    @Test(arguments: ChangeKind.all)
    func whatHasACodeHasEffects(kind: ChangeKind) {
        #expect((kind.code == nil) == kind.effects.isEmpty)
    }

    @Test func namesAreUsedOnce() {
        #expect(Set(ChangeKind.all).count == ChangeKind.all.count)
    }

    @Test func everyDeclaredKindIsListed() throws {
        let sources = Project.files(below: Project.root.appendingPathComponent("Sources"), withExtension: "swift")
        let declared = try sources.reduce(0) { sum, file in
            guard file.lastPathComponent.hasSuffix("Changes.swift") else { return sum }
            return sum + (try String(contentsOf: file, encoding: .utf8)).components(separatedBy: " = ChangeKind(").count
                - 1
        }
        #expect(declared == ChangeKind.all.count)
    }

    /// Additions lose nothing and compile as before. Removals affect code, translators, or users.
    @Test(arguments: ChangeKind.all)
    func whatIsAddedLosesNothingAndWhatIsGoneIsMissed(kind: ChangeKind) {
        if kind.name.hasSuffix("-added") { #expect(kind.code == nil) }
        if kind.name.hasSuffix("-removed"), kind != .summaryRemoved { #expect(kind.code != nil) }
    }

    @Test func severityFollowsFromTheEffects() {
        for kind in ChangeKind.all {
            let losesForCertain = kind.effects.contains {
                $0.category == .saved && !$0.claim.isUncertain && [.dies, .changesMeaning].contains($0.loss)
            }
            let concernsCode = !kind.categories.isDisjoint(with: [.saved, .source, .handler])
            let severity: Severity = losesForCertain ? .error : concernsCode ? .warning : .note
            #expect(kind.severity == min(severity, Self.ceilings[kind] ?? .error), "\(kind)")
            #expect(kind.code == nil || kind.finding?.severity == kind.severity)
        }
    }

    /// What is usually intended, or depends on more than the change.
    private static let ceilings: [ChangeKind: Severity] = [
        .defaultChanged: .note, .placedWidgetsLackAddition: .note, .placedWidgetsKeepRemoval: .note,
        .caseRenamed: .warning, .entityIDTypeChanged: .warning, .widgetBecameStatic: .warning,
        .widgetExtensionRenamed: .warning, .widgetMoved: .warning,
    ]

    /// What people saved keeps working, and they only can no longer find, edit or be reminded of it.
    @Test(
        arguments: [
            .intentHiddenFromShortcuts, .parameterHidden, .appIntentHidden, .suggestionsTurnedOff, .shortcutRemoved,
            .phraseRemoved,
        ] as [ChangeKind]
    )
    func whatKeepsWorkingIsAWarning(kind: ChangeKind) {
        #expect(kind.severity == .warning)
        #expect(kind.categories.contains(.saved))
    }

    @Test(arguments: [
        (ChangeKind.parameterRemoved, [Effect.Category.saved], Severity.error),
        (.parameterRemoved, [.source], .error),
        (.parameterRemoved, [.handler], .warning),
        (.parameterRemoved, [], .warning),
        (.caseRenamed, [.saved], .error),
        (.defaultChanged, [.saved], .note),
        (.defaultChanged, [.handler], .error),
        (.stringIDChanged, [.saved, .source, .handler], .note),
        (.stringIDChanged, [.strings], .error),
    ])
    func whatIsAskedForIsAnError(kind: ChangeKind, failing: [Effect.Category], expected: Severity) {
        #expect(kind.severity(failing: Set(failing)) == expected)
        #expect(kind.severity(failing: nil) == kind.severity)
    }

    @Test func everyLevelHasWordsForOneAndForSeveral() {
        #expect(ChangeLevel.allCases.map { $0.words(1) } == ChangeLevel.allCases.map(\.rawValue))
        #expect(
            ChangeLevel.allCases.map { $0.words(2) } == [
                "lose what people have saved", "change what people have saved", "may lose what people have saved",
                "hide what people use", "end suggestions", "break code", "alter behavior", "lose translations",
                "are not compared", "need a look",
            ]
        )
    }

    @Test func whatIsLostUnderAConditionMayBeLost() {
        var levels: Set<ChangeLevel> = []
        for kind in ChangeKind.all {
            var change = Change(kind: kind, place: SourceLocation(path: "A.swift", place: .file))
            let level = ChangeLevel(change, for: nil)
            guard level == .dies || level == .changesMeaning else { continue }
            levels.insert(level)
            change.doubt = Change.Doubt(condition: "If the app was released", severity: .warning)
            #expect(ChangeLevel(change, for: nil) == .mayDie, "\(kind.name)")
        }
        #expect(levels == [.dies, .changesMeaning])
    }
}
