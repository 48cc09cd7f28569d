import Diagnostics
import SwiftDeclarations

extension SavedContract {
    /// What Swift sources declare, without those of tests: no one can have saved what is in them.
    package init(readingFrom sources: [SourceText]) {
        self.init(AppIntentsDeclarations(readingFrom: sources.filter { !Self.isTest($0.path) }))
    }

    /// Whether a path leads through a folder of tests.
    package static func isTest(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0 == "Preview Content" }
    }

    package init(_ declarations: AppIntentsDeclarations) {
        parts = [.appIntents, .widgets]
        notUnderstood = declarations.notUnderstood
        unresolvedNames = declarations.unresolvedNames
        unresolvedConstants = declarations.unresolvedConstants
        let types = DeclaredTypes(declarations)
        widgets = declarations.widgets.map(Widget.init)
        intents = declarations.intents.map { Intent($0, types) }
        enumerations = declarations.enumerations.map(Enumeration.init)
        entities = declarations.entities.map { Entity($0, declarations.identifierTypes) }
        shortcuts = declarations.shortcuts.map {
            Shortcut(intent: $0.intent, phrases: $0.phrases.map(Self.template), location: $0.location)
        }
    }

    /// A phrase as the system has it: `Order ${soup} in ${applicationName}`.
    private static func template(_ phrase: String) -> String {
        var result = ""
        var rest = phrase[...]
        while let start = rest.firstRange(of: "\\("), let end = rest[start.upperBound...].firstIndex(of: ")") {
            let name = rest[start.upperBound..<end].drop { !$0.isLetter && $0 != "_" }
            result += rest[..<start.lowerBound] + "${\(name)}"
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// What the system knows the project's types by.
    struct DeclaredTypes {
        private var byName: [String: ValueType] = [:]

        init(_ declarations: AppIntentsDeclarations) {
            for one in declarations.enumerations {
                byName[one.type.name] = .enumeration(one.type.identifier)
            }
            for one in declarations.entities {
                byName[one.type.name] = .entity(one.type.identifier)
            }
        }

        func meaning(of type: SwiftType?) -> ValueType {
            guard let name = type?.element.description else { return .unknown("") }
            // Another name of the language for the same type.
            return byName[name] ?? .value(name == "TimeInterval" ? "Double" : name)
        }
    }
}

extension SavedContract.Widget {
    fileprivate init(_ widget: WidgetDeclaration) {
        kind = widget.kind
        kindText = widget.kindText
        isNamedByType = widget.isNamedByType
        isControl = widget.isControl
        owner = widget.owner
        configuration =
            switch widget.configuration {
            case .fixed: "static"
            case .intent(let name), .appIntent(let name): name
            }
        families = widget.families?.sorted()
        location = widget.location
    }
}

extension SavedContract.Intent {
    fileprivate init(_ intent: AppIntentDeclaration, _ types: SavedContract.DeclaredTypes) {
        form = .appIntent
        identifier = intent.type.identifier
        name = intent.type.name
        let conformances = Set(intent.conformances.map(\.name))
        let migrated = intent.conformances.filter { $0.name == "CustomIntentMigratedAppIntent" }
        takeovers = intent.classNames.map { one in
            SavedContract.Takeover(
                className: one.name,
                isDeclared: !migrated.isEmpty,
                availability: migrated.map(\.availability).reduce(one.availability) { $0.combined(with: $1) },
                isConditional: one.isConditional,
                location: one.location
            )
        }
        parameters = intent.parameters.map { property in
            SavedContract.Parameter(
                name: property.name,
                type: types.meaning(of: property.type),
                isArray: property.type?.isArray ?? false,
                isOptional: property.type?.isOptional ?? false,
                location: property.location
            )
        }
        uses = []
        if !conformances.isDisjoint(with: ["WidgetConfigurationIntent", "ControlConfigurationIntent"]) {
            uses.insert(.widgets)
        }
        if intent.isDiscoverable { uses.insert(.shortcuts) }
        availability = intent.type.availability
        isConditional = intent.type.isConditional
        isCertain = !conformances.isEmpty
        location = intent.type.location
    }
}

extension SavedContract.Enumeration {
    fileprivate init(_ enumeration: AppEnumDeclaration) {
        form = .appIntent
        identifier = enumeration.type.identifier
        name = enumeration.type.name
        rawType = enumeration.rawType?.description
        cases = enumeration.cases.map { one in
            let value: String? =
                switch one.rawValue {
                case .string(let text): text
                case .integer(let number): String(number)
                default: nil
                }
            return Case(name: one.name, value: value, location: one.location)
        }
        location = enumeration.type.location
    }
}

extension SavedContract.Entity {
    fileprivate init(_ entity: AppEntityDeclaration, _ convertible: Set<String>) {
        form = .appIntent
        identifier = entity.type.identifier
        name = entity.type.name
        location = entity.type.location
        switch entity.identifier {
        case .type(let type, let place):
            idType = type.description
            convertsID = convertible.contains(type.description)
            location = place
        case .notWritten(let place): location = place
        case .absent: break
        }
        isTransient = entity.isTransient
        query = entity.query
        properties = entity.properties.map(\.name)
    }
}
