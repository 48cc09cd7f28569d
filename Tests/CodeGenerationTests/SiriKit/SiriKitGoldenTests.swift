import CodeGeneration
import Foundation
import IntentSchema
import TestSupport
import Testing

/// The files that the example definitions become, as a user sees them: a folder for each definition and language, with the
/// files' names and order in `Contents.txt`.
@Suite struct SiriKitGoldenTests {
    @Test(
        arguments: ["SelectCharacter", "OrderCoffee", "EveryType", "ClassNames", "LegacyModel"],
        SiriKitOptions.Language.allCases
    )
    func generatedFilesAreAsExpected(definition: String, language: SiriKitOptions.Language) throws {
        let schema = try SiriKitExamples.schema(named: definition)
        // Definitions with names of their own show that a prefix leaves those, and selectors, alone.
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
        // They are not formatted as the project's own code is.
        goldens = goldens.map { ($0.name + ".txt", $0.contents) } + [("Contents.txt", contents)]
        let folder = "Tests/CodeGenerationTests/Golden/SiriKit/\(definition)/\(language.rawValue)"
        try expectGoldens(goldens, in: Project.root.appendingPathComponent(folder))

        let found =
            switch language {
            case .swift: try SiriKitStubs.typeCheck(swift: sources)
            case .objectiveC: try SiriKitStubs.typeCheck(objectiveC: sources)
            }
        #expect(found == "")
    }
}
