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
        self =
            switch type {
            case .enumeration(let reference, _): .enumeration(schema[reference].name)
            case .object(let reference): .entity(schema.name(of: .type(reference)))
            case .untypedObject, .system: .entity("")
            case .placemark: .value("CLPlacemark")
            case .string: .value("String")
            case .integer: .value("Int")
            case .decimal: .value("Double")
            case .boolean: .value("Bool")
            case .file: .value("IntentFile")
            case .plain(.url): .value("URL")
            case .dateComponents: .value("DateComponents")
            case .duration: .value("Measurement<UnitDuration>")
            case .measurement(let kind, _): .value("Measurement<Unit\(kind.dimension)>")
            case .plain(.person): .value("IntentPerson")
            case .currencyAmount: .value("IntentCurrencyAmount")
            case .plain(.paymentMethod): .value("IntentPaymentMethod")
            case .plain(.speakableString): .value("INSpeakableString")
            }
    }
}
