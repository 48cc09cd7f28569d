/// One file of output: what every backend returns and only the command line writes.
package struct GeneratedFile: Hashable, Sendable {
    /// The file's name in the output folder, with its extension. One path component: never a separator, `.` or `..`.
    package let name: String
    /// UTF-8 that ends with a line break.
    package let contents: [UInt8]

    /// Names `contents`. Separators in `name` become `_`, and so does a name that stands for a folder: what a
    /// definition says can never leave the output folder.
    package init(name: String, contents: [UInt8]) {
        let safe = String(decoding: name.utf8.map { Self.separators.contains($0) ? 0x5F : $0 }, as: UTF8.self)
        self.name = safe.isEmpty || safe == "." || safe == ".." ? "_" : safe
        self.contents = contents
    }

    /// Whether a file begins like those that are generated each time, and not with what people wrote.
    package static func isGenerated(_ contents: [UInt8]) -> Bool {
        let lines = contents.prefix(1024).split(separator: 0x0A, maxSplits: 5)
        return lines.prefix(5).contains { $0.starts(with: "// \(GeneratedHeader.mark)".utf8) }
    }

    /// The separators of every platform (`/`, `\`, `:`) and NUL, which ends a path.
    private static let separators: [UInt8] = [0x2F, 0x5C, 0x3A, 0x00]
}
