import Diagnostics
import SwiftDeclarations

/// Everything of an app that people's widgets and shortcuts refer to: what must not change as long as they have them.
///
/// It is made from definitions, from Swift sources, from an app that was built, or from the file that `intentc contract` wrote.
package struct SavedContract: Equatable, Sendable {
    package var widgets: [Widget] = []
    /// Those of SiriKit, then App Intents.
    package var intents: [Intent] = []
    package var enumerations: [Enumeration] = []
    package var entities: [Entity] = []
    package var shortcuts: [Shortcut] = []
    /// What the state says anything about: what is absent from another part is not known, and not gone.
    package var parts: Set<Part> = []
    /// What could not be read in the sources that make the contract.
    package var notUnderstood: [Place] = []
    package var unresolvedNames: Set<String> = []
    package var unresolvedConstants: Set<String> = []

    package init() {}

    package enum Part: String, CaseIterable, Sendable {
        case definitions
        case appIntents = "app-intents"
        case widgets
    }

    package struct Place: Hashable, Sendable {
        package var location: SourceLocation
        package var reason: NotUnderstood.Reason
    }

    /// What makes something known to the system.
    package enum Form: String, CaseIterable, Sendable {
        case sirikit
        case appIntent = "app-intent"
    }

    package struct Widget: Equatable, Sendable {
        /// `nil` where no constant says it.
        package var kind: String?
        package var kindText: String
        package var isNamedByType = false
        package var isControl = false
        /// The type that configures it.
        package var owner = ""
        /// What the intent that people configure it with is, where a source says it.
        package var form: Form?
        /// `static`, or the intent: its class or its type; empty for an App Intent that is not known.
        package var configuration: String
        /// Where they are named; `nil` where the widget names none, so that it has those that the system gives every widget.
        package var familiesOnSystems: [Families]?
        /// What gives it entries, and what people call it; empty where the source does not say.
        package var provider = ""
        package var displayName = ""
        /// `nil` where that is not known.
        package var availability: Availability?
        /// Which files list it in a bundle. Each extension has one bundle.
        package var bundles: [SourceLocation] = []
        package var systems = Systems.all
        package var location: SourceLocation

        package struct Families: Equatable, Sendable {
            /// None where an expression does not tell.
            package var names: [String]
            package var systems = Systems.all
        }

        /// Those on any system.
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

    package struct Intent: Equatable, Sendable {
        package var form: Form
        /// What saved things name: the class of an intent of SiriKit, the persistent identifier or the type of an App Intent.
        package var identifier: String
        /// What developers call it.
        package var name: String
        package var takeovers: [Takeover] = []
        package var parameters: [Parameter]
        /// Where people may have saved it.
        package var uses: Set<Use>
        package var availability = Availability()
        package var isConditional = false
        package var systems = Systems.all
        /// Whether a conformance to a protocol of App Intents was found.
        package var isCertain = true
        package var location: SourceLocation

        package enum Use: String, CaseIterable, Sendable { case widgets, shortcuts, suggestions }
    }

    /// That an App Intent takes the place of an intent of SiriKit.
    package struct Takeover: Equatable, Sendable {
        /// `nil` where the sources do not say it by a literal.
        package var className: String?
        /// Whether the type conforms to the protocol without which the class's name means nothing.
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
        /// Whether anything people have can hold a value of it.
        package var isSaved = true
        /// What it is where people choose nothing, and between what they choose: empty for none, `nil` where that is not known.
        package var defaultValue: String?
        package var range: String?
        /// Those of the intent that have it.
        package var systems = Systems.all
        package var location: SourceLocation
    }

    /// The type of a value, by the name that App Intents have for it.
    package enum ValueType: Hashable, Sendable {
        case value(String)
        case enumeration(String)
        case entity(String)
        /// One that the state does not tell.
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
        /// `String` or an integer; `nil` where it is not known.
        package var rawType: String?
        package var cases: [Case]
        package var location: SourceLocation

        package struct Case: Equatable, Sendable {
            package var name: String
            /// What an App Intent saves; `nil` where it is not known.
            package var value: String?
            /// The number that SiriKit saves.
            package var index: Int?
            /// Those of the enumeration that have it.
            package var systems = Systems.all
            package var location: SourceLocation
        }
    }

    package struct Entity: Equatable, Sendable {
        package var form: Form
        package var identifier: String
        package var name: String
        /// The type of its `id`; `nil` where it is not known.
        package var idType: String?
        /// Whether that type says itself how it becomes a text.
        package var convertsID = false
        package var isTransient = false
        package var query: String?
        package var properties: [String]
        package var location: SourceLocation
        /// Where its `id` and its query are declared; `nil` where the sources do not tell.
        package var idLocation: SourceLocation?
        package var queryLocation: SourceLocation?
    }

    package struct Shortcut: Equatable, Sendable {
        package var intent: String
        package var phrases: [String]
        package var location: SourceLocation
    }
}

extension SavedContract {
    package func intents(_ form: Form) -> [Intent] { intents.filter { $0.form == form } }

    package func enumerations(_ identifier: String, _ form: Form) -> [Enumeration] {
        enumerations.filter { $0.form == form && $0.identifier == identifier }
    }

    package func entity(_ identifier: String, _ form: Form) -> Entity? {
        entities.first { $0.form == form && $0.identifier == identifier }
    }

    /// The classes of intents of SiriKit that App Intents take over.
    package var takenClasses: Set<String> {
        Set(intents.flatMap { $0.takeovers.filter(\.isDeclared).compactMap(\.className) })
    }

    /// The sources of which not everything could be read.
    package var damagedPaths: Set<String> { Set(notUnderstood.filter(\.reason.isDamage).map(\.location.path)) }

    /// Whether an intent of SiriKit could only configure widgets, and no widget is configured by it.
    package func isUnused(_ intent: Intent) -> Bool {
        guard intent.form == .sirikit, intent.uses == [.widgets], !widgets.isEmpty else { return false }
        let known = Set(intents.flatMap { [$0.identifier, $0.name] } + ["static"])
        return widgets.allSatisfy { $0.configuration != intent.identifier && known.contains($0.configuration) }
    }

    package var isEmpty: Bool { widgets.isEmpty && intents.isEmpty }

    /// What is known of both together: of definitions and of sources.
    package mutating func add(_ other: SavedContract) {
        widgets += other.widgets
        intents += other.intents
        enumerations += other.enumerations
        entities += other.entities
        shortcuts += other.shortcuts
        parts.formUnion(other.parts)
        notUnderstood += other.notUnderstood
        unresolvedNames.formUnion(other.unresolvedNames)
        unresolvedConstants.formUnion(other.unresolvedConstants)
    }

    /// The same, with other paths of its files.
    package func relocated(_ path: (String) -> String) -> SavedContract {
        var known: [String: String] = [:]
        return replacingLocations { location in
            let moved = known[location.path] ?? path(location.path)
            known[location.path] = moved
            location.path = moved
        }
    }

    /// Whether it says the same as another, perhaps in other places.
    package func saysTheSame(as other: SavedContract) -> Bool {
        let nowhere = SourceLocation(path: "", place: .file)
        return replacingLocations { $0 = nowhere } == other.replacingLocations { $0 = nowhere }
    }

    private func replacingLocations(_ replace: (inout SourceLocation) -> Void) -> SavedContract {
        var result = self
        for index in result.widgets.indices {
            replace(&result.widgets[index].location)
            for own in result.widgets[index].bundles.indices { replace(&result.widgets[index].bundles[own]) }
        }
        for index in result.intents.indices {
            replace(&result.intents[index].location)
            for own in result.intents[index].takeovers.indices {
                replace(&result.intents[index].takeovers[own].location)
            }
            for own in result.intents[index].parameters.indices {
                replace(&result.intents[index].parameters[own].location)
            }
        }
        for index in result.enumerations.indices {
            replace(&result.enumerations[index].location)
            for own in result.enumerations[index].cases.indices {
                replace(&result.enumerations[index].cases[own].location)
            }
        }
        for index in result.entities.indices {
            replace(&result.entities[index].location)
            result.entities[index].idLocation = nil
            result.entities[index].queryLocation = nil
        }
        for index in result.shortcuts.indices { replace(&result.shortcuts[index].location) }
        for index in result.notUnderstood.indices { replace(&result.notUnderstood[index].location) }
        return result
    }
}
