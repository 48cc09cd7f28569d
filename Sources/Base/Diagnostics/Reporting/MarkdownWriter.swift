/// Writes Markdown in which text from inputs is never markup.
package struct MarkdownWriter {
    private let folders: ReportFolders
    private let sources: ReportSources
    package private(set) var bytes: [UInt8] = []

    /// GitHub rejects step summaries larger than 1 MiB.
    private static let sizeLimit = 900_000

    package init(_ report: Report) {
        folders = report.folders
        sources = ReportSources(report)
    }

    /// Whether the output has reached the size limit, so that more would not be shown.
    package var isFull: Bool { bytes.count > Self.sizeLimit }

    /// Truncates the output to `count` bytes.
    package mutating func cut(to count: Int) { bytes.removeLast(bytes.count - count) }

    package mutating func text(_ markup: String) { bytes += markup.utf8 }

    package mutating func line(_ markup: String) { text(markup + "\n") }

    /// Appends a location: the path relative to the repository's root, with line and column.
    package mutating func place(_ location: SourceLocation) {
        escaped(folders.relative(location.path))
        if let start = sources.region(of: location)?.start { text(":\(start.line):\(start.column)") }
        if case .keyPath(let keyPath) = location.place {
            text(" ")
            escaped(keyPath)
        }
    }

    /// Appends text with all markup escaped: table bars, HTML, links, and mentions.
    package mutating func escaped(_ text: String) { self.text(MarkdownText.escaped(text)) }
}
