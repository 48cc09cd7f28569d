import Presentation
import Diagnostics

/// The comment on a pull request: a verdict, a table of losses, worst first, and all other changes, before and now.
package struct ComparisonMarkdown {
    private let report: Report
    private let verdict: ComparisonVerdict
    private let result: BreakingFindings.Result
    private let others: [ShownChange]

    /// - Parameter others: the changes that no finding of the report is about.
    package init(
        _ report: Report,
        of result: BreakingFindings.Result,
        others: [ShownChange] = [],
        verdict: ComparisonVerdict
    ) {
        self.report = report
        self.result = result
        self.others = others
        self.verdict = verdict
    }

    package func render() -> [UInt8] {
        var writer = MarkdownWriter(report)
        writer.line("## \(verdict.title)\n")
        let audiences = audiences
        writer.escaped(verdict.lead.prefix(1).uppercased() + verdict.lead.dropFirst() + ".")
        writer.line(audiences.isEmpty ? "" : " Affects \(audiences).")
        if !report.diagnostics.isEmpty { appendFindings(to: &writer) }
        appendOthers(to: &writer)
        return writer.bytes
    }

    /// Who is affected, and by how many changes: "users (2), developers (1)".
    private var audiences: String {
        let counts = Dictionary(result.diagnostics.map { (result.level(of: $0).audience, 1) }, uniquingKeysWith: +)
        return ["users", "developers", "translators"].compactMap { name in counts[name].map { "\(name) (\($0))" } }
            .joined(separator: ", ")
    }

    private func appendFindings(to writer: inout MarkdownWriter) {
        let levels = Dictionary(grouping: report.diagnostics, by: result.level)
        writer.text("\n| | What | What happens | Where |\n|---|---|---|---|\n")
        let rows = ChangeLevel.allCases.flatMap { level in (levels[level] ?? []).map { (level, $0) } }
        for (index, row) in rows.enumerated() {
            if writer.isFull {
                writer.line("\n\(rows.count - index) more not shown.")
                break
            }
            append(row.1, row.0, to: &writer)
        }
    }

    private func append(_ finding: Diagnostic, _ level: ChangeLevel, to writer: inout MarkdownWriter) {
        writer.text("| \(level.rawValue) | ")
        writer.escaped(finding.message)
        writer.text(" | ")
        writer.text(MarkdownText.escapedWithCode(finding.help ?? ""))
        writer.text(" | ")
        writer.place(finding.location)
        writer.line(", \(finding.kind.code) |")
    }

    /// The other changes by harm, folded below losses or if there are many.
    private func appendOthers(to writer: inout MarkdownWriter) {
        for harm in ShownChange.Harm.allCases {
            let own = others.filter { $0.harm == harm }
            if own.isEmpty { continue }
            let isFolded = !report.diagnostics.isEmpty || harm.isFolded(among: others.count)
            let words = harm.wordsBesidesFindings
            writer.line(
                isFolded ? "\n<details><summary>\(words) (\(own.count))</summary>\n" : "\n### \(words)\n"
            )
            let hasEffects = own.contains { !$0.effects.isEmpty }
            writer.line("| What | Before | Now |" + (hasEffects ? " What happens |" : ""))
            writer.line("|---|---|---|" + (hasEffects ? "---|" : ""))
            for (index, change) in own.enumerated() {
                if writer.isFull {
                    writer.line("\n\(own.count - index) more not shown.")
                    break
                }
                let what = [change.owner, change.thing].filter { !$0.isEmpty }.joined(separator: ": ")
                let effects = hasEffects ? [change.effects.joined(separator: " ")] : []
                for cell in [what, change.before ?? "—", change.now ?? "—"] + effects {
                    writer.text("| \(MarkdownText.escapedWithCode(cell)) ")
                }
                writer.line("|")
            }
            if isFolded { writer.line("\n</details>") }
        }
    }
}
