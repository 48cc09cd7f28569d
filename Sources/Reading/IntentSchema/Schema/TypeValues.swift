package enum DeclarationReference: Hashable, Sendable {
    case enumeration(EnumerationReference)
    case type(CustomTypeReference)
}

extension ParameterType {
    /// The declaration that the type refers to; `nil` for the format's own types.
    package var reference: DeclarationReference? {
        switch values {
        case .cases(let reference, _): .enumeration(reference)
        case .objects(let reference): reference.map { .type($0) }
        case .boolean, .other: nil
        }
    }

    /// The values of a type, where conditions can tell them apart or a definition declares them.
    package enum Values: Sendable {
        case other
        case boolean(initially: Bool)
        /// The cases of an enumeration. `initially` is the index of the default case.
        case cases(of: EnumerationReference, initially: Int?)
        /// Objects of a custom type, or of no declared type.
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

    /// Whether the parameter has a value before the user sets one. A Boolean that is initially false does not count.
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
}

extension Schema {
    package func name(of reference: DeclarationReference) -> String {
        switch reference {
        case .enumeration(let reference): self[reference].name
        case .type(let reference): self[reference].name
        }
    }

    /// The enumeration whose cases are the values of a type; `nil` for other types.
    package func enumeration(of type: ParameterType) -> Enumeration? {
        if case .enumeration(let reference)? = type.reference { self[reference] } else { nil }
    }
}
