/// What kind of value a parameter, property or response value holds, with the options that its kind has.
///
/// Switched over exhaustively everywhere, so that a new type is a compile error in every place that must know it.
package enum ParameterType: Hashable, Sendable {
    /// Text.
    case string(StringOptions)
    /// A whole number.
    case integer(NumberOptions<Int>)
    /// A number.
    case decimal(NumberOptions<Double>)
    /// Yes or no.
    case boolean(BooleanOptions)
    /// A case of an enumeration; the default is an index into its cases.
    case enumeration(EnumerationReference, defaultCase: Int?)
    /// A value of a custom type.
    case object(CustomTypeReference)
    /// An object of no declared type: identifier and display string alone.
    case untypedObject
    /// A file.
    case file(FileOptions)
    /// An address on the internet or in the file system.
    case url
    /// A place.
    case placemark(PlacemarkStyle)
    /// A date, a time, or both.
    case dateComponents(DateOptions)
    /// A length of time.
    case duration(QuantityOptions<DurationUnit>)
    /// A physical quantity.
    case measurement(MeasurementKind, QuantityOptions<MeasurementUnit>)
    /// A person.
    case person
    /// An amount of money.
    case currencyAmount(CurrencyOptions)
    /// A way to pay.
    case paymentMethod
    /// Text with a pronunciation.
    case speakableString
    /// A type of Apple's frameworks known by its name alone (`MediaItem`, or a name of a later version). Also what a reference
    /// into the namespace `System` means.
    case system(SystemType)

    /// The names of types in definitions, but for those of `MeasurementKind` and `SystemType`. An enumeration has none: it is
    /// written as an integer with a reference.
    package enum Name: String, CaseIterable, Sendable {
        /// `ParameterType.string`
        case string = "String"
        /// `ParameterType.integer`, or with a reference an enumeration
        case integer = "Integer"
        /// `ParameterType.decimal`
        case decimal = "Decimal"
        /// `ParameterType.boolean`
        case boolean = "Boolean"
        /// `ParameterType.object`, or without a reference `untypedObject`
        case object = "Object"
        /// `ParameterType.file`
        case file = "File"
        /// `ParameterType.url`
        case url = "URL"
        /// `ParameterType.placemark`
        case placemark = "Placemark"
        /// `ParameterType.dateComponents`
        case dateComponents = "DateComponents"
        /// `ParameterType.duration`
        case duration = "TimeInterval"
        /// `ParameterType.person`
        case person = "Person"
        /// `ParameterType.currencyAmount`
        case currencyAmount = "CurrencyAmount"
        /// `ParameterType.paymentMethod`
        case paymentMethod = "PaymentMethod"
        /// `ParameterType.speakableString`
        case speakableString = "SpeakableString"
    }
}
