import Presentation
import Diagnostics

/// The comment on a pull request: a verdict, a table of losses, worst first, and all other changes, before and now.
package struct ComparisonMarkdown {
    private let report: Report
    private let verdict: ComparisonVerdict
    private let result: ComparisonReport
    private let others: [ShownChange]

    /// - Parameter others: the changes that no finding of the report is about.
    package init(
        _ report: Report,
        of result: ComparisonReport,
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
        let hidden = result.diagnostics.count - report.diagnostics.count
        if hidden > 0 { writer.line("\n\(hidden) of lower severity not shown.") }
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
        let positions = Dictionary(result.steps.enumerated().map { ($1.prefix, $0) }) { first, _ in first }
        let steps = Dictionary(grouping: report.diagnostics) { finding in
            finding.location.path.firstIndex(of: ":").flatMap { positions[String(finding.location.path[...$0])] } ?? -1
        }
        var left = report.diagnostics.count
        for (step, found) in steps.sorted(by: { $0.key < $1.key }) {
            if step >= 0 { writer.line("\n### " + MarkdownText.escaped(result.steps[step].title)) }
            let levels = Dictionary(grouping: found, by: result.level)
            writer.text("\n| | What | What happens | Where |\n|---|---|---|---|\n")
            for level in ChangeLevel.allCases {
                for findings in groups(levels[level] ?? []) {
                    if writer.isFull { return writer.line("\n\(left) more not shown.") }
                    left -= findings.count
                    append(findings, level, to: &writer)
                }
            }
        }
    }

    /// The findings of one kind at one place that have the same consequences, such as both bounds of a parameter.
    private func groups(_ findings: [Diagnostic]) -> [[Diagnostic]] {
        let groups = Dictionary(grouping: findings.indices) { index -> [AnyHashable] in
            [findings[index].kind.code, findings[index].location, findings[index].help ?? ""]
        }
        return groups.values.sorted { $0[0] < $1[0] }.map { group in group.map { findings[$0] } }
    }

    private func append(_ findings: [Diagnostic], _ level: ChangeLevel, to writer: inout MarkdownWriter) {
        writer.text("| \(level.rawValue) | ")
        for (index, finding) in findings.enumerated() {
            writer.text(index == 0 ? "" : "<br>")
            writer.escaped(finding.message)
        }
        writer.text(" | ")
        writer.text(MarkdownText.escapedWithCode(findings[0].help ?? ""))
        writer.text(" | ")
        writer.place(findings[0].location)
        writer.line(", \(findings[0].kind.code) |")
    }

    /// The other changes by harm, folded below losses or if there are many.
    private func appendOthers(to writer: inout MarkdownWriter) {
        for harm in ShownChange.Harm.allCases {
            let own = others.filter { $0.harm == harm }
            if own.isEmpty { continue }
            let isFolded = !report.diagnostics.isEmpty || harm.isFolded(among: others.count)
            writer.line(
                isFolded ? "\n<details><summary>\(harm.words) (\(own.count))</summary>\n" : "\n### \(harm.words)\n"
            )
            appendTable(of: own, to: &writer)
            if isFolded { writer.line("\n</details>") }
        }
    }

    /// One row for each change, or for one in many declarations. A column in which nothing would stand is left out.
    private func appendTable(of changes: [ShownChange], to writer: inout MarkdownWriter) {
        let areNamed = changes.allSatisfy(\.isNamed)
        let columns: [(title: String, cell: (ShownChange) -> String?)] = [
            ("Before", \.before), ("Now", { areNamed ? nil : $0.now }),
            ("What happens", { $0.effects.isEmpty ? nil : $0.effects.joined(separator: " ") }),
        ].filter { column in changes.contains { column.cell($0) != nil } }
        writer.line("| What |" + columns.map { " \($0.title) |" }.joined())
        writer.line("|---|" + String(repeating: "---|", count: columns.count))
        let groups = Dictionary(grouping: changes.indices) { index in
            [changes[index].isNamed ? changes[index].owner : "", changes[index].thing]
                + columns.map { $0.cell(changes[index]) ?? "" }
        }
        var left = changes.count
        for group in groups.values.sorted(by: { $0[0] < $1[0] }) {
            if writer.isFull {
                writer.line("\n\(left) more not shown.")
                break
            }
            left -= group.count
            let change = changes[group[0]]
            let owners = group.map { changes[$0].owner }
            let isOne = group.count > 1 && Set(owners).count == 1
            let names = isOne ? "\(change.owner) (\(group.count))" : owners.joined(separator: ", ")
            let what = [names, change.thing].filter { !$0.isEmpty }
            for cell in [what.joined(separator: ": ")] + columns.map({ $0.cell(change) ?? "—" }) {
                writer.text("| \(MarkdownText.escapedWithCode(cell)) ")
            }
            writer.line("|")
        }
    }
}

extension ShownChange {
    /// Whether it is a new declaration whose name is all that there is to say.
    fileprivate var isNamed: Bool { before == nil && now == owner }
}
