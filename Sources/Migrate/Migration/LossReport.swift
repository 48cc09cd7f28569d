import AppIntentsGeneration
import Comparison
import Diagnostics
import FileAccess
import GenerateCommand
import IntentSchema
import SwiftDeclarations
import SwiftSource
import Translations

/// The cost of conversions, for people who decide whether to make them: what each intent loses, and what happens to
/// saved values. `markdown` is for people, `json` for programs.
package struct LossReport: Sendable {
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
        /// What takes the place of the intents, by the names of their classes; nothing for those that are to be replaced.
        var replacements: [String: Replacement] = [:]
        /// The classes that generated code replaces, which may still have work for the team.
        var generatedClasses: Set<String> = []

        package init(path: String, plan: AppIntentsPlan, otherLosses: [Loss] = []) {
            self.path = path
            self.plan = plan
            self.otherLosses = otherLosses
        }

        /// Adds the string tables around the definition.
        package mutating func add(_ translations: DefinitionTranslations) {
            systemIntents = translations.definition.intents.filter(\.isSystem).map(\.shownName)
            languages = [translations.sourceLanguage] + translations.languages
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

        func replacement(of intent: String) -> Replacement {
            plan.classNames[intent].flatMap { replacements[$0] } ?? .missing
        }

        /// The intents that nothing replaces for certain.
        var openIntents: [IntentPlan] { plan.intents.filter { replacement(of: $0.intent.name).isOpen } }

        /// Whether nothing has to be planned for an intent: nothing needs it, or other code than the planned replaces it.
        func isSettled(_ intent: String) -> Bool {
            let isGenerated = plan.classNames[intent].map(generatedClasses.contains) == true
            return !replacement(of: intent).isOpen && !isGenerated
        }

        /// The losses of each declaration: intents first, then other declarations with losses.
        var declarations: [Declared] {
            let all = losses
            let losses = Dictionary(grouping: all, by: \.declaration)
            var names = plan.intents.map(\.intent.name)
            var known = Set(names)
            for loss in all where known.insert(loss.declaration).inserted { names.append(loss.declaration) }
            return names.map {
                Declared(
                    name: $0,
                    intentClassName: plan.classNames[$0],
                    replacement: replacement(of: $0),
                    isSettled: isSettled($0),
                    losses: losses[$0] ?? []
                )
            }
        }
    }

    struct Declared {
        let name: String
        /// For an intent, the class whose saved values the App Intent takes over.
        let intentClassName: String?
        let replacement: Replacement
        /// Whether nothing is planned for the intent.
        let isSettled: Bool
        let losses: [Loss]

        /// What happens to saved values. The worst loss decides.
        var savedValues: Loss.SavedValues {
            let all = losses.map(\.kind.savedValues)
            return all.contains(.dropped) ? .dropped : all.contains(.uncertain) ? .uncertain : .kept
        }
    }

    /// The verdicts that are counted for each intent.
    static let countedVerdicts: [Loss.Verdict] = [.lost, .uncertain, .yours]

    let entries: [Entry]
    let checklist: MigrationChecklist
    /// Whether the check of replacements found something that people lose.
    private(set) var hasErrors = false
    /// Whether everything that may be replaced, or replace it, was read.
    private(set) var isComplete = true

    package init(
        _ entries: [Entry],
        in project: AdoptingProject = AdoptingProject(),
        as style: AppIntentsStyle = .generated,
        for deployment: DeploymentSource? = nil
    ) {
        self.entries = entries
        checklist = MigrationChecklist(entries, project, style: style, deployment)
    }

    /// Reads the project around the definitions.
    package init(_ conversion: AppIntentsConversion, _ check: ReplacementCheck) {
        let sources = Dictionary(check.sources.map { ($0.path, $0.bytes) }) { first, _ in first }
        let generated = check.replacements.filter { _, replacement in
            guard case .appIntent(_, let path, _) = replacement, let bytes = sources[path] else { return false }
            return GeneratedFile.isGenerated(bytes) || bytes.firstOccurrence(of: "#warning(".utf8) != nil
        }
        let entries = conversion.definitions.map { definition in
            var entry = Entry(path: definition.path, plan: definition.plan, otherLosses: definition.otherLosses)
            entry.add(definition.translations)
            entry.replacements = check.replacements
            entry.generatedClasses = Set(generated.keys)
            return entry
        }
        let plans = entries.map(\.plan)
        var project = AdoptingProject(
            around: plans.map(\.context.schema.path),
            Set(plans.flatMap(\.classNames.values)),
            excluding: conversion.exclusions,
            reading: conversion.contents
        )
        project.oldestSystems = check.deployment ?? project.oldestSystems
        project.failures = Set(project.failures + check.unreadPaths).sorted()
        self.init(entries, in: project, as: conversion.style, for: conversion.deploymentSource)
        hasErrors = check.findings.contains { $0.severity == .error }
        isComplete = check.failures.isEmpty && conversion.failures.isEmpty
    }

    /// The intents. If definitions have intents of one name, it says in which an intent is.
    var intents: [(entry: Entry, declared: Declared, name: String)] {
        let all = entries.flatMap { entry in
            entry.declarations.filter { $0.intentClassName != nil }.map { (entry, $0) }
        }
        let isAmbiguous = Set(all.map(\.1.name)).count < all.count
        return all.map { ($0, $1, isAmbiguous ? "\($1.name) in \($0.path)" : $1.name) }
    }

    /// How often each kind of loss occurs, in the order of the kinds.
    package var totals: [(kind: Loss.Kind, count: Int)] {
        let all = entries.flatMap { $0.losses.map(\.kind) }
        let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
        return Loss.Kind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
    }

    /// The number of losses for each verdict, including those without any: the sums over all declarations.
    package var verdicts: [(verdict: Loss.Verdict, count: Int)] {
        Loss.Verdict.allCases.map { verdict in
            let counts = entries.flatMap { entry in entry.declarations.map { entry.count(verdict, of: $0) } }
            return (verdict, counts.reduce(0, +))
        }
    }

    /// One JSON object: `version`, `definitions` with their `declarations`, `totals` by kind, `verdicts`, `uncertain` with
    /// what is known about each uncertain kind, and `steps` with their places.
    ///
    /// - Parameter more: Adds members at the end.
    package func json(_ more: (inout JSONWriter) -> Void = { _ in }) -> [UInt8] {
        var json = JSONWriter(layout: .indented)
        json.object { json in
            json.member("version", 1)
            json.array("definitions", of: entries) { write($1, to: &$0) }
            json.object("totals") { json in
                for (kind, count) in totals { json.member(kind.rawValue, count) }
            }
            json.object("verdicts") { json in
                for (verdict, count) in verdicts { json.member(verdict.rawValue, count) }
            }
            json.object("uncertain") { json in
                for (kind, _) in totals {
                    guard let doubt = kind.doubt else { continue }
                    json.object(kind.rawValue) { json in
                        json.member("known", doubt.known)
                        json.member("try", doubt.trial)
                    }
                }
            }
            if !checklist.steps.isEmpty { json.member("stepsFor", checklist.subject) }
            json.array("steps", of: checklist.steps) { json, step in
                json.object { json in
                    json.member("step", step.text)
                    json.member("places", step.places)
                }
            }
            more(&json)
        }
        return json.bytes + [0x0A]
    }

    private func write(_ entry: Entry, to json: inout JSONWriter) {
        json.object { json in
            json.member("path", entry.path)
            json.array("declarations", of: entry.declarations) { json, declared in
                json.object { json in
                    json.member("name", declared.name)
                    if let className = declared.intentClassName { json.member("intentClassName", className) }
                    if case .appIntent(let name, _, _) = declared.replacement { json.member("replacedBy", name) }
                    if declared.replacement == .notNeeded { json.member("isNeeded", false) }
                    if !declared.isSettled { json.member("savedValues", declared.savedValues.rawValue) }
                    for verdict in Self.countedVerdicts {
                        json.member(verdict.rawValue, entry.count(verdict, of: declared))
                    }
                    json.array("losses", of: declared.losses) { write($1, of: entry, to: &$0) }
                }
            }
        }
    }

    private func write(_ loss: Loss, of entry: Entry, to json: inout JSONWriter) {
        json.object { json in
            json.member("kind", loss.kind.rawValue)
            if let member = loss.member { json.member("member", member) }
            json.member("what", loss.what)
            json.member("why", loss.kind.why)
            json.member("instead", loss.replacement)
            json.member("verdict", loss.kind.verdict.rawValue)
            json.member("savedValues", loss.kind.savedValues.rawValue)
            // Such losses are not counted.
            if let unnoticed = entry.unnoticed(loss) { json.member("unnoticed", unnoticed) }
        }
    }
}
