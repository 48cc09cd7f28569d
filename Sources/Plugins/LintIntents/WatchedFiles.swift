import Foundation

/// The paths under which Xcode watches files.
///
/// Xcode no longer compiles a file itself that a plugin's command has as an input, and it must: its own compiler makes what
/// Siri reads. So commands watch the files on paths that lead through links in the plugin's work folder: one to each folder
/// that holds some of them, and none to more than that.
struct WatchedFiles {
    private let folder: URL

    /// Links go to a folder of their own in the plugin's work folder.
    init(workFolder: URL) {
        folder = workFolder.appendingPathComponent("watched")
        // Earlier versions left a link to the root of the file system.
        let root = workFolder.appendingPathComponent("root").path
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: root)) == "/" {
            try? FileManager.default.removeItem(atPath: root)
        }
    }

    /// The path to watch instead of a file's own. Makes the link that it leads through.
    func path(of file: URL) throws -> URL {
        let holder = file.deletingLastPathComponent().path
        // Xcode does nothing with a configuration, which may lie in any folder above.
        if file.pathExtension == "json" || holder == "/" { return file }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let link = folder.appendingPathComponent(Self.name(for: holder))
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) != holder {
            try? FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: holder)
        }
        return link.appendingPathComponent(file.lastPathComponent)
    }

    /// A name that is the same in every build, so that nothing is rebuilt for it.
    private static func name(for folder: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in folder.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
