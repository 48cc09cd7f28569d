import Foundation
import IntentSchema
import SiriKitGeneration
import TestSupport
import Testing

/// The generated files of definitions that together have every construct: a folder for each definition and language,
/// with the files' names and order in `Contents.txt`.
@Suite struct SiriKitGoldenTests {
    @Test(arguments: ["OrderCoffee", "EveryType", "ClassNames"], SiriKitOptions.Language.allCases)
    func generatedFilesAreAsExpected(definition: String, language: SiriKitOptions.Language) throws {
        let schema = try SiriKitExamples.schema(named: definition)
        // Definitions with explicit names show that a prefix changes neither those nor selectors.
        let options = SiriKitOptions(language: language, classPrefix: definition == "ClassNames" ? "XY" : "")
        let sources = SiriKitExamples.sources(schema, options)
        var goldens: [(name: String, contents: String)] = []
        var contents = ""
        for source in sources {
            contents += "======== \(source.name)\n"
            switch language {
            case .swift:
                let stem = URL(fileURLWithPath: source.name).deletingPathExtension().lastPathComponent
                let pieces = try GoldenPieces(of: source.contents, named: stem)
                goldens += pieces.files
                contents += pieces.contents
            case .objectiveC:
                goldens.append(source)
            }
        }
        // Golden files are text, because they are not formatted like the project's own code.
        goldens = goldens.map { ($0.name + ".txt", $0.contents) } + [("Contents.txt", contents)]
        let folder = "Tests/CodeGenerationTests/Golden/SiriKit/\(definition)/\(language.rawValue)"
        try expectGoldens(goldens, in: Project.root.appendingPathComponent(folder))
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
