import Settings
import Diagnostics
import RuleSettings
import Testing

@Suite struct ConfigurationApplicationTests {
    private func apply(_ json: String, _ diagnostics: [Diagnostic]) -> AppliedFindings {
        let result = configuration(json)
        #expect(result.diagnostics == [])
        return result.configuration.apply(to: diagnostics) { $0 }
    }

    private func severities(_ json: String, _ kinds: [String]) -> [String] {
        apply(json, kinds.map { finding($0) }).diagnostics.map { "\($0.kind.name) \($0.severity.word)" }
    }

    @Test func recommendedKeepsSeverities() {
        let kinds = ["unknown-parent", "unused-enum", "missing-title"]
        let own = kinds.compactMap { catalogue.kind(named: $0) }.map { "\($0.name) \($0.severity.word)" }
        #expect(severities(#"{"version": 1}"#, kinds) == own)
    }

    @Test func strictRaisesEverySeverity() {
        let json = #"{"version": 1, "preset": "strict"}"#
        for kind in catalogue.kinds {
            let raised = kind.isProgress ? kind.severity.word : kind.severity == .note ? "warning" : "error"
            #expect(severities(json, [kind.name]) == (kind.isOptional ? [] : ["\(kind.name) \(raised)"]))
        }
    }

    @Test func whatIsOptionalIsFoundWhereItIsAskedFor() {
        #expect(severities(#"{"version": 1}"#, ["string-id-reused"]) == [])
        #expect(
            severities(#"{"version": 1, "rules": {"string-id-reused": "warning"}}"#, ["string-id-reused"])
                == ["string-id-reused warning"]
        )
    }

    /// Only findings that App Store Connect certainly complains about are errors, whatever their rule is.
    @Test(arguments: [true, false])
    func appStoreMakesErrorsOfCertainComplaints(isRefused: Bool) {
        var finding = finding("missing-description")
        finding.isRefused = isRefused
        let applied = apply(#"{"version": 1, "preset": "app-store"}"#, [finding])
        #expect(applied.diagnostics.map(\.severity) == [isRefused ? .error : .warning])
    }

    @Test func anExceptionNamesALanguage() {
        let json = #"{"version": 1, "exceptions": [{"rule": "untranslated-text", "language": "hy", "reason": "r"}]}"#
        let findings = [
            finding("untranslated-text", path: "App/hy.lproj/Intents.strings", symbol: "table/hy"),
            finding("untranslated-text", path: "App/de.lproj/Intents.strings", symbol: "table/de"),
            finding("untranslated-text", path: "App/hy.lproj/Intents.strings", symbol: "string/aB3dE6"),
        ]
        let applied = apply(json, findings)
        #expect(applied.diagnostics.map(\.symbol) == ["table/de"])
        #expect(applied.suppressed.map(\.symbol) == ["table/hy", "string/aB3dE6"])
    }

    @Test func appStoreKeepsOtherSeverities() {
        let own = catalogue.kind(named: "unused-enum")?.severity.word ?? ""
        #expect(severities(#"{"version": 1, "preset": "app-store"}"#, ["unused-enum"]) == ["unused-enum \(own)"])
    }

    @Test func aRuleComesBeforeThePreset() {
        #expect(
            severities(
                #"{"version": 1, "preset": "strict", "rules": {"unused-enum": "note", "IN0332": "off"}}"#,
                ["unused-enum", "unused-type", "missing-title"]
            ) == ["unused-enum note", "missing-title error"]
        )
    }

    @Test(arguments: [
        (#""path": "App/**""#, ["Kit enum/Size"]),
        (
            #""path": "App/Intents.intentdefinition", "symbol": "enum/*""#,
            ["Kit enum/Size", "App type/Size/property/size"]
        ),
        (#""symbol": "enum/Size""#, ["App type/Size/property/size"]),
        (#""symbol": "type/**""#, ["App enum/Size", "Kit enum/Size"]),
    ])
    func exceptionsMatchPathAndSymbol(pattern: String, remaining: [String]) {
        let diagnostics = [
            finding(path: "App/Intents.intentdefinition", symbol: "enum/Size"),
            finding(path: "Kit/Intents.intentdefinition", symbol: "enum/Size"),
            finding(path: "App/Intents.intentdefinition", symbol: "type/Size/property/size"),
        ]
        let json = #"{"version": 1, "exceptions": [{"rule": "unused-enum", \#(pattern), "reason": "r"}]}"#
        let applied = apply(json, diagnostics)
        #expect(applied.diagnostics.map { "\($0.location.path.prefix(3)) \($0.symbol)" } == remaining)
        #expect(applied.diagnostics.count + applied.suppressed.count == 3)
        #expect(applied.unneeded == [])
    }

    @Test func exceptionsAreForOneRule() {
        let json = #"{"version": 1, "exceptions": [{"rule": "unused-type", "path": "**", "reason": "r"}]}"#
        let applied = apply(json, [finding("unused-enum"), finding("unused-type")])
        #expect(applied.diagnostics.map(\.kind.name) == ["unused-enum"])
        #expect(applied.suppressed.map(\.kind.name) == ["unused-type"])
    }

    @Test func reportsAnUnusedExceptionWhereItStands() {
        let json = """
            {
              "version": 1,
              "rules": { "unused-type": "off" },
              "exceptions": [
                { "rule": "unused-enum", "symbol": "enum/Gone", "reason": "r" },
                { "rule": "unused-type", "symbol": "enum/Size", "reason": "r" }
              ]
            }
            """
        let unused = apply(json, [finding("unused-enum"), finding("unused-type")]).unneeded
        #expect(
            findings(unused, in: json) == [
                "5:5 IN1006 this exception for 'unused-enum' does not match any finding; remove it",
                "6:5 IN1006 the rule 'unused-type' is off, so it needs no exception; remove it",
            ]
        )
        #expect(unused.map(\.severity) == [.warning, .warning])
    }

    @Test func theReportOfUnusedExceptionsIsARuleItself() {
        let exception = #"{"rule": "unused-enum", "symbol": "x", "reason": "r"}"#
        let off = #"{"version": 1, "rules": {"unused-exception": "off"}, "exceptions": [\#(exception)]}"#
        #expect(apply(off, []).unneeded == [])
        let strict = #"{"version": 1, "preset": "strict", "exceptions": [\#(exception)]}"#
        #expect(apply(strict, []).unneeded.map(\.severity) == [.error])
    }
}

@Suite struct GlobPatternTests {
    @Test(arguments: [
        ("a/b.x", "a/b.x", true), ("a/b.x", "a/bXx", false), ("a/b.x", "xa/b.x", false),
        ("*", "abc", true), ("*", "", true), ("*", "a/b", false),
        ("a/*.x", "a/b.x", true), ("a/*.x", "a/b/c.x", false), ("*b*", "abc", true),
        ("**", "a/b/c", true), ("a/**", "a/b/c", true), ("a/**", "b/a/c", false),
        ("**/b.x", "b.x", true), ("**/b.x", "a/c/b.x", true), ("**/b.x", "ab.x", false),
        ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/xb", false),
        ("a/", "a/b/c", true), ("a/", "a", false),
        ("a?c", "abc", true), ("a?c", "aéc", true), ("a?c", "a/c", false), ("a?c", "ac", false),
        ("**/**/a", "a", true), ("**/**/a", "x/y/a", true), ("**/*.x", "a/b.x", true), ("**/*", "b", true),
        ("****", "a/b", true), ("***/a", "b/a", true), ("*?*", "", false), ("**/", "a/", true), ("**/", "a", false),
        ("a**c", "ab/dc", true), ("", "", true), ("", "a", false), ("[a]", "[a]", true),
    ])
    func matches(pattern: String, text: String, isMatch: Bool) {
        #expect(GlobPattern(pattern).matches(text) == isMatch)
    }

    /// A direct definition of patterns, whatever its cost.
    private func matches(_ pattern: ArraySlice<Unicode.Scalar>, _ text: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        let rest = pattern.dropFirst()
        if first == "*", rest.first == "*" {
            return text.indices.contains { matches(pattern.dropFirst(2), text[$0...]) }
                || matches(pattern.dropFirst(2), text[text.endIndex...])
        }
        if first == "*" {
            return matches(rest, text) || (text.first.map { $0 != "/" } ?? false) && matches(pattern, text.dropFirst())
        }
        guard let scalar = text.first, first == "?" ? scalar != "/" : first == scalar else { return false }
        return matches(rest, text.dropFirst())
    }

    @Test func randomPatternsMatchAsTheirDefinitionSays() {
        var state: UInt64 = 11
        func random(_ alphabet: String, _ count: Int) -> String {
            let scalars = Array(alphabet.unicodeScalars)
            var text = ""
            for _ in 0..<count {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text.unicodeScalars.append(scalars[Int(state >> 33) % scalars.count])
            }
            return text
        }
        for round in 0..<5_000 {
            let pattern = random("ab*?/*", round % 9)
            // The examples above define folders that may be missing.
            if pattern.contains("**/") || pattern.hasSuffix("/") { continue }
            let text = random("ab/", round % 7)
            let expected = matches(Array(pattern.unicodeScalars)[...], Array(text.unicodeScalars)[...])
            #expect(GlobPattern(pattern).matches(text) == expected, "\(pattern) \(text)")
        }
    }

    @Test func longPatternsMatchLikeShortOnes() {
        for count in [31, 32, 33, 63, 64, 65, 200] {
            let pattern = GlobPattern(String(repeating: "*a", count: count))
            #expect(pattern.matches(String(repeating: "ba", count: count)))
            #expect(!pattern.matches(String(repeating: "ba", count: count - 1)))
            let folders = GlobPattern(String(repeating: "**/a/", count: count) + "b")
            #expect(folders.matches(String(repeating: "x/a/", count: count) + "b"))
            #expect(!folders.matches(String(repeating: "x/a/", count: count)))
        }
    }

    /// Each would take minutes if every character of one were compared with every character of the other.
    @Test func takesTimeForTheTextAlone() {
        let pattern = GlobPattern(String(repeating: "*a", count: GlobPattern.lengthLimit / 2))
        #expect(!pattern.matches(String(repeating: "a", count: 3_500) + "b"))
        let folders = GlobPattern(String(repeating: "**/a/", count: GlobPattern.lengthLimit / 5 - 1) + "c")
        #expect(!folders.matches(String(repeating: "a/", count: 3_500) + "b"))
    }

    @Test func takesNoLongerForManyWildcards() {
        let pattern = GlobPattern(String(repeating: "*a", count: 100))
        #expect(!pattern.matches(String(repeating: "a", count: 2000) + "b"))
    }
}
