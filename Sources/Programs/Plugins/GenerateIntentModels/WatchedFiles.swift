import Foundation

/// The paths under which Xcode watches files.
///
/// Xcode does not compile a file that is an input of a plugin's command, but it must compile definitions: its own
/// compiler generates what Siri reads. So commands watch files through links in the plugin's work folder, one link for
/// each folder that contains watched files.
struct WatchedFiles {
    private let folder: URL

    /// Creates links in the subfolder `watched` of the plugin's work folder.
    init(workFolder: URL) { folder = workFolder.appendingPathComponent("watched") }

    /// Returns the path to watch in place of the file's own, and creates the link that it leads through.
    func path(of file: URL) throws -> URL {
        let holder = file.deletingLastPathComponent().path
        if holder == "/" { return file }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let link = folder.appendingPathComponent(Self.name(for: holder))
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) != holder {
            try? FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: holder)
        }
        return link.appendingPathComponent(file.lastPathComponent)
    }

    /// A name that is the same in every build, so that a new name never triggers a rebuild.
    static func name(for path: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
