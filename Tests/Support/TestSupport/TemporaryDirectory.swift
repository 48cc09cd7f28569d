import Foundation

/// A new folder that is removed with its contents when the last reference to it is released.
public final class TemporaryDirectory: Sendable {
    /// The URL of the folder.
    public let url: URL

    /// Creates a folder with a unique name.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("intentc-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file at a path below the folder, creates intermediate folders, and returns the file's URL.
    @discardableResult
    public func write(_ contents: some Sequence<UInt8>, to path: String) throws -> URL {
        let file = url.appendingPathComponent(path)
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.write(contents, to: file)
        return file
    }

    /// Writes a file. `Data` would wait until it is on disk, which takes longer than most tests.
    public static func write(_ contents: some Sequence<UInt8>, to file: URL) throws {
        let bytes = Array(contents)
        guard let stream = fopen(file.path, "we") else { throw CocoaError(.fileWriteUnknown) }
        let count = fwrite(bytes, 1, bytes.count, stream)
        guard fclose(stream) == 0, count == bytes.count else { throw CocoaError(.fileWriteUnknown) }
    }
}
