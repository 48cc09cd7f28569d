import Foundation
import IntentSchema
import SiriKitGeneration
import TestSupport
import Testing

/// The generated files of definitions that together have every construct: a folder for each definition.
@Suite struct SiriKitGoldenTests {
    @Test(arguments: ["OrderCoffee", "EveryType", "ClassNames"])
    func generatedFilesAreAsExpected(definition: String) throws {
        let schema = try SiriKitExamples.schema(named: definition)
        // Definitions with explicit names show that a prefix changes neither those nor selectors.
        let options = SiriKitOptions(classPrefix: definition == "ClassNames" ? "XY" : "")
        let sources = SiriKitExamples.sources(schema, options)
        // Golden files are text, because they are not formatted like the project's own code.
        let goldens = sources.map { (name: $0.name + ".txt", contents: $0.contents) }
        let folder = "Tests/Generate/CodeGenerationTests/Golden/SiriKit/\(definition)"
        try expectGoldens(goldens, in: Project.root.appendingPathComponent(folder))
    }

    @Test func intentsComeFirst() throws {
        let sources = SiriKitExamples.sources(try SiriKitExamples.schema(named: "ClassNames"))
        let names = [
            "NBExportNotebookIntent", "ArchiveNotebookIntentIntent", "SyncNotebooksIntent", "IntentNotebook",
            "IntentNotebookFormat",
        ]
        #expect(sources.map(\.name) == names.map { $0 + ".swift" })
    }

    @Test(arguments: ["", "XY"]) func everyDefinitionTypeChecks(classPrefix: String) throws {
        let schemas = try Project.definitions.map {
            try SiriKitExamples.schema(of: Project.schemas.appendingPathComponent($0))
        }
        let sources = schemas.flatMap { SiriKitExamples.sources($0, SiriKitOptions(classPrefix: classPrefix)) }
        #expect(try SiriKitStubs.typeCheck(swift: sources) == "")
    }
}
