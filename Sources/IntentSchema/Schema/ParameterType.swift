/// What kind of value a parameter, property or response value holds, with the options that its kind has.
///
/// Switched over exhaustively everywhere, so that a new type is a compile error in every place that must know it. `indirect`,
/// because it is part of much that is copied: copying a reference takes less code than copying every kind of options.
package indirect enum ParameterType: Equatable, Sendable {
    case string(StringOptions)
    case integer(NumberOptions<Int>)
    case decimal(NumberOptions<Double>)
    case boolean(BooleanOptions)
    /// A case of an enumeration; the default is an index into its cases.
    case enumeration(EnumerationReference, defaultCase: Int?)
    case object(CustomTypeReference)
    /// An object of no declared type: identifier and display string alone.
    case untypedObject
    case file(FileOptions)
    case placemark(PlacemarkStyle)
    /// A date, a time, or both.
    case dateComponents(DateOptions)
    case duration(QuantityOptions)
    case measurement(MeasurementKind, QuantityOptions)
    case currencyAmount(CurrencyOptions)
    case plain(PlainType)
    /// A type of Apple's frameworks known by its name alone (`MediaItem`, or a name of a later version). Also what a reference
    /// into the namespace `System` means.
    case system(SystemType)

    /// A type about which a definition says no more than its name.
    package enum PlainType: Sendable {
        /// An address on the internet or in the file system.
        case url
        case person, paymentMethod
        /// Text with a pronunciation.
        case speakableString
    }

    /// The names of types in definitions, but for those of `MeasurementKind` and `SystemType`. An enumeration has none: it is
    /// written as an integer with a reference.
    package enum Name: String, CaseIterable, Sendable {
        case string = "String"
        /// `ParameterType.integer`, or with a reference an enumeration
        case integer = "Integer"
        case decimal = "Decimal"
        case boolean = "Boolean"
        /// `ParameterType.object`, or without a reference `untypedObject`
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
