import AppIntentsGeneration
import Diagnostics
import IntentSchema
import SwiftDeclarations

/// The steps that move an app from its definitions to App Intents, in order.
package struct MigrationChecklist: Sendable {
    package struct Step: Sendable {
        package let text: String
        package private(set) var places: [String] = []

        init(_ text: String, _ places: [String] = []) { (self.text, self.places) = (text, places) }
    }

    /// The project that the steps are for.
    package private(set) var subject = ""
    /// The steps. Names of the project are in backticks.
    package private(set) var steps: [Step] = []

    private let entries: [LossReport.Entry]
    private let project: AdoptingProject
    private let hasWidgets: Bool
    private let hasActions: Bool
    private let style: AppIntentsStyle

    init(_ entries: [LossReport.Entry], _ project: AdoptingProject, style: AppIntentsStyle) {
        let plans = entries.flatMap(\.plan.intents)
        self.entries = entries
        self.project = project
        self.style = style
        // Xcode makes every intent eligible for widgets, even in apps without any.
        hasWidgets =
            plans.contains(where: \.intent.isEligibleForWidgets)
            && (project.targets.isEmpty || project.targets.contains { $0.kind == .widgetExtension })
        hasActions = plans.contains(where: \.isAction)
        subject = Self.subject(project)
        if plans.isEmpty { return }
        addCode()
        addTables()
        addWidgets()
        let saved = hasWidgets ? "an old widget and an old shortcut" : "an old shortcut"
        steps.append(Step("Install the new version over the old one on a device with \(saved)."))
        let checks = entries.map { entry in
            let paths = [entry.path, project.folder].map { $0.contains(" ") ? "'\($0)'" : $0 }
            return "`intentc migrate \(paths.joined(separator: " "))`"
        }
        steps.append(Step("Check that App Intents replace every intent:", checks))
        if style == .generated {
            let own = "`\(Self.command) --style own`"
            steps.append(Step("To keep no generated code, write it once as your own with \(own)."))
        }
        addDeletions()
        steps.append(Step("Run `intentc migrate --against` the last release with the definition."))
    }

    private static func subject(_ project: AdoptingProject) -> String {
        if let problem = project.problem { return problem + ", so these steps are general." }
        let systems = project.oldestSystems.map { ", which runs on \($0.words()) and later" } ?? ""
        let unread = project.failures.map { "`\($0)`" }.listed
        return "For `\(project.path)`\(systems)." + (unread.isEmpty ? "" : " Not read: \(unread).")
    }

    /// The oldest systems that have everything the code needs.
    private var neededSystems: [String: SystemVersion] {
        let systems = entries.map { entry in
            let plan = entry.plan
            let needsWidgets = plan.intents.contains(where: \.intent.isEligibleForWidgets)
            return max(plan.context.options.deployment.rawValue, needsWidgets ? 17 : 16)
        }
        return OldestSystems.released(withIOS: systems.max() ?? 16)
    }

    /// For example: the widget extension `Widgets` and the app `Counter`.
    private var places: String {
        func words(_ role: String, _ targets: [AdoptingProject.Target]) -> String {
            let having = targets.filter(\.hasDefinition)
            let names = (having.isEmpty ? targets : having).map { "`\($0.name)`" }
            return "the \(role)\(names.count > 1 ? "s" : "")" + (names.isEmpty ? "" : " \(names.listed)")
        }
        let widgets = project.targets.filter { $0.kind == .widgetExtension }
        var places = hasWidgets ? [words("widget extension", widgets)] : []
        if hasActions || !hasWidgets { places.append(words("app", project.targets.filter(\.isApp))) }
        return places.listed
    }

    private static let command = "intentc generate --to app-intents"

    private mutating func addCode() {
        var notes: [String] = []
        let older = project.oldestSystems?.platforms(before: neededSystems) ?? []
        if !older.isEmpty {
            let system = "available(\(neededSystems.condition(older)))`"
            if style == .own { notes.append("Until the app requires it, mark the types as `@\(system).") }
            notes.append("Older systems need the old code: choose with `#\(system).")
        }
        let command = Self.command + (style == .own ? " --style own" : "")
        steps.append(Step("Add what `\(command)` writes to \(places).", notes))
        guard entries.contains(where: \.plan.needsApp) else { return }
        let work =
            style == .own
            ? "Write the code that the warnings ask for."
            : "Implement what the generated protocols require, and register it in the initializers of \(places)."
        let handlers = project.handlers.map { "`\($0.path)`: \($0.types.map { "`\($0)`" }.listed)" }
        steps.append(Step(handlers.isEmpty ? work : work + " The old code is in these types:", handlers))
    }

    /// The string tables, which definitions of one name share.
    private func tables(of entries: [LossReport.Entry]) -> [String] {
        Set(entries.flatMap(\.tables)).sorted().map { "`\($0)`" }
    }

    private mutating func addTables() {
        let tables = tables(of: entries)
        if tables.isEmpty { return }
        let languages = Set(entries.flatMap(\.languages)).sorted()
        let catalog = "the catalog that `--strings` writes in \(languages.count.counted("language"))"
        let text = "Add \(catalog) (\(languages.joined(separator: ", "))) to the same targets"
        // The catalog of own code has other keys, so the old code still needs the tables.
        steps.append(style == .generated ? Step(text + ", and remove the tables:", tables) : Step(text + "."))
    }

    private mutating func addWidgets() {
        guard hasWidgets else { return }
        var names: [String: String] = [:]
        for plan in entries.map(\.plan) {
            for intent in plan.intents { names[plan.classNames[intent.intent.name] ?? ""] = intent.name.name }
        }
        let widgets = project.widgets.map { widget in
            "kind `\(widget.kind)`: `\(widget.className)` becomes `\(names[widget.className] ?? "")` (`\(widget.path):\(widget.line)`)"
        }
        let (which, end) = widgets.isEmpty ? ("the", ".") : ("these", ":")
        let work = "Configure \(which) widgets with `AppIntentConfiguration`, and keep each `kind`\(end)"
        steps.append(Step(work, widgets))
    }

    private mutating func addDeletions() {
        let extensions = project.targets.filter(\.isExtensionForIntents).sorted { $0.name < $1.name }
        let leaving = extensions.filter { $0.otherIntents?.isEmpty != false }
        let staying =
            extensions.compactMap { target in
                guard let others = target.otherIntents, !others.isEmpty else { return nil }
                let words = others.map { "`\($0)`" }.listed
                return "the \(target.kind.rawValue) `\(target.name)`, which also handles \(words)"
            }
            + entries.filter { !$0.systemIntents.isEmpty }.map { entry in
                "`\(entry.path)`, which also customizes \(entry.systemIntents.map { "`\($0)`" }.listed)"
            }
            + project.sharedHandlers.map { "`\($0)`, which also handles \($1.map { "`\($0)`" }.listed)" }
        if !staying.isEmpty { steps.append(Step("Keep:", staying)) }
        var places = entries.map { entry in
            entry.systemIntents.isEmpty ? "`\(entry.path)`" : "the custom intents in `\(entry.path)`"
        }
        if style == .own { places += tables(of: entries.filter(\.systemIntents.isEmpty)) }
        places += leaving.map { target in
            "the \(target.kind.rawValue) `\(target.name)`"
                + (target.otherIntents == nil ? ", if it handles no other intents" : "")
        }
        for entry in project.entries where !leaving.contains(where: { $0.name == entry.target }) {
            places.append("`\(entry.key)` in `\(entry.path)`: \(entry.classes.map { "`\($0)`" }.listed)")
        }
        if project.targets.isEmpty {
            // Customized intents of the system need an extension, which the project would name.
            if entries.allSatisfy(\.systemIntents.isEmpty) {
                places.append("the Intents extension, if it handles no other intents")
            }
            places.append("the intents' classes in `Info.plist`")
        }
        if project.targets.isEmpty || !project.handlers.isEmpty {
            places.append("the handlers of these intents, and what only they use")
        }
        places += project.donating.filter(\.isKnown).map {
            "donations of these intents with `INInteraction` in `\($0.path)`"
        }
        let needed = neededSystems
        let later = project.oldestSystems.map { $0.platforms(before: needed) } ?? ["iOS"]
        let systems = later.map { "\($0) \(needed[$0]?.major ?? 0)" }.listed
        steps.append(Step(later.isEmpty ? "Delete:" : "When the app requires \(systems), delete:", places))
        let unknown = project.donating.filter { !$0.isKnown }.map { "`\($0.path)`" }
        if !unknown.isEmpty { steps.append(Step("Check which intents these donate with `INInteraction`:", unknown)) }
    }
}
