import Diagnostics
import IntentRules
import Testing

@Suite struct Catalogue {
    @Test func codesAndNamesAreUnique() {
        #expect(Set(RuleCatalogue.all.map(\.code)).count == RuleCatalogue.all.count)
        #expect(Set(RuleCatalogue.all.map(\.name)).count == RuleCatalogue.all.count)
        #expect(Set(Rules.all.map(\.kind.code)).count == Rules.all.count)
    }

    @Test func kindsAreSortedByCode() {
        #expect(RuleCatalogue.all.map(\.code) == RuleCatalogue.all.map(\.code).sorted())
    }

    @Test(arguments: RuleCatalogue.all)
    func kindIsWellFormed(_ kind: DiagnosticKind) {
        #expect(kind.code.wholeMatch(of: /IN(0[1-9]|1[012])[0-9]{2}/) != nil, "code \(kind.code)")
        #expect(kind.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "name \(kind.name)")
        #expect(kind.summary.hasSuffix("."))
        #expect(kind.explanation.hasSuffix("."))
    }

    @Test func kindsAreFoundByCodeAndName() {
        #expect(RuleCatalogue.kind(named: "in0304")?.name == "unknown-parent")
        #expect(RuleCatalogue.kind(named: "Unknown-Parent")?.code == "IN0304")
        #expect(RuleCatalogue.kind(named: "IN9999") == nil)
    }
}
