import Diagnostics
import Foundation
import IntentSchema
import ModelGeneration
import TestSupport
import Testing

/// The models of every file in `Schemas`, compared with the files in `Generated`, which this target compiles and runs:
/// a folder for each definition, a file for each type, and their order in `Contents`.
struct GoldenModelsTests {
    static let folder = Project.root.appendingPathComponent("Tests/GeneratedCodeTests/Generated")
    private static let contents = Project.root.appendingPathComponent("Tests/GeneratedCodeTests/Contents")
    static let definitions = Project.files(below: Project.schemas, withExtension: "intentdefinition").map {
        String($0.path.dropFirst(Project.schemas.path.count + 1))
    }
    /// Compiled together, because their code shares one module.
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
        let generated = String(decoding: ModelsBackend().file(for: schema).printed(), as: UTF8.self)
        let name = Self.name(definition)
        let pieces = try GoldenPieces(of: generated, named: name)
        try expectGoldens(pieces.files, in: Self.folder.appendingPathComponent(name))
        try expectGolden(pieces.contents.utf8, at: Self.contents.appendingPathComponent(name + ".txt"))
    }

    @Test func everyExpectedFolderHasADefinition() throws {
        let names = Self.definitions.map(Self.name).sorted()
        #expect(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted() == names)
        let contents = try FileManager.default.contentsOfDirectory(atPath: Self.contents.path).sorted()
        #expect(contents == names.map { $0 + ".txt" })
    }

    @Test func allOfThemGoIntoOneModule() {
        #expect(ModelsBackend().collisions(among: Self.compiled.values.compactMap(\.schema)).map(\.message) == [])
    }

    private static func name(_ definition: String) -> String {
        URL(fileURLWithPath: definition).deletingPathExtension().lastPathComponent
    }
}
