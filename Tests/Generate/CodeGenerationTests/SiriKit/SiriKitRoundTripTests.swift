import AppIntentsGeneration
import GenerateCommand
import Foundation
import IntentSchema
import ModelGeneration
import TestSupport
import Testing

/// Runs the bridge: values are converted to SiriKit's classes and back, on any platform.
@Suite struct SiriKitRoundTripTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func write(_ name: String, _ contents: String) throws -> String {
        try folder.write(contents.utf8, to: name).path
    }

    /// Runnable code from `Tests/Support/SiriKitHandlers`.
    private func program(_ name: String, importing modules: String = "", as file: String? = nil) throws -> String {
        let source = Project.root.appendingPathComponent("Tests/Support/SiriKitHandlers/\(name).swift")
        return try write(file ?? "\(name).swift", modules + String(contentsOf: source, encoding: .utf8))
    }

    private func bridgedModels(_ schema: Schema) throws -> String {
        let models = SiriKitExamples.bridgedModels(schema, name: "Models").contents
        return try write("Models.swift", PortableClasses.withoutSelectors(models))
    }

    private func classes(_ schema: Schema) throws -> String {
        let classes = SiriKitExamples.sources(schema).map { PortableClasses.text(of: $0.contents) }.joined()
        return try write("Classes.swift", "import CoreLocation\nimport Foundation\nimport Intents\n" + classes)
    }

    @Test func everyValueComesBack() throws {
        let schema = try SiriKitExamples.schema(named: "EveryType")
        let main = try program("RoundTrip", as: "main.swift")
        #expect(try SiriKitValues.run([bridgedModels(schema), classes(schema), main]) == "")
    }

    /// The models are in a package, and the bridge and classes are in the app.
    @Test func everyValueComesBackFromModelsInAnotherModule() throws {
        let schema = try SiriKitExamples.schema(named: "EveryType")
        let options = ModelsBackend.Options(typeSuffix: "Value")
        let models = ModelsBackend(options).file(for: schema).printed()
        let bridge = SiriKitBridge(schema, models: options).file(modelsModule: "Models").printed()
        let sources = [
            try write("Bridge.swift", PortableClasses.withoutSelectors(String(decoding: bridge, as: UTF8.self))),
            try classes(schema), try program("RoundTrip", importing: "import Models\n", as: "main.swift"),
        ]
        let package = try write("Models.swift", String(decoding: models, as: UTF8.self))
        #expect(try SiriKitValues.run(sources, models: [package]) == "")
    }

    /// If a model has the name of a library type, the definition's type is used.
    @Test func modelsOfAnotherModuleMayHaveNamesOfTheLibrary() throws {
        let file = Project.schemas.appendingPathComponent("SelectCharacter.intentdefinition")
        let text = try String(contentsOf: file, encoding: .utf8).replacing("GameCharacter", with: "Person")
        let schema = try SiriKitExamples.schema(of: folder.write(text.utf8, to: "Names.intentdefinition"))
        let options = ModelsBackend.Options(typeSuffix: "Value")
        let models = ModelsBackend(options).file(for: schema).printed()
        let bridge = SiriKitBridge(schema, models: options).file(modelsModule: "Models").printed()
        let main = """
            import Intents
            import struct Models.PersonValue
            let person = PersonValue(Person(PersonValue(identifier: "a", display: "Panda")))
            print(person.displayString)

            """
        let sources = [
            try write("Bridge.swift", PortableClasses.withoutSelectors(String(decoding: bridge, as: UTF8.self))),
            try classes(schema), try write("main.swift", main),
        ]
        let package = try write("Models.swift", String(decoding: models, as: UTF8.self))
        #expect(try SiriKitValues.run(sources, models: [package]) == "Panda\n")
    }

    /// SiriKit's handler answers like a model handler: errors, each result of resolving, objects looked up again.
    @Test func aHandlerOfModelsAnswersSiriKit() throws {
        let schema = try SiriKitExamples.schema(named: "OrderCoffee")
        let sources = try [bridgedModels(schema), classes(schema), program("PortableHandling")]
        #expect(try SiriKitValues.run(sources) == "")
    }

    /// Defaults of a main-actor provider, requested on the main thread and on another, and a default that never
    /// arrives.
    @Test func waitingForADefaultEnds() throws {
        let schema = try SiriKitExamples.schema(named: "OrderCoffee")
        let sources = try [bridgedModels(schema), classes(schema), program("Waiting")]
        #expect(try SiriKitValues.run(sources) == "")
    }
}
