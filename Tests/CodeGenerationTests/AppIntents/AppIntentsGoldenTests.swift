import CodeGeneration
import Foundation
import IntentSchema
import TestSupport
import Testing

/// The App Intents of every file in `Schemas`, compared with the files in `Golden/AppIntents`, compiled, and looked at as the
/// metadata extractor does.
///
/// `UPDATE_GOLDEN=1 swift test --filter AppIntentsGoldenTests` writes them anew.
@Suite struct AppIntentsGoldenTests {
    static let folder = Project.root.appendingPathComponent("Tests/CodeGenerationTests/Golden/AppIntents")

    static let definitions = Project.files(below: Project.schemas, withExtension: "intentdefinition").map {
        String($0.path.dropFirst(Project.schemas.path.count + 1))
    }

    private func convert(_ path: String, _ deployment: DeploymentTarget) throws -> AppIntentsBackend.Conversion {
        let file = Project.schemas.appendingPathComponent(path)
        let schema = try #require(AppIntentsFixture.schema(path: path, bytes: Array(Data(contentsOf: file))))
        return AppIntentsBackend(AppIntentsOptions(deployment: deployment)).convert(schema)
    }

    @Test(arguments: definitions)
    func codeIsAsExpected(path: String) throws {
        let conversion = try convert(path, .ios17)
        #expect(conversion.diagnostics.isEmpty)
        let file = Self.folder.appendingPathComponent(Self.goldenName(path))
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            try Data(conversion.generatedFile.contents).write(to: file)
        }
        let expected = try #require(FileManager.default.contents(atPath: file.path), "\(file.path) is missing")
        let generated = conversion.code.components(separatedBy: "\n")
        let golden = String(decoding: expected, as: UTF8.self).components(separatedBy: "\n")
        let line =
            zip(generated, golden).enumerated().first { $1.0 != $1.1 }?.offset ?? min(generated.count, golden.count)
        #expect(
            generated == golden,
            "\(file.lastPathComponent):\(line + 1): \(line < generated.count ? generated[line] : "missing")"
        )
    }

    @Test(arguments: definitions, DeploymentTarget.allCases)
    func codeCompiles(path: String, deployment: DeploymentTarget) throws {
        #expect(try deployment.compile(convert(path, deployment).source) == "")
    }

    /// What the extractor reads must be there before anything runs.
    @Test(arguments: definitions, [DeploymentTarget.ios17, .ios18])
    func everyStaticIsConstant(path: String, deployment: DeploymentTarget) throws {
        let conversion = try convert(path, deployment)
        let values = try deployment.stubs.constantValues(of: [conversion.source])
        for type in values { #expect(type.runtimeProperties == [], "\(type.type)") }
        let intents = conversion.code.components(separatedBy: "static let intentClassName").count - 1
        #expect(values.filter { $0.staticValues["intentClassName"] != nil }.count == intents)
    }

    @Test func everyGoldenFileHasADefinition() {
        let files = Project.files(below: Self.folder, withExtension: "swift").map(\.lastPathComponent)
        #expect(files == Self.definitions.map(Self.goldenName).sorted())
    }

    private static func goldenName(_ path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent + ".swift"
    }
}
