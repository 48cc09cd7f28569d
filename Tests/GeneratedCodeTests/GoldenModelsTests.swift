import Diagnostics
import Foundation
import IntentSchema
import ModelGeneration
import TestSupport
import Testing

/// Models, compared with the files in `Generated`, which this target compiles and runs: a folder for each definition, a
/// file for each type, and their order in `Contents`. `LanguageModeTests` compiles those of every file in `Schemas`.
struct GoldenModelsTests {
    static let folder = Project.root.appendingPathComponent("Tests/GeneratedCodeTests/Generated")
    private static let contents = Project.root.appendingPathComponent("Tests/GeneratedCodeTests/Contents")
    /// All but those whose models have nothing that others lack.
    private static let compared = Project.definitions.filter {
        !["LegacyModel", "SystemIntent"].contains(Project.name(ofDefinition: $0))
    }

    /// Compiled together, because their code shares one module.
    static let compiled: [String: Frontend.Compiled] = {
        let loaded = Project.definitions.map { name in
            let contents = FileManager.default.contents(atPath: Project.schemas.appendingPathComponent(name).path)
            return Frontend.load(SourceText(path: name, bytes: Array(contents ?? Data())))
        }
        return Dictionary(uniqueKeysWithValues: zip(Project.definitions, Frontend.link(loaded)))
    }()

    @Test(arguments: compared)
    func modelsAreAsExpected(definition: String) throws {
        let name = Project.name(ofDefinition: definition)
        let generated = try Self.models(of: definition)
        let pieces = try GoldenPieces(of: generated, named: name)
        try expectGoldens(pieces.files, in: Self.folder.appendingPathComponent(name))
        try expectGolden(pieces.contents.utf8, at: Self.contents.appendingPathComponent(name + ".txt"))
    }

    @Test func everyExpectedFolderIsCompared() throws {
        let names = Self.compared.map(Project.name).sorted()
        #expect(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted() == names)
        let contents = try FileManager.default.contentsOfDirectory(atPath: Self.contents.path).sorted()
        #expect(contents == names.map { $0 + ".txt" })
    }

    @Test func anEmptyDescriptionIsNotWritten() throws {
        let models = try Self.models(of: "LegacyModel.intentdefinition")
        #expect(models.contains("        table.title(\"Drain Hose\", \"UhYotp\")\n    }\n"))
    }

    @Test func allOfThemGoIntoOneModule() {
        #expect(ModelsBackend().collisions(among: Self.compiled.values.compactMap(\.schema)).map(\.message) == [])
    }

    private static func models(of definition: String) throws -> String {
        let compiled = try #require(compiled[definition])
        let schema = try #require(compiled.schema, "\(compiled.diagnostics.map(\.message))")
        return String(decoding: ModelsBackend().file(for: schema).printed(), as: UTF8.self)
    }
}
