import AppIntentsGeneration
import Comparison
import Diagnostics
import Evidence
import GenerateCommand
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

    private let entries: [MigrationPlan.Entry]
    private let project: AdoptingProject
    private let style: AppIntentsStyle
    /// The intents that nothing replaces for certain, and besides these those that generated code replaces.
    private let open: [IntentPlan]
    private let planned: [IntentPlan]

    init(
        _ entries: [MigrationPlan.Entry],
        _ project: AdoptingProject,
        style: AppIntentsStyle
    ) {
        self.entries = entries
        self.project = project
        self.style = style
        open = entries.flatMap(\.openIntents)
        planned = entries.flatMap { entry in entry.plan.intents.filter { !entry.isSettled($0.intent.name) } }
        subject = Self.subject(project)
        let all = entries.flatMap(\.plan.intents)
        if all.isEmpty { return }
        if !open.isEmpty { addCode() }
        addWork()
        if !open.isEmpty { addTables() }
        addWidgets()
        let hasShortcuts = !hasWidgets(all) || all.contains(where: \.isAction)
        let saved = (hasWidgets(all) ? ["an old widget"] : []) + (hasShortcuts ? ["an old shortcut"] : [])
        let install = "Install the new version over the old one on a device with \(saved.listed)"
        steps.append(Step(install + (trials.isEmpty ? "." : ", and test:"), trials))
        if !open.isEmpty, style == .generated {
            let own = "`\(command) --style own`"
            steps.append(Step("If you prefer code of your own, write it once with \(own)."))
        }
        addDeletions()
        steps.append(
            Step("Run `intentc migrate --against TAG`, with the tag of the last release that has the definition.")
        )
    }

    /// Whether intents configure widgets. Xcode makes every intent eligible for them, even in apps without any.
    private func hasWidgets(_ intents: [IntentPlan]) -> Bool {
        intents.contains(where: \.role.configuresWidgets)
            && (project.targets.isEmpty
                || project.targets.contains { [.widgetExtension, .unknownExtension].contains($0.kind) })
    }

    private static func subject(_ project: AdoptingProject) -> String {
        if let problem = project.problem { return problem + ", so these steps are general." }
        let systems = project.oldestSystems.map { ", which runs on \($0.words()) and later" } ?? ""
        let others = project.doubt.map { " Other targets are not known: \($0)." } ?? ""
        return "For `\(project.path)`\(systems)." + others
    }

    /// The oldest systems that have everything that replaces the intents.
    private var neededSystems: [String: SystemVersion] {
        var needed: [String: SystemVersion] = [:]
        for entry in entries {
            for intent in entry.plan.intents {
                let framework = intent.role.configuresWidgets ? 17 : 16
                let takeover = entry.takeover(of: intent.intent.name)
                let planned = max(entry.plan.context.options.deployment.rawValue, framework)
                if takeover.verdict == .notNeeded { continue }
                needed.merge(
                    OldestSystems.released(withIOS: takeover.isOpen ? planned : framework),
                    uniquingKeysWith: max
                )
                needed.merge(takeover.introduced, uniquingKeysWith: max)
            }
        }
        return needed
    }

    /// The systems of the app that lack something of that, with the first version that has it: `iOS 17 and watchOS 10`.
    private var laterSystems: String {
        let needed = neededSystems
        let later = project.oldestSystems.map { $0.platforms(before: needed) } ?? (needed.isEmpty ? [] : ["iOS"])
        return later.compactMap { platform in
            needed[platform].map { "\(platform) \($0.minor == 0 ? "\($0.major)" : "\($0)")" }
        }.listed
    }

    /// When the definitions can be deleted, if nothing is left to do.
    func deletion(of what: String) -> String {
        let later = laterSystems
        if later.isEmpty { return "\(what.capitalizedFirst) can be deleted." }
        let now =
            project.oldestSystems.map { "now it runs on \($0.words())" } ?? "name its oldest system with `--deployment`"
        return "Keep \(what) until the app requires \(later); \(now)."
    }

    /// For example: the widget extension `Widgets` and the app `Counter`.
    private var places: String {
        func words(_ role: String, _ targets: [AdoptingProject.Target]) -> String {
            let having = targets.filter(\.hasDefinition)
            let names = (having.isEmpty ? targets : having).map { "`\($0.name)`" }
            return "the \(role)\(names.count > 1 ? "s" : "")" + (names.isEmpty ? "" : " \(names.listed)")
        }
        let widgets = project.targets.filter { $0.kind == .widgetExtension }
        var places = hasWidgets(planned) ? [words("widget extension", widgets)] : []
        if !hasWidgets(planned) || planned.contains(where: \.isAction) {
            places.append(words("app", project.targets.filter(\.isApp)))
        }
        return places.listed
    }

    /// Generates what the plan is about.
    private var command: String {
        var words = ["intentc generate --to app-intents"]
        let target = entries[0].plan.context.options.deployment
        if target != .ios17 { words.append("--deployment \(target.name)") }
        if open.count < entries.flatMap(\.plan.intents).count { words += open.map { "--only \($0.intent.name)" } }
        return words.joined(separator: " ")
    }

    private mutating func addCode() {
        var notes = ["The plan is for iOS \(entries[0].plan.context.options.deployment.rawValue)."]
        let needed = neededSystems
        let older = project.oldestSystems?.platforms(before: needed) ?? []
        if !older.isEmpty {
            let system = "available(\(needed.condition(older)))`"
            if style == .own { notes.append("Until the app requires it, mark the types as `@\(system).") }
            notes.append("Older systems need the old code: choose with `#\(system).")
        }
        let command = command + (style == .own ? " --style own" : "")
        steps.append(Step("Add what `\(command)` writes to \(places).", notes))
    }

    private mutating func addWork() {
        guard !planned.isEmpty, entries.contains(where: \.plan.needsApp) else { return }
        let own = entries.flatMap(\.losses).filter { $0.kind.verdict == .yours }.map {
            "`\($0.subject)`: \($0.what)" + ($0.instead == "nothing" ? "" : " → \($0.instead)")
        }
        let work =
            style == .own
            ? "Write the code that the warnings ask for."
            : "Implement what the generated protocols require, and register it in the initializers of \(places)."
        let handlers = project.handlers.map { "`\($0.path)`: \($0.types.map { "`\($0)`" }.listed)" }
        steps.append(Step(handlers.isEmpty ? work : work + " The old code is in these types:", handlers + own))
    }

    /// What no one outside Apple can be sure of, and what is known of saved values, with its evidence.
    private var trials: [String] {
        let losses = entries.flatMap(\.losses)
        let groups = Dictionary(grouping: losses, by: \.kind)
        let uncertain = Loss.Kind.allCases.compactMap { kind -> String? in
            guard let own = groups[kind], let trial = kind.trial, let claim = kind.claim else { return nil }
            let places = own.map { "`\($0.subject)`" }.joined(separator: ", ")
            return "\(places): \(kind.why). \(claim.words). \(trial)"
        }
        let parameters = entries.flatMap(\.plan.intents).flatMap(\.intent.parameters)
        let known = Self.facts.filter { fact in parameters.contains(where: fact.concerns) }
        return uncertain + known.map { "\($0.claim.words)." }
    }

    /// What is known of the values of parameters after a move.
    private static let facts: [(claim: Claim, concerns: @Sendable (Parameter) -> Bool)] = [
        (.caseNames, { if case .enumeration = $0.type { true } else { false } }),
        (.savedEntities, isObject), (.defaultResult, isObject), (.chosenInSimulators, isObject),
        (.dependentChoices, { $0.parent != nil }), (.hiddenParameters, { $0.parent != nil }),
    ]

    private static let isObject: @Sendable (Parameter) -> Bool = { if case .object = $0.type { true } else { false } }

    /// What a plan may claim of Apple's systems, besides what is uncertain.
    package static var claims: [Claim] { facts.map(\.claim) }

    /// The string tables, which definitions of one name share.
    private func tables(of entries: [MigrationPlan.Entry]) -> [String] {
        Set(entries.flatMap(\.tables)).sorted().map { "`\($0)`" }
    }

    private mutating func addTables() {
        let unread = entries.flatMap(\.unreadTables.all).map { "`\($0.location.path)`: \($0.reason)" }
        if !unread.isEmpty {
            steps.append(Step("Look into the tables that were not read, and plan again before you remove any:", unread))
        }
        let tables = tables(of: entries)
        if tables.isEmpty { return }
        let languages = Set(entries.flatMap(\.languages)).sorted()
        let catalog = "the catalog that `--strings` writes in \(languages.count.counted("language"))"
        let text = "Add \(catalog) (\(languages.joined(separator: ", "))) to the same targets"
        // The catalog of own code has other keys, so the old code still needs the tables.
        let isReplaced = style == .generated && unread.isEmpty
        steps.append(isReplaced ? Step(text + ", and remove the tables:", tables) : Step(text + "."))
    }

    private mutating func addWidgets() {
        guard hasWidgets(entries.flatMap(\.plan.intents)) else { return }
        // The types that take the place of the classes.
        var names: [String: String] = [:]
        for entry in entries {
            for intent in entry.plan.intents {
                let name = entry.takeover(of: intent.intent.name).successor ?? intent.name.name
                names[entry.plan.classNames[intent.intent.name] ?? ""] = name
            }
        }
        let widgets = project.widgets.compactMap { widget -> String? in
            guard let name = names[widget.className], !project.configuringAppIntents.contains(name) else { return nil }
            return "kind `\(widget.kind)`: `\(widget.className)` becomes `\(name)` (`\(widget.path):\(widget.line)`)"
        }
        if widgets.isEmpty, !hasWidgets(open) || project.knowsWidgets { return }
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
        if style == .own {
            places += tables(of: entries.filter { $0.systemIntents.isEmpty && $0.unreadTables.isEmpty })
        }
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
        let later = laterSystems
        let unread =
            project.failures.isEmpty ? "" : ", after a look at \(project.failures.quotedList()), which cannot be read"
        steps.append(
            Step((later.isEmpty ? "Delete" : "When the app requires \(later), delete") + unread + ":", places)
        )
        let unknown = project.donating.filter { !$0.isKnown }.map { "`\($0.path)`" }
        if !unknown.isEmpty { steps.append(Step("Check which intents these donate with `INInteraction`:", unknown)) }
    }
}
