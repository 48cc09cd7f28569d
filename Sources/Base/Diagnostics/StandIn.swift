/// A text that git checks out in place of a file: a pointer to contents that it has not downloaded, or a symbolic link that
/// became a text because links are turned off.
package enum StandIn {
    package static let startOfPointer = "version https://git-lfs.github.com/spec/"

    /// The finding about a file that only stands for another; `nil` for other files.
    package static func finding(_ kind: DiagnosticKind, in source: SourceText) -> Diagnostic? {
        let place = SourceLocation(path: source.path, place: .file)
        if source.bytes.starts(with: startOfPointer.utf8) {
            let message = "the file is a Git LFS pointer; its content has not been downloaded"
            return Diagnostic(kind, message, at: place, help: "run 'git lfs pull'")
        }
        return target(of: source).map { target in
            let message = "the file is a link that was checked out as text; it leads to '\(target)'"
            return Diagnostic(
                kind,
                message,
                at: place,
                help: "turn on 'core.symlinks' in git and check the file out again"
            )
        }
    }

    /// The path in a file that contains only a path with the file's own extension.
    private static func target(of source: SourceText) -> String? {
        var bytes = source.bytes[...]
        // The maximum length of a path, including the line break that an editor may have added.
        guard bytes.count <= 4_096 else { return nil }
        if bytes.last == 0x0A { bytes.removeLast() }
        if bytes.last == 0x0D { bytes.removeLast() }
        let isPath = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F && !"<>{}()\"'=;*?|".utf8.contains($0) }
        guard isPath, let dot = source.path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let ending = source.path.utf8[dot...]
        guard bytes.count > ending.count, bytes.suffix(ending.count).elementsEqual(ending) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
