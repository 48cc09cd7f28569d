import Diagnostics
import SavedContract
import SwiftDeclarations

/// The differences between the widgets and App Intents of two contracts. `SchemaComparison` compares definitions.
///
/// Declarations are matched by the names in saved data, so a renamed type or constant with the same value is not a
/// change. The contents of a removed declaration are reported with it.
package struct ContractComparison {
    package var changes: [Change] { list.changes }
    var list = ChangeList()
    let old: ContractIndex
    let new: ContractIndex
    let place: (String) -> SourceLocation
    /// What configured the widgets that were removed or changed their kind, and the folders of the controls among them.
    private(set) var goneConfigurations: Set<String> = []
    private(set) var foldersOfGoneControls: Set<String> = []
    /// What configures the widgets that remain.
    private(set) var stillConfiguring: Set<String> = []
    /// The bundle identifiers of extensions that were renamed, before and after.
    var renamedExtensions: Set<Set<String>> = []
    let damagedPaths: Set<String>
    /// The widget bundles of the new version by path.
    let newBundles: [String: SavedContract.Bundle]
    /// What sources still declare that no target builds any more, and that is therefore not renamed.
    let notBuilt: Set<ChangeSubject>
    let deployment: (old: () -> OldestSystems?, new: () -> OldestSystems?)
    /// The new names of intents, by their old names.
    var renamedIntents: [String: String] = [:]
    var renamedTypes: [SavedContract.ValueType: SavedContract.ValueType] = [:]
    /// iOS and the systems in old conditions. An app may get its first condition with its second system.
    let knownSystems: Systems

    /// - Parameters:
    /// - notBuilt: what is still declared, but no longer built.
    /// - deployment: the oldest systems that the app ran and runs on, computed only if needed; `nil` if unknown.
    /// - place: maps a file of the old version to where its contents would be now.
    package init(
        from old: SavedContract,
        to new: SavedContract,
        notBuilt: Set<ChangeSubject> = [],
        deployment: (old: () -> OldestSystems?, new: () -> OldestSystems?) = ({ nil }, { nil }),
        place: @escaping (String) -> SourceLocation
    ) {
        self.old = ContractIndex(old)
        self.new = ContractIndex(new)
        knownSystems = old.compiled.values.reduce(.iOS) { $0.union($1.systems.named) }
        self.notBuilt = notBuilt
        self.deployment = deployment
        self.place = place
        damagedPaths = new.damagedPaths
        newBundles = Dictionary(new.bundles.map { ($0.location.path, $0) }) { first, _ in first }
        let common = old.parts.intersection(new.parts)
        if common.contains(.widgets) {
            let kinds = Set(new.widgets.map(\.kind))
            let gone = old.widgets.filter { $0.kind.unread == nil && !kinds.contains($0.kind) }
            goneConfigurations = Set(gone.compactMap(\.configuration.known))
            foldersOfGoneControls = Set(gone.filter(\.isControl).map { Path.folder(of: $0.location.path) })
            let present = old.widgets.filter { $0.kind.unread != nil || kinds.contains($0.kind) }
            stillConfiguring = Set(present.compactMap(\.configuration.known))
        }
        if common.contains(.appIntents) {
            compareIntents()
            compareTakeovers()
            compareEnumerations()
            compareEntities()
        }
        if common.contains(.widgets) {
            compareWidgets()
            compareSystems()
        }
    }

    /// Whether a system never had any use of something: the Mac has no place for accessories, the watch for nothing else,
    /// and a hidden App Intent only configures its widgets.
    func isNever(_ subject: ChangeSubject, on system: String) -> Bool {
        switch subject {
        case .widget(let kind) where ["macOS", "macCatalyst", "watchOS"].contains(system):
            let withoutPlace = system == "watchOS" ? "system" : "accessory"
            return old.declarations(ofKind: kind).allSatisfy { widget in
                widget.families.known?.allSatisfy { $0.hasPrefix(withoutPlace) } == true
            }
        case .appIntent(let name):
            let intents = old.intents(.appIntent, identifiedBy: name)
            let widgets = Set(intents.map(\.ownName)).flatMap { old.declarations(configuredBy: $0) }
            return intents.allSatisfy { $0.uses == [.widgets] } && !widgets.isEmpty
                && widgets.allSatisfy { widget in
                    !widget.systems.contains(Systems([system]))
                        || widget.availability?.unavailable.contains(system) == true
                }
        default: return false
        }
    }

    /// Whether a missing declaration may be in a source that can now be read only in part.
    func isUnread(_ location: SourceLocation) -> Bool { damagedPaths.contains(place(location.path).path) }

    /// Reports what conditional compilation now includes or excludes on some systems.
    private mutating func compareSystems() {
        let (before, after) = (old.compiled, new.compiled)
        for (subject, old) in before.sorted(by: { $0.key.symbol < $1.key.symbol }) {
            guard let new = after[subject], new.systems != old.systems else { continue }
            let gone = old.systems.subtracting(new.systems)
            let oldest = gone.isEmpty ? nil : deployment.old()
            let lost = Systems(
                gone.names.filter {
                    oldest?.mayRun(on: $0, old.side.location.path) != false && !isNever(subject, on: $0)
                }
            )
            if lost.isEmpty, !gone.isEmpty { continue }
            list.add(
                lost.isEmpty ? .systemAdded : .systemRemoved,
                "systems",
                from: old.side.with(old.systems.words),
                to: new.side.with(new.systems.words),
                doubt: lost.isDisjoint(with: knownSystems) ? .ofUnknownSystems : nil
            )
        }
    }
}

extension SavedContract {
    /// What users may have saved of App Intents and widgets, with the systems of all its declarations.
    fileprivate var compiled: [ChangeSubject: (side: Change.Side, systems: Systems)] {
        let own = widgets.filter { $0.kind.unread == nil }.map { ($0.declared, $0.systems) }
        let declared = intents(.appIntent).flatMap { intent in
            [(intent.declared, intent.systems)] + intent.parameters.map { (intent.declared($0), $0.systems) }
        }
        let values = enumerations.filter { $0.form == .appIntent }.flatMap { enumeration in
            enumeration.cases.map { (enumeration.declared($0), $0.systems) }
        }
        return Dictionary((own + declared + values).map { ($0.0.subject, $0) }) {
            ($0.side, $0.systems.union($1.systems))
        }
    }
}

// MARK: - What a change is about

extension SavedContract.Widget {
    var declared: Change.Side {
        let name = kind.known ?? owner ?? ""
        return Change.Side(subject: isControl ? .control(name) : .widget(name), location: location)
    }
}

extension SavedContract.Intent {
    var declared: Change.Side {
        Change.Side(subject: .appIntent(identifier), location: location)
    }

    func declared(_ parameter: SavedContract.Parameter) -> Change.Side {
        Change.Side(subject: .appParameter(parameter.name, intent: identifier), location: parameter.location)
    }

    var ownName: String { name.ownName }
}

extension SavedContract.Enumeration {
    func declared(_ one: Case) -> Change.Side {
        Change.Side(subject: .rawValue(one.name, enumeration: identifier), location: one.location)
    }
}
