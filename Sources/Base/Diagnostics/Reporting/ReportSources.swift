/// The texts that findings point into. Each line table is built once, when a finding first needs it.
package final class ReportSources {
    private let sources: [String: SourceText]
    private var tables: [String: LineTable] = [:]

    package init(_ report: Report) { sources = report.sources }

    /// Returns the text of a file and its lines; `nil` if the file is not text or could not be read.
    package func text(at path: String) -> (source: SourceText, lines: LineTable)? {
        guard let source = sources[path] else { return nil }
        if let lines = tables[path] { return (source, lines) }
        let lines = LineTable(source.bytes)
        tables[path] = lines
        return (source, lines)
    }

    /// Returns the lines and columns of a location, or `nil` if it has no range or no text.
    package func region(of location: SourceLocation) -> Region? {
        guard case .range(let range) = location.place, let (_, lines) = text(at: location.path) else { return nil }
        return Region(
            start: lines.position(at: Int(range.lowerBound)),
            end: lines.position(at: max(Int(range.lowerBound), Int(range.upperBound)))
        )
    }

    /// A range in lines and columns, both starting at 1. The end is the position after the last character.
    package struct Region: Equatable {
        package var start: LineTable.Position
        package var end: LineTable.Position
    }
}
