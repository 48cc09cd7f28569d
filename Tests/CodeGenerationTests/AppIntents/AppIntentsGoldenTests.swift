import AppIntentsGeneration
import Foundation
import IntentSchema
import TestSupport
import Testing

/// The App Intents of every file in `Schemas`, compared with the folders in `Golden/AppIntents`, compiled, and examined
/// like the metadata extractor does.
@Suite struct AppIntentsGoldenTests {
    static let folder = Project.root.appendingPathComponent("Tests/CodeGenerationTests/Golden/AppIntents")

    static let definitions = Project.files(below: Project.schemas, withExtension: "intentdefinition").map {
        String($0.path.dropFirst(Project.schemas.path.count + 1))
    }

    private func plan(_ path: String, _ deployment: DeploymentTarget) throws -> AppIntentsPlan {
        let file = Project.schemas.appendingPathComponent(path)
        let schema = try #require(AppIntentsFixture.schema(path: path, bytes: Array(Data(contentsOf: file))))
        var options = AppIntentsOptions(deployment: deployment)
        options.asksForValues = true
        return AppIntentsPlan(schema, options)
    }

    @Test(arguments: definitions)
    func codeIsAsExpected(path: String) throws {
        let plan = try plan(path, .ios17)
        #expect(plan.diagnostics.isEmpty)
        let name = Self.name(path)
        let pieces = try GoldenPieces(of: plan.code, named: name)
        let files = pieces.files + [("Contents.txt", pieces.contents)]
        try expectGoldens(files, in: Self.folder.appendingPathComponent(name))
    }

    /// The code compiles, and everything that the extractor reads is known without running it.
    @Test(arguments: DeploymentTarget.allCases)
    func codeCompilesAndEveryStaticIsConstant(deployment: DeploymentTarget) throws {
        let sources = try Self.definitions.map { try plan($0, deployment).source }
        let check = try deployment.check(sources)
        #expect(check.diagnostics == "")
        for type in check.values { #expect(type.runtimeProperties == [], "\(type.type)") }
        // The second run does not see the widget code for iOS 16.
        for source in sources where deployment != .ios16 {
            let intents = source.contents.components(separatedBy: "static let intentClassName").count - 1
            let values = check.values.filter { $0.file == source.name && $0.staticValues["intentClassName"] != nil }
            #expect(values.count == intents, "\(source.name)")
        }
    }

    @Test func everyGoldenFolderHasADefinition() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        #expect(folders == Self.definitions.map(Self.name).sorted())
    }

    private static func name(_ path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
}
