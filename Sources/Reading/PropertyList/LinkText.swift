import Diagnostics

/// A symbolic link that was checked out as a text file, as git does when links are turned off. The file contains the
/// path that the link points to.
package enum LinkText {
    /// Returns the message for a file that contains only a path with the file's own extension; `nil` for other files.
    package static func message(for source: SourceText) -> String? {
        var bytes = source.bytes[...]
        // The maximum length of a path, including the line break that an editor may have added.
        guard bytes.count <= 4_096 else { return nil }
        if bytes.last == 0x0A { bytes.removeLast() }
        if bytes.last == 0x0D { bytes.removeLast() }
        let isPath = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F && !"<>{}()\"'=;*?|".utf8.contains($0) }
        guard isPath, let dot = source.path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let ending = source.path.utf8[dot...]
        guard bytes.count > ending.count, bytes.suffix(ending.count).elementsEqual(ending) else { return nil }
        let target = String(decoding: bytes, as: UTF8.self)
        return "the file is a link that was checked out as text; it leads to '\(target)'"
    }

    package static let help = "turn on 'core.symlinks' in git and check the file out again"
}
