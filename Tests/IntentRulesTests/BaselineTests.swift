import Diagnostics
import IntentRules
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
          "version": 1,
          "findings": [
            {"rule":"IN0331","path":"root/App/Intents.intentdefinition","symbol":"enum/Size","count":2},
            {"rule":"IN0332","path":"root/B.intentdefinition","symbol":"","count":1}
          ]
        }

        """

    @Test func isWrittenSortedWithOneEntryALine() {
        #expect(String(decoding: baseline(diagnostics.reversed()).json(), as: UTF8.self) == expected)
        #expect(String(decoding: baseline([]).json(), as: UTF8.self) == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
    }

    @Test func readsBackWhatItWrites() throws {
        let result = read(expected)
        #expect(result.diagnostics == [])
        #expect(String(decoding: try #require(result.baseline).json(), as: UTF8.self) == expected)
        #expect(read("{\n  \"version\": 1,\n  \"findings\": []\n}\n").baseline?.entries.isEmpty == true)
    }

    @Test func acceptsWhatItListsWhereverItHasMoved() {
        var moved = diagnostics[0]
        moved.location.place = .range(SourceRange(500, 501))
        moved.message = "another message"
        let applied = baseline(diagnostics).apply(to: [moved, diagnostics[1], diagnostics[2]]) { "root/" + $0 }
        #expect(applied.diagnostics == [])
        #expect(applied.suppressed.count == 3)
        #expect(applied.unneededEntries == [])
    }

    @Test func reportsWhatIsNew() {
        let other = finding(symbol: "enum/Other")
        let applied = baseline([diagnostics[0]]).apply(to: diagnostics + [other]) { "root/" + $0 }
        #expect(applied.suppressed == [diagnostics[0]])
        #expect(applied.diagnostics == [diagnostics[1], diagnostics[2], other])
    }

    @Test func reportsWhatIsNoLongerNeeded() throws {
        let baseline = try #require(read(expected).baseline)
        let applied = baseline.apply(to: [diagnostics[0]]) { "root/" + $0 }
        #expect(
            findings(applied.unneededEntries, in: expected) == [
                "4:5 IN1008 the baseline accepts 2 of 'unused-enum' in root/App/Intents.intentdefinition (enum/Size), "
                    + "but there is 1; write the baseline again with --write-baseline",
                "5:5 IN1008 the baseline accepts 1 of 'unused-type' in root/B.intentdefinition, but there are 0; "
                    + "write the baseline again with --write-baseline",
            ]
        )
        #expect(applied.unneededEntries.map(\.severity) == [.note, .note])
        let strict = baseline.apply(to: [diagnostics[0]], strict: true) { "root/" + $0 }
        #expect(strict.unneededEntries.map(\.severity) == [.error, .error])
    }

    @Test(arguments: [
        ("", "1:1 IN1007 expected a value, but the text ends here"),
        ("[]", "1:1 IN1007 expected an object with 'version' and 'findings'"),
        (#"{"version": 2, "findings": []}"#, "1:1 IN1007 unknown baseline version 2; only 1 is supported"),
        (
            #"{"version": 1, "findings": [{"rule": "IN0331"}]}"#,
            "1:29 IN1007 expected 'rule', 'path', 'symbol' and a 'count' of at least 1"
        ),
        (
            #"{"version": 1, "findings": [{"rule": "IN0331", "path": "p", "symbol": "", "count": 0}]}"#,
            "1:29 IN1007 expected 'rule', 'path', 'symbol' and a 'count' of at least 1"
        ),
    ])
    func placesErrors(json: String, expected: String) {
        #expect(findings(read(json).diagnostics, in: json) == [expected])
        #expect(read(json).baseline == nil)
    }

    @Test func anEntryOfARuleThatIsGoneIsUnneeded() throws {
        let json = #"{"version": 1, "findings": [{"rule": "IN9999", "path": "p", "symbol": "", "count": 1}]}"#
        let applied = try #require(read(json).baseline).apply(to: []) { $0 }
        #expect(applied.unneededEntries.count == 1)
    }
}
