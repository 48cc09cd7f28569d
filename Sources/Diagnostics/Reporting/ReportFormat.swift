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
}

/// The formats that a program can report in.
package struct ReportFormats: Sendable {
    package let all: [ReportFormat]
    /// A report in one of the formats: UTF-8, empty when the format has nothing to say about a clean run.
    ///
    /// Only `text` can be coloured.
    package let render: @Sendable (ReportFormat, Report, TextReport.Style) -> [UInt8]

    package init(
        _ all: [ReportFormat],
        render: @escaping @Sendable (ReportFormat, Report, TextReport.Style) -> [UInt8]
    ) {
        self.all = all
        self.render = render
    }

    /// Those of the programs that plugins run. The others are in `Reports`, which these programs need not compile.
    package static let inBuilds = Self([.text, .xcode]) { format, report, style in
        format == .xcode ? XcodeReport.render(report) : TextReport.render(report, style: style)
    }
}
