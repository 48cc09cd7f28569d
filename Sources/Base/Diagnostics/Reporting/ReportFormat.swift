/// The report formats. The raw values are their names on the command line.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// For people: source lines, notes, and a summary.
    case text
    /// A line for each finding, and a summary.
    case short
    /// The lines that Xcode and SwiftPM recognize, with fix-its.
    case xcode
    /// One JSON object per line, for editors and scripts.
    case json
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// Workflow commands that GitHub shows as annotations. The matching step summary is `markdown`.
    case github
    /// JUnit XML, which nearly every CI system shows.
    case junit
    /// GitLab's Code Quality report.
    case gitlab
    /// A table for a step summary or a comment.
    case markdown
    /// A page for people, which only a comparison has.
    case html
}

/// The report formats that a program supports.
package struct ReportFormats: Sendable {
    package let all: [ReportFormat]
    /// Renders a report as UTF-8. Empty if the format has nothing to say about a clean run.
    ///
    /// Only `text` supports color.
    package let render: @Sendable (ReportFormat, Report, TextReport.Style) -> [UInt8]

    package init(
        _ all: [ReportFormat],
        render: @escaping @Sendable (ReportFormat, Report, TextReport.Style) -> [UInt8]
    ) {
        self.all = all
        self.render = render
    }

    /// The formats of programs that plugins run. Others are in `Reports`, which those programs need not compile.
    package static let inBuilds = Self([.text, .short, .xcode]) { format, report, style in
        format == .xcode ? XcodeReport.render(report) : TextReport.render(report, style: style)
    }
}
