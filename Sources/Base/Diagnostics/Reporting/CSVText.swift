/// Writes tables for spreadsheets: RFC 4180, with commas and CR LF.
package enum CSVText {
    package static func table(_ lines: [[String]]) -> String {
        lines.map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
    }

    /// Spreadsheets treat a cell that starts like a formula as one. A leading apostrophe marks it as text.
    private static let formulaStarts: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r", "'"]

    private static func cell(_ text: String) -> String {
        let isLikeFormula = text.unicodeScalars.first.map(formulaStarts.contains) ?? false
        let text = isLikeFormula ? "'" + text : text
        let needsQuotes = text.unicodeScalars.contains { [",", ";", "\"", "\n", "\r", "\t"].contains($0) }
        return needsQuotes
            ? "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
            : text
    }

    /// Returns a cell without the apostrophe that `table` adds to text that starts like a formula.
    package static func plain(_ cell: String) -> String {
        let scalars = cell.unicodeScalars
        guard scalars.first == "'", let next = scalars.dropFirst().first, formulaStarts.contains(next) else {
            return cell
        }
        return String(cell.dropFirst())
    }
}
