/// A text that git checks out in place of a file: a pointer to contents that it has not downloaded, or a symbolic link that
/// became a text because links are turned off.
package enum StandIn {
    /// Why a file only stands for another, and what to do; `nil` for other files.
    package static func unread(in source: SourceText) -> Unread? {
        let link = "it is a link that git checked out as text; turn on 'core.symlinks' and check it out again"
        return (pointer(source.bytes) ?? (isPath(source) ? link : nil)).map {
            Unread($0, at: SourceLocation(path: source.path, range: SourceRange(0, 0)))
        }
    }

    /// Why bytes are only a pointer to others, and what to do; `nil` for other bytes.
    package static func pointer(_ bytes: some Collection<UInt8>) -> String? {
        if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
            return "it is a Git LFS pointer; run 'git lfs pull'"
        }
        return bytes.starts(with: "/annex/objects/".utf8) ? "it is a git-annex pointer; run 'git annex get'" : nil
    }

    /// Whether a file contains only a path with the file's own extension.
    private static func isPath(_ source: SourceText) -> Bool {
        var bytes = source.bytes[...]
        // The maximum length of a path, including the line break that an editor may have added.
        guard bytes.count <= 4_096 else { return false }
        if bytes.last == 0x0A { bytes.removeLast() }
        if bytes.last == 0x0D { bytes.removeLast() }
        let isPath = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F && !"<>{}()\"'=;*?|".utf8.contains($0) }
        guard isPath, let dot = source.path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
        let ending = source.path.utf8[dot...]
        return bytes.count > ending.count && bytes.suffix(ending.count).elementsEqual(ending)
    }
}
