import Diagnostics
import IntentSchema
@testable import IntentRules
import Testing

/// One cause is one finding.
@Suite struct CauseOrderTests {
    private static func found(_ example: RuleExample) -> [String] {
        example.lint().map { "\($0.kind.code) \($0.severity.word)" }
    }

    /// What should be deleted needs no description, names or translations.
    @Test(
        arguments: [
            ("{ Name: Configuration, EligibleForWidgets: true, Description: none }", ["IN0330 warning"]),
            ("{ Name: Intent, Title: Intent, Description: none }", ["IN0518 warning"]),
            (
                "{ Name: OrderSoup, Configurable: none, IneligibleForSuggestions: true, Description: none }",
                ["IN0340 warning"]
            ),
            ("INEnums: [{ Name: Enum, Values: [{ Name: unknown }] }]", ["IN0331 warning"]),
        ] as [(RuleExample, [String])]
    )
    func whatFollowsFromADeclarationIsNotReported(example: RuleExample, expected: [String]) {
        #expect(Self.found(example) == expected)
    }

    @Test func nothingIsReportedOfAFileThatNoTargetBuilds() {
        let example = RuleExample.intents("{ Name: Configuration, EligibleForWidgets: true, Description: none }")
            .inProject { $0.targets = [] }
        #expect(Self.found(example) == ["IN0120 warning"])
    }

    /// Only a project can lack a language.
    @Test func aCopyForALanguageThatTheProjectHasIsNotCalledForeign() {
        let example = RuleExample.copied("{ Name: OrderSoup }", as: "Intents")
        func message(_ regions: Set<String>) -> [String] {
            let project = example.inProject { ($0.refersToDefinition, $0.regions) = (false, regions) }
            return project.lint().filter { $0.kind == Rule.localizedCopy.kind }.map(\.message)
        }
        let own = "this is a full copy of the definition for 'de'"
        #expect(example.lint().map(\.message) == [own])
        #expect(message(["de"]) == [own] && message(["fr"]) == [own + ", a language that the project does not have"])
    }

    /// Without parameters, nothing is missing in 'Edit Widget'.
    @Test func whatFollowsFromAllIntentsFollowsForTheDefinition() {
        func example(_ others: String) -> RuleExample {
            .intents("{ Name: Configuration, EligibleForWidgets: true }\n" + others).inProject {
                $0.targets = [.init("Widgets", .widgetExtension)]
            }
        }
        #expect(Self.found(example("")) == ["IN0330 warning"])
        #expect(Self.found(example("{ Name: OrderSoup }")) == ["IN0130 warning", "IN0330 warning"])
    }

    /// A misspelled case and its right display name are one finding, which does not say which is right.
    @Test func aCaseAndItsDisplayNameDoNotContradictEachOther() {
        let example = RuleExample.enumeration(
            "Name: Size, Values: [{ Name: unknown }, { Name: recieveSoup, DisplayName: Receive Soup }]"
        )
        #expect(Self.found(example) == ["IN0527 warning"])
        let message = RuleExample.enumeration(
            "Name: Size, Values: [{ Name: unknown }, { Name: incongitoSoup, DisplayName: Incognito Soup }]"
        ).lint().map(\.message)
        #expect(message.count == 1, "\(message)")
    }

    /// What the configuration makes more severe is reported beside its cause.
    @Test func aMoreSevereFindingIsNotSwallowed() throws {
        let example = RuleExample.intents("{ Name: Configuration, EligibleForWidgets: true, Description: none }")
        let compiled = Frontend.link(
            example.sources.map { Frontend.load($0, correctsKeys: true) },
            for: .separateModules
        )
        let inputs = compiled.map { LintInput($0) }
        var findings = Linter(inputs).findings(about: 0)
        let order = CauseOrder(inputs)
        #expect(order.markingConsequences(in: findings).filter(\.isConsequence).map(\.kind.code) == ["IN0504"])
        let isOff = order.markingConsequences(in: findings) { $0.code != "IN0330" }
        #expect(isOff.allSatisfy { !$0.isConsequence })
        for index in findings.indices where findings[index].kind.code == "IN0504" { findings[index].severity = .error }
        #expect(order.markingConsequences(in: findings).allSatisfy { !$0.isConsequence })
    }

    /// A line has all places that say the same about other names.
    @Test func placesWithOneSentenceAreOneFinding() throws {
        let found = RuleExample.intents(
            "{ Name: OrderSoup, Title: Order Soup, TitleID: none, Description: Orders it, DescriptionID: none }"
        ).lint()
        #expect(
            found.map(\.message) == [
                "2 texts have no string id and cannot be translated: 'Order Soup' and 'Orders it'"
            ]
        )
        #expect(
            found.flatMap(\.atEachPlace).map(\.symbol).sorted() == [
                "intent/OrderSoup/INIntentDescription", "intent/OrderSoup/INIntentTitle",
            ]
        )
    }
}
