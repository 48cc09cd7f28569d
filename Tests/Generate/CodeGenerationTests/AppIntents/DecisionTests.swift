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
            plan.losses.first { $0.kind == .resolution }?.replacement == """
                an optional parameter; the handler asks by throwing `needsValueError()`, or `--required OrderCoffee.drink` makes \
                App Intents ask
                """
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

    /// Some shortcuts open the app. Before iOS 26 the intent never does; with a newer SDK it declares both modes.
    @Test func modesSayWhetherTheAppOpens() throws {
        func code(_ deployment: DeploymentTarget, sdk: DeploymentTarget? = nil, opening count: Int) throws -> String {
            var schema = try schema("OrderCoffee")
            for index in schema.intents[0].shortcuts.indices {
                schema.intents[0].shortcuts[index].supportsBackgroundExecution = index >= count
            }
            for index in schema.intents[0].summaries.indices {
                schema.intents[0].summaries[index].supportsBackgroundExecution = count < 100
            }
            var options = AppIntentsOptions(deployment: deployment)
            options.sdk = sdk
            let plan = AppIntentsPlan(schema, options)
            let stubs = max(deployment, sdk ?? deployment).stubs
            #expect(try stubs.typeCheck([plan.source]) == "")
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
        let both = try code(.ios17, sdk: .ios26, opening: 100)
        #expect(both.contains("    static let openAppWhenRun = true\n"))
        #expect(
            both.contains(
                """
                    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
                    static var supportedModes: IntentModes { .foreground(.immediate) }

                """
            )
        )
    }

    /// A saved value is found by its parameter's type, which must not follow the deployment target.
    @Test(arguments: DeploymentTarget.allCases) func placesKeepTheirType(deployment: DeploymentTarget) throws {
        let plan = AppIntentsPlan(try schema("EveryType"), AppIntentsOptions(deployment: deployment))
        #expect(plan.code.contains("import CoreLocation\n"))
        #expect(plan.code.contains("var place: CLPlacemark?"))
        #expect(!plan.code.contains("PlaceDescriptor"))
    }

    // MARK: - Written once

    @Test(arguments: DeploymentTarget.allCases)
    func phrasesAreWrittenForWhatSiriSuggested(deployment: DeploymentTarget) throws {
        let options = AppIntentsOptions(deployment: deployment)
        let plans = try ["OrderCoffee", "Counter"].map { AppIntentsPlan(try schema($0), options) }
        let shortcuts = AppShortcutsFile(plans)
        let code = text(shortcuts.file())
        #expect(
            code.contains(
                #"phrases: ["Order Coffee in \(.applicationName)", "Order \(\.$drink) in \(.applicationName)"],"#
            )
        )
        #expect(!code.contains("SelectCounter"))
        #expect(
            shortcuts.texts.map(\.key) == [
                "Order Coffee in ${applicationName}", "Order ${drink} in ${applicationName}",
            ]
        )
        #expect(try deployment.stubs.typeCheck([plans[0].source, ("Shortcuts.swift", code)]) == "")
    }

    @Test func anAppHasTenShortcutsAtMost() throws {
        let schema = try schema("OrderCoffee")
        let plans = (0..<12).map { AppIntentsPlan(schema, table: "Table\($0)") }
        #expect(text(AppShortcutsFile(plans).file()).components(separatedBy: "AppShortcut(").count == 11)
    }
}
