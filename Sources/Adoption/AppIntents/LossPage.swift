import CodeGeneration
import Diagnostics
import IntentSchema

extension LossReport {
    /// The report for people: what is kept, what users lose, what to test, and the steps of the move.
    package func markdown() -> [UInt8] {
        var page = LossPage()
        page.writeOverview(entries)
        page.writeLosses(entries)
        page.writeTests(entries)
        page.write(checklist)
        return Array((page.lines.joined(separator: "\n") + "\n").utf8)
    }
}

/// The text of a report, from the good news to the steps that are left.
private struct LossPage {
    private(set) var lines = ["# Moving to App Intents", ""]

    mutating func writeOverview(_ entries: [LossReport.Entry]) {
        let intents = entries.flatMap(\.declarations).filter { $0.intentClassName != nil }
        if !intents.isEmpty {
            let values = Dictionary(grouping: intents, by: \.savedValues)
            let parts = Loss.SavedValues.allCases.compactMap { saved in
                values[saved].map { ($0.count, Self.words(saved, of: $0.count)) }
            }
            let words = parts.count == 1 ? ", which \(parts[0].1)" : ": \(parts.map { "\($0) \($1)" }.listed)"
            lines += ["App Intents replace \(intents.count.counted("intent"))\(words).", ""]
        }
        lines += ["| intent | replaces | saved values | lost | uncertain |", "|---|---|---|---|---|"]
        for entry in entries {
            for declared in entry.declarations {
                guard let className = declared.intentClassName else { continue }
                let noticed = declared.losses.filter { !entry.isUnnoticed($0) }
                let count = { (verdict: Loss.Verdict) in "\(noticed.count { $0.kind.verdict == verdict })" }
                let names = [MarkdownText.escaped(declared.name), MarkdownText.code(className)]
                let cells = names + [Self.words(declared.savedValues), count(.lost), count(.uncertain)]
                lines.append("| \(cells.joined(separator: " | ")) |")
            }
        }
        let unnoticed = entries.flatMap { entry in entry.losses.filter { entry.isUnnoticed($0) } }
        if !unnoticed.isEmpty {
            let groups = Dictionary(grouping: unnoticed) { Self.words($0.kind) }.sorted { $0.key < $1.key }
            let words = groups.map { "\($0.key) (\($0.value.count))" }
            lines += ["", "Also dropped, without effect: \(words.joined(separator: ", "))."]
        }
    }

    mutating func writeLosses(_ entries: [LossReport.Entry]) {
        let losses = entries.flatMap { entry in
            entry.losses.filter { $0.kind.verdict != .uncertain && !entry.isUnnoticed($0) }
        }
        lines += ["", "## What changes for people", ""]
        if losses.isEmpty { lines.append("Nothing is lost.") }
        // What is gone first.
        let groups = Loss.Verdict.allCases.reversed().flatMap { verdict in
            Self.grouped(losses.filter { $0.kind.verdict == verdict })
        }
        for (index, group) in groups.enumerated() {
            if index > 0 { lines.append("") }
            let why = MarkdownText.escapedWithCode(group.kind.why)
            lines += ["**\(group.kind.verdict.rawValue)**: \(why).", "", "| where | now | then |", "|---|---|---|"]
            var places: [[String]: [String]] = [:]
            var order: [[String]] = []
            for loss in group.losses {
                let cells = [loss.what, loss.instead].map(MarkdownText.escapedWithCode)
                if places[cells] == nil { order.append(cells) }
                places[cells, default: []].append(MarkdownText.escaped(loss.subject))
            }
            for cells in order {
                lines.append(
                    "| \(([(places[cells] ?? []).joined(separator: ", ")] + cells).joined(separator: " | ")) |"
                )
            }
        }
    }

    /// What no one outside Apple can be sure of, with the way to find out.
    mutating func writeTests(_ entries: [LossReport.Entry]) {
        let groups = Self.grouped(entries.flatMap(\.losses))
        let doubts = groups.compactMap { group in group.kind.doubt.map { (group, $0) } }
        if doubts.isEmpty { return }
        lines += ["", "## What to test on a device", ""]
        for (group, doubt) in doubts {
            let places = group.losses.map { MarkdownText.code($0.subject) }.joined(separator: ", ")
            let words = [group.kind.why + ".", doubt.known, doubt.trial].map(MarkdownText.escapedWithCode)
            lines.append("- [ ] \(places): \(words.joined(separator: " "))")
        }
    }

    mutating func write(_ checklist: MigrationChecklist) {
        if checklist.steps.isEmpty { return }
        lines += ["", "## Steps", "", MarkdownText.escapedWithCode(checklist.subject), ""]
        for step in checklist.steps {
            lines.append("- [ ] \(MarkdownText.escapedWithCode(step.text))")
            lines += step.places.map { "  - \(MarkdownText.escapedWithCode($0))" }
        }
    }

    private static func grouped(_ losses: [Loss]) -> [(kind: Loss.Kind, losses: [Loss])] {
        let groups = Dictionary(grouping: losses, by: \.kind)
        return Loss.Kind.allCases.compactMap { kind in groups[kind].map { (kind, $0) } }
    }

    private static func words(_ unnoticed: Loss.Kind) -> String {
        switch unnoticed {
        case .wording: "categories and verbs"
        case .keyParameter: "key parameters"
        case .image: "images"
        case .unseenRange: "ranges of parameters that no one sees"
        default: "Siri's words for intents that only configure widgets"
        }
    }

    private static func words(_ savedValues: Loss.SavedValues, of count: Int) -> String {
        switch savedValues {
        case .kept: "keep\(count == 1 ? "s" : "") all saved values"
        case .uncertain: "\(count == 1 ? "has" : "have") values to test"
        case .dropped: "lose\(count == 1 ? "s" : "") some saved values"
        }
    }

    private static func words(_ savedValues: Loss.SavedValues) -> String {
        switch savedValues {
        case .kept: "kept"
        case .uncertain: "some to test"
        case .dropped: "some dropped"
        }
    }
}

extension LossReport.Entry {
    /// Whether people never see what is lost: Xcode's boilerplate, and what Siri would say for an intent that it never runs.
    fileprivate func isUnnoticed(_ loss: Loss) -> Bool {
        switch loss.kind {
        case .wording, .keyParameter, .image, .unseenRange: true
        case .prompt, .promptPlaceholder, .shortForm:
            plan.intents.contains { $0.intent.name == loss.declaration && !$0.isAction }
        default: false
        }
    }
}
