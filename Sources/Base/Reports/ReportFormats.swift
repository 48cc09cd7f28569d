import Diagnostics

extension ReportFormats {
    package static let everywhere = Self(ReportFormat.allCases.filter { $0 != .html }) { $0.render($1, style: $2) }
    /// Tables of counts, which have no findings.
    static let ofTables = Self([.text, .json, .markdown]) { $0.render($1, style: $2) }
    /// Comparisons also have a page.
    package static let ofComparisons = Self(ReportFormat.allCases) { $0.render($1, style: $2) }
}

extension ReportFormat {
    /// Renders a report in this format; see `ReportFormats.render`.
    package func render(_ report: Report, style: TextReport.Style = .plain) -> [UInt8] {
        let sources = ReportSources(report)
        return switch self {
        case .text, .short: TextReport.render(report, style: style)
        case .xcode: XcodeReport.render(report)
        case .json: JSONLinesReport(report: report, sources: sources).render()
        case .sarif: SARIFReport(report).render()
        case .github: GitHubReport(report: report, sources: sources).render()
        case .junit: JUnitReport(report: report, sources: sources).render()
        case .gitlab: GitLabReport(report: report, sources: sources).render()
        case .markdown: MarkdownReport(report: report).render()
        case .html: []
        }
    }
}
