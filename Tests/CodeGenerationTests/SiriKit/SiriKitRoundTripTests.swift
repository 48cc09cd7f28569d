import Adoption
import CodeGeneration
import Foundation
import IntentSchema
import TestSupport
import Testing

/// The bridge is run: values go to SiriKit's classes and back, on any platform.
@Suite struct SiriKitRoundTripTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func write(_ name: String, _ contents: String) throws -> String {
        try folder.write(contents.utf8, to: name).path
    }

    /// What `Tests/Support/SiriKitHandlers` has for running.
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

    /// An app's models are in a package; the bridge and the classes are in the app.
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

    /// A model with the name of a type of the library: the definition's is meant.
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

    /// SiriKit's handler does what a handler of models says: errors, each result of resolving, objects looked up anew.
    @Test func aHandlerOfModelsAnswersSiriKit() throws {
        let schema = try SiriKitExamples.schema(named: "OrderCoffee")
        let sources = try [bridgedModels(schema), classes(schema), program("PortableHandling")]
        #expect(try SiriKitValues.run(sources) == "")
    }

    /// Defaults of a provider that belongs to the main actor, asked for on the main thread and on another; and one that never
    /// comes.
    @Test func waitingForADefaultEnds() throws {
        let schema = try SiriKitExamples.schema(named: "OrderCoffee")
        let sources = try [bridgedModels(schema), classes(schema), program("Waiting")]
        #expect(try SiriKitValues.run(sources) == "")
    }
}
