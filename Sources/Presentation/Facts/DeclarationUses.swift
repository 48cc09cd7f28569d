import IntentSchema

/// Who uses the enumerations and types of a schema.
package struct DeclarationUses: Sendable {
    /// The names of parameters, response values and properties by the position of the enumeration: `OrderSoup.size`.
    package private(set) var ofEnumerations: [Int: [String]] = [:]
    /// The same for types.
    package private(set) var ofTypes: [Int: [String]] = [:]

    package init(_ schema: Schema) {
        for intent in schema.intents {
            for parameter in intent.parameters { add(parameter.type, "\(intent.name).\(parameter.name)") }
            for value in intent.response.parameters { add(value.type, "\(intent.name).response.\(value.name)") }
        }
        for type in schema.types where !type.isImported {
            for property in type.properties { add(property.type, "\(type.name).\(property.name)") }
        }
    }

    private mutating func add(_ type: ParameterType, _ user: String) {
        switch type {
        case .enumeration(let reference, _): ofEnumerations[reference.index, default: []].append(user)
        case .object(let reference): ofTypes[reference.index, default: []].append(user)
        case .string, .integer, .decimal, .boolean, .untypedObject, .file, .url, .placemark, .dateComponents, .duration,
            .measurement, .person, .currencyAmount, .paymentMethod, .speakableString, .system:
            break
        }
    }
}

extension Schema {
    /// Every enumeration that the file declares, with its position, by name.
    package var ownEnumerations: [(index: Int, enumeration: Enumeration)] {
        enumerations.indices.filter { !enumerations[$0].isImported }
            .map { ($0, enumerations[$0]) }
            .sorted { $0.1.name < $1.1.name }
    }

    /// The same for types.
    package var ownTypes: [(index: Int, type: CustomType)] {
        types.indices.filter { !types[$0].isImported }
            .map { ($0, types[$0]) }
            .sorted { $0.1.name < $1.1.name }
    }
}
