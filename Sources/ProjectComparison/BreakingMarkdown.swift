import Diagnostics
import SchemaComparison

/// The comment on a pull request: what users lose first, then what concerns developers and translators, in plain words.
package struct BreakingMarkdown {
    private let report: Report
    private let baseName: String

    package init(_ report: Report, baseName: String) {
        self.report = report
        self.baseName = baseName
    }

    private static let sections: [(category: Effect.Category, heading: String)] = [
        (.saved, "What users lose"),
        (.source, "What no longer compiles"),
        (.handler, "What compiles and behaves differently"),
        (.strings, "What translators have to do again"),
    ]

    package func render() -> [UInt8] {
        var writer = MarkdownWriter(report)
        if report.diagnostics.isEmpty {
            writer.line("## No breaking changes")
            writer.line("")
            writer.text("Compared with ")
            writer.escaped(baseName)
            writer.text(".\n")
            return writer.bytes
        }
        let count = report.diagnostics.count
        writer.line("## \(count) \(count == 1 ? "change" : "changes") that people notice")
        writer.line("")
        writer.text("Compared with ")
        writer.escaped(baseName)
        writer.text(".\n")
        var rest = report.diagnostics
        for section in Self.sections {
            let members = rest.filter { Self.category(of: $0) == section.category }
            rest.removeAll { Self.category(of: $0) == section.category }
            append(members, section.heading, to: &writer)
        }
        append(rest, "What could not be compared", to: &writer)
        return writer.bytes
    }

    /// The gravest effect of a finding; `nil` for one that is not about a change.
    private static func category(of finding: Diagnostic) -> Effect.Category? {
        let categories = EffectTable.row(ofCode: finding.kind.code)?.categories ?? []
        return Effect.Category.allCases.first(where: categories.contains)
    }

    private func append(_ findings: [Diagnostic], _ heading: String, to writer: inout MarkdownWriter) {
        if findings.isEmpty { return }
        writer.line("")
        writer.line("### \(heading)")
        writer.line("")
        for (index, finding) in findings.enumerated() {
            if writer.isFull {
                writer.line("- and \(findings.count - index) more")
                return
            }
            writer.text("- **")
            writer.escaped(finding.message)
            writer.text("**")
            if let help = finding.help {
                writer.text(". ")
                writer.escaped(help)
            }
            writer.text(" (")
            writer.place(finding.location)
            writer.line(", \(finding.kind.code))")
        }
    }
}
