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
        case .system(let type): type.name
        case .enumeration(let reference, defaultCase: _): "\(schema[reference].name), an enumeration without choices"
        case .untypedObject: "Object without a type"
        case .measurement(let kind, _): kind.rawValue
        case .string: ParameterType.Name.string.rawValue
        case .integer: ParameterType.Name.integer.rawValue
        case .decimal: ParameterType.Name.decimal.rawValue
        case .boolean: ParameterType.Name.boolean.rawValue
        case .object: ParameterType.Name.object.rawValue
        case .file: ParameterType.Name.file.rawValue
        case .url: ParameterType.Name.url.rawValue
        case .placemark: ParameterType.Name.placemark.rawValue
        case .dateComponents: ParameterType.Name.dateComponents.rawValue
        case .duration: ParameterType.Name.duration.rawValue
        case .person: ParameterType.Name.person.rawValue
        case .currencyAmount: ParameterType.Name.currencyAmount.rawValue
        case .paymentMethod: ParameterType.Name.paymentMethod.rawValue
        case .speakableString: ParameterType.Name.speakableString.rawValue
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
    /// Foundation's class of units.
    var unitClass: Identifier { Identifier("Unit" + dimension) }

    var typeName: TypeName { "Measurement<\(unitClass)>" }
}

extension Schema {
    /// Every type of a parameter, property or response value of this file's own declarations, in order.
    var usedTypes: [ParameterType] {
        intents.flatMap { $0.parameters.map(\.type) + $0.response.parameters.map(\.type) }
            + types.filter { !$0.isImported }.flatMap { $0.properties.map(\.type) }
    }
}
