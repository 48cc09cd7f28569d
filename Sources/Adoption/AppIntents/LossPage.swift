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
        page.writeSteps(entries)
        return Array((page.lines.joined(separator: "\n") + "\n").utf8)
    }
}

/// The text of a report, from the good news to the steps that are left.
private struct LossPage {
    private(set) var lines = ["# Moving to App Intents", ""]

    mutating func writeOverview(_ entries: [LossReport.Entry]) {
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
            let words = Self.grouped(unnoticed).map { "\(Self.words($0.kind)) (\($0.losses.count))" }
            lines += ["", "Also dropped, without effect: \(words.joined(separator: ", "))."]
        }
    }

    mutating func writeLosses(_ entries: [LossReport.Entry]) {
        let losses = entries.flatMap { entry in
            entry.losses.filter { $0.kind.verdict != .uncertain && !entry.isUnnoticed($0) }
        }
        lines += ["", "## What changes for people", ""]
        if losses.isEmpty { lines.append("Nothing is lost.") }
        for (index, group) in Self.grouped(losses).enumerated() {
            if index > 0 { lines.append("") }
            let why = MarkdownText.escapedWithCode(group.kind.why)
            lines += ["**\(group.kind.verdict.rawValue)**: \(why).", "", "| where | now | then |", "|---|---|---|"]
            for loss in group.losses {
                let cells =
                    [MarkdownText.escaped(loss.subject)] + [loss.what, loss.instead].map(MarkdownText.escapedWithCode)
                lines.append("| \(cells.joined(separator: " | ")) |")
            }
        }
    }

    /// What nobody outside Apple can be sure of, with the way to find out.
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

    mutating func writeSteps(_ entries: [LossReport.Entry]) {
        let plans = entries.flatMap(\.plan.intents)
        if plans.isEmpty { return }
        let hasWidgets = plans.contains { $0.intent.isEligibleForWidgets }
        let targets = [hasWidgets ? "the widget extension" : nil, plans.contains(where: \.isAction) ? "the app" : nil]
        let places = targets.compactMap { $0 }.joined(separator: " and ")
        lines += ["", "## Steps", "", "- [ ] Compile the generated files into \(places)."]
        if entries.contains(where: \.plan.asksApp) {
            lines.append(
                "- [ ] Implement what the generated protocols ask for, and register it in the initializers of \(places)."
            )
        }
        if hasWidgets { lines.append("- [ ] Keep the `kind` of every widget.") }
        let saved = hasWidgets ? "an old widget and an old shortcut" : "an old shortcut"
        lines += [
            "- [ ] Install the new version over the old one on a device with \(saved).",
            "- [ ] Keep the definition until the app requires \(hasWidgets ? "iOS 17" : "iOS 16"). Then delete these files, and their classes from `Info.plist`:",
        ]
        for entry in entries {
            let classes = entry.declarations.compactMap(\.intentClassName).map { MarkdownText.code($0) }
            lines.append("  - \(MarkdownText.code(entry.path)): \(classes.joined(separator: ", "))")
        }
        lines.append("- [ ] Run `intentc migration-check --against` the last release with the definition.")
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
        default: "Siri's words for intents that only configure widgets"
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
        case .wording, .keyParameter, .image: true
        case .prompt, .promptPlaceholder, .shortForm:
            plan.intents.contains { $0.intent.name == loss.declaration && !$0.isAction }
        default: false
        }
    }
}
