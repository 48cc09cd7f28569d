import CLibrary
import Diagnostics

/// Identifies a file regardless of the path used to reach it, including links, spelling variants, and hard links.
package enum FileIdentity: Hashable {
    case existing(device: UInt64, number: UInt64)
    /// A file that does not exist yet: its path in an existing folder.
    case future(device: UInt64, folder: UInt64, path: String)

    /// Returns `nil` for anything but a file, such as a pipe or device.
    package init?(of path: String) {
        if let status = status(of: path) {
            guard status.kind == S_IFREG else { return nil }
            self = .existing(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
        } else {
            guard let target = try? OutputFile.targetOfLinks(path) else { return nil }
            var folder = Path.folder(of: target)
            var missing = Path.name(of: target)
            while !folder.isEmpty, folder != "/", status(of: folder) == nil {
                missing = Path.joined(Path.name(of: folder), missing)
                folder = Path.folder(of: folder)
            }
            guard let status = status(of: folder.isEmpty ? "." : folder) else { return nil }
            self = .future(
                device: UInt64(truncatingIfNeeded: status.st_dev),
                folder: UInt64(status.st_ino),
                path: missing
            )
        }
    }
}
