import Foundation

/// A suite whose tests have a folder of their own. Names are paths in it.
public protocol HasFolder {
    var folder: TemporaryDirectory { get }
}

extension HasFolder {
    /// Writes a file, and creates the folders around it.
    public func write(_ name: String, _ text: String) throws { try folder.write(text.utf8, to: name) }

    /// The absolute path.
    public func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    /// The contents of a file.
    public func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    /// Whether there is a file or folder.
    public func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// The files and folders at all depths, sorted.
    public func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
    }
}
