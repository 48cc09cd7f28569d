import Foundation
import IntentSchema
import SiriKitGeneration
import TestSupport
import Testing

/// The generated files of the definition that has every construct; and of those that have every name and every type, what is
/// declared for each.
@Suite struct SiriKitGoldenTests {
    private static let folder = Project.root.appendingPathComponent(
        "Tests/Generate/CodeGenerationTests/Golden/SiriKit"
    )

    @Test(arguments: SiriKitOptions.Language.allCases)
    func generatedFilesAreAsExpected(language: SiriKitOptions.Language) throws {
        // Three enumerations are alike; this one has cases that Swift reserves.
        let sources = SiriKitExamples.sources(
            try SiriKitExamples.schema(named: "OrderCoffee"),
            SiriKitOptions(language: language)
        ).filter { !$0.name.hasPrefix("CupSize.") && !$0.name.hasPrefix("OrderAudience.") }
        // Golden files are text, because they are not formatted like the project's own code.
        let goldens = sources.map { (name: $0.name + ".txt", contents: $0.contents) }
        try expectGoldens(goldens, in: Self.folder.appendingPathComponent("OrderCoffee/\(language.rawValue)"))
    }

    @Test(arguments: ["ClassNames", "EveryType"], SiriKitOptions.Language.allCases)
    func everyNameAndTypeIsDeclaredAsExpected(definition: String, language: SiriKitOptions.Language) throws {
        // Definitions with explicit names show that a prefix changes neither those nor selectors.
        let prefix = definition == "ClassNames" ? "XY" : ""
        let sources = SiriKitExamples.sources(
            try SiriKitExamples.schema(named: definition),
            SiriKitOptions(language: language, classPrefix: prefix)
        )
        try expectGolden(
            sources.map { "\($0.name):\n" + excerpt(of: $0.contents, Self.form(definition)) }.joined().utf8,
            at: Self.folder.appendingPathComponent("\(definition).\(language.rawValue).txt")
        )
    }

    /// What names a declaration, and what names the type of a value, in Swift and in Objective-C.
    private static func form(_ definition: String) -> Regex<Substring> {
        definition == "ClassNames"
            ? #/
                @objc | ^(?:public\ |optional\ )?(?:class|protocol|case|static\ func)\  | @NSManaged | \)\ async\  |
                ^[-+]\ \( | @interface\  | @protocol\  | @property\  | @dynamic\  | NS_ENUM | \ =\ \d+,$ | ^\#import\ "
            /#
            : #/
                @NSManaged\  | @available\(iOS\ 13\.0,\ macOS\ 10\.16 | \)\ async\  | completion:\ @escaping\ \(\[ |
                public\ class\  | @property\  | @dynamic\  | -\ \(void\) | @interface\ 
            /#
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
