import Foundation
import IntentSchema
import SiriKitGeneration
import TestSupport
import Testing

/// The generated files of definitions that together have every construct: a folder for each definition and language.
@Suite struct SiriKitGoldenTests {
    @Test(arguments: ["OrderCoffee", "EveryType", "ClassNames"], SiriKitOptions.Language.allCases)
    func generatedFilesAreAsExpected(definition: String, language: SiriKitOptions.Language) throws {
        let schema = try SiriKitExamples.schema(named: definition)
        // Definitions with explicit names show that a prefix changes neither those nor selectors.
        let options = SiriKitOptions(language: language, classPrefix: definition == "ClassNames" ? "XY" : "")
        let sources = SiriKitExamples.sources(schema, options)
        // Golden files are text, because they are not formatted like the project's own code.
        let goldens = sources.map { (name: $0.name + ".txt", contents: $0.contents) }
        let folder = "Tests/Generate/CodeGenerationTests/Golden/SiriKit/\(definition)/\(language.rawValue)"
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

    @Test(arguments: ["", "XY"]) func everyDefinitionTypeChecksInBothLanguages(classPrefix: String) throws {
        let schemas = try Project.definitions.map {
            try SiriKitExamples.schema(of: Project.schemas.appendingPathComponent($0))
        }
        func sources(_ language: SiriKitOptions.Language) -> [SiriKitStubs.Source] {
            schemas.flatMap {
                SiriKitExamples.sources($0, SiriKitOptions(language: language, classPrefix: classPrefix))
            }
        }
        #expect(try SiriKitStubs.typeCheck(swift: sources(.swift)) == "")
        #expect(try SiriKitStubs.typeCheck(objectiveC: sources(.objectiveC)) == "")
    }
}
