import Diagnostics
import IntentRules
import Linting
import Testing

@testable import intentc

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

    /// The plugin's program must accept exactly the rules that a configuration may name.
    @Test func lintingKnowsTheKindsOfOtherCommands() {
        let others = DiagnosticCatalogue.tool.kinds.filter { !RuleCatalogue.kinds.contains($0) }
        #expect(
            DiagnosticCatalogue.kindsOfOtherCommands.map { "\($0.code) \($0.name)" }
                == others.map { "\($0.code) \($0.name)" }
        )
        #expect(DiagnosticCatalogue.linting.kinds.map(\.name) == DiagnosticCatalogue.tool.kinds.map(\.name))
    }
}
