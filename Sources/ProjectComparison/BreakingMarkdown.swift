import Diagnostics
import SchemaComparison

/// The comment on a pull request: a verdict and a table of losses, worst first; empty without findings.
package struct BreakingMarkdown {
    private let report: Report
    private let baseName: String
    private let result: BreakingFindings.Result

    package init(_ report: Report, of result: BreakingFindings.Result, baseName: String) {
        self.report = report
        self.result = result
        self.baseName = baseName
    }

    /// The effect of a change, worst first.
    private enum Level: String, CaseIterable {
        case dies
        case changesMeaning = "changes meaning"
        case mayDie = "may die"
        case isHidden = "hides"
        case suggestionEnds = "ends suggestions"
        case breaksCode = "breaks code"
        case behavesDifferently = "behaves differently"
        case losesTranslations = "loses translations"
        case other = "not compared"

        /// The level in a verdict, with its verb in the singular or plural.
        func words(_ count: Int) -> String {
            let verb = rawValue.prefix { $0 != " " }
            return count > 1 && verb.hasSuffix("s") ? "\(verb.dropLast())\(rawValue.dropFirst(verb.count))" : rawValue
        }

        var audience: String {
            switch self {
            case .dies, .changesMeaning, .mayDie, .isHidden, .suggestionEnds: "users"
            case .breaksCode, .behavesDifferently: "developers"
            case .losesTranslations: "translators"
            case .other: ""
            }
        }
    }

    private func level(of finding: Diagnostic) -> Level {
        guard let change = ChangeKind(code: finding.kind.code) else {
            if finding.kind == .repeatedIdentifier { return .breaksCode }
            if DiagnosticKind.takeoverKinds.contains(finding.kind) {
                return finding.kind.severity == .error ? .dies : .mayDie
            }
            return .other
        }
        if let saved = change.effects.first(where: { $0.category == .saved }) {
            if result.suggestions.contains(finding.symbol) { return .suggestionEnds }
            let isDoubtful = saved.certainty == .uncertain || result.doubtful.contains(finding.symbol)
            switch saved.loss {
            case .dies: return isDoubtful ? .mayDie : .dies
            case .changesMeaning: return isDoubtful ? .mayDie : .changesMeaning
            case .isHidden: return .isHidden
            case .suggestionEnds: return .suggestionEnds
            }
        }
        if change.categories.contains(.source) { return .breaksCode }
        return change.categories.contains(.handler) ? .behavesDifferently : .losesTranslations
    }

    package func render() -> [UInt8] {
        var writer = MarkdownWriter(report)
        let levels = Dictionary(grouping: report.diagnostics, by: level)
        if levels.isEmpty { return [] }
        let counts = Level.allCases.map { ($0, levels[$0]?.count ?? 0) }.filter { $0.1 > 0 }
        let verdict = counts.map { "\($1) \($0.words($1))" }.joined(separator: ", ")
        writer.line("## \(verdict): \(report.diagnostics.contains(where: report.isFailing) ? "fails" : "passes")")
        writer.line("")
        writer.text("Compared with ")
        writer.escaped(baseName)
        let audiences = ["users", "developers", "translators"].compactMap { audience in
            let count = counts.reduce(0) { $0 + ($1.0.audience == audience ? $1.1 : 0) }
            return count == 0 ? nil : "\(audience) (\(count))"
        }
        writer.line(audiences.isEmpty ? "." : ". Affects \(audiences.joined(separator: ", ")).")
        writer.text("\n| | What | What happens | Where |\n|---|---|---|---|\n")
        let rows = Level.allCases.flatMap { level in (levels[level] ?? []).map { (level, $0) } }
        for (index, row) in rows.enumerated() {
            if writer.isFull {
                writer.line("\n\(rows.count - index) more not shown.")
                break
            }
            append(row.1, row.0, to: &writer)
        }
        return writer.bytes
    }

    private func append(_ finding: Diagnostic, _ level: Level, to writer: inout MarkdownWriter) {
        writer.text("| \(level.rawValue) | ")
        writer.escaped(finding.message)
        writer.text(" | ")
        writer.text(MarkdownText.escapedWithCode(finding.help ?? ""))
        writer.text(" | ")
        writer.place(finding.location)
        let code = finding.kind.code
        writer.line(", \(report.rulePages.map { "[\(code)](\($0.address(of: finding.kind)))" } ?? code) |")
    }
}
