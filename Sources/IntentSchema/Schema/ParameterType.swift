/// What kind of value a parameter, property or response value holds, with the options that its kind has.
///
/// Switched over exhaustively everywhere, so that a new type is a compile error in every place that must know it.
public enum ParameterType: Hashable, Sendable {
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
    /// A length of time, in seconds.
    case duration(QuantityOptions)
    /// A physical quantity.
    case measurement(MeasurementKind, QuantityOptions)
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
    case system(String)
}

/// Options of text.
public struct StringOptions: Hashable, Sendable {
    /// The value before the user sets one, with the id under which it is translated.
    public var defaultValue: LocalizedText
    /// `None`, `Words`, `Sentences`, `AllCharacters`, or `nil` where not written.
    public var capitalization: String?
    /// `ASCIICapable` and others, or `nil` for the system's default.
    public var keyboardType: String?
    /// Several lines.
    public var isMultiline: Bool
    /// Autocorrection is off.
    public var disablesAutocorrect: Bool
    /// Smart quotes are off.
    public var disablesSmartQuotes: Bool
    /// Smart dashes are off.
    public var disablesSmartDashes: Bool

    /// What holds where the file says nothing.
    public static let none = StringOptions(
        defaultValue: .none,
        capitalization: nil,
        keyboardType: nil,
        isMultiline: false,
        disablesAutocorrect: false,
        disablesSmartQuotes: false,
        disablesSmartDashes: false
    )
}

/// Options of numbers.
public struct NumberOptions<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value before the user sets one. The format never writes a default of zero.
    public var defaultValue: Value?
    /// The least value; `nil` for no bound.
    public var minimum: Value?
    /// The greatest value; `nil` for no bound.
    public var maximum: Value?
    /// How it is set; `nil` where not written.
    public var control: NumberControl?

    /// What holds where the file says nothing.
    public static var none: NumberOptions { NumberOptions(defaultValue: nil, minimum: nil, maximum: nil, control: nil) }
}

/// How a number is set.
public enum NumberControl: String, CaseIterable, Sendable {
    /// Typed.
    case field = "Field"
    /// Plus and minus.
    case stepper = "Stepper"
    /// A slider; decimal numbers only.
    case slider = "Slider"
}

/// Options of a Boolean.
public struct BooleanOptions: Hashable, Sendable {
    /// The value before the user sets one. Always known: the format writes only `true`, so an absent default is false.
    public var defaultValue: Bool
    /// What users see for true.
    public var trueDisplayName: LocalizedText
    /// What users see for false.
    public var falseDisplayName: LocalizedText

    /// What holds where the file says nothing.
    public static let none = BooleanOptions(defaultValue: false, trueDisplayName: .none, falseDisplayName: .none)
}

/// Options of a file.
public struct FileOptions: Hashable, Sendable {
    /// What may be chosen.
    public var kind: Kind

    /// What may be chosen.
    public enum Kind: Hashable, Sendable {
        /// Any file.
        case any
        /// Images.
        case image
        /// Plain text.
        case plainText
        /// Files of these uniform type identifiers.
        case typeIdentifiers([String])
        /// A word that this version does not know.
        case other(String)
    }
}

/// How a place is shown.
public enum PlacemarkStyle: String, CaseIterable, Sendable {
    /// By its name.
    case name = "Name"
    /// By its city.
    case city = "City"
    /// By its full address.
    case address = "Address"
}

/// Options of dates.
public struct DateOptions: Hashable, Sendable {
    /// What the value holds.
    public var kind: Kind
    /// `Style`, `Relative`, `Template`, or `nil` where not written.
    public var format: String?
    /// `Full`, `Long`, `Medium`, `Short`, `No`, or `nil`.
    public var dateStyle: String?
    /// `Full`, `Long`, `Medium`, `Short`, `No`, or `nil`.
    public var timeStyle: String?
    /// The template of format `Template`.
    public var template: LocalizedText

    /// What a value holds.
    public enum Kind: String, CaseIterable, Sendable {
        /// A day and a time.
        case dateTime = "DateTime"
        /// A day.
        case date = "Date"
        /// A time of day.
        case time = "Time"
    }

    /// What holds where the file says nothing.
    public static let none = DateOptions(kind: .dateTime, format: nil, dateStyle: nil, timeStyle: nil, template: .none)
}

/// Options of a quantity with a unit. Numbers count the unit next to them.
public struct QuantityOptions: Hashable, Sendable {
    /// The value before the user sets one, in `defaultUnit`, or in `unit` where that is not written.
    public var defaultValue: Double?
    /// The least value; `nil` for no bound.
    public var minimum: Double?
    /// The greatest value; `nil` for no bound.
    public var maximum: Double?
    /// The one unit, or `Multiple`; `nil` where not written.
    public var unit: String?
    /// The unit of the default, as the editor names it: `Seconds`, `Minutes`.
    public var defaultUnit: String?
    /// The smallest unit offered.
    public var minimumUnit: String?
    /// The largest unit offered.
    public var maximumUnit: String?
    /// Whether values below zero are allowed; `nil` where not written.
    public var supportsNegativeNumbers: Bool?

    /// What holds where the file says nothing.
    public static let none = QuantityOptions()
}

/// The physical quantities that Apple's editor offers.
public enum MeasurementKind: String, CaseIterable, Sendable {
    /// How warm.
    case temperature = "Temperature"
    /// How fast.
    case speed = "Speed"
    /// How heavy.
    case mass = "Mass"
    /// How far.
    case distance = "Distance"
    /// How much space.
    case volume = "Volume"
    /// How much energy.
    case energy = "Energy"
}

/// Options of an amount of money.
public struct CurrencyOptions: Hashable, Sendable {
    /// The amount before the user sets one.
    public var defaultValue: Double?
    /// The least amount; `nil` for no bound.
    public var minimum: Double?
    /// The greatest amount; `nil` for no bound.
    public var maximum: Double?
    /// The currencies offered, as ISO 4217 codes; empty for all.
    public var currencyCodes: [String]

    /// What holds where the file says nothing.
    public static let none = CurrencyOptions(defaultValue: nil, minimum: nil, maximum: nil, currencyCodes: [])
}
