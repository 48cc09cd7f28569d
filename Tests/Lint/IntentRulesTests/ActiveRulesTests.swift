import Settings
import Diagnostics
import IntentSchema
import RuleSettings
import Testing
import Translations

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

    /// Kinds of the families 09, 11 and 12 name their categories.
    @Test func everyKindBelongsToAFamilyWithACategory() {
        for kind in RuleCatalogue.kinds where !["IN09", "IN11", "IN12"].contains(kind.code.prefix(4)) {
            #expect(DiagnosticKind.categories[kind.code.prefix(4)] == kind.category, "\(kind.code)")
        }
    }

    @Test func tenThousandFindingsOfAFileAreReported() throws {
        func rule(_ part: Int, _ count: Int) -> Rule {
            Rule(
                code: "IN0101",
                name: "rule",
                severity: .note,
                summary: "",
                explanation: "",
                triggering: [],
                passing: []
            ) { context, findings in
                for number in 0..<count { findings.report("", in: context.file, symbol: "\(part) \(number)") }
            }
        }
        let source = SourceText(path: "A.intentdefinition", bytes: ExampleTemplate.xml("INIntents: [{ Name: Order }]"))
        let inputs = Frontend.link([Frontend.load(source)]).map { LintInput($0) }
        let rules = (0..<10).map { rule($0, 1000) }
        #expect(Linter(inputs, rules: rules).findings(about: 0).count == 10_000)
        let found = Linter(inputs, rules: rules + [rule(10, 1)]).findings(about: 0)
        #expect(found.count == 10_001 && found.last?.message == "1 more in this file is not listed")
    }

    /// Data that only some rules need is computed only for them.
    @Test func surroundingsAreMadeForRulesThatAsk() throws {
        let source = ExampleTemplate.xml("INIntents: [{ Name: OrderSoup }]")
        let compiled = Frontend.link([Frontend.load(SourceText(path: "A.intentdefinition", bytes: source))])
        let table = SourceText(path: "de.lproj/A.strings", bytes: Array("\"a\" = \"b\";".utf8))
        let input = try #require(compiled.first.map { LintInput($0, tables: [TableFile(table, language: "de")]) })
        let definition = try #require(input.compiled.loaded.definition)
        let context = RuleContext(input, run: Linter([input]), definition: definition)
        func hasMadeTables() throws -> Bool {
            let stored = Mirror(reflecting: context).children.first { $0.label == "$__lazy_storage_$_translations" }
            return Mirror(reflecting: try #require(stored).value).children.isEmpty == false
        }
        _ = Rule.unusedType.check(context)
        #expect(try !hasMadeTables())
        _ = Rule.orphanedTranslation.check(context)
        #expect(try hasMadeTables())
    }
}
