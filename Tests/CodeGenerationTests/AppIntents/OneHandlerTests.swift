import AppIntentsGeneration
import CompanionFiles
import Foundation
import IntentSchema
import ModelGeneration
import TestSupport
import Testing

/// One handler for both frameworks: SiriKit handlers of apps run through App Intents, with stubs of both.
@Suite struct OneHandlerTests {
    private func plan(_ name: String, _ change: (inout Schema) -> Void = { _ in }) throws -> (Schema, AppIntentsPlan) {
        var schema = try SiriKitExamples.schema(named: name)
        change(&schema)
        return (schema, AppIntentsPlan(schema))
    }

    /// No one offers a coffee's extras.
    private static func withoutOfferedExtras(_ schema: inout Schema) {
        for index in schema.intents[0].parameters.indices where schema.intents[0].parameters[index].isArray {
            schema.intents[0].parameters[index].options = .unrestricted
        }
    }

    @Test func theAnswersAreTheSame() throws {
        let folder = try TemporaryDirectory()
        let support = Project.root.appendingPathComponent("Tests/Support/SiriKitHandlers/OneHandler")
        var sources = ["Protocols.swift", "main.swift"].map { support.appendingPathComponent($0).path }
        let definitions = try [
            plan("OrderCoffee", Self.withoutOfferedExtras),
            plan("MusicWidgets"), plan("SelectCharacter") { $0.modelVersion = .xcode10 },
            plan("Counter") {
                $0.intents[0].parameters[0].type = .file(.none)
                $0.intents[0].parameters[0].options = .unrestricted
            },
        ]
        for (schema, plan) in definitions {
            let classes = SiriKitExamples.sources(schema).map {
                PortableClasses.text(of: $0.contents, withProtocols: false)
            }
            let bridge = String(decoding: AppIntentsSiriKitBridge(plan).file().printed(), as: UTF8.self)
            // Without Objective-C, no method is optional, and strings are not objects.
            let portable = bridge.replacing(#/\.(\w+)\?\((for|intent):/#) { ".\($0.1)(\($0.2):" }
                .replacing("option as String", with: "String(describing: option)")
            let imports = "import CoreLocation\nimport Foundation\nimport Intents\n"
            for (name, contents) in [
                ("AppIntents", plan.code), ("Bridge", portable), ("Classes", imports + classes.joined()),
            ] {
                sources.append(try folder.write(contents.utf8, to: "\(plan.table)\(name).swift").path)
            }
        }
        let conversions = SiriKitConversionsFile.file
        sources.append(try folder.write(conversions.contents, to: conversions.name).path)
        let differences = try SiriKitValues.run(sources)
        #expect(differences == "")
    }

    /// Bridges throw the same error even if the library is not imported.
    @Test func theErrorIsTheLibrarys() throws {
        let file = Project.root.appendingPathComponent(
            "Sources/IntentRuntime/AppleConversions/AppIntentsResolution.swift"
        )
        let library = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(library.range(of: "// The iOS 18 SDK was the first")?.lowerBound)
        let end = try #require(library[start...].range(of: "\n}\n")?.upperBound)
        #expect(SiriKitConversionsFile.source.contains(library[start..<end]))
    }

    /// A handler for models, which tests run in conversations, handles App Intents.
    @Test func aHandlerOfTheModelsDoesTheWork() throws {
        let folder = try TemporaryDirectory()
        let (schema, plan) = try plan("OrderCoffee")
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

    @Test func whatDoesNotGoThroughIsSaid() throws {
        let (_, plan) = try plan("OrderCoffee")
        #expect(
            AppIntentsSiriKitBridge(plan).losses.prefix(2).map { "\($0.kind) \($0.member ?? ""): \($0.what)" }
                == ["unreadableResolution drink: `resolveDrink`", "unreadableResolution size: `resolveSize`"]
        )
        #expect(
            AppIntentsSiriKitBridge(plan).losses.filter { $0.kind != .unreadableResolution }.map {
                "\($0.kind) \($0.declaration): \($0.what)"
            } == [
                "confirmation OrderCoffee: `confirm`'s answer in the question to the user",
                "continueInApp OrderCoffee: the answers continueInApp and failureRequiringAppLaunch, and an answer's user activity",
                "objectDisplay CoffeeDrink: images, pronunciations and other words of objects",
                "conditionalObject CoffeeDrink: objects that are options only for a search term",
                "objectDisplay CoffeeExtra: images, pronunciations and other words of objects",
                "conditionalObject CoffeeExtra: objects that are options only for other parameters' values",
            ]
        )
    }

    /// Values that are not passed on are reported for parameters and for properties of objects.
    @Test func valuesThatDoNotGoThroughAreSaid() throws {
        let (_, plan) = try plan("EveryType")
        let losses = AppIntentsSiriKitBridge(plan).losses.filter { $0.kind == .unbridgedValue }
        #expect(
            losses.map { "\($0.declaration).\($0.member ?? ""): \($0.what): \($0.replacement)" } == [
                "EveryType.person: values of type Person: a handler without the value, and options that the app provides itself",
                "EveryType.payment: values of type PaymentMethod: a handler without the value, and options that the app provides itself",
                "EveryType.people: values of type Person: a handler without the value",
                "Landmark.guide: values of type Person: an object without the value",
            ]
        )
    }

    /// Values that models cannot hold are reported like those that SiriKit's classes cannot hold.
    @Test func valuesThatModelsLackAreSaid() throws {
        let (_, plan) = try plan("EveryType")
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
        let (_, plan) = try plan("OrderCoffee", Self.withoutOfferedExtras)
        let bridge = AppIntentsBridge(plan, models: ModelsBackend.Options()).file()
        let code = String(decoding: bridge.printed(), as: UTF8.self)
        #expect(code.contains("        CoffeeExtraAppEntity.register { _ in [] }\n"))
        #expect(!code.contains("CoffeeDrinkAppEntity.register { _ in [] }"))
    }

    /// A SiriKit handler is not isolated to an actor, even in a module with main-actor isolation by default.
    @Test func theHandlerIsAskedOutsideTheMainActor() throws {
        let (_, plan) = try plan("OrderCoffee")
        let code = String(decoding: AppIntentsSiriKitBridge(plan).file().printed(), as: UTF8.self)
        let functions = code.split(separator: "\n").filter { $0.contains("nonisolated") }
        #expect(
            functions == [
                "    nonisolated func siriKitHandler() -> any OrderCoffeeIntentHandling",
                "    nonisolated func handle(intent: OrderCoffeeAppIntent) async throws -> OrderCoffeeAppIntentResponse {",
                "    nonisolated func siriKitHandler() -> any OrderCoffeeIntentHandling {",
            ]
        )
    }

    /// Options that cannot be converted need one of the app's own types, which uses the handler for everything else.
    @Test func whatTheHandlerCannotOfferIsForTheApp() throws {
        let (_, plan) = try plan("EveryType")
        let code = String(decoding: AppIntentsSiriKitBridge(plan).file().printed(), as: UTF8.self)
        #expect(
            code.contains(
                "static func register(siriKit implementation: any EveryTypeAppIntentSiriKitHandling) {\n        register(implementation)"
            )
        )
        #expect(!code.contains("struct EveryTypeAppIntentSiriKitHandler"))
    }
}
