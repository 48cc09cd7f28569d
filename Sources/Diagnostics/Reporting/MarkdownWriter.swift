/// Markdown in which nothing that comes from an input is markup.
package struct MarkdownWriter {
    private let folders: ReportFolders
    private let sources: ReportSources
    package private(set) var bytes: [UInt8] = []

    /// GitHub refuses a step summary of more than 1 MiB as a whole.
    private static let sizeLimit = 900_000

    package init(_ report: Report) {
        folders = report.folders
        sources = ReportSources(report)
    }

    /// Whether more would not be shown.
    package var isFull: Bool { bytes.count > Self.sizeLimit }

    /// Takes back what was written after there were `count` bytes.
    package mutating func cut(to count: Int) { bytes.removeLast(bytes.count - count) }

    package mutating func text(_ markup: String) { bytes += markup.utf8 }

    package mutating func line(_ markup: String) { text(markup + "\n") }

    /// Appends a place: the path from the repository's root, with line and column.
    package mutating func place(_ location: SourceLocation) {
        escaped(folders.relative(location.path))
        if let start = sources.region(of: location)?.start { text(":\(start.line):\(start.column)") }
        if case .keyPath(let keyPath) = location.place {
            text(" ")
            escaped(keyPath)
        }
    }

    /// Appends text in which nothing is markup: neither a table's bar, nor HTML, nor a link, nor a mention.
    package mutating func escaped(_ text: String) { self.text(MarkdownText.escaped(text)) }
}
