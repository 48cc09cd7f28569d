package struct StringOptions: Equatable, Sendable {
    /// The value before the user sets one, with the id under which it is translated.
    package var defaultValue = LocalizedText.none
    /// What is capitalised while typing; `nil` where not written.
    package var capitalization: Capitalization?
    /// The keyboard; `nil` where not written.
    package var keyboardType: KeyboardType?
    package var isMultiline = false
    package var disablesAutocorrect = false
    package var disablesSmartQuotes = false
    package var disablesSmartDashes = false

    package static let none = StringOptions()
}

package enum Capitalization: String, CaseIterable, Sendable {
    case none = "None"
    case words = "Words"
    case sentences = "Sentences"
    case allCharacters = "Characters"
}

/// Only `asciiCapable` has been met in files; the others are guessed from the names in App Intents.
package enum KeyboardType: String, CaseIterable, Sendable {
    case `default` = "Default"
    case asciiCapable = "ASCIICapable"
    case numbersAndPunctuation = "NumbersAndPunctuation"
    case url = "URL"
    /// Only digits are offered.
    case numberPad = "NumberPad"
}

package struct NumberOptions<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The value before the user sets one. The format never writes a default of zero.
    package var defaultValue: Value?
    /// The minimum; `nil` for no bound.
    package var minimum: Value?
    package var maximum: Value?
    /// How it is set; `nil` where not written.
    package var control: NumberControl?

    package static var none: NumberOptions { NumberOptions() }
}

package enum NumberControl: String, CaseIterable, Sendable {
    /// People type the number.
    case field = "Field"
    /// Buttons for plus and minus.
    case stepper = "Stepper"
    case slider = "Slider"
}

package struct BooleanOptions: Equatable, Sendable {
    /// The value before the user sets one. Always known: the format writes only `true`, so an absent default is false.
    package var defaultValue: Bool
    package var trueDisplayName: LocalizedText
    package var falseDisplayName: LocalizedText

    package static let none = BooleanOptions(defaultValue: false, trueDisplayName: .none, falseDisplayName: .none)
}

package struct FileOptions: Equatable, Sendable {
    package var kind: Kind

    package static let none = FileOptions(kind: .any)

    package enum Kind: Equatable, Sendable {
        case any
        case image
        case plainText
        case typeIdentifiers([String])
        /// A word that this version does not know.
        case other(String)
    }

    /// The words for what may be chosen.
    package enum KindName: String, CaseIterable, Sendable {
        case custom = "Custom"
        case image = "Image"
        case plainText = "PlainText"
    }
}

package enum PlacemarkStyle: String, CaseIterable, Sendable {
    case name = "Name"
    case city = "City"
    case address = "Address"
}

package struct CurrencyOptions: Equatable, Sendable {
    package var defaultValue: Double?
    package var minimum: Double?
    package var maximum: Double?
    /// The currencies offered, as ISO 4217 codes; empty for all.
    package var currencyCodes: [String]

    package static let none = CurrencyOptions(defaultValue: nil, minimum: nil, maximum: nil, currencyCodes: [])
}
