import Diagnostics
import SwiftDeclarations

/// What users' widgets and shortcuts refer to in an app: everything that must not change while users have them.
///
/// Built from definitions, Swift sources, or a compiled app.
package struct SavedContract: Equatable, Sendable {
    package var widgets: [Widget] = []
    /// SiriKit intents, then App Intents.
    package var intents: [Intent] = []
    package var enumerations: [Enumeration] = []
    package var entities: [Entity] = []
    package var shortcuts: [Shortcut] = []
    package var bundles: [Bundle] = []
    /// The types of widgets that no bundle lists.
    package var unlistedWidgets: Set<String> = []
    /// The types of widgets of which no kind can be read, and where they are.
    package var unreadWidgets: [String: SourceLocation] = [:]
    /// What was searched for. Anything missing from another part is unknown, not removed.
    package var parts: Set<Part> = []
    /// What could not be read in the sources.
    package var notUnderstood: [Place] = []
    package var unresolvedNames: Set<String> = []
    package var unresolvedConstants: Set<String> = []
    /// Both, which other sources may declare.
    package var unresolved: Set<String> { unresolvedNames.union(unresolvedConstants) }
    /// Of types that are not known to be App Intents, entities or enumerations: what they inherit that no source declares.
    package var unreadBases: [String: String] = [:]
    /// The expressions of persistent identifiers that cannot be read, by the names of their types.
    package var unreadIdentifiers: [String: String] = [:]

    /// The names of the targets that have a source with declarations, by its path; nothing for sources of no known target.
    package var targets: [String: Set<String>] = [:]

    package init() {}

    package enum Part: Sendable { case appIntents, widgets }

    package struct Place: Hashable, Sendable {
        package var location: SourceLocation
        package var reason: NotUnderstood.Reason

        package init(location: SourceLocation, reason: NotUnderstood.Reason) {
            (self.location, self.reason) = (location, reason)
        }
    }

    /// The framework that makes a declaration known to the system.
    package enum Form: CaseIterable, Sendable { case sirikit, appIntent }

    package struct Widget: Equatable, Sendable {
        /// `nil` if no constant gives it.
        package var kind: String?
        package var kindText: String
        package var isNamedByType = false
        package var isControl = false
        /// The type whose code configures the widget.
        package var owner: String?
        /// The framework of the intent that configures the widget; `nil` if unknown.
        package var form: Form?
        /// `static`, or the class or type of the intent; `nil` for an unknown App Intent.
        package var configuration: String?
        /// `nil` if the widget names no families and so has the system's defaults.
        package var familiesOnSystems: [Families]?
        /// The type that provides entries, and the name that users see; `nil` if the source does not say.
        package var provider: String?
        package var displayName: String?
        /// `nil` if unknown.
        package var availability: Availability?
        /// The bundles that list the widget, one for each extension, or the widget itself if it is `@main`.
        package var bundles: [Bundle] = []
        package var systems = Systems.all
        package var location: SourceLocation

        package struct Families: Equatable, Sendable {
            /// Empty if the expression, which is then the text, cannot be read.
            package var names: [String]
            package var text: String?
            package var systems = Systems.all
        }

        /// The families on all systems together.
        package var families: [String]? { familiesOnSystems.map { Set($0.flatMap(\.names)).sorted() } }

        mutating func add(_ families: Families) {
            var all = familiesOnSystems ?? []
            let known = all.firstIndex {
                $0.systems == families.systems && $0.names.isEmpty == families.names.isEmpty
            }
            if let known {
                all[known].names = Set(all[known].names + families.names).sorted()
            } else {
                all.append(families)
            }
            familiesOnSystems = all
        }
    }

    package struct Bundle: Equatable, Sendable {
        package var name: String
        package var location: SourceLocation
    }

    package struct Intent: Equatable, Sendable {
        package var form: Form
        /// The class of a SiriKit intent; the persistent identifier or type of an App Intent.
        package var identifier: String
        /// Whether an App Intent has a `persistentIdentifier`.
        package var isIdentifierDeclared = false
        /// The name in source code.
        package var name: String
        package var takeovers: [Takeover] = []
        package var parameters: [Parameter]
        /// Where users may have saved the intent.
        package var uses: Set<Use>
        /// Whether a SiriKit intent is offered in Shortcuts, by Siri or in widgets.
        package var isOffered = true
        package var availability = Availability()
        package var isConditional = false
        package var systems = Systems.all
        /// Whether the type was found to conform to an App Intents protocol.
        package var isCertain = true
        package var location: SourceLocation

        package enum Use: Sendable { case widgets, shortcuts, suggestions }

        /// The name by which saved widgets and shortcuts find the intent: `persistentIdentifier`, else the class that a
        /// migrated App Intent replaces, else the name of the type.
        package var savedName: String { isIdentifierDeclared ? identifier : takenClass ?? identifier }

        /// The class that the App Intent declares to replace.
        package var takenClass: String? { takeovers.first { $0.isDeclared && $0.className != nil }?.className }
    }

    /// An App Intent's claim to replace a SiriKit intent.
    package struct Takeover: Equatable, Sendable {
        /// `nil` if the expression, which is then the text, cannot be read.
        package var className: String?
        package var text: String?
        /// Whether the type conforms to the protocol without which the system ignores the class name.
        package var isDeclared: Bool
        package var availability = Availability()
        package var isConditional = false
        package var location: SourceLocation
    }

    package struct Parameter: Equatable, Sendable {
        package var name: String
        package var type: ValueType
        package var isArray: Bool
        package var isOptional: Bool
        /// Whether users' widgets, shortcuts, or suggestions can hold a value of the parameter.
        package var isSaved = true
        /// The default value and the inclusive range; empty for none, `nil` if unknown.
        package var defaultValue: String?
        package var range: String?
        /// The systems, of those that the intent supports, that have the parameter.
        package var systems = Systems.all
        package var location: SourceLocation
    }

    /// The type of a value, by its App Intents name.
    package enum ValueType: Hashable, Sendable {
        case value(String)
        case enumeration(String)
        case entity(String)
        /// A type that the contract does not identify.
        case unknown(String)

        package var name: String {
            switch self {
            case .value(let name), .enumeration(let name), .entity(let name), .unknown(let name): name
            }
        }
    }

    package struct Enumeration: Equatable, Sendable {
        package var form: Form
        package var identifier: String
        package var name: String
        /// `String` or an integer type; `nil` if unknown.
        package var rawType: String?
        package var cases: [Case]
        package var location: SourceLocation

        package struct Case: Equatable, Sendable {
            package var name: String
            /// The value that an App Intent saves; `nil` if unknown.
            package var value: String?
            /// The number that SiriKit saves.
            package var index: Int?
            /// The systems, of those that the enumeration supports, that have the case.
            package var systems = Systems.all
            package var location: SourceLocation
        }
    }

    package struct Entity: Equatable, Sendable {
        package var form: Form
        package var identifier: String
        package var name: String
        /// The type of `id`; `nil` if unknown.
        package var idType: String?
        /// Whether that type defines its own conversion to text.
        package var convertsID = false
        package var isTransient = false
        package var query: String?
        package var properties: [String]
        package var location: SourceLocation
        /// Where `id` and the query are declared; `nil` if the sources do not say.
        package var idLocation: SourceLocation?
        package var queryLocation: SourceLocation?
    }

    package struct Shortcut: Equatable, Sendable {
        package var intent: String
        package var phrases: [String]
        /// The expression of the phrases, if it cannot be read.
        package var unreadPhrases: String?
        package var location: SourceLocation
    }
}

extension SavedContract {
    package func intents(_ form: Form) -> [Intent] { intents.filter { $0.form == form } }

    /// The classes of the SiriKit intents that App Intents declare to replace.
    package var takenClasses: Set<String> {
        Set(intents.flatMap { $0.takeovers.filter(\.isDeclared).compactMap(\.className) })
    }

    /// The places where sources are damaged, by path. What these declare is known in part, or not at all.
    package var damage: [String: Place] {
        Dictionary(notUnderstood.filter(\.reason.isDamage).map { ($0.location.path, $0) }) { first, _ in first }
    }

    package var damagedPaths: Set<String> { Set(damage.keys) }

    /// The SiriKit intents that can only configure widgets, but configure none.
    package var unusedIntents: [Intent] {
        intentsWithoutWidget.filter { $0.uses == [.widgets] } + intents(.sirikit).filter { !$0.isOffered }
    }

    /// The SiriKit intents that configure no widget, because others, or none, configure all widgets.
    package var intentsWithoutWidget: [Intent] {
        let configurations = Set(widgets.map(\.configuration))
        let known = Set(intents.flatMap { [$0.identifier, $0.name] } + ["static"])
        guard !widgets.isEmpty, unreadWidgets.isEmpty, damage.isEmpty,
            configurations.allSatisfy({ $0.map(known.contains) == true })
        else { return [] }
        return intents(.sirikit).filter { !configurations.contains($0.identifier) }
    }

    package var isEmpty: Bool { widgets.isEmpty && intents.isEmpty }

    /// The names of the types that are App Intents, entities or enumerations, without those of enclosing types.
    package var typeNames: Set<String> {
        Set((intents(.appIntent).map(\.name) + entities.map(\.name) + enumerations.map(\.name)).map(\.ownName))
    }

    /// Merges another contract, such as that of the sources into that of the definitions.
    package mutating func add(_ other: SavedContract) {
        widgets += other.widgets
        intents += other.intents
        enumerations += other.enumerations
        entities += other.entities
        shortcuts += other.shortcuts
        bundles += other.bundles
        unlistedWidgets.formUnion(other.unlistedWidgets)
        unreadWidgets.merge(other.unreadWidgets) { first, _ in first }
        parts.formUnion(other.parts)
        notUnderstood += other.notUnderstood
        unresolvedNames.formUnion(other.unresolvedNames)
        unresolvedConstants.formUnion(other.unresolvedConstants)
        unreadBases.merge(other.unreadBases) { first, _ in first }
        unreadIdentifiers.merge(other.unreadIdentifiers) { first, _ in first }
        targets.merge(other.targets) { $0.union($1) }
    }

    /// Of the declarations with one name, the one that took the place of an old one: that in the same target, if a target
    /// is known to have either.
    package func successor<Declaration>(
        of old: Declaration,
        among candidates: [Declaration],
        in contract: SavedContract,
        at location: (Declaration) -> SourceLocation
    ) -> Declaration? {
        let own = contract.targets[location(old).path] ?? []
        let near = candidates.first { !own.isDisjoint(with: targets[location($0).path] ?? []) }
        return near ?? candidates.first { own.isEmpty || targets[location($0).path] == nil || candidates.count == 1 }
    }

    /// Returns the contract with its paths replaced.
    package func relocated(_ path: (String) -> String) -> SavedContract {
        var known: [String: String] = [:]
        var moved = replacingLocations { location in
            let moved = known[location.path] ?? path(location.path)
            known[location.path] = moved
            location.path = moved
        }
        moved.targets = Dictionary(targets.map { (path($0.key), $0.value) }) { first, _ in first }
        return moved
    }

    /// Whether two contracts are equal apart from source locations.
    package func saysTheSame(as other: SavedContract) -> Bool {
        let nowhere = SourceLocation(path: "", place: .file)
        var (own, others) = (replacingLocations { $0 = nowhere }, other.replacingLocations { $0 = nowhere })
        (own.unreadBases, others.unreadBases) = ([:], [:])
        return own == others
    }

    /// The paths of the files that declare something of it, or could not be read.
    package var paths: Set<String> {
        var paths: Set<String> = []
        _ = replacingLocations { paths.insert($0.path) }
        return paths
    }

    private func replacingLocations(_ replace: (inout SourceLocation) -> Void) -> SavedContract {
        var result = self
        result.targets = [:]
        result.widgets.changeEach { widget in
            replace(&widget.location)
            widget.bundles.changeEach { replace(&$0.location) }
        }
        result.bundles.changeEach { replace(&$0.location) }
        result.unreadWidgets = unreadWidgets.mapValues { location in
            var location = location
            replace(&location)
            return location
        }
        result.intents.changeEach { intent in
            replace(&intent.location)
            intent.takeovers.changeEach { replace(&$0.location) }
            intent.parameters.changeEach { replace(&$0.location) }
        }
        result.enumerations.changeEach { enumeration in
            replace(&enumeration.location)
            enumeration.cases.changeEach { replace(&$0.location) }
        }
        result.entities.changeEach { entity in
            replace(&entity.location)
            for place in [\Entity.idLocation, \Entity.queryLocation] {
                guard var location = entity[keyPath: place] else { continue }
                replace(&location)
                entity[keyPath: place] = location
            }
        }
        result.shortcuts.changeEach { replace(&$0.location) }
        result.notUnderstood.changeEach { replace(&$0.location) }
        return result
    }
}

extension MutableCollection {
    fileprivate mutating func changeEach(_ change: (inout Element) -> Void) {
        for index in indices { change(&self[index]) }
    }
}
