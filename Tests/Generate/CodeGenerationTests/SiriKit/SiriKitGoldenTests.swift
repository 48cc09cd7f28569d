import Foundation
import IntentSchema
import SiriKitGeneration
import TestSupport
import Testing

/// The generated files of definitions that together have every construct: a folder for each definition and language; and
/// what is declared for each type of value.
@Suite struct SiriKitGoldenTests {
    private static let folder = Project.root.appendingPathComponent(
        "Tests/Generate/CodeGenerationTests/Golden/SiriKit"
    )

    @Test(arguments: ["OrderCoffee", "ClassNames"], SiriKitOptions.Language.allCases)
    func generatedFilesAreAsExpected(definition: String, language: SiriKitOptions.Language) throws {
        let schema = try SiriKitExamples.schema(named: definition)
        // Definitions with explicit names show that a prefix changes neither those nor selectors.
        let options = SiriKitOptions(language: language, classPrefix: definition == "ClassNames" ? "XY" : "")
        let sources = SiriKitExamples.sources(schema, options)
        // Golden files are text, because they are not formatted like the project's own code.
        let goldens = sources.map { (name: $0.name + ".txt", contents: $0.contents) }
        try expectGoldens(goldens, in: Self.folder.appendingPathComponent("\(definition)/\(language.rawValue)"))
    }

    /// The lines that name the type of a value in the code of the definition with all types. What is around them is the
    /// same for each, and is in the other goldens.
    @Test(arguments: SiriKitOptions.Language.allCases)
    func everyTypeIsDeclaredAsExpected(language: SiriKitOptions.Language) throws {
        let schema = try SiriKitExamples.schema(named: "EveryType")
        let words = [
            // Swift: properties and when they came, handlers, options before collections of them, and results.
            "@NSManaged ", "@available(iOS 13.0, macOS 10.16", ") async ", "completion: @escaping ([", "public class ",
            // Objective-C: properties, handlers, and results.
            "@property ", "@dynamic ", "- (void)", "@interface ",
        ]
        let lines = SiriKitExamples.sources(schema, SiriKitOptions(language: language)).flatMap { source in
            ["\(source.name):"]
                + source.contents.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { line in words.contains { line.contains($0) } }
        }
        try expectGolden(
            (lines.joined(separator: "\n") + "\n").utf8,
            at: Self.folder.appendingPathComponent("EveryType.\(language.rawValue).txt")
        )
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
