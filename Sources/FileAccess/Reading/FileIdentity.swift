import CLibrary
import Diagnostics

/// Identifies a file regardless of the path used to reach it, including links, spelling variants, and hard links.
package enum FileIdentity: Hashable {
    case existing(device: UInt64, number: UInt64)
    /// A file that does not exist yet: its name in an existing folder.
    case future(device: UInt64, folder: UInt64, name: String)

    /// Returns `nil` for anything but a file, such as a pipe or device, and for a path in a folder that does not exist.
    package init?(of path: String) {
        if let status = status(of: path) {
            guard status.kind == S_IFREG else { return nil }
            self = .existing(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
        } else {
            guard let target = try? OutputFile.targetOfLinks(path) else { return nil }
            let folder = Path.folder(of: target)
            guard let status = status(of: folder.isEmpty ? "." : folder) else { return nil }
            self = .future(
                device: UInt64(truncatingIfNeeded: status.st_dev),
                folder: UInt64(status.st_ino),
                name: Path.name(of: target)
            )
        }
    }
}
