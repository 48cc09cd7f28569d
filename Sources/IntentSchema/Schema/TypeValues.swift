package enum DeclarationReference: Hashable, Sendable {
    case enumeration(EnumerationReference)
    case type(CustomTypeReference)
}

extension ParameterType {
    /// What the type refers to; `nil` for one that the format knows by itself.
    package var reference: DeclarationReference? {
        switch values {
        case .cases(let reference, _): .enumeration(reference)
        case .objects(let reference): reference.map { .type($0) }
        case .boolean, .other: nil
        }
    }

    /// The values that conditions can tell apart, and those that a definition declares.
    package enum Values: Sendable {
        case other
        case boolean(initially: Bool)
        /// The cases of an enumeration; the first value is a position.
        case cases(of: EnumerationReference, initially: Int?)
        /// Objects of a custom type, or of none.
        case objects(of: CustomTypeReference?)
    }

    package var values: Values {
        switch self {
        case .boolean(let options): .boolean(initially: options.defaultValue)
        case .enumeration(let reference, let position): .cases(of: reference, initially: position)
        case .object(let reference): .objects(of: reference)
        case .untypedObject: .objects(of: nil)
        case .string, .integer, .decimal, .file, .placemark, .dateComponents, .duration, .measurement, .currencyAmount,
            .plain, .system:
            .other
        }
    }

    /// Whether there is a value before people have chosen one.
    package var hasDefault: Bool {
        switch self {
        case .string(let options): options.defaultValue.text != nil
        case .integer(let options): options.defaultValue != nil
        case .decimal(let options): options.defaultValue != nil
        case .boolean(let options): options.defaultValue
        case .enumeration(_, let position): position != nil
        case .duration(let options): options.defaultValue != nil
        case .measurement(_, let options): options.defaultValue != nil
        case .currencyAmount(let options): options.defaultValue != nil
        case .object, .untypedObject, .file, .placemark, .dateComponents, .plain, .system: false
        }
    }

    /// What the format calls the type. For an enumeration that is an integer.
    package var word: String {
        switch self {
        case .string: Name.string.rawValue
        case .integer, .enumeration: Name.integer.rawValue
        case .decimal: Name.decimal.rawValue
        case .boolean: Name.boolean.rawValue
        case .object, .untypedObject: Name.object.rawValue
        case .file: Name.file.rawValue
        case .placemark: Name.placemark.rawValue
        case .dateComponents: Name.dateComponents.rawValue
        case .duration: Name.duration.rawValue
        case .measurement(let kind, _): kind.rawValue
        case .currencyAmount: Name.currencyAmount.rawValue
        case .plain(.url): Name.url.rawValue
        case .plain(.person): Name.person.rawValue
        case .plain(.paymentMethod): Name.paymentMethod.rawValue
        case .plain(.speakableString): Name.speakableString.rawValue
        case .system(let type): type.name
        }
    }
}

extension Schema {
    package func name(of reference: DeclarationReference) -> String {
        switch reference {
        case .enumeration(let reference): self[reference].name
        case .type(let reference): self[reference].name
        }
    }

    /// The enumeration whose cases the values of a type are; `nil` for other types.
    package func enumeration(of type: ParameterType) -> Enumeration? {
        if case .enumeration(let reference)? = type.reference { self[reference] } else { nil }
    }
}
