import ConfigurationFile
import Diagnostics
import IntentSchema
import Testing

@testable import IntentRules

@Suite struct ActiveRulesTests {
    @Test func rulesThatAreOffDoNotRun() {
        var configuration = Configuration()
        let usual = Rules.active(in: configuration).map(\.kind)
        #expect(usual.contains(Rule.unusedType.kind))
        #expect(!usual.contains(Rule.stringIDReused.kind), "it is optional")
        configuration.rules.settings[Rule.unusedType.kind.code] = .off
        configuration.rules.settings[Rule.stringIDReused.kind.code] = .severity(.note)
        let chosen = Rules.active(in: configuration).map(\.kind)
        #expect(!chosen.contains(Rule.unusedType.kind))
        #expect(chosen.contains(Rule.stringIDReused.kind))
    }

    /// What only some rules need is worked out only for them, and once.
    @Test func surroundingsAreMadeForRulesThatAsk() throws {
        let source = ExampleTemplate.xml("INIntents: [{ Name: OrderSoup }]")
        let compiled = Frontend.link([Frontend.load(SourceText(path: "A.intentdefinition", bytes: source))])
        let input = try #require(compiled.first.map { LintInput($0) })
        let definition = try #require(input.compiled.loaded.definition)
        let context = RuleContext(input, run: Linter([input]), index: 0, definition: definition)
        _ = Rule.unusedType.check(context)
        #expect(!context.hasMade(Counted.self))
        #expect(context[Counted.self].number == context[Counted.self].number)
        #expect(context.hasMade(Counted.self))
    }

    private struct Counted: Surrounding {
        let number = Int.random(in: 0..<Int.max)

        init(around context: RuleContext) {}
    }
}
