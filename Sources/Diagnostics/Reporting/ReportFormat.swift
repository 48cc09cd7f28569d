/// The formats that a report can be written in; the raw values are their names on the command line.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// For people: source lines, notes and a summary.
    case text
    /// The lines that Xcode and SwiftPM recognize, with fix-its.
    case xcode
    /// One JSON object a line, for editors and scripts.
    case json
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// Workflow commands that become annotations on GitHub. `markdown` is the step summary that belongs to it.
    case github
    /// JUnit's XML, which nearly every CI system shows.
    case junit
    /// Checkstyle's XML, which nearly every CI service reads as well.
    case checkstyle
    /// GitLab's code quality report.
    case gitlab
    /// A table for a step summary or a comment.
    case markdown
    /// A line for each finding, for spreadsheets.
    case csv

    /// The report in this format: UTF-8, empty when the format has nothing to say about a clean run.
    ///
    /// Only `text` can be coloured.
    package func render(_ report: Report, style: TextReport.Style = .plain) -> [UInt8] {
        let sources = ReportSources(report)
        return switch self {
        case .text: TextReport(report, style: style).renderWithSummary(report.diagnostics)
        case .xcode: XcodeReport(report: report, sources: sources).render()
        case .json: JSONLinesReport(report: report, sources: sources).render()
        case .sarif: SARIFReport(report).render()
        case .github: GitHubReport(report: report, sources: sources).render()
        case .junit: JUnitReport(report: report, sources: sources).render()
        case .checkstyle: CheckstyleReport(report: report, sources: sources).render()
        case .gitlab: GitLabReport(report: report, sources: sources).render()
        case .markdown: MarkdownReport(report: report).render()
        case .csv: CSVReport(report: report).render()
        }
    }
}
