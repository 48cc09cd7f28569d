import CLibrary
import Diagnostics

/// What makes a file the same by whatever path it is reached: links, several spellings and hard links included.
package enum FileIdentity: Hashable {
    case existing(device: UInt64, number: UInt64)
    /// A file that is not there yet: its name in a folder that is.
    case future(device: UInt64, folder: UInt64, name: String)

    /// `nil` for what is no file, such as a pipe or a device, and for what is in a folder that is not there.
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
