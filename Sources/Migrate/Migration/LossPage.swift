import AppIntentsGeneration
import Comparison
import Diagnostics
import IntentSchema

extension LossReport {
    /// The report for people: what is kept, what users lose, what to test, and the steps of the move.
    package func markdown() -> [UInt8] {
        let lines = ["# Moving to App Intents", ""] + overview + changes + work + tests + steps
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private var overview: [String] {
        var lines = [MarkdownText.escapedWithCode(summary)]
        if !intents.isEmpty {
            lines += ["", "| intent | class | saved values | lost | uncertain | yours to write | replaced |"]
            lines.append("|---|---|---|---|---|---|---|")
        }
        for (entry, declared, name) in intents {
            let names = [MarkdownText.escaped(name), MarkdownText.code(declared.intentClassName ?? "")]
            let cells = names + entry.cells(declared).map(MarkdownText.escaped)
            lines.append("| \(cells.joined(separator: " | ")) |")
        }
        let unnoticed = entries.flatMap { entry in entry.losses.compactMap { entry.unnoticed($0) } }
        if unnoticed.isEmpty { return lines }
        let groups = Dictionary(grouping: unnoticed) { $0 }.sorted { $0.key < $1.key }
        let words = groups.map { "\($0.key) (\($0.value.count))" }
        return lines + ["", "Also dropped, without effect: \(words.joined(separator: ", "))."]
    }

    /// What becomes of the intents, in sentences.
    var summary: String {
        let intents = intents.map(\.declared)
        if intents.isEmpty { return ReplacementCheck.verdict(on: 0) }
        let unneeded = intents.filter { $0.replacement == .notNeeded }
        let open = intents.filter(\.replacement.isOpen)
        let replaced = intents.count - open.count - unneeded.count
        var sentences: [String] = []
        let stuck = intents.filter(\.hasObstacles)
        let possible = open.filter { !$0.hasObstacles }
        if !stuck.isEmpty {
            sentences.append("No code can be generated for \(stuck.map { "`\($0.name)`" }.listed).")
        }
        if !possible.isEmpty {
            let values = Dictionary(grouping: possible, by: \.savedValues)
            let parts = Loss.SavedValues.allCases.compactMap { saved in
                values[saved].map { ($0.count, Self.words(saved, of: $0.count)) }
            }
            let words = parts.count == 1 ? ", which \(parts[0].1)" : ": \(parts.map { "\($0) \($1)" }.listed)"
            sentences.append("App Intents can replace \(possible.count.counted("intent"))\(words).")
        }
        if replaced > 0 {
            let some = "\(replaced.counted("intent")) \(replaced == 1 ? "is" : "are") replaced already."
            sentences.append(replaced == intents.count && isComplete ? ReplacementCheck.verdict(on: replaced) : some)
        }
        if !unneeded.isEmpty {
            let names = Set(unneeded.map(\.name)).sorted().map { "`\($0)`" }
            sentences.append("No widget or shortcut uses \(names.listed).")
        }
        if open.isEmpty, stuck.isEmpty, !hasErrors { sentences.append(checklist.deletion) }
        return sentences.joined(separator: " ")
    }

    private var changes: [String] {
        let losses = entries.flatMap { entry in
            entry.losses.filter { ![.uncertain, .yours].contains($0.kind.verdict) && entry.unnoticed($0) == nil }
        }
        // What the app's own App Intents lose is not known.
        if losses.isEmpty, intents.allSatisfy(\.declared.isSettled) { return [] }
        if losses.isEmpty {
            return [
                "", "## What changes for people", "",
                isComplete ? "Nothing is lost." : "Nothing is lost of what was read.",
            ]
        }
        var lines = ["", "## What changes for people"]
        // The worst losses come first.
        let groups = Loss.Verdict.allCases.reversed().flatMap { verdict in
            Self.grouped(losses.filter { $0.kind.verdict == verdict })
        }
        for group in groups {
            let why = MarkdownText.escapedWithCode(group.kind.why)
            lines += ["", "**\(group.kind.verdict.rawValue)**: \(why).", "", "| where | now | then |", "|---|---|---|"]
            var places: [[String]: [String]] = [:]
            var order: [[String]] = []
            for loss in group.losses {
                let cells = [loss.what, loss.replacement].map(MarkdownText.escapedWithCode)
                if places[cells] == nil { order.append(cells) }
                places[cells, default: []].append(MarkdownText.escaped(loss.subject))
            }
            lines += order.map { cells in
                "| \(([(places[cells] ?? []).joined(separator: ", ")] + cells).joined(separator: " | ")) |"
            }
        }
        return lines
    }

    /// What the generated code leaves to the team.
    private var work: [String] {
        let work = entries.flatMap(\.losses).filter { $0.kind.verdict == .yours }
        if work.isEmpty { return [] }
        return ["", "## Yours to write", ""]
            + work.map { loss in
                let words = [loss.what, loss.replacement].map(MarkdownText.escapedWithCode)
                return "- [ ] \(MarkdownText.code(loss.subject)): \(words.joined(separator: " → "))"
            }
    }

    /// The results that no one outside Apple can be sure of, and how to find out.
    private var tests: [String] {
        let lines = Self.grouped(entries.flatMap(\.losses)).compactMap { kind, losses -> String? in
            guard let trial = kind.trial, let claim = kind.claim else { return nil }
            let places = losses.map { MarkdownText.code($0.subject) }.joined(separator: ", ")
            let words = [kind.why + ".", claim.words + ".", trial].map(MarkdownText.escapedWithCode)
            return "- [ ] \(places): \(words.joined(separator: " "))"
        }
        return lines.isEmpty ? [] : ["", "## What to test on a device", ""] + lines
    }

    private var steps: [String] {
        if checklist.steps.isEmpty { return [] }
        return ["", "## Steps", "", MarkdownText.escapedWithCode(checklist.subject), ""]
            + checklist.steps.flatMap { step in
                ["- [ ] \(MarkdownText.escapedWithCode(step.text))"]
                    + step.places.map { "  - \(MarkdownText.escapedWithCode($0))" }
            }
    }

    private static func grouped(_ losses: [Loss]) -> [(kind: Loss.Kind, losses: [Loss])] {
        let groups = Dictionary(grouping: losses, by: \.kind)
        return Loss.Kind.allCases.compactMap { kind in groups[kind].map { (kind, $0) } }
    }

    private static func words(_ savedValues: Loss.SavedValues, of count: Int) -> String {
        switch savedValues {
        case .kept: "keep\(count == 1 ? "s" : "") all saved values"
        case .uncertain: "\(count == 1 ? "has" : "have") values to test"
        case .dropped: "lose\(count == 1 ? "s" : "") some saved values"
        }
    }

    static func words(_ savedValues: Loss.SavedValues) -> String {
        switch savedValues {
        case .kept: "kept"
        case .uncertain: "some to test"
        case .dropped: "some dropped"
        }
    }
}

extension LossReport.Entry {
    /// What happens to a declaration's saved values, how much of it people lose, someone has to test and the team has to
    /// write, and what replaces it.
    func cells(_ declared: LossReport.Declared) -> [String] {
        let counts = LossReport.countedVerdicts.map { "\(count($0, of: declared))" }
        let planned = [LossReport.words(declared.savedValues)] + counts
        let state =
            switch declared.replacement {
            case .missing: "not yet"
            case .uncertain: "uncertain"
            case .notNeeded: "not needed"
            case .appIntent(let name, _, _): declared.isSettled ? "by \(name)" : "yes"
            }
        return (declared.isSettled ? planned.map { _ in "-" } : planned) + [state]
    }

    func count(_ verdict: Loss.Verdict, of declared: LossReport.Declared) -> Int {
        declared.losses.count { $0.kind.verdict == verdict && unnoticed($0) == nil }
    }

    /// What is lost if people never notice it: Xcode's boilerplate, and Siri's dialogs for an intent that never runs.
    /// `nil` for any other loss.
    func unnoticed(_ loss: Loss) -> String? {
        switch loss.kind {
        case .wording: "categories and verbs"
        case .keyParameter: "key parameters"
        case .image: "images"
        case .unusedType: "types that no App Intent uses"
        case .unseenRange: "ranges of parameters that no one sees"
        case .prompt, .promptPlaceholder, .shortForm:
            plan.intents.contains { $0.intent.name == loss.declaration && !$0.isAction }
                ? "Siri's words for intents that only configure widgets" : nil
        default: nil
        }
    }
}
