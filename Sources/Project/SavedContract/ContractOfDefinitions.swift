import Diagnostics
import IntentSchema

extension SavedContract {
    /// Collects the declarations of definition files.
    ///
    package init(_ schemas: [Schema]) {
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
                    givenIdentifier: .known(intent.className),
                    name: intent.name,
                    parameters: intent.parameters.enumerated().map { index, parameter in
                        Parameter(
                            name: parameter.name,
                            type: .known(ValueType(parameter, in: schema)),
                            isOptional: true,
                            isSaved: parameter.isConfigurable || suggested.contains(index),
                            defaultValue: .absent,
                            range: .absent,
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
                    givenIdentifier: .absent,
                    name: enumeration.name,
                    rawType: .known("String"),
                    cases: enumeration.cases.filter { !$0.isUnknown }.map {
                        Enumeration.Case(
                            name: $0.name,
                            value: .known($0.name),
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
                    givenIdentifier: .absent,
                    name: type.name,
                    idType: .known("String"),
                    query: .absent,
                    properties: type.properties.map(\.name),
                    location: location(type.nameRange),
                    idLocation: location(type.nameRange),
                    queryLocation: location(type.nameRange)
                )
            }
        }
    }
}

extension SavedContract.ValueType {
    fileprivate init(_ parameter: Parameter, in schema: Schema) {
        let (type, element) = (parameter.type, Self.self)
        let one =
            if let name = type.names.appIntents {
                element.value(name)
            } else {
                switch type.reference {
                case .enumeration(let reference)?: element.enumeration(schema[reference].name)
                case .type(let reference)?: element.entity(schema[reference].name)
                case nil: element.entity("")
                }
            }
        self = parameter.isArray ? .array(one) : one
    }
}
