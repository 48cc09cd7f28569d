/// The texts that findings point into, with the line table of each made once, when the first finding needs it.
package final class ReportSources {
    private let sources: [String: SourceText]
    private var tables: [String: LineTable] = [:]

    package init(_ report: Report) { sources = report.sources }

    /// The text of a location's file together with its lines; `nil` when the file is not text or could not be read.
    package func text(at path: String) -> (source: SourceText, lines: LineTable)? {
        guard let source = sources[path] else { return nil }
        if let lines = tables[path] { return (source, lines) }
        let lines = LineTable(source.bytes)
        tables[path] = lines
        return (source, lines)
    }

    /// The span of a location in lines and columns; `nil` when it has none.
    package func region(of location: SourceLocation) -> Region? {
        guard case .range(let range) = location.place, let (_, lines) = text(at: location.path) else { return nil }
        return Region(
            start: lines.position(at: Int(range.lowerBound)),
            end: lines.position(at: max(Int(range.lowerBound), Int(range.upperBound)))
        )
    }

    /// A span in lines and columns, both from 1; the end is the position after the last character.
    package struct Region: Equatable {
        package var start: LineTable.Position
        package var end: LineTable.Position
    }
}
