import IntentSchema

extension ParameterType {
    /// The type in the words of a message: `Integer`, `enumeration 'Size'`, `type 'Soup'`.
    package func words(in schema: Schema) -> String {
        switch self {
        case .string: "String"
        case .integer: "Integer"
        case .decimal: "Decimal"
        case .boolean: "Boolean"
        case .enumeration(let reference, _): "enumeration '\(schema[reference].name)'"
        case .object(let reference): "type '\(schema[reference].name)'"
        case .untypedObject: "Object"
        case .file: "File"
        case .url: "URL"
        case .placemark: "Placemark"
        case .dateComponents: "DateComponents"
        case .duration: "TimeInterval"
        case .measurement(let kind, _): kind.rawValue
        case .person: "Person"
        case .currencyAmount: "CurrencyAmount"
        case .paymentMethod: "PaymentMethod"
        case .speakableString: "SpeakableString"
        case .system(let name): "system type '\(name)'"
        }
    }
}

/// What the enumerations, types and cases of the old state are called in the new one.
struct RenamedDeclarations {
    var enumerations: [String: String] = [:]
    var types: [String: String] = [:]
    /// By the old name of the enumeration, then by that of the case.
    var cases: [String: [String: String]] = [:]

    /// What the type of a value of the old state is called in the new one.
    func words(for type: ParameterType, in schema: Schema) -> String {
        switch type {
        case .enumeration(let reference, _):
            let name = schema[reference].name
            return "enumeration '\(enumerations[name] ?? name)'"
        case .object(let reference):
            let name = schema[reference].name
            return "type '\(types[name] ?? name)'"
        default:
            return type.words(in: schema)
        }
    }

    /// What a case of the old state is called in the new one.
    func caseName(_ name: String, of enumeration: String) -> String { cases[enumeration]?[name] ?? name }
}
