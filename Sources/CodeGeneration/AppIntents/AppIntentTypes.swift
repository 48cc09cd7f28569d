import IntentSchema

extension AppIntentsConverter {
    /// The type that holds one value; `nil` where App Intents has none.
    func typeName(of type: ParameterType) -> TypeName? {
        switch type {
        case .string, .speakableString: "String"
        case .integer: "Int"
        case .decimal: "Double"
        case .boolean: "Bool"
        case .enumeration(let reference, defaultCase: _):
            schema[reference].selectableCases.isEmpty
                ? nil : TypeName(AppIntentNames.enumeration(schema[reference].name))
        case .object(let reference): TypeName(AppIntentNames.entity(schema[reference].name))
        case .untypedObject: TypeName(names.untypedEntity)
        case .file: "IntentFile"
        case .url: "URL"
        case .placemark: "CLPlacemark"
        case .dateComponents: "DateComponents"
        case .duration: "Measurement<UnitDuration>"
        case .measurement(let kind, _): kind.typeName
        case .person: "IntentPerson"
        case .currencyAmount: "IntentCurrencyAmount"
        case .paymentMethod: "IntentPaymentMethod"
        case .system: nil
        }
    }

    /// What the definition calls a type that App Intents lacks, or holds in another one.
    func definitionName(of type: ParameterType) -> String {
        switch type {
        case .system(let name): name
        case .enumeration(let reference, defaultCase: _): "\(schema[reference].name), an enumeration without choices"
        case .speakableString: "SpeakableString"
        case .untypedObject: "Object without a type"
        default: "\(type)"
        }
    }
}

extension Enumeration {
    /// The cases that can be chosen, as indices: all but the one that stands for no choice. App Intents has optionals for that.
    var selectableCases: [Int] { cases.indices.filter { !cases[$0].isUnknown } }

    /// The case that stands for no choice.
    var unknownCase: Int? { cases.firstIndex(where: \.isUnknown) }
}

extension MeasurementKind {
    var typeName: TypeName {
        switch self {
        case .temperature: "Measurement<UnitTemperature>"
        case .speed: "Measurement<UnitSpeed>"
        case .mass: "Measurement<UnitMass>"
        case .distance: "Measurement<UnitLength>"
        case .volume: "Measurement<UnitVolume>"
        case .energy: "Measurement<UnitEnergy>"
        }
    }
}

extension Schema {
    /// Every type of a parameter, property or response value of this file's own declarations, in order.
    var usedTypes: [ParameterType] {
        intents.flatMap { $0.parameters.map(\.type) + $0.response.parameters.map(\.type) }
            + types.filter { !$0.isImported }.flatMap { $0.properties.map(\.type) }
    }
}
