import Diagnostics
@testable import IntentRules
import Testing

/// Lints every example of every rule with all rules.
@Suite struct Examples {
    private static let kinds = DiagnosticCatalogue(RuleCatalogue.kinds).kinds.filter {
        RuleCatalogue.examples(of: $0) != nil
    }

    /// All except those that are not about the text of a file.
    @Test func everyKindOfLintingHasExamples() {
        let without = DiagnosticCatalogue(RuleCatalogue.kinds).kinds.filter { RuleCatalogue.examples(of: $0) == nil }
        #expect(
            without.map(\.name) == [
                "unreadable-input", "limit-exceeded", "unwritten-markup", "missing-from-checkout", "invalid-table-text",
                "unjudged-exception",
            ]
        )
    }

    @Test(arguments: kinds)
    func triggeringExamplesGiveTheirKindAlone(_ kind: DiagnosticKind) throws {
        let examples = try #require(RuleCatalogue.examples(of: kind)).triggering
        #expect(!examples.isEmpty)
        for (index, example) in examples.enumerated() {
            let findings = example.lint()
            #expect(!findings.isEmpty, "triggering example \(index) of \(kind.name) gives nothing")
            // An error that makes a definition invalid can have other findings, too.
            let hasMeaning = kind.severity < .error || Rules.all.contains { $0.kind == kind }
            let others = findings.filter { $0.kind != kind && (hasMeaning || $0.severity > .note) }.map {
                "\($0.kind.name): \($0.message)"
            }
            #expect(others.isEmpty, "triggering example \(index) of \(kind.name)")
            let needsNoSymbol: Set<DiagnosticKind.Category> = [.file, .configuration]
            #expect(findings.allSatisfy { !$0.symbol.isEmpty || needsNoSymbol.contains($0.kind.category) })
        }
    }

    @Test(arguments: kinds)
    func findingsAreAtTheMarkedPlaces(_ kind: DiagnosticKind) throws {
        for (index, example) in try #require(RuleCatalogue.examples(of: kind)).triggering.enumerated() {
            let places = example.lint().map { finding in
                let source = example.sources.first { $0.path == finding.location.path }
                return ExamplePlaces.words(for: finding.location, in: source)
            }
            let expected = ExamplePlaces.marked(in: example)
            #expect(!expected.isEmpty, "triggering example \(index) of \(kind.name) marks no place")
            #expect(places == expected, "triggering example \(index) of \(kind.name)")
        }
    }

    @Test(arguments: kinds)
    func passingExamplesGiveNothing(_ kind: DiagnosticKind) throws {
        let examples = try #require(RuleCatalogue.examples(of: kind)).passing
        #expect(!examples.isEmpty)
        for (index, example) in examples.enumerated() {
            let findings = example.lint().map { "\($0.kind.name): \($0.message)" }
            #expect(findings.isEmpty, "passing example \(index) of \(kind.name)")
            #expect(ExamplePlaces.marked(in: example) == [])
        }
    }
}

/// Messages of findings about several things.
@Suite struct GroupedFindings {
    @Test func theNumbersAddUp() {
        let titles = ["ORDER_SOUP", "COOK_SOUP", "ORDER_SOUP", "COOK_SOUP", "ORDER_SOUP"]
        let intents = titles.enumerated().map { "{ Name: Soup\($0), Title: \($1) }" }.joined(separator: "\n")
        let found = RuleExample(intents).lint().filter { $0.kind.name == "template-leftover" }
        #expect(
            found.map(\.message) == [
                "'ORDER_SOUP' looks like an identifier, and users see it as it is; also 'COOK_SOUP' (twice) and 'ORDER_SOUP' (twice)"
            ]
        )
        #expect(["a", "b", "a", "c", "d", "e", "e"].quotedList() == "'a' (twice), 'b', 'c' and 3 others")
    }
}

extension DiagnosticKind: CustomTestStringConvertible {
    /// The name of the kind in the list of tests.
    public var testDescription: String { name }
}
