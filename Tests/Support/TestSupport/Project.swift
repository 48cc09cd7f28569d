import Foundation

/// Paths in the checkout that the tests were built from.
public enum Project {
    /// The package's root folder.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The project's example definitions.
    public static let schemas = root.appendingPathComponent("Schemas")

    /// The paths of the example definitions below their folder.
    public static let definitions = files(below: schemas, withExtension: "intentdefinition").map {
        String($0.path.dropFirst(schemas.path.count + 1))
    }

    /// The name of a definition's file, without its extension.
    public static func name(ofDefinition path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }

    /// Every file below `folder` with an extension, sorted by path.
    public static func files(below folder: URL, withExtension pathExtension: String) -> [URL] {
        let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let all = enumerator?.compactMap { $0 as? URL } ?? []
        return all.filter { $0.pathExtension == pathExtension }.sorted { $0.path < $1.path }
    }
}
