import CodeGeneration
import Diagnostics
import Foundation
import IntentSchema
import TestSupport
import Testing

/// The models of every file in `Schemas`, compared with the files in `Generated`, which this target compiles and runs.
///
/// `UPDATE_GOLDEN=1 swift test --filter GoldenModelsTests` writes them anew; the next run then compiles what was written.
struct GoldenModelsTests {
    static let folder = Project.root.appendingPathComponent("Tests/GeneratedCodeTests/Generated")
    static let definitions = Project.files(below: Project.schemas, withExtension: "intentdefinition").map {
        String($0.path.dropFirst(Project.schemas.path.count + 1))
    }
    /// All of them in one run, because their code is compiled into one module.
    static let compiled: [String: Frontend.Compiled] = {
        let loaded = definitions.map { name in
            let contents = FileManager.default.contents(atPath: Project.schemas.appendingPathComponent(name).path)
            return Frontend.load(SourceText(path: name, bytes: Array(contents ?? Data())))
        }
        return Dictionary(uniqueKeysWithValues: zip(definitions, Frontend.link(loaded)))
    }()

    @Test(arguments: definitions)
    func modelsAreAsExpected(definition: String) throws {
        let compiled = try #require(Self.compiled[definition])
        let schema = try #require(compiled.schema, "\(compiled.diagnostics.map(\.message))")
        let generated = ModelsBackend().file(for: schema).printed()
        let name = Self.output(definition)
        let file = Self.folder.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            try Data(generated).write(to: file)
        }
        let expected = try #require(FileManager.default.contents(atPath: file.path), "\(file.path) is missing")
        let difference = UnifiedDiff.between(
            Array(expected),
            generated,
            oldName: "expected/\(name)",
            newName: "generated/\(name)"
        )
        #expect(difference.isEmpty, "\(String(decoding: difference, as: UTF8.self))")
    }

    @Test func everyExpectedFileHasADefinition() {
        let expected = Project.files(below: Self.folder, withExtension: "swift").map(\.lastPathComponent)
        #expect(expected == Self.definitions.map(Self.output).sorted())
    }

    @Test func allOfThemGoIntoOneModule() {
        #expect(ModelsBackend().collisions(among: Self.compiled.values.compactMap(\.schema)).map(\.message) == [])
    }

    private static func output(_ definition: String) -> String {
        URL(fileURLWithPath: definition).deletingPathExtension().lastPathComponent + ".swift"
    }
}
