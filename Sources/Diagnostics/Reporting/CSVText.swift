/// Tables as spreadsheets read them: RFC 4180, with commas and CR LF.
package enum CSVText {
    package static func table(_ lines: [[String]]) -> String {
        lines.map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
    }

    /// Spreadsheets take a cell that begins like a formula for one; an apostrophe before it says that it is text.
    private static let formulaStarts: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r", "'"]

    private static func cell(_ text: String) -> String {
        let isLikeFormula = text.unicodeScalars.first.map(formulaStarts.contains) ?? false
        let text = isLikeFormula ? "'" + text : text
        let needsQuotes = text.unicodeScalars.contains { [",", ";", "\"", "\n", "\r", "\t"].contains($0) }
        return needsQuotes
            ? "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
            : text
    }

    /// What a cell says without the apostrophe that `table` puts before what begins like a formula.
    package static func plain(_ cell: String) -> String {
        let scalars = cell.unicodeScalars
        guard scalars.first == "'", let next = scalars.dropFirst().first, formulaStarts.contains(next) else {
            return cell
        }
        return String(cell.dropFirst())
    }
}
