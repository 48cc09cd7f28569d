import AppIntentsGeneration
import GenerateCommand
import Foundation
import IntentSchema
import ModelGeneration
import TestSupport
import Testing

/// A handler and an options provider of the models also serve App Intents.
@Suite struct ModelsHandlerTests {
    /// The handler runs through App Intents, with stubs of the framework.
    @Test func aHandlerOfTheModelsDoesTheWork() throws {
        let folder = try TemporaryDirectory()
        let schema = try SiriKitExamples.schema(named: "OrderCoffee")
        let plan = AppIntentsPlan(schema)
        let models = ModelsBackend.Options()
        var sources = [
            Project.root.appendingPathComponent("Tests/Support/SiriKitHandlers/ModelsHandler/main.swift").path
        ]
        for (name, file) in [
            ("Models", ModelsBackend(models).file(for: schema)), ("AppIntents", plan.file),
            ("Bridge", AppIntentsBridge(plan, models: models).file()),
        ] { sources.append(try folder.write(file.printed(), to: "\(name).swift").path) }
        let differences = try SiriKitValues.run(sources)
        #expect(differences == "")
    }

    @Test func valuesThatModelsLackAreSaid() throws {
        let plan = AppIntentsPlan(try SiriKitExamples.schema(named: "EveryType"))
        let losses = AppIntentsBridge(plan, models: ModelsBackend.Options()).losses
        #expect(
            losses.filter { $0.kind != .unbridgedValue }.map(\.what) == [
                "the answers continueInApp and failureRequiringAppLaunch", "objects that no options contain",
            ]
        )
        #expect(
            losses.compactMap { loss in loss.member.map { "\(loss.declaration).\($0): \(loss.what)" } } == [
                "EveryType.place: values of type Placemark", "EveryType.city: values of type Placemark",
                "EveryType.address: values of type Placemark", "EveryType.person: values of type Person",
                "EveryType.payment: values of type PaymentMethod", "EveryType.places: values of type Placemark",
                "EveryType.people: values of type Person", "Landmark.location: values of type Placemark",
                "Landmark.guide: values of type Person",
            ]
        )
    }

    @Test func whatNothingOffersIsKnownByItsIdentifier() throws {
        var schema = try SiriKitExamples.schema(named: "OrderCoffee")
        for index in schema.intents[0].parameters.indices where schema.intents[0].parameters[index].isArray {
            schema.intents[0].parameters[index].options = .unrestricted
        }
        let bridge = AppIntentsBridge(AppIntentsPlan(schema), models: ModelsBackend.Options()).file()
        let code = String(decoding: bridge.printed(), as: UTF8.self)
        #expect(code.contains("        CoffeeExtraAppEntity.register { _ in [] }\n"))
        #expect(!code.contains("CoffeeDrinkAppEntity.register { _ in [] }"))
    }
}
