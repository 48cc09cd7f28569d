import CodeGeneration
import Foundation
import IntentSchema
import TestSupport
import Testing

/// One handler for both worlds: what apps have for SiriKit is run through App Intents, with stubs of both frameworks.
@Suite struct OneHandlerTests {
    private func plan(_ name: String, _ change: (inout Schema) -> Void = { _ in }) throws -> (Schema, AppIntentsPlan) {
        var schema = try SiriKitExamples.schema(named: name)
        change(&schema)
        return (schema, AppIntentsPlan(schema))
    }

    @Test func theAnswersAreTheSame() throws {
        let folder = try TemporaryDirectory()
        let support = Project.root.appendingPathComponent("Tests/Support/SiriKitHandlers/OneHandler")
        var sources = ["Protocols.swift", "main.swift"].map { support.appendingPathComponent($0).path }
        let definitions = try [
            plan("OrderCoffee"), plan("MusicWidgets"), plan("SelectCharacter") { $0.modelVersion = .xcode10 },
        ]
        for (schema, plan) in definitions {
            let classes = SiriKitExamples.sources(schema).map {
                PortableClasses.text(of: $0.contents, withProtocols: false)
            }
            let bridge = String(decoding: AppIntentsSiriKitBridge(plan).file().printed(), as: UTF8.self)
            // Without Objective-C nothing is optional, and strings are no objects.
            let portable = bridge.replacing(#/\.(\w+)\?\((for|intent):/#) { ".\($0.1)(\($0.2):" }
                .replacing("option as String", with: "String(describing: option)")
            let imports = "import CoreLocation\nimport Foundation\nimport Intents\n"
            for (name, contents) in [
                ("AppIntents", plan.code), ("Bridge", portable), ("Classes", imports + classes.joined()),
            ] {
                sources.append(try folder.write(contents.utf8, to: "\(plan.table)\(name).swift").path)
            }
        }
        let differences = try SiriKitValues.run(sources, withAppIntents: true)
        #expect(differences == "")
    }

    /// What is written for the models, and played by conversations in tests, does the work of App Intents.
    @Test func aHandlerOfTheModelsDoesTheWork() throws {
        let folder = try TemporaryDirectory()
        let (schema, plan) = try plan("OrderCoffee")
        let models = ModelsBackend.Options()
        var sources = [
            Project.root.appendingPathComponent("Tests/Support/SiriKitHandlers/ModelsHandler/main.swift").path
        ]
        for (name, file) in [
            ("Models", ModelsBackend(models).file(for: schema)), ("AppIntents", AppIntentsBackend.file(for: plan)),
            ("Bridge", AppIntentsBridge(models: models).file(for: plan)),
        ] { sources.append(try folder.write(file.printed(), to: "\(name).swift").path) }
        let differences = try SiriKitValues.run(sources, withAppIntents: true)
        #expect(differences == "")
    }

    @Test func whatDoesNotGoThroughIsSaid() throws {
        let (_, plan) = try plan("OrderCoffee")
        #expect(
            AppIntentsSiriKitBridge(plan).losses.prefix(2).map { "\($0.kind) \($0.member ?? ""): \($0.what)" }
                == ["unreadableResolution drink: `resolveDrink`", "unreadableResolution size: `resolveSize`"]
        )
        let (_, every) = try self.plan("EveryType")
        let unbridged = AppIntentsSiriKitBridge(every).losses.filter { $0.kind == .unbridgedValue }.map(\.what)
        #expect(Set(unbridged) == ["values of type Person", "values of type PaymentMethod"])
    }

    /// Options that cannot be converted are for a type of the app's own, which has the handler for all else.
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
