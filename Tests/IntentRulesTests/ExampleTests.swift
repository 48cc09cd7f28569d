import Diagnostics
import IntentRules
import Testing

/// Every example of every rule, linted with all rules.
@Suite struct Examples {
    @Test(arguments: Rules.all)
    func triggeringExamplesGiveTheirKindAlone(_ rule: Rule) {
        let examples = rule.examples.triggering
        #expect(!examples.isEmpty)
        for (index, example) in examples.enumerated() {
            let findings = example.lint()
            #expect(!findings.isEmpty, "triggering example \(index) of \(rule.kind.name) gives nothing")
            let others = findings.filter { $0.kind != rule.kind }.map { "\($0.kind.name): \($0.message)" }
            #expect(others.isEmpty, "triggering example \(index) of \(rule.kind.name)")
            #expect(findings.allSatisfy { !$0.symbol.isEmpty || $0.kind.category == .file })
        }
    }

    @Test(arguments: Rules.all)
    func passingExamplesGiveNothing(_ rule: Rule) {
        let examples = rule.examples.passing
        #expect(!examples.isEmpty)
        for (index, example) in examples.enumerated() {
            let findings = example.lint().map { "\($0.kind.name): \($0.message)" }
            #expect(findings.isEmpty, "passing example \(index) of \(rule.kind.name)")
        }
    }
}

extension Rule: CustomTestStringConvertible {
    /// The rule by name in the list of tests.
    public var testDescription: String { kind.name }
}

extension DiagnosticKind: CustomTestStringConvertible {
    /// The kind by name in the list of tests.
    public var testDescription: String { name }
}
