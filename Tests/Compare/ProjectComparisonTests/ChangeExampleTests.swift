import Diagnostics
@testable import Comparison
import TestSupport
import Testing

/// The example of each kind of change. `Docs/Rules` has the reports about them.
@Suite struct ChangeExampleTests {
    /// A kind's example, or its opposite's example in reverse.
    private func example(of kind: ChangeKind) throws -> ChangeExample {
        if let example = kind.example { return example }
        return try #require(kind.opposite.example).reversed
    }

    @Test(arguments: ChangeKind.all)
    func theExampleOfAKindGivesItsFindingAndNoOther(kind: ChangeKind) throws {
        let example = try example(of: kind)
        let states = ChangePage.states(of: example)
        let changes = StateComparison(states).changes
        #expect(changes.map(\.kind).contains(kind), "\(changes.map(\.sentence))")
        let expected = ([kind] + example.also()).compactMap(\.code)
        let findings = BreakingPipeline().run(states)
        #expect(findings.diagnostics.map(\.kind.code).sorted() == expected.sorted(), "\(findings.diagnostics)")
        #expect(findings.failures.isEmpty)
    }

    @Test(arguments: ChangeKind.all)
    func theOppositeOfTheOppositeIsTheKind(kind: ChangeKind) {
        #expect(kind.opposite.opposite == kind)
    }

    @Test(arguments: ChangeKind.all)
    func theExampleBackwardsGivesTheOppositeChanges(kind: ChangeKind) throws {
        let example = try example(of: kind)
        let (forwards, backwards) = (ChangePage.states(of: example), ChangePage.states(of: example.reversed))
        let changes = StateComparison(forwards).changes
        let reversed = StateComparison(backwards).changes
        let opposite: ChangeKind =
            switch kind {
            // An intent that gives the name of its class back no longer replaces it.
            case .appIntentIdentityChanged: .takeoverRemoved
            // A text that gets the id of its row back loses nothing.
            case .stringIDChanged: .stringIDReplaced
            default: kind.opposite
            }
        #expect(reversed.map(\.kind).contains(opposite))
        #expect(reversed.count == changes.count)
    }

    /// With another parameter, a different combination is suggested or shown.
    @Test(arguments: [
        (
            "ParameterCombinations: { soup: { Title: A }, 'soup,spice': { Title: B } }",
            ["parameter 'spice' of 'OrderSoup' added", "shortcut with 'soup', 'spice' of 'OrderSoup' added"]
        ),
        (
            "ParameterCombinations: { 'soup,spice': { Title: A } }",
            [
                "parameter 'spice' of 'OrderSoup' added", "shortcut with 'soup' of 'OrderSoup' removed",
                "shortcut with 'soup', 'spice' of 'OrderSoup' added",
            ]
        ),
        (
            "ManagedParameterCombinations: { soup: { Title: A }, 'soup,spice': { Title: B } }",
            ["parameter 'spice' of 'OrderSoup' added", "summary with 'soup', 'spice' of 'OrderSoup' added"]
        ),
        (
            "ManagedParameterCombinations: { 'soup,spice': { Title: B } }",
            [
                "parameter 'spice' of 'OrderSoup' added", "summary with 'soup' of 'OrderSoup' removed",
                "summary with 'soup', 'spice' of 'OrderSoup' added",
            ]
        ),
    ])
    func combinationsWithANewParameterAreListed(combinations: String, sentences: [String]) {
        let key = combinations.prefix { $0 != ":" }
        func intent(_ entries: String) -> String { "INIntents: [{ Name: OrderSoup, \(entries) }]" }
        let example = ChangeExample(
            old: intent("Parameters: [{ Name: soup }], \(key): { soup: { Title: A } }"),
            new: intent("Parameters: [{ Name: soup }, { Name: spice }], \(combinations.replacing("'", with: "\""))")
        )
        let states = ChangePage.states(of: example)
        #expect(StateComparison(states).changes.map(\.sentence) == sentences)
    }

    @Test(arguments: DiagnosticKind.takeoverKinds.map(\.name).filter { $0.hasPrefix("takeover-") })
    func theExampleOfATakeoverGivesItsFindingAndNoOther(name: String) throws {
        let kind = try #require(DiagnosticKind.takeoverKinds.first { $0.name == name })
        let findings = ChangePage.findings(in: try #require(ChangeExample.example(ofTakeover: kind)))
        #expect(findings.diagnostics.map(\.kind) == [kind], "\(findings.diagnostics)")
    }
}

extension ChangeExample {
    fileprivate var reversed: Self {
        Self(
            old: new,
            new: old,
            oldSwift: swift,
            swift: oldSwift,
            extensions: (extensions.new, extensions.old),
            table: table
        )
    }
}
