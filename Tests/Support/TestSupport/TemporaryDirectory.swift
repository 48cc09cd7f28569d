import Foundation

/// A fresh folder that is removed, with everything in it, when the last reference to it goes.
public final class TemporaryDirectory: Sendable {
    /// The folder.
    public let url: URL

    /// Makes a folder with a name no one else has.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("intentc-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file at a path below the folder, making the folders on the way, and returns where it is.
    @discardableResult
    public func write(_ contents: some Sequence<UInt8>, to path: String) throws -> URL {
        let file = url.appendingPathComponent(path)
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(contents).write(to: file)
        return file
    }
}
