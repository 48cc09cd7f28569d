import Diagnostics

/// A symbolic link that was checked out as a text file, as git does it where links are turned off: the file says where the link
/// leads.
package enum LinkText {
    /// What to say about a file that is nothing but a path to a file of its kind; `nil` for others.
    package static func message(for source: SourceText) -> String? {
        var bytes = source.bytes[...]
        // As long as paths may be, and a line break of an editor.
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

    /// What to do about it.
    package static let help = "turn on 'core.symlinks' in git and check the file out again"
}
