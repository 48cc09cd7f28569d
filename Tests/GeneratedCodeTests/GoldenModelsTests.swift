import CodeGeneration
import Foundation
import IntentSchema
import Testing
import TestSupport

/// The models of every file in `Schemas`, compared with the files in `Generated`, which this target compiles and runs.
///
/// `UPDATE_GOLDEN=1 swift test --filter GoldenModelsTests` writes them anew; the next run then compiles what was written.
struct GoldenModelsTests {
    static let folder = Project.root.appendingPathComponent("Tests/GeneratedCodeTests/Generated")
    static let results: [String: Compilation.Result] = {
        let files = Project.files(below: Project.schemas, withExtension: "intentdefinition")
        let results = (try? Compilation.compile(files, below: Project.schemas)) ?? []
        return Dictionary(uniqueKeysWithValues: results.map { ($0.name, $0) })
    }()

    @Test(
        arguments: Project.files(below: Project.schemas, withExtension: "intentdefinition").map {
            String($0.path.dropFirst(Project.schemas.path.count + 1))
        }
    )
    func modelsAreAsExpected(definition: String) throws {
        let result = try #require(Self.results[definition])
        let schema = try #require(result.schema, "\(result.errors)")
        let generated = ModelsBackend().generatedFile(for: schema)
        let file = Self.folder.appendingPathComponent(generated.name)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            try Data(generated.contents).write(to: file)
        }
        let expected = try #require(FileManager.default.contents(atPath: file.path), "\(file.path) is missing")
        let difference = TextDifference(
            from: String(decoding: expected, as: UTF8.self),
            to: String(decoding: generated.contents, as: UTF8.self)
        )
        #expect(difference.isEmpty, "\(generated.name) is not as expected:\n\(difference)")
    }

    @Test func everyExpectedFileHasADefinition() throws {
        let expected = Project.files(below: Self.folder, withExtension: "swift").map(\.lastPathComponent)
        #expect(
            expected
                == Self.results.values.compactMap(\.schema).map { ModelsBackend().generatedFile(for: $0).name }.sorted()
        )
    }
}

/// The lines that differ between two texts, with what stands around them.
struct TextDifference: CustomStringConvertible {
    let description: String

    var isEmpty: Bool { description.isEmpty }

    init(from old: String, to new: String) {
        let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let newLines = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let difference = newLines.difference(from: oldLines)
        let removed = Set(difference.removals.map(Self.offset))
        let inserted = Set(difference.insertions.map(Self.offset))
        var lines: [String] = []
        var (oldLine, newLine) = (0, 0)
        while oldLine < oldLines.count || newLine < newLines.count {
            if removed.contains(oldLine) {
                lines.append("\(oldLine + 1): - \(oldLines[oldLine])")
                oldLine += 1
            } else if inserted.contains(newLine) {
                lines.append("\(newLine + 1): + \(newLines[newLine])")
                newLine += 1
            } else {
                (oldLine, newLine) = (oldLine + 1, newLine + 1)
            }
        }
        description = lines.joined(separator: "\n")
    }

    private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
