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
    /// The types that define their own conversion to and from the text that identifies a saved entity.
    package var identifierTypes: Set<String> = []
    /// The types of widgets that no bundle lists.
    package var unlistedWidgets: Set<String> = []
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

    /// The names of the targets that have a source with declarations, by its path; nothing for sources of no known target.
    package var targets: [String: Set<String>] = [:]
    /// Whether some sources were not read at all, because they cannot be opened or the user excludes them.
    package var lacksSources = false

    package var identifiers = BundleIdentifiers()

    package init() {}

    /// The bundle identifiers in all configurations; an empty set for a target of which one is not known.
    package struct BundleIdentifiers: Equatable, Sendable {
        /// Those of extensions that may have widgets, by the name of the target.
        package var extensions: [String: Set<String>] = [:]
        package var apps: Set<String> = []

        package init() {}
    }

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
        package var kind: Stated<String>
        package var isNamedByType = false
        package var isControl = false
        /// The type whose code configures the widget.
        package var owner: String?
        /// The framework of the intent that configures the widget; `nil` if unknown.
        package var form: Form?
        /// The class or type of the intent; absent if the configuration is static.
        package var configuration: Stated<String>
        /// Empty if the widget names no families and so has the system's defaults.
        package var familiesOnSystems: [Families] = []
        /// `nil` if unknown.
        package var availability: Availability?
        /// The bundles that list the widget, one for each extension, or the widget itself if it is `@main`.
        package var bundles: [Bundle] = []
        package var systems = Systems.all
        package var location: SourceLocation

        package struct Families: Equatable, Sendable {
            package var names: Stated<[String]>
            package var systems = Systems.all
        }

        /// Whether only its type was found, and nothing that configures it.
        package var isNotFound: Bool { kind.unread.map { $0.expression == nil } ?? false }

        /// What was not read of it.
        package var unread: [Unread] { [kind.unread, configuration.unread, families.unread].distinct }

        /// The families on all systems together; absent if the widget names none.
        package var families: Stated<[String]> {
            if let unread = familiesOnSystems.lazy.compactMap(\.names.unread).first { return .unread(unread) }
            if familiesOnSystems.isEmpty { return .absent }
            return .known(Set(familiesOnSystems.compactMap(\.names.known).joined()).sorted())
        }

        /// The families that can be read, and whether there may be others; `nil` if the widget names none.
        package var familyWords: String? {
            if familiesOnSystems.isEmpty { return nil }
            let known = Set(familiesOnSystems.compactMap(\.names.known).joined()).sorted()
            let unknown = families.unread == nil ? [] : [known.isEmpty ? "unknown families" : "unknown ones"]
            return (known + unknown).joined(separator: ", ")
        }

        mutating func add(_ families: Families) {
            let same = familiesOnSystems.firstIndex { $0.systems == families.systems && $0.names.known != nil }
            if let same, let known = familiesOnSystems[same].names.known, let names = families.names.known {
                familiesOnSystems[same].names = .known(Set(known + names).sorted())
            } else if !familiesOnSystems.contains(families) {
                familiesOnSystems.append(families)
            }
        }
    }

    package struct Bundle: Equatable, Sendable {
        package var name: String
        package var location: SourceLocation
    }

    package struct Intent: IdentifiedType, Equatable {
        package var form: Form
        /// The class of a SiriKit intent; the `persistentIdentifier` of an App Intent.
        package var givenIdentifier: Stated<String>
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
        /// Whether the declaration was found, and not only extensions of it.
        package var isFound = true
        package var location: SourceLocation

        package enum Use: Sendable { case widgets, shortcuts, suggestions }

        /// What was not read of it, apart from its parameters.
        package var unread: [Unread] { ([givenIdentifier.unread] + takeovers.map(\.className.unread)).distinct }

        /// The name by which saved widgets and shortcuts find the intent: `persistentIdentifier`, else the class that a
        /// migrated App Intent replaces, else the name of the type.
        package var savedName: Stated<String> {
            if givenIdentifier != .absent { return givenIdentifier }
            let declared = takeovers.filter(\.isDeclared).map(\.className)
            return declared.first { $0.known != nil } ?? declared.first ?? .known(identifier)
        }

        /// The class that the App Intent declares to replace.
        package var takenClass: String? { takeovers.lazy.filter(\.isDeclared).compactMap(\.className.known).first }
    }

    /// An App Intent's claim to replace a SiriKit intent.
    package struct Takeover: Equatable, Sendable {
        package var className: Stated<String>
        /// Whether the type conforms to the protocol without which the system ignores the class name.
        package var isDeclared: Bool
        package var availability = Availability()
        package var isConditional = false
        package var location: SourceLocation
    }

    package struct Parameter: Equatable, Sendable {
        package var name: String
        package var type: Stated<ValueType>
        package var isOptional: Bool
        /// Whether users' widgets, shortcuts, or suggestions can hold a value of the parameter.
        package var isSaved = true
        package var defaultValue: Stated<String>
        /// The inclusive range.
        package var range: Stated<String>
        /// The systems, of those that the intent supports, that have the parameter.
        package var systems = Systems.all
        package var location: SourceLocation
    }

    /// The type of a value, by its App Intents name.
    package indirect enum ValueType: Hashable, Sendable {
        case value(String)
        case enumeration(String)
        case entity(String)
        case array(ValueType)

        package var name: String {
            switch self {
            case .value(let name), .enumeration(let name), .entity(let name): name
            case .array(let element): "[\(element.name)]"
            }
        }

        package var element: ValueType { if case .array(let element) = self { element } else { self } }
        package var isArray: Bool { self != element }
    }

    package struct Enumeration: IdentifiedType, Equatable {
        package var form: Form
        package var givenIdentifier: Stated<String>
        package var name: String
        /// `String` or an integer type.
        package var rawType: Stated<String>
        package var cases: [Case]
        package var isFound = true
        package var location: SourceLocation

        package struct Case: Equatable, Sendable {
            package var name: String
            /// The value that an App Intent saves.
            package var value: Stated<String>
            /// The number that SiriKit saves; `nil` for an App Intent's.
            package var index: Int?
            /// The systems, of those that the enumeration supports, that have the case.
            package var systems = Systems.all
            package var location: SourceLocation
        }
    }

    package struct Entity: IdentifiedType, Equatable {
        package var form: Form
        package var givenIdentifier: Stated<String>
        package var name: String
        /// The type of `id`.
        package var idType: Stated<String>
        package var isTransient = false
        package var query: Stated<String>
        package var properties: [String]
        package var location: SourceLocation
        /// Where `id` and the query are declared; where the entity is if the sources do not say.
        package var idLocation: SourceLocation
        package var queryLocation: SourceLocation
    }

    package struct Shortcut: Equatable, Sendable {
        /// The type of the App Intent; unread for all that a provider lists elsewhere.
        package var intent: Stated<String>
        package var phrases: [Stated<String>]
        package var location: SourceLocation
    }
}

extension [Unread?] {
    /// The values, each once, sorted.
    var distinct: [Unread] {
        Set(compactMap(\.self)).sorted { ($0.location, $0.reason) < ($1.location, $1.reason) }
    }
}

/// A type whose values or actions people save.
package protocol IdentifiedType: Sendable {
    /// The identifier that it declares, if it does not go by the name of the type.
    var givenIdentifier: Stated<String> { get }
    /// The name in source code, with those of enclosing types.
    var name: String { get }
    var location: SourceLocation { get }
}

extension IdentifiedType {
    /// What saved values name; the name of the type as long as no other identifier is known.
    package var identifier: String { givenIdentifier.known ?? name.ownName }
}

extension SavedContract {
    package func intents(_ form: Form) -> [Intent] { intents.filter { $0.form == form } }

    /// The classes of the SiriKit intents that App Intents declare to replace.
    package var takenClasses: Set<String> {
        Set(intents.flatMap { $0.takeovers.filter(\.isDeclared).compactMap(\.className.known) })
    }

    /// The places where sources are damaged, by path. What these declare is known in part, or not at all.
    package var damage: [String: Place] {
        Dictionary(notUnderstood.filter(\.reason.isDamage).map { ($0.location.path, $0) }) { first, _ in first }
    }

    package var damagedPaths: Set<String> { Set(damage.keys) }

    /// The SiriKit intents that nothing offers, and those that can only configure widgets, unless a widget names them.
    package var unusedIntents: [Intent] { unofferedIntents + onlyForWidgets(intentsWithoutWidget) }

    /// The SiriKit intents that nothing offers and no widget names.
    package var unofferedIntents: [Intent] {
        let configurations = Set(widgets.map(\.configuration))
        return intents(.sirikit).filter { !$0.isOffered && !configurations.contains(.known($0.identifier)) }
    }

    /// The SiriKit intents that would be unused if no widget that could not be read used them.
    package var intentsThatUnreadWidgetsMayUse: [Intent] {
        isEveryWidgetRead ? [] : onlyForWidgets(intentsWithoutReadWidget)
    }

    private func onlyForWidgets(_ intents: [Intent]) -> [Intent] { intents.filter { $0.uses == [.widgets] } }

    /// Whether an App Intent can only configure widgets and configures none.
    package func isIdle(_ intent: Intent) -> Bool {
        intent.form == .appIntent && intent.uses == [.widgets] && isEveryWidgetRead
            && widgets.allSatisfy { $0.configuration.unread == nil && $0.configuration != .known(intent.name.ownName) }
    }

    /// The SiriKit intents that configure no widget, because others, or none, configure all widgets.
    package var intentsWithoutWidget: [Intent] { isEveryWidgetRead ? intentsWithoutReadWidget : [] }

    private var isEveryWidgetRead: Bool { !lacksSources && damage.isEmpty && !widgets.contains(where: \.isNotFound) }

    private var intentsWithoutReadWidget: [Intent] {
        let configurations = Set(widgets.filter { !$0.isNotFound }.map(\.configuration))
        let known = Set(intents.flatMap { [$0.identifier, $0.name] })
        guard !configurations.isEmpty || !unlistedWidgets.isEmpty,
            configurations.allSatisfy({ $0 == .absent || $0.known.map(known.contains) == true })
        else { return [] }
        return intents(.sirikit).filter { !configurations.contains(.known($0.identifier)) }
    }

    /// The widgets as people know them: several declarations of one kind, such as for newer systems, are one.
    package var distinctWidgets: [Widget] {
        var distinct: [Widget] = []
        var positions: [String: Int] = [:]
        for widget in widgets {
            guard let kind = widget.kind.known, let known = positions[kind] else {
                if let kind = widget.kind.known { positions[kind] = distinct.count }
                distinct.append(widget)
                continue
            }
            let own = distinct[known].configuration
            if own.unread == nil, own != widget.configuration {
                let names = [own.known, widget.configuration.known].compactMap(\.self)
                distinct[known].configuration =
                    widget.configuration.unread.map { .unread($0) } ?? .known(names.joined(separator: " or "))
            }
            widget.familiesOnSystems.forEach { distinct[known].add($0) }
            distinct[known].systems.formUnion(widget.systems)
        }
        return distinct
    }

    /// Whether sources were read. Built apps say nothing of widgets.
    package var hasSources: Bool { parts.contains(.widgets) }

    package var isEmpty: Bool { widgets.isEmpty && intents.isEmpty }

    /// The names of the types that are App Intents, entities, enumerations or widgets, without those of enclosing types.
    package var typeNames: Set<String> {
        let types = intents(.appIntent).map(\.name) + entities.map(\.name) + enumerations.map(\.name)
        return Set((types + widgets.compactMap(\.owner)).map(\.ownName))
    }

    /// Merges another contract, such as that of the sources into that of the definitions.
    package mutating func add(_ other: SavedContract) {
        widgets += other.widgets
        intents += other.intents
        enumerations += other.enumerations
        entities += other.entities
        shortcuts += other.shortcuts
        bundles += other.bundles
        identifierTypes.formUnion(other.identifierTypes)
        unlistedWidgets.formUnion(other.unlistedWidgets)
        parts.formUnion(other.parts)
        notUnderstood += other.notUnderstood
        unresolvedNames.formUnion(other.unresolvedNames)
        unresolvedConstants.formUnion(other.unresolvedConstants)
        unreadBases.merge(other.unreadBases) { first, _ in first }
        targets.merge(other.targets) { $0.union($1) }
        identifiers.extensions.merge(other.identifiers.extensions) { $0.union($1) }
        identifiers.apps.formUnion(other.identifiers.apps)
        lacksSources = lacksSources || other.lacksSources
    }

    /// Of the declarations with one name, the one that took the place of an old one: that in the same target, if a target
    /// is known to have either.
    package func successor<Declaration: IdentifiedType>(
        of old: Declaration,
        among candidates: [Declaration],
        in contract: SavedContract
    ) -> Declaration? {
        let own = contract.targets[old.location.path] ?? []
        let near = candidates.first { !own.isDisjoint(with: targets[$0.location.path] ?? []) }
        return near ?? candidates.first { own.isEmpty || targets[$0.location.path] == nil || candidates.count == 1 }
    }
}
