import Diagnostics

extension DefinitionPage {
    /// The comparison for a pull request: the verdict, then every change before and now, grouped by harm, worst first.
    package var comparisonMarkdown: [UInt8] {
        let changes = definitions.flatMap(\.changes)
        let verdict = ComparisonVerdict(changes, since: baseName ?? "", isComplete: unshown.isEmpty)
        var writer = MarkdownWriter(Report([], sources: [:]))
        writer.text("## ")
        writer.escaped("\(title): \(verdict.title)")
        writer.text("\n\n")
        writer.escaped(verdict.words)
        writer.line("")
        if !unshown.isEmpty {
            writer.line("")
            writer.escaped("Left out because of errors: \(unshown.joined(separator: ", ")).")
            writer.line("")
        }
        for harm in ShownChange.Harm.allCases {
            let own = changes.filter { $0.harm == harm }
            if own.isEmpty { continue }
            let isFolded = harm.isFolded(among: changes.count)
            writer.line("\n### \(harm.words)\n")
            if isFolded { writer.line("<details><summary>\(own.count) changes</summary>\n") }
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
        return writer.bytes
    }
}
