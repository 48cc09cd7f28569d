import Diagnostics
import SchemaComparison
import Testing

/// What each kind of change does to people. A row is changed here only with a source for it.
@Suite struct EffectTableTests {
    private static let rows = """
        IN1301 intent-removed: saved documented, source
        IN1302 intent-renamed: saved documented, source
        IN1303 intent-base-name-changed: source
        IN1304 intent-hidden-from-shortcuts: saved inferred
        IN1305 widget-configuration-turned-off: saved inferred
        IN1306 suggestions-turned-off: saved inferred
        IN1307 confirmation-changed: handler documented
        IN1308 authentication-changed: handler documented
        IN1309 input-changed: handler inferred
        IN1310 options-form-changed: source sirikit
        IN1320 parameter-removed: saved documented, source
        IN1321 parameter-renamed: saved documented, source
        IN1322 parameter-type-changed: saved documented, source
        IN1323 parameter-became-array: saved inferred, source
        IN1324 parameter-became-scalar: saved inferred, source
        IN1325 parameter-hidden: saved inferred
        IN1326 parameter-tag-changed: saved uncertain
        IN1327 parameter-tag-reused: saved uncertain
        IN1328 default-changed: handler inferred
        IN1329 bounds-changed: handler inferred
        IN1330 unit-changed: handler inferred
        IN1331 value-kind-changed: handler inferred
        IN1332 array-size-changed: handler inferred
        IN1333 visibility-changed: handler inferred
        IN1334 dynamic-options-turned-on: source models+sirikit
        IN1335 dynamic-options-turned-off: handler documented
        IN1336 search-turned-on: source models+sirikit
        IN1337 search-turned-off: source models+sirikit
        IN1338 resolution-turned-on: source sirikit
        IN1339 resolution-turned-off: handler documented, source sirikit
        IN1340 unsupported-reason-removed: source sirikit
        IN1341 array-size-removed: handler inferred
        IN1350 shortcut-removed: saved inferred
        IN1351 background-execution-changed: handler documented
        IN1360 response-code-removed: source
        IN1361 response-codes-renumbered: handler documented
        IN1362 response-code-success-changed: handler documented
        IN1363 response-parameter-removed: saved inferred, source
        IN1364 response-parameter-renamed: saved inferred, source
        IN1365 response-parameter-type-changed: saved inferred, source
        IN1366 output-changed: saved inferred
        IN1370 enumeration-removed: source
        IN1371 enumeration-renamed: source
        IN1372 enumeration-class-changed: source sirikit
        IN1373 case-removed: saved inferred, source
        IN1374 case-renamed: saved uncertain, source
        IN1375 case-index-changed: saved inferred
        IN1376 case-index-reused: saved inferred, source
        IN1380 type-removed: source
        IN1381 type-renamed: saved uncertain, source
        IN1382 type-class-changed: saved uncertain, source sirikit
        IN1383 property-removed: source, handler inferred
        IN1384 property-renamed: source, handler inferred
        IN1385 property-type-changed: source, handler inferred
        IN1390 string-id-changed: strings
        IN1391 string-id-removed: strings
        """

    /// Changes that break nothing: things that are added, texts, order, what only new users see.
    private static let harmless: Set<ChangeKind> = [
        .intentAdded, .intentShownInShortcuts, .widgetConfigurationTurnedOn, .suggestionsTurnedOn,
        .arraySizeAdded, .intentWordingChanged, .imageChanged, .keyParameterChanged, .parameterAdded, .parameterShown,
        .unsupportedReasonAdded, .inputOptionChanged, .promptsChanged, .shortcutAdded, .shortcutRankChanged,
        .summaryRemoved, .summaryAdded, .responseCodeAdded, .responseParameterAdded, .enumerationAdded, .caseAdded,
        .synonymsChanged, .typeAdded, .propertyAdded, .textChanged, .stringIDAdded, .orderChanged, .tagChanged,
    ]

    @Test func everyKindHasItsEffects() {
        let actual = EffectTable.rows.map { row in
            let effects = row.effects.map { effect -> String in
                switch effect.category {
                case .saved, .handler: return "\(effect.category.rawValue) \(effect.certainty.rawValue)"
                case .strings: return "strings"
                case .source:
                    let all = Effect.GeneratedCode.allCases
                    let code = all.filter(effect.code.contains).map(\.rawValue)
                    return code.count == all.count ? "source" : "source " + code.joined(separator: "+")
                }
            }
            return "\(row.code) \(row.change.rawValue): \(effects.joined(separator: ", "))"
        }
        #expect(actual.joined(separator: "\n") == Self.rows)
    }

    @Test func kindsWithoutEffectsAreTheHarmlessOnes() {
        let withoutEffects = ChangeKind.allCases.filter { EffectTable.effects(of: $0).isEmpty }
        #expect(Set(withoutEffects) == Self.harmless)
    }

    @Test func severityFollowsFromTheEffects() {
        for row in EffectTable.rows {
            let losesForCertain = row.effects.contains { $0.category == .saved && $0.certainty != .uncertain }
            let concernsCode = !row.categories.isDisjoint(with: [.saved, .source, .handler])
            #expect(
                row.severity == (losesForCertain ? .error : concernsCode ? .warning : .note),
                "\(row.change.rawValue)"
            )
            #expect(row.kind.severity == row.severity)
        }
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
        #expect(EffectPolicy(failing: Set(failing)).severity(of: row) == expected)
        #expect(EffectPolicy().severity(of: row) == row.severity)
    }
}
