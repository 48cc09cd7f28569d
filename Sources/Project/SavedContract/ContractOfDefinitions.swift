import Diagnostics
import IntentSchema

extension SavedContract {
    /// Collects the declarations of definition files.
    ///
    /// - Parameter classPrefix: the prefix of all classes; `nil` to use the prefix in each definition.
    package init(_ schemas: [Schema], classPrefix: String? = nil) {
        for schema in schemas {
            func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: schema.path, range: range) }
            intents += schema.intents.map { intent in
                var uses: Set<Intent.Use> = []
                if intent.isEligibleForWidgets { uses.insert(.widgets) }
                if intent.isConfigurable { uses.insert(.shortcuts) }
                // Siri suggests only the combinations that the definition lists.
                if intent.isEligibleForSuggestions, !intent.shortcuts.isEmpty { uses.insert(.suggestions) }
                let suggested = Set(intent.shortcuts.flatMap(\.parameters))
                return Intent(
                    form: .sirikit,
                    identifier: intent.className(prefix: classPrefix),
                    name: intent.name,
                    parameters: intent.parameters.enumerated().map { index, parameter in
                        Parameter(
                            name: parameter.name,
                            type: ValueType(parameter.type, in: schema),
                            isArray: parameter.isArray,
                            isOptional: true,
                            isSaved: parameter.isConfigurable || suggested.contains(index),
                            location: location(parameter.nameRange)
                        )
                    },
                    uses: uses,
                    isOffered: !uses.isEmpty || intent.isEligibleForSuggestions,
                    location: location(intent.nameRange)
                )
            }
            enumerations += schema.enumerations.filter { !$0.isImported }.map { enumeration in
                Enumeration(
                    form: .sirikit,
                    identifier: enumeration.name,
                    name: enumeration.name,
                    rawType: "String",
                    cases: enumeration.cases.filter { !$0.isUnknown }.map {
                        Enumeration.Case(
                            name: $0.name,
                            value: $0.name,
                            index: $0.index,
                            location: location($0.nameRange)
                        )
                    },
                    location: location(enumeration.nameRange)
                )
            }
            entities += schema.types.filter { !$0.isImported }.map { type in
                Entity(
                    form: .sirikit,
                    identifier: type.name,
                    name: type.name,
                    idType: "String",
                    properties: type.properties.map(\.name),
                    location: location(type.nameRange)
                )
            }
        }
    }
}

extension SavedContract.ValueType {
    init(_ type: ParameterType, in schema: Schema) {
        if let name = type.names.appIntents {
            self = .value(name)
        } else {
            switch type.reference {
            case .enumeration(let reference)?: self = .enumeration(schema[reference].name)
            case .type(let reference)?: self = .entity(schema[reference].name)
            case nil: self = .entity("")
            }
        }
    }
}
