import CodeGeneration
import Foundation
import IntentSchema
import TestSupport
import Testing

/// The files that the example definitions become, as a user sees them: one text for each definition and language, each
/// file in it under its name. `UPDATE_GOLDEN=1 swift test --filter SiriKitGoldenTests` writes them anew.
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
        let text = sources.map { "======== \($0.name)\n\($0.contents)" }.joined()

        let file = Project.root.appendingPathComponent(
            "Tests/CodeGenerationTests/Golden/SiriKit/\(definition).\(language.rawValue).txt"
        )
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)

        let found =
            switch language {
            case .swift: try SiriKitStubs.typeCheck(swift: sources)
            case .objectiveC: try SiriKitStubs.typeCheck(objectiveC: sources)
            }
        #expect(found == "")
    }
}
