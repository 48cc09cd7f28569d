import Presentation
import Diagnostics
import SchemaComparison

/// The comment on a pull request: a verdict, a table of losses, worst first, and all other changes, before and now.
package struct ComparisonMarkdown {
    private let report: Report
    private let baseName: String
    private let result: BreakingFindings.Result
    private let others: [ShownChange]

    /// - Parameter others: the changes that no finding of the report is about.
    package init(
        _ report: Report,
        of result: BreakingFindings.Result,
        others: [ShownChange] = [],
        baseName: String
    ) {
        self.report = report
        self.result = result
        self.others = others
        self.baseName = baseName
    }

    /// The effect of a change, worst first.
    private enum Level: String, CaseIterable {
        case dies = "loses what people have saved"
        case changesMeaning = "changes what people have saved"
        case mayDie = "may lose what people have saved"
        case isHidden = "hides what people use"
        case suggestionEnds = "ends suggestions"
        case breaksCode = "breaks code"
        case behavesDifferently = "behaves differently"
        case losesTranslations = "loses translations"
        case other = "is not compared"

        /// The level in a title, with its verb in the singular or plural.
        func words(_ count: Int) -> String {
            let (verb, rest) = (rawValue.prefix { $0 != " " }, rawValue.drop { $0 != " " })
            if count == 1 || !verb.hasSuffix("s") { return rawValue }
            return (verb == "is" ? "are" : String(verb.dropLast())) + rest
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
        if report.diagnostics.isEmpty {
            appendVerdictWithoutLosses(to: &writer)
        } else {
            appendLosses(to: &writer)
        }
        appendOthers(to: &writer)
        return writer.bytes
    }

    private func appendVerdictWithoutLosses(to writer: inout MarkdownWriter) {
        let lost = result.suppressed.isEmpty ? "Nothing that people saved is lost" : "Only accepted losses"
        let verdict = others.isEmpty && result.changes.isEmpty ? "Nothing has changed" : lost
        writer.line("## \(verdict)\n")
        writer.text("Compared with ")
        writer.escaped(baseName)
        writer.line(".")
    }

    private func appendLosses(to writer: inout MarkdownWriter) {
        let levels = Dictionary(grouping: report.diagnostics, by: level)
        let counts = Level.allCases.map { ($0, levels[$0]?.count ?? 0) }.filter { $0.1 > 0 }
        let parts = counts.enumerated().map { index, part in
            let (level, count) = part
            return (index == 0 ? count.counted(level == .other ? "part" : "change") : "\(count)")
                + " \(level.words(count))"
        }
        writer.line("## \(parts.joined(separator: "; "))")
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
    }

    private func append(_ finding: Diagnostic, _ level: Level, to writer: inout MarkdownWriter) {
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
            // A loss that is no finding is accepted, or part of one that is.
            let words = harm < .translation ? "\(harm.words), but accepted or named above" : harm.words
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
