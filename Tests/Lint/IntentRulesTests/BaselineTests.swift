import Diagnostics
import IntentRules
import RuleSettings
import Testing

@Suite struct BaselineTests {
    private let diagnostics = [
        finding(symbol: "enum/Size", at: 10),
        finding(symbol: "enum/Size", at: 20),
        finding("unused-type", path: "B.intentdefinition", symbol: "", at: 30),
    ]

    private func baseline(_ diagnostics: [Diagnostic]) -> Baseline {
        Baseline(accepting: diagnostics) { "root/" + $0 }
    }

    private func read(_ json: String) -> Baseline.ReadResult {
        Baseline.read(SourceText(path: "baseline.json", bytes: Array(json.utf8)), catalogue)
    }

    private let expected = """
        {
          "version": 2,
          "findings": [
            {"rule":"IN0331","path":"root/App/Intents.intentdefinition","symbol":"enum/Size","count":2},
            {"rule":"IN0332","path":"root/B.intentdefinition","symbol":"","count":1}
          ]
        }

        """

    @Test func isWrittenSortedWithOneEntryALine() {
        #expect(String(decoding: baseline(diagnostics.reversed()).json(), as: UTF8.self) == expected)
        #expect(String(decoding: baseline([]).json(), as: UTF8.self) == "{\n  \"version\": 2,\n  \"findings\": []\n}\n")
    }

    @Test func readsBackWhatItWrites() throws {
        let result = read(expected)
        #expect(result.diagnostics == [])
        #expect(String(decoding: try #require(result.baseline).json(), as: UTF8.self) == expected)
        #expect(read("{\n  \"version\": 2,\n  \"findings\": []\n}\n").baseline?.entries.isEmpty == true)
    }

    @Test func acceptsWhatItListsWhereverItHasMoved() {
        var moved = diagnostics[0]
        moved.location.place = .range(SourceRange(500, 501))
        moved.message = "another message"
        let applied = baseline(diagnostics).apply(to: [moved, diagnostics[1], diagnostics[2]]) { "root/" + $0 }
        #expect(applied.diagnostics == [])
        #expect(applied.suppressed.count == 3)
        #expect(applied.unneeded == [])
    }

    @Test func reportsWhatIsNew() {
        let other = finding(symbol: "enum/Other")
        let applied = baseline([diagnostics[0]]).apply(to: diagnostics + [other]) { "root/" + $0 }
        #expect(applied.suppressed == [diagnostics[0]])
        #expect(applied.diagnostics == [diagnostics[1], diagnostics[2], other])
    }

    @Test func reportsWhatIsNoLongerNeeded() throws {
        var baseline = try #require(read(expected).baseline)
        let applied = baseline.apply(to: [diagnostics[0]]) { "root/" + $0 }
        #expect(
            findings(applied.unneeded, in: expected) == [
                "4:5 IN1008 2 entries accept more findings than there are, such as 'unused-enum' in "
                    + "root/App/Intents.intentdefinition (enum/Size); "
                    + "remove them with --baseline baseline.json --write-baseline baseline.json"
            ]
        )
        #expect(applied.unneeded.map(\.severity) == [.note])
        let one = baseline.apply(to: [diagnostics[0], diagnostics[2]]) { "root/" + $0 }
        #expect(
            one.unneeded.map(\.message) == [
                "the baseline accepts 2 findings of 'unused-enum' in root/App/Intents.intentdefinition (enum/Size), "
                    + "but there is 1"
            ]
        )
        baseline.unneeded = .severity(.error)
        let strict = baseline.apply(to: [diagnostics[0]]) { "root/" + $0 }
        #expect(strict.unneeded.map(\.severity) == [.error])
    }

    /// A run judges and replaces only what it could have found.
    @Test func onlyEntriesInScopeAreJudgedAndReplaced() throws {
        var old = try #require(read(expected).baseline)
        let types = BaselineScope(includesRule: { $0 == "IN0332" }, covers: { paths, _ in paths })
        let app = BaselineScope(
            includesRule: { _ in true },
            covers: { paths, _ in paths.filter { $0.hasPrefix("root/App/") } }
        )
        #expect(old.apply(to: [], within: types) { $0 }.unneeded.map(\.location.path) == ["baseline.json"])
        #expect(old.apply(to: diagnostics, within: app) { "root/" + $0 }.unneeded == [])
        #expect(old.apply(to: [], within: nil) { $0 }.unneeded == [])
        old.replace(app, by: baseline([diagnostics[0]]))
        #expect(String(decoding: old.json(), as: UTF8.self) == expected.replacing("\"count\":2", with: "\"count\":1"))
        old.replace(types, by: baseline([]))
        #expect(old.entries.count == 1)
    }

    @Test(arguments: [
        ("", "1:1 IN1007 expected a value, but the text ends here"),
        ("[]", "1:1 IN1007 expected an object with 'version' and 'findings'"),
        (
            #"{"version": 1, "findings": []}"#,
            "1:1 IN1007 unknown baseline version 1; delete the file, and write it again with '--write-baseline'"
        ),
        (
            #"{"version": 2, "findings": [{"rule": "IN0331"}]}"#,
            "1:29 IN1007 expected 'rule', 'path', 'symbol' and a 'count' of at least 1"
        ),
        (
            #"{"version": 2, "findings": [{"rule": "IN0331", "path": "p", "symbol": "", "count": 0}]}"#,
            "1:29 IN1007 expected 'rule', 'path', 'symbol' and a 'count' of at least 1"
        ),
    ])
    func placesErrors(json: String, expected: String) {
        #expect(findings(read(json).diagnostics, in: json) == [expected])
        #expect(read(json).baseline == nil)
    }

    @Test func anEntryOfARuleThatIsGoneIsUnneeded() throws {
        let json = #"{"version": 2, "findings": [{"rule": "IN9999", "path": "p", "symbol": "", "count": 1}]}"#
        let applied = try #require(read(json).baseline).apply(to: []) { $0 }
        #expect(applied.unneeded.count == 1)
    }

    // MARK: - Findings about several things

    private func missing(_ texts: [String], in language: String, _ rule: MissingKind = .untranslatedTitle) -> Diagnostic
    {
        let group = FindingGroup(
            texts.map { .init($0, $0) },
            of: language,
            continuing: rule == .untranslatedText ? Rule.untranslatedTitle.kind : nil,
            one: "\(.names) has no translation for \(.subjects)",
            several: "\(.count) texts have no translation for \(.subjects): \(.names)"
        )
        let location = SourceLocation(path: language + ".lproj/Intents.strings", place: .file)
        return Diagnostic(rule.kind, group, at: location, symbol: "table/" + language)
    }

    private enum MissingKind {
        case untranslatedTitle, untranslatedText

        var kind: DiagnosticKind {
            self == .untranslatedTitle ? Rule.untranslatedTitle.kind : Rule.untranslatedText.kind
        }
    }

    /// Both parts of a table's finding stay separate for baselines and for configurations with different severities.
    @Test func titlesAndOtherTextsOfATableAreOneFinding() {
        var both = [missing(["a"], in: "da"), missing(["b", "c"], in: "da", .untranslatedText)]
        #expect(both.joined.map(\.message) == ["'a' has no translation for 'da'; 2 other texts have none either"])
        #expect(Baseline(accepting: both) { $0 }.apply(to: [both[1]]) { $0 }.diagnostics == [])
        both.append(missing(["b"], in: "nl", .untranslatedText))
        #expect(both.joined.count == 2)
        both[0].severity = .error
        #expect(both.joined.count == 3)
    }

    @Test func aNewTextIsNewWhereOthersWereMissing() {
        let baseline = Baseline(accepting: [missing(["a", "b"], in: "de")]) { $0 }
        let applied = baseline.apply(to: [missing(["a", "b", "c"], in: "de")]) { $0 }
        #expect(applied.diagnostics.map(\.message) == ["'c' has no translation for 'de'"])
        #expect(applied.suppressed.map(\.message) == ["2 texts have no translation for 'de': 'a' and 'b'"])
        #expect(applied.unneeded == [])
        #expect(baseline.apply(to: [missing(["b"], in: "de")]) { $0 }.unneeded.count == 1)
    }

    /// Two definitions may have declarations of one name with other texts.
    @Test func findingsAboutOtherTextsStayApart() {
        func finding(_ name: String, _ language: String) -> Diagnostic {
            let group = FindingGroup([.init("a", name)], of: language, one: "\(.names) for \(.subjects)", several: "")
            let location = SourceLocation(path: language + ".lproj/Intents.strings", place: .file)
            return Diagnostic(Rule.untranslatedTitle.kind, group, at: location, symbol: "table/" + language)
        }
        #expect([finding("Soup", "da"), finding("Soup", "nl")].joined.count == 1)
        #expect([finding("Soup", "da"), finding("Stew", "nl")].joined.count == 2)
    }

    /// Danish and Dutch lack the same texts and share one finding. Completing one makes nothing about the other new.
    @Test func completingALanguageMakesNothingNew() {
        let both = [missing(["a"], in: "da"), missing(["a"], in: "nl")]
        #expect(both.joined.map(\.message) == ["'a' has no translation for 'da' and 'nl'"])
        let baseline = Baseline(accepting: both) { $0 }
        #expect(baseline.apply(to: [both[1]]) { $0 }.diagnostics == [])
    }
}
