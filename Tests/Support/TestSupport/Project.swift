import Foundation

/// Paths in the checkout that the tests were built from.
public enum Project {
    /// The package's root folder.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The project's example definitions.
    public static let schemas = root.appendingPathComponent("Schemas")

    /// Whether to try every pair of a matrix, as `.ci/run` does. Other runs try the extremes.
    public static let triesEverything = ProcessInfo.processInfo.environment["INTENTC_WHOLE_MATRIX"] != nil

    /// The paths of the example definitions below their folder.
    public static let definitions = files(below: schemas, withExtension: "intentdefinition").map {
        String($0.path.dropFirst(schemas.path.count + 1))
    }

    /// The name of a definition's file, without its extension.
    public static func name(ofDefinition path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }

    /// The folders of the modules and plugins, by name: each is in the folder of its wing, such as `Sources/Reading`.
    public static let modules: [String: URL] = folders(inFoldersOf: "Sources")

    /// The folders of the test targets, by name.
    public static let tests: [String: URL] = folders(inFoldersOf: "Tests")

    private static func folders(inFoldersOf name: String) -> [String: URL] {
        func folders(in folder: URL) -> [URL] {
            let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return (all ?? []).filter(\.hasDirectoryPath)
        }
        let inner = folders(in: root.appendingPathComponent(name)).flatMap(folders)
        return Dictionary(inner.map { ($0.lastPathComponent, $0) }) { first, _ in first }
    }

    /// Every file below `folder` with an extension, sorted by path.
    public static func files(below folder: URL, withExtension pathExtension: String) -> [URL] {
        let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let all = enumerator?.compactMap { $0 as? URL } ?? []
        return all.filter { $0.pathExtension == pathExtension }.sorted { $0.path < $1.path }
    }
}
