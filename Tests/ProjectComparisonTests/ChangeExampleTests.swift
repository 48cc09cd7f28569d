import Diagnostics
import SchemaComparison
import Testing

import ProjectComparison

/// The example of each kind of change. What is reported about it stands in its page in `Docs/Rules`.
@Suite struct ChangeExampleTests {
    @Test(arguments: ChangeKind.allCases)
    func theExampleOfAKindGivesItsFindingAndNoOther(kind: ChangeKind) throws {
        let example = try #require(ChangeExample.example(of: kind))
        let states = ChangePage.states(of: example)
        let changes = StateComparison(from: states.old, to: states.new).changes
        #expect(changes.map(\.kind).contains(kind), "\(changes.map(\.sentence))")
        let expected = ([kind] + example.also).compactMap { EffectTable.row(of: $0)?.code }
        let findings = ChangePage.findings(in: example)
        #expect(findings.diagnostics.map(\.kind.code).sorted() == expected.sorted(), "\(findings.diagnostics)")
        #expect(findings.failures.isEmpty)
    }

    @Test(arguments: ChangeKind.allCases)
    func theExampleBackwardsGivesTheOppositeChanges(kind: ChangeKind) throws {
        let states = ChangePage.states(of: try #require(ChangeExample.example(of: kind)))
        let changes = StateComparison(from: states.old, to: states.new).changes
        let reversed = StateComparison(from: states.new, to: states.old).changes
        #expect(reversed.map(\.kind).contains(kind.opposite))
        #expect(reversed.count == changes.count)
    }

    @Test(arguments: Takeover.Kind.allCases)
    func theExampleOfATakeoverGivesItsFindingAndNoOther(kind: Takeover.Kind) throws {
        let findings = ChangePage.findings(in: try #require(ChangeExample.example(of: kind)))
        #expect(findings.diagnostics.map(\.kind) == [kind.diagnosticKind], "\(findings.diagnostics)")
    }
}
