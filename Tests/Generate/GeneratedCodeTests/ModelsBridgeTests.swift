import AppIntentsGeneration
import GenerateCommand
import Diagnostics
import Foundation
import IntentSchema
import ModelGeneration
import TestSupport
import Testing

/// App Intents and models of one definition in one module, connected: one provider serves both.
struct ModelsBridgeTests {
    private func schema(_ path: String) throws -> Schema {
        let file = Project.schemas.appendingPathComponent(path)
        return try #require(
            Frontend.link([Frontend.load(SourceText(path: path, bytes: Array(try Data(contentsOf: file))))])[0].schema
        )
    }

    /// Compiles everything that is generated from a definition, together with handwritten code.
    private func compile(
        _ path: String,
        _ deployment: DeploymentTarget = .ios17,
        models: ModelsBackend.Options = ModelsBackend.Options(),
        byHand: String = ""
    ) throws -> String {
        try compile(try schema(path), deployment, models: models, byHand: byHand)
    }

    private func compile(
        _ schema: Schema,
        _ deployment: DeploymentTarget = .ios17,
        models: ModelsBackend.Options = ModelsBackend.Options(),
        byHand: String = ""
    ) throws -> String {
        let generated = generated(schema, deployment, models)
        let stubs: AppIntentsStubs = deployment == .ios18 ? .ios18 : deployment == .ios26 ? .ios26 : .ios17
        return try RuntimeModule.joined(to: stubs).typeCheck(
            generated + [("ByHand.swift", byHand)],
            modules: [stubs.modules()]
        )
    }

    /// Everything that is generated from a definition.
    private func generated(
        _ schema: Schema,
        _ deployment: DeploymentTarget = .ios17,
        _ models: ModelsBackend.Options = ModelsBackend.Options()
    ) -> [SwiftFrontend.Source] {
        let plan = AppIntentsPlan(schema, AppIntentsOptions(deployment: deployment))
        let files = [
            ("Models", ModelsBackend(models).file(for: schema)), ("AppIntents", plan.file),
            ("Bridge", AppIntentsBridge(plan, models: models).file()),
        ]
        let definition = schema.path.replacing("/", with: "_")
        return files.map { ("\($0.0)_\(definition).swift", String(decoding: $0.1.printed(), as: UTF8.self)) }
    }

    static let definitions = Project.files(below: Project.schemas, withExtension: "intentdefinition").map {
        String($0.path.dropFirst(Project.schemas.path.count + 1))
    }

    @Test func everythingCompilesTogether() throws {
        let modules = try Self.definitions.map { generated(try schema($0)) }
        for batch in CompilerBatches.batches(of: modules) {
            let runtime = try RuntimeModule.joined(to: .ios17)
            let messages = try runtime.typeCheck(batch, modules: [AppIntentsStubs.ios17.modules()])
            #expect(messages == "")
        }
    }

    @Test(arguments: [DeploymentTarget.ios16, .ios18, .ios26])
    func everyTypeCompilesForOtherSystems(deployment: DeploymentTarget) throws {
        #expect(try compile("EveryType.intentdefinition", deployment) == "")
        #expect(try compile("MusicWidgets.intentdefinition", deployment) == "")
    }

    @Test func modelsMayHaveOtherNamesAndLevels() throws {
        let options = ModelsBackend.Options(access: .internal, typeSuffix: "Model")
        #expect(try compile("MusicWidgets.intentdefinition", models: options) == "")
    }

    /// The provider for SiriKit and tests also serves App Intents, without more code.
    @Test func oneProviderServesBoth() throws {
        let byHand = """
            import IntentRuntime
            import AppIntents
            import SwiftUI
            import WidgetKit

            struct Heroes: DiabloHeroOptionsProvider, DefinitionDefaults, SearchesOptions {
                func provideYourHeroOptionsCollection(
                    for configuration: DiabloHeroConfiguration
                ) async throws -> OptionsCollection<Hero> {
                    [Hero(identifier: "barbarian", display: "Barbarian")]
                }
            }

            func start() { DiabloHeroAppIntent.register(models: Heroes()) }

            func showsRank(_ intent: DiabloHeroAppIntent) -> Bool { intent.configuration.isVisible(.showsRank) }

            struct HeroTimeline: ConfigurationTimelineProvider {
                typealias Configuration = DiabloHeroConfiguration
                let options: any DiabloHeroOptionsProvider
            }

            struct HeroWidget: Widget {
                var body: some WidgetConfiguration {
                    AppIntentConfiguration(
                        kind: "hero",
                        intent: DiabloHeroAppIntent.self,
                        provider: AppIntentsTimelineProvider(HeroTimeline(options: Heroes()), for: DiabloHeroAppIntent.self) { $0.configuration }
                    ) { entry in Text(entry.configuration.YourHero?.displayString ?? "") }
                }
            }
            """
        #expect(try compile("DiabloHero.intentdefinition", byHand: byHand) == "")
    }

    /// App Intents leave out what no intent uses, and so does the bridge.
    @Test func typesThatNothingUsesAreInNoneOfTheFiles() throws {
        var schema = try schema("ClassNames.intentdefinition")
        for index in schema.intents.indices {
            schema.intents[index].parameters = []
            schema.intents[index].response.parameters = []
            schema.intents[index].response.output = nil
            for code in schema.intents[index].response.codes.indices {
                schema.intents[index].response.codes[code].dialog = .none
                schema.intents[index].response.codes[code].conciseDialog = .none
            }
            (schema.intents[index].summaries, schema.intents[index].shortcuts) = ([], [])
            (schema.intents[index].input, schema.intents[index].keyParameter) = (nil, nil)
        }
        #expect(schema.types.count == 1 && schema.enumerations.count == 1)
        #expect(try compile(schema) == "")
    }

    /// An action's handler is also its provider, and does the work.
    @Test func aHandlerHasTheProvider() throws {
        let byHand = """
            import IntentRuntime

            struct Cities: ShowForecastOptionsProvider, DefinitionDefaults, SearchesOptions {
                func provideCityOptionsCollection(
                    for configuration: ShowForecastConfiguration
                ) async throws -> OptionsCollection<ForecastCity> {
                    []
                }
            }

            struct Forecasts: ShowForecastAppIntentModelsHandling {
                let optionsProvider: any ShowForecastOptionsProvider = Cities()
                func handle(intent: ShowForecastAppIntent) async throws -> ShowForecastAppIntentResponse {
                    ShowForecastAppIntentResponse(code: .success, city: intent.city)
                }
            }

            func start() { ShowForecastAppIntent.register(models: Forecasts()) }
            """
        #expect(try compile("Localized/Base.lproj/Forecast.intentdefinition", byHand: byHand) == "")
    }

    /// Code that resolves, confirms, and handles with the models also serves App Intents, without more code.
    @Test func oneHandlerServesBoth() throws {
        let byHand = """
            import IntentRuntime
            import AppIntents

            struct Bar: OrderCoffeeHandling, OrderCoffeeOptionsProvider, DefinitionDefaults, SearchesOptions {
                func resolveDrink(for order: OrderCoffeeDraft) async -> OrderCoffeeConfiguration.DrinkResolution {
                    guard let drink = order.drink else {
                        return .disambiguation([CoffeeDrink(identifier: "espresso", display: "Espresso")])
                    }
                    return drink.identifier == "tea" ? .unsupported(.notServedHere) : .success(drink)
                }
                func confirm(_ configuration: OrderCoffeeConfiguration) async throws -> OrderCoffeeResponse {
                    OrderCoffeeResponse(code: .ready)
                }
                func handle(_ configuration: OrderCoffeeConfiguration) async throws -> OrderCoffeeResponse {
                    OrderCoffeeResponse(code: .success, drink: configuration.drink)
                }
                func provideDrinkOptionsCollection(
                    for configuration: OrderCoffeeConfiguration,
                    searchTerm: String?
                ) async throws -> OptionsCollection<CoffeeDrink> { [] }
                func provideExtrasOptionsCollection(
                    for configuration: OrderCoffeeConfiguration
                ) async throws -> OptionsCollection<CoffeeExtra> { [] }
                func lookUpDrink(
                    withIdentifiers identifiers: [String],
                    for configuration: OrderCoffeeConfiguration
                ) async throws -> [CoffeeDrink]? {
                    identifiers.map { CoffeeDrink(identifier: $0, display: $0) }
                }
            }

            func start() { OrderCoffeeAppIntent.register(models: Bar(), options: Bar()) }
            """
        let file = "OrderCoffee.intentdefinition"
        #expect(try compile(file, byHand: byHand) == "")
        let bridge = generated(try schema(file))[2].contents
        for call in [".resolve(result, as: {", "modelsHandler.confirm(", ".hasEffect(.giftMessage)"] {
            #expect(bridge.contains(call), "\(call)")
        }
        // The library's part of the work.
        let resolution = Project.root.appendingPathComponent(
            "Sources/Runtime/IntentRuntime/AppleConversions/AppIntentsResolution.swift"
        )
        let library = try String(contentsOf: resolution, encoding: .utf8)
        for call in ["requestValue()", "requestDisambiguation(among:", "requestConfirmation(for:"] {
            #expect(library.contains(call), "\(call)")
        }
        #expect(bridge.contains("                of: .drink,\n"), "looked up as the models are")
        #expect(bridge.contains("subtitleString: model.subtitle"))
    }

    /// Names that have another use in one of the two outputs.
    @Test func namesMayDifferOnTheTwoSides() throws {
        let names = [
            "default", "Type", "model", "configuration", "hashValue", "isVisible", "displayImage", "id", "value",
            "options",
            "provider", "intent", "Intent",
        ]
        let definition = DefinitionText(
            enumerations: [DefinitionText.enumeration("Choice", ["unknown", "allCases", "none", "model", "self"])],
            types: [DefinitionText.type("Thing", names.map { ($0, [:]) })],
            intents: [
                DefinitionText.intent(
                    "Everything",
                    names.map { ($0, ["SupportsDynamicEnumeration": $0 != "intent"]) } + [
                        ("choice", ["Type": "Integer", "EnumType": "Choice", "EnumTypeNamespace": "abc123"]),
                        (
                            "thing",
                            [
                                "Type": "Object", "ObjectType": "Thing", "ObjectTypeNamespace": "abc123",
                                "SupportsDynamicEnumeration": true, "SupportsSearch": true,
                            ]
                        ),
                        ("place", ["Type": "Placemark", "SupportsDynamicEnumeration": true]),
                    ]
                )
            ]
        )
        let messages = try compile(try definition.schema())
        #expect(messages.isEmpty, "\(messages.prefix(3000))")
    }
}
