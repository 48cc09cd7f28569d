import TestSupport
import Testing

@testable import AppIntentsGeneration
@testable import GenerateCommand
@testable import IntentSchema
@testable import SwiftSource

/// Decisions about individual intents, and files that are written once next to the code.
@Suite struct DecisionTests {
    private func schema(_ name: String) throws -> Schema { try #require(try AppIntentsFixture.example(name)) }

    private func text(_ file: SourceFile) -> String { String(decoding: file.printed(), as: UTF8.self) }

    @Test(arguments: DeploymentTarget.allCases)
    func aRequiredParameterIsNotOptional(deployment: DeploymentTarget) throws {
        var options = AppIntentsOptions(deployment: deployment)
        options.required = ["OrderCoffee.drink": true, "OrderCoffee.extras": true, "OrderCoffee.audience": true]
        let plan = AppIntentsPlan(try schema("OrderCoffee"), options)
        #expect(plan.code.contains("    var drink: CoffeeDrinkAppEntity\n"))
        #expect(plan.code.contains("    var extras: [CoffeeExtraAppEntity]\n"))
        #expect(plan.code.contains("    var audience: OrderAudienceAppEnum\n"))
        #expect(
            plan.losses.filter { $0.kind == .resolution }.map(\.member) == ["orderFor", "pickupTime", "giftMessage"]
        )
        #expect(try deployment.typeCheck([plan.source]) == "")
    }

    /// The report suggests it if Siri asked and the definition has a question.
    @Test func theReportSuggestsWhatToRequire() throws {
        let plan = AppIntentsPlan(try schema("OrderCoffee"))
        #expect(
            plan.losses.first { $0.kind == .resolution }?.instead
                == "an optional parameter: to ask, throw `needsValueError()` in `handle`, or use the setting `required`"
        )
    }

    @Test(arguments: DeploymentTarget.allCases)
    func namesAndHeadingsAreChosen(deployment: DeploymentTarget) throws {
        var options = AppIntentsOptions(deployment: deployment)
        var order = AppIntentsOptions.IntentOptions()
        order.typeName = "OrderDrink"
        order.categoryName = "Bar"
        order.resultValueName = "Order"
        options.intents["OrderCoffee"] = order
        options.typeNames = ["CoffeeDrink": "DrinkEntity", "CupSize": "Cup"]
        let plan = AppIntentsPlan(try schema("OrderCoffee"), options)
        let code = plan.code
        #expect(code.contains("struct OrderDrink: AppIntent"))
        #expect(code.contains("var drink: DrinkEntity?"))
        #expect(code.contains("enum Cup: String, AppEnum"))
        #expect(
            code.contains(
                "categoryName: LocalizedStringResource(\"Bar\", defaultValue: \"Bar\", table: \"OrderCoffee\")"
            )
        )
        #expect(code.contains("resultValueName: ") == (deployment >= .ios17))
        #expect(try deployment.typeCheck([plan.source]) == "")
    }

    /// Some shortcuts open the app. Before iOS 26 the intent never does.
    @Test func modesSayWhetherTheAppOpens() throws {
        func code(_ deployment: DeploymentTarget, opening count: Int) throws -> String {
            var schema = try schema("OrderCoffee")
            for index in schema.intents[0].shortcuts.indices {
                schema.intents[0].shortcuts[index].supportsBackgroundExecution = index >= count
            }
            for index in schema.intents[0].summaries.indices {
                schema.intents[0].summaries[index].supportsBackgroundExecution = count < 100
            }
            let plan = AppIntentsPlan(schema, AppIntentsOptions(deployment: deployment))
            #expect(try deployment.stubs.typeCheck([plan.source]) == "")
            #expect(
                plan.losses.contains { $0.kind == .backgroundExecution } == (count == 1 && deployment < .ios26)
            )
            return plan.code
        }
        #expect(try !code(.ios26, opening: 0).contains("supportedModes"))
        #expect(
            try code(.ios26, opening: 1).contains(
                "    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]\n"
            )
        )
        #expect(
            try code(.ios26, opening: 100).contains(
                "    static let supportedModes: IntentModes = .foreground(.immediate)\n"
            )
        )
        #expect(try !code(.ios17, opening: 1).contains("supportedModes"))
        #expect(try code(.ios17, opening: 100).contains("    static let openAppWhenRun = true\n"))
    }

    /// A saved value is found by its parameter's type, which must not follow the deployment target.
    @Test(arguments: DeploymentTarget.allCases) func placesKeepTheirType(deployment: DeploymentTarget) throws {
        let plan = AppIntentsPlan(try schema("EveryType"), AppIntentsOptions(deployment: deployment))
        #expect(plan.code.contains("import CoreLocation\n"))
        #expect(plan.code.contains("var place: CLPlacemark?"))
        #expect(!plan.code.contains("PlaceDescriptor"))
    }
}
