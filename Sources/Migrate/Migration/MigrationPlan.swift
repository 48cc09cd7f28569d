import AppIntentsGeneration
import Comparison
import Diagnostics
import FileAccess
import GenerateCommand
import IntentSchema
import SavedContract
import SwiftDeclarations
import SwiftSource
import Translations

/// The plan for a move to App Intents: a verdict on each intent, what the planned code loses, and the steps.
package struct MigrationPlan: Sendable {
    /// One definition and its App Intents.
    package struct Entry: Sendable {
        /// The definition's path as the user gave it.
        package var path: String
        package var plan: AppIntentsPlan
        /// What is lost outside of the plan, such as by a bridge.
        package var otherLosses: [Loss]
        /// The paths of the string tables that a String Catalog replaces, with `*` for their languages.
        private(set) var tables: [String] = []
        private(set) var languages: [String] = []
        private(set) var unreadTables = UnreadTables()
        /// The customized intents of the system.
        private(set) var systemIntents: [String] = []
        /// What takes over the intents, by the names of their classes.
        var takeovers: [String: TakeoverOutcome] = [:]
        /// The classes that generated code replaces, or code with places marked `#warning`.
        var unfinished: Set<String> = []

        package init(path: String, plan: AppIntentsPlan, otherLosses: [Loss] = []) {
            self.path = path
            self.plan = plan
            self.otherLosses = otherLosses
        }

        /// Adds the string tables around the definition.
        package mutating func add(_ translations: DefinitionTranslations) {
            systemIntents = translations.definition.intents.filter(\.isSystem).map(\.shownName)
            languages =
                [translations.sourceLanguage]
                + translations.languages().counted.filter { !translations.tables(in: $0).isEmpty }
            unreadTables = translations.surroundings.unreadTables
            let tables = translations.files.filter { !$0.format.holdsAllLanguages }
            self.tables = Set(
                tables.map { table in
                    table.contents.source.path.replacingOccurrences(of: "/\(table.language).lproj/", by: "/*.lproj/")
                }
            ).sorted()
        }

        /// What is lost by the planned code, without that of intents that need none of it.
        package var losses: [Loss] {
            let all = otherLosses.isEmpty ? plan.losses : plan.losses + otherLosses
            let settled = Set(plan.intents.map(\.intent.name).filter(isSettled))
            if settled.isEmpty { return all }
            return settled.count == plan.intents.count ? [] : all.filter { !settled.contains($0.declaration) }
        }

        /// What prevents that the planned code is generated, by intent.
        var obstacles: [String: [Diagnostic]] {
            let found = Dictionary(grouping: plan.diagnostics) { found in
                plan.intents.map(\.intent.name).first { "\(found.symbol)/".hasPrefix("intent/\($0)/") } ?? ""
            }
            return found.filter { !isSettled($0.key) }
        }

        func takeover(of intent: String) -> TakeoverOutcome {
            plan.classNames[intent].flatMap { takeovers[$0] } ?? .notFound
        }

        /// The intents that nothing replaces for certain.
        var openIntents: [IntentPlan] { plan.intents.filter { takeover(of: $0.intent.name).isOpen } }

        /// Whether nothing has to be planned for an intent: nothing needs it, or finished code replaces it.
        func isSettled(_ intent: String) -> Bool {
            !takeover(of: intent).isOpen && plan.classNames[intent].map(unfinished.contains) != true
        }
    }

    /// What becomes of one intent.
    private struct Row {
        let entry: Entry
        let name: String
        /// The name; if definitions have intents of one name, with the definition.
        let shown: String
        let takeover: TakeoverOutcome
        /// What the planned code loses of it.
        let losses: [Loss]
        /// Whether the planned code cannot be generated.
        let isStuck: Bool

        /// What happens to saved values by the planned code. The worst loss decides.
        var savedValues: Loss.SavedValues {
            let all = losses.map(\.kind.savedValues)
            return all.contains(.dropped) ? .dropped : all.contains(.uncertain) ? .uncertain : .kept
        }

        /// The verdict, and what the planned code makes of the intent.
        var words: String {
            if entry.isSettled(name) { return takeover.words }
            let counts = [(Loss.Verdict.lost, "lost"), (.uncertain, "to test"), (.yours, "yours to write")].compactMap {
                verdict,
                words in
                let count = losses.count { $0.kind.verdict == verdict && !entry.isUnnoticed($0) }
                return count == 0 ? nil : "\(count) \(words)"
            }
            let planned = takeover.isOpen && !isStuck ? "; an App Intent \(savedValues.words)" : ""
            return ([takeover.words + planned] + counts).joined(separator: ", ")
        }
    }

    private let rows: [Row]
    /// What the planned code loses, and what prevents that it is generated.
    package private(set) var findings: [Diagnostic]
    let checklist: MigrationChecklist
    /// What the definitions are called, all or their custom intents.
    private let subject: String
    /// What is left to do before definitions can be deleted, in clauses.
    private let open: [String]
    /// The verdict of the check where there is nothing to plan.
    private let verdict: String?
    /// The classes of intents that only earlier versions have, and that nothing replaces.
    private let formerlyMissing: [String]

    package init(
        _ entries: [Entry],
        in project: AdoptingProject = AdoptingProject(),
        as style: AppIntentsStyle = .generated,
        open: [String] = [],
        formerlyMissing: [String] = [],
        verdict: String? = nil
    ) {
        self.open = open
        self.formerlyMissing = formerlyMissing
        self.verdict = verdict
        let isWhole = entries.allSatisfy(\.systemIntents.isEmpty)
        subject = !isWhole ? "the custom intents" : entries.count == 1 ? "the definition" : "the definitions"
        checklist = MigrationChecklist(entries, project, style: style)
        let names = entries.flatMap { $0.plan.intents.map(\.intent.name) }
        let isAmbiguous = Set(names).count < names.count
        var (rows, findings): ([Row], [Diagnostic]) = ([], [])
        for entry in entries {
            let (all, obstacles) = (entry.losses, entry.obstacles)
            let losses = Dictionary(grouping: all, by: \.declaration)
            for name in entry.plan.intents.map(\.intent.name) {
                rows.append(
                    Row(
                        entry: entry,
                        name: name,
                        shown: isAmbiguous ? "\(name) in \(entry.path)" : name,
                        takeover: entry.takeover(of: name),
                        losses: losses[name] ?? [],
                        isStuck: obstacles[name] != nil
                    )
                )
            }
            findings += obstacles.values.joined()
            findings += all.filter { $0.kind.verdict != .yours && !entry.isUnnoticed($0) }
                .map { $0.diagnostic(path: entry.path) }
        }
        (self.rows, self.findings) = (rows, findings)
    }

    /// Reads the project around the definitions.
    package init(_ conversion: AppIntentsConversion, _ check: ReplacementCheck) {
        let taking = check.takeovers.filter { $1.successor != nil }
        let sources = Set(taking.values.map(\.path)).compactMap { check.sources[$0] }
        let work = Dictionary(sources.map { ($0.path, Self.countOfWarnings($0.bytes)) }) { first, _ in first }
        let isUnfinished = Set(sources.filter { work[$0.path] != 0 || GeneratedFile.isGenerated($0.bytes) }.map(\.path))
        let entries = conversion.definitions.map { definition in
            var entry = Entry(path: definition.path, plan: definition.plan, otherLosses: definition.otherLosses)
            entry.add(definition.translations)
            entry.takeovers = check.takeovers
            entry.unfinished = Set(taking.filter { isUnfinished.contains($1.path) }.keys)
            return entry
        }
        let plans = entries.map(\.plan)
        let classes = Set(plans.flatMap(\.classNames.values))
        let paths = Set(taking.filter { classes.contains($0.key) }.map(\.value.path)).sorted()
        var project = AdoptingProject(
            around: plans.map(\.context.schema.path),
            classes,
            replacing: paths,
            excluding: conversion.exclusions,
            reading: conversion.contents
        )
        project.oldestSystems = check.deployment ?? project.oldestSystems
        let unbuilt = project.unbuilt
        let warnings = paths.compactMap { work[$0] }.reduce(0, +)
        let unread = Set(project.failures + check.unreadPaths + conversion.failures.map(\.location.path)).sorted()
        project.failures = unread
        let errors = check.takeovers.values.flatMap(\.findings).count { $0.severity == .error }
        self.init(
            entries,
            in: project,
            as: conversion.style,
            open: (warnings == 0
                ? [] : ["write what \(warnings.counted("place")) marked `#warning` ask\(warnings == 1 ? "s" : "") for"])
                + (unbuilt.isEmpty ? [] : ["add \(unbuilt.map { "`\($0)`" }.listed) to a target of `\(project.path)`"])
                + (errors == 0 ? [] : ["mend what is lost"])
                + (unread.isEmpty ? [] : ["look at \(unread.quotedList()), which cannot be read"]),
            formerlyMissing: check.takeovers.filter { !classes.contains($0) && $1.isMissing }.keys.sorted()
        )
        if rows.contains(where: \.takeover.isOpen) { findings += conversion.findings }
    }

    private static func countOfWarnings(_ source: [UInt8]) -> Int {
        var (count, rest) = (0, source[...])
        while let range = rest.firstOccurrence(of: "#warning(".utf8) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }

    /// What becomes of the intents, in sentences.
    package var summary: String {
        if rows.isEmpty { return verdict ?? ReplacementCheck.verdict(on: 0) }
        let stuck = rows.filter(\.isStuck)
        let open = rows.filter(\.takeover.isOpen)
        let unneeded = rows.filter { $0.takeover.verdict == .notNeeded }
        let replaced = rows.count - open.count - unneeded.count
        let possible = open.count { !$0.isStuck }
        var sentences: [String] = []
        func names(_ some: [Row]) -> String { Set(some.map(\.name)).sorted().map { "`\($0)`" }.listed }
        if !stuck.isEmpty { sentences.append("No code can be generated for \(names(stuck)).") }
        if possible > 0 { sentences.append("App Intents can replace \(possible.counted("intent")).") }
        if replaced > 0 {
            let some = "\(replaced.counted("intent")) \(replaced == 1 ? "is" : "are") replaced already."
            let lost = rows.map(\.takeover.lostValues.count).reduce(0, +)
            let end = lost == 0 ? "" : ", but lose \(lost.counted("value"))"
            sentences.append(replaced == rows.count ? ReplacementCheck.verdict(on: replaced, end) : some)
        }
        if !formerlyMissing.isEmpty {
            let verb = formerlyMissing.count == 1 ? "is" : "are"
            sentences.append("\(formerlyMissing.map { "`\($0)`" }.listed) of earlier versions \(verb) not replaced.")
        }
        if !unneeded.isEmpty { sentences.append("No widget or shortcut uses \(names(unneeded)).") }
        if open.isEmpty { sentences.append(deletion) }
        return sentences.joined(separator: " ")
    }

    /// When the definitions can be deleted, if all is replaced.
    private var deletion: String {
        open.isEmpty ? checklist.deletion(of: subject) : "Before \(subject) can be deleted, \(open.listed)."
    }

    // MARK: - Formats

    /// The plan for a terminal, before its findings.
    package func text() -> [UInt8] {
        var bytes: [UInt8] = []
        // Backticks are for Markdown.
        for line in lines(item: "", step: { "\($0). " }, place: "   - ", { $0.replacingOccurrences(of: "`", by: "'") })
        {
            bytes.appendVisible(line)
            bytes.append(0x0A)
        }
        return bytes
    }

    /// The plan as the beginning of a page.
    package func markdown() -> [UInt8] {
        let lines = lines(item: "- ", step: { _ in "- [ ] " }, place: "  - ", MarkdownText.escapedWithCode)
        return Array((["# Moving to App Intents", ""] + lines).map { $0 + "\n" }.joined().utf8)
    }

    private func lines(item: String, step: (Int) -> String, place: String, _ shown: (String) -> String)
        -> [String]
    {
        var lines = [shown(summary)]
        if !rows.isEmpty { lines += [""] + rows.map { item + shown("\($0.shown): \($0.words)") } }
        if checklist.steps.isEmpty { return lines }
        lines += ["", shown(checklist.subject), ""]
        for (index, one) in checklist.steps.enumerated() {
            lines.append(step(index + 1) + shown(one.text))
            lines += one.places.map { place + shown($0) }
        }
        return lines
    }

    /// The last line of a JSON report: the summary, the `intents` with their verdicts, and the `steps` with their places.
    package func jsonLine() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("version", 1)
            json.object("migration") { json in
                json.member("summary", summary)
                json.objects("intents", of: rows) { json, row in
                    json.member("name", row.name)
                    json.member("path", row.entry.path)
                    if let className = row.entry.plan.classNames[row.name] {
                        json.member("intentClassName", className)
                    }
                    json.member("verdict", row.takeover.words)
                    if !row.entry.isSettled(row.name) { json.member("savedValues", row.savedValues.rawValue) }
                }
                if !checklist.steps.isEmpty { json.member("stepsFor", checklist.subject) }
                json.objects("steps", of: checklist.steps) { json, step in
                    json.member("step", step.text)
                    json.member("places", step.places)
                }
            }
        }
        return json.bytes + [0x0A]
    }
}

extension MigrationPlan.Entry {
    /// Whether people never notice what is lost: Xcode's boilerplate, and Siri's dialogs for an intent that never runs.
    fileprivate func isUnnoticed(_ loss: Loss) -> Bool {
        switch loss.kind {
        case .wording, .keyParameter, .image, .unusedType, .unseenRange: true
        case .prompt, .promptPlaceholder, .shortForm:
            plan.intents.contains { $0.intent.name == loss.declaration && !$0.isAction }
        default: false
        }
    }
}

extension Loss.SavedValues {
    fileprivate var words: String {
        switch self {
        case .kept: "keeps all saved values"
        case .uncertain: "may lose saved values"
        case .dropped: "loses some saved values"
        }
    }
}
