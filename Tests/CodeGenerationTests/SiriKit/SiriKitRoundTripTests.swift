import CodeGeneration
import Foundation
import IntentSchema
import TestSupport
import Testing

/// The bridge is run: values go to SiriKit's classes and back, on any platform.
@Suite struct SiriKitRoundTripTests {
    @Test func everyValueComesBack() throws {
        let schema = try SiriKitExamples.schema(named: "EveryType")
        let folder = try TemporaryDirectory()
        func write(_ name: String, _ contents: String) throws -> String {
            try folder.write(contents.utf8, to: name).path
        }
        let models = SiriKitExamples.bridgedModels(schema, name: "Models").contents
        let classes = SiriKitExamples.sources(schema).map { PortableClasses.text(of: $0.contents) }.joined()
        let main = try String(
            contentsOf: Project.root.appendingPathComponent("Tests/Support/SiriKitHandlers/RoundTrip.swift"),
            encoding: .utf8
        )
        let sources = [
            try write("Models.swift", PortableClasses.withoutSelectors(models)),
            try write("Classes.swift", "import CoreLocation\nimport Foundation\nimport Intents\n" + classes),
            try write("main.swift", main),
        ]
        #expect(try SiriKitValues.run(sources) == "")
    }
}
