import Foundation

/// Paths in the checkout that the tests were built from.
public enum Project {
    /// The package's root folder.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The project's example definitions.
    public static let schemas = root.appendingPathComponent("Schemas")

    /// Every file below `folder` with an extension, sorted by path.
    public static func files(below folder: URL, withExtension pathExtension: String) -> [URL] {
        let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let all = enumerator?.compactMap { $0 as? URL } ?? []
        return all.filter { $0.pathExtension == pathExtension }.sorted { $0.path < $1.path }
    }
}
