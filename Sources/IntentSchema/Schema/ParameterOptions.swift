/// Options of text.
package struct StringOptions: Hashable, Sendable {
    /// The value before the user sets one, with the id under which it is translated.
    package var defaultValue: LocalizedText
    /// What is capitalised while typing; `nil` where not written.
    package var capitalization: Capitalization?
    /// The keyboard; `nil` where not written.
    package var keyboardType: KeyboardType?
    /// Several lines.
    package var isMultiline: Bool
    /// Autocorrection is off.
    package var disablesAutocorrect: Bool
    /// Smart quotes are off.
    package var disablesSmartQuotes: Bool
    /// Smart dashes are off.
    package var disablesSmartDashes: Bool

    /// The values where the file says nothing.
    package static let none = StringOptions(
        defaultValue: .none,
        capitalization: nil,
        keyboardType: nil,
        isMultiline: false,
        disablesAutocorrect: false,
        disablesSmartQuotes: false,
        disablesSmartDashes: false
    )
}

/// What is capitalised while text is typed.
package enum Capitalization: String, CaseIterable, Sendable {
    /// Nothing.
    case none = "None"
    /// Every word.
    case words = "Words"
    /// Every sentence.
    case sentences = "Sentences"
    /// Every character.
    case allCharacters = "AllCharacters"
}

/// The keyboard that text is typed with.
package enum KeyboardType: String, CaseIterable, Sendable {
    /// The system's own.
    case `default` = "Default"
    /// Characters of ASCII.
    case asciiCapable = "ASCIICapable"
    /// Numbers and punctuation.
    case numbersAndPunctuation = "NumbersAndPunctuation"
    /// The characters of internet addresses.
    case url = "URL"
    /// Digits.
    case numberPad = "NumberPad"
}

/// Options of numbers.
package struct NumberOptions<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value before the user sets one. The format never writes a default of zero.
    package var defaultValue: Value?
    /// The minimum; `nil` for no bound.
    package var minimum: Value?
    /// The maximum; `nil` for no bound.
    package var maximum: Value?
    /// How it is set; `nil` where not written.
    package var control: NumberControl?

    /// The values where the file says nothing.
    package static var none: NumberOptions {
        NumberOptions(defaultValue: nil, minimum: nil, maximum: nil, control: nil)
    }
}

/// How a number is set.
package enum NumberControl: String, CaseIterable, Sendable {
    /// Typed.
    case field = "Field"
    /// Plus and minus.
    case stepper = "Stepper"
    /// A slider; decimal numbers only.
    case slider = "Slider"
}

/// Options of a Boolean.
package struct BooleanOptions: Hashable, Sendable {
    /// The value before the user sets one. Always known: the format writes only `true`, so an absent default is false.
    package var defaultValue: Bool
    /// What users see for true.
    package var trueDisplayName: LocalizedText
    /// What users see for false.
    package var falseDisplayName: LocalizedText

    /// The values where the file says nothing.
    package static let none = BooleanOptions(defaultValue: false, trueDisplayName: .none, falseDisplayName: .none)
}

/// Options of a file.
package struct FileOptions: Hashable, Sendable {
    /// What may be chosen.
    package var kind: Kind

    /// What holds where the file says nothing.
    package static let none = FileOptions(kind: .any)

    /// What may be chosen.
    package enum Kind: Hashable, Sendable {
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

    /// The words for what may be chosen.
    package enum KindName: String, CaseIterable, Sendable {
        /// `Kind.typeIdentifiers`
        case custom = "Custom"
        /// `Kind.image`
        case image = "Image"
        /// `Kind.plainText`
        case plainText = "PlainText"
    }
}

/// How a place is shown.
package enum PlacemarkStyle: String, CaseIterable, Sendable {
    /// By its name.
    case name = "Name"
    /// By its city.
    case city = "City"
    /// By its full address.
    case address = "Address"
}

/// Options of an amount of money.
package struct CurrencyOptions: Hashable, Sendable {
    /// The amount before the user sets one.
    package var defaultValue: Double?
    /// The minimum amount; `nil` for no bound.
    package var minimum: Double?
    /// The maximum amount; `nil` for no bound.
    package var maximum: Double?
    /// The currencies offered, as ISO 4217 codes; empty for all.
    package var currencyCodes: [String]

    /// The values where the file says nothing.
    package static let none = CurrencyOptions(defaultValue: nil, minimum: nil, maximum: nil, currencyCodes: [])
}
