import Diagnostics
import Foundation
import IntentSchema
import ModelGeneration
import TestSupport
import Testing

/// Models, compared with the files in `Generated`, which this target compiles and runs. `LanguageModeTests` compiles
/// those of every file in `Schemas`.
struct GoldenModelsTests {
    static let folder = Project.root.appendingPathComponent("Tests/Generate/GeneratedCodeTests/Generated")
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

    @Test func modelsAreAsExpected() throws {
        let goldens = try Self.compared.map {
            (name: Project.name(ofDefinition: $0) + ".swift", contents: try Self.models(of: $0))
        }
        try expectGoldens(goldens, in: Self.folder)
        #expect(goldens.flatMap { $0.contents.split(separator: "\n") }.filter { $0.unicodeScalars.count > 120 } == [])
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
