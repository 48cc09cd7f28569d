/// The type of a parameter, property or response value, with the options of that type.
///
/// All switches over it are exhaustive, so the compiler finds every place that must handle a new type. It is `indirect`
/// because it is part of much that is copied: a reference takes less code to copy than each kind of options.
package indirect enum ParameterType: Equatable, Sendable {
    case string(StringOptions)
    case integer(NumberOptions<Int>)
    case decimal(NumberOptions<Double>)
    case boolean(BooleanOptions)
    /// A case of an enumeration. The default is an index into its cases.
    case enumeration(EnumerationReference, defaultCase: Int?)
    case object(CustomTypeReference)
    /// An object without a declared type, which has only an identifier and a display string.
    case untypedObject
    case file(FileOptions)
    case placemark(PlacemarkStyle)
    /// A date, a time, or both.
    case dateComponents(DateOptions)
    case duration(QuantityOptions)
    case measurement(MeasurementKind, QuantityOptions)
    case currencyAmount(CurrencyOptions)
    case plain(PlainType)
    /// A type of Apple's frameworks known only by name (`MediaItem`, or a name from a later version), or a reference
    /// into the namespace `System`.
    case system(SystemType)

    /// A type without options in definitions.
    package enum PlainType: Sendable {
        /// A web or file URL.
        case url
        case person, paymentMethod
        /// Text with a pronunciation.
        case speakableString
    }

    /// The names of types in definitions, except those in `MeasurementKind` and `SystemType`. An enumeration has no
    /// name of its own: it is written as an integer with a reference. All are seen in files.
    package enum Name: String, CaseIterable, Sendable {
        case string = "String"
        /// `ParameterType.integer`, or an enumeration if there is a reference
        case integer = "Integer"
        case decimal = "Decimal"
        case boolean = "Boolean"
        /// `ParameterType.object`, or `untypedObject` if there is no reference
        case object = "Object"
        case file = "File"
        case url = "URL"
        case placemark = "Placemark"
        case dateComponents = "DateComponents"
        case duration = "TimeInterval"
        case person = "Person"
        case currencyAmount = "CurrencyAmount"
        case paymentMethod = "PaymentMethod"
        case speakableString = "SpeakableString"
    }
}

extension ParameterType {
    /// Whether it is a number with a minimum or a maximum.
    var hasBounds: Bool {
        switch self {
        case .integer(let options): options.minimum != nil || options.maximum != nil
        case .decimal(let options): options.minimum != nil || options.maximum != nil
        case .currencyAmount(let options): options.minimum != nil || options.maximum != nil
        default: false
        }
    }
}
