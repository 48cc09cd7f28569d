import Settings
import Diagnostics
import IntentRules
import Testing

@testable import intentc
@testable import intentc_lint

@Suite struct Catalogue {
    @Test func codesAndNamesAreUnique() {
        let kinds = DiagnosticCatalogue.tool.kinds
        #expect(Set(kinds.map(\.code)).count == kinds.count)
        #expect(Set(kinds.map(\.name)).count == kinds.count)
        #expect(Set(Rules.all.map(\.kind.code)).count == Rules.all.count)
    }

    @Test func kindsAreSortedByCode() {
        let codes = DiagnosticCatalogue.tool.kinds.map(\.code)
        #expect(codes == codes.sorted())
    }

    @Test(arguments: DiagnosticCatalogue.tool.kinds)
    func kindIsWellFormed(_ kind: DiagnosticKind) {
        #expect(kind.code.wholeMatch(of: /IN(0[1-9]|1[0-5])[0-9]{2}/) != nil, "code \(kind.code)")
        #expect(kind.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "name \(kind.name)")
        #expect(kind.summary.hasSuffix("."))
        #expect(kind.explanation.hasSuffix("."))
    }

    @Test func kindsAreFoundByCodeAndName() {
        #expect(DiagnosticCatalogue.tool.kind(named: "in0304")?.name == "unknown-parent")
        #expect(DiagnosticCatalogue.tool.kind(named: "Unknown-Parent")?.code == "IN0304")
        #expect(DiagnosticCatalogue.tool.kind(named: "IN9999") == nil)
    }

    /// The plugin's program does not know the kinds of other commands, but a configuration may name them.
    @Test func lintingInBuildsAcceptsTheKindsOfOtherCommands() {
        let rules = DiagnosticCatalogue.tool.kinds.map { "\"\($0.name)\": \"off\"" }
        let codes = DiagnosticCatalogue.tool.kinds.filter { !RuleCatalogue.kinds.contains($0) }.map {
            "{\"rule\": \"\($0.code)\", \"path\": \"A\", \"reason\": \"known\"}"
        }
        let text = """
            {"version": 1, "rules": {\(rules.joined(separator: ", "))}, "exceptions": [\(codes.joined(separator: ", "))]}
            """
        #expect(Self.problems(in: text) == [])
    }

    @Test(arguments: [
        ("unknown-parnet", "unknown rule 'unknown-parnet'; did you mean 'unknown-parent'?"),
        ("missing-titles", "unknown rule 'missing-titles'; did you mean 'missing-title'?"),
        ("IN0399", "unknown rule 'IN0399'; did you mean 'IN0309'?"), ("IN1399", nil), ("something-else", nil),
    ])
    func lintingInBuildsReportsMisspelledRules(name: String, problem: String?) {
        #expect(Self.problems(in: #"{"version": 1, "rules": {"\#(name)": "off"}}"#) == [problem].compactMap(\.self))
    }

    private static func problems(in text: String) -> [String] {
        let source = SourceText(path: "intentc.json", bytes: Array(text.utf8))
        return ConfigurationReader.read(source, LintInBuilds.keys).diagnostics.map(\.message)
    }
}
