package struct StringOptions: Equatable, Sendable {
    /// The initial value and the id under which it is translated.
    package var defaultValue = LocalizedText.none
    /// What the keyboard capitalizes automatically; `nil` if not written.
    package var capitalization: Capitalization?
    /// The keyboard to show; `nil` if not written.
    package var keyboardType: KeyboardType?
    package var isMultiline = false
    package var disablesAutocorrect = false
    package var disablesSmartQuotes = false
    package var disablesSmartDashes = false

    package static let none = StringOptions()
}

/// The words of Xcode's editor, all seen in files.
package enum Capitalization: String, CaseIterable, Sendable {
    case none = "None"
    case words = "Words"
    case sentences = "Sentences"
    /// `AllCharacters` in Xcode 15.4, `Characters` in Xcode 12.4.
    case allCharacters = "Characters"
}

/// Only `asciiCapable` is seen in files; the other names are guessed from App Intents.
package enum KeyboardType: String, CaseIterable, Sendable {
    case `default` = "Default"
    case asciiCapable = "ASCIICapable"
    case numbersAndPunctuation = "NumbersAndPunctuation"
    case url = "URL"
    /// A keyboard with digits only.
    case numberPad = "NumberPad"
}

package struct NumberOptions<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The initial value. The format never writes a default of zero.
    package var defaultValue: Value?
    /// The smallest allowed value; `nil` for no bound.
    package var minimum: Value?
    package var maximum: Value?
    /// The control that sets the number; `nil` if not written.
    package var control: NumberControl?

    package static var none: NumberOptions { NumberOptions() }
}

/// Seen in files: `Field` and `Stepper` of integers, `Field` and `Slider` of decimal numbers.
package enum NumberControl: String, CaseIterable, Sendable {
    /// A field to type the number into.
    case field = "Field"
    /// Plus and minus buttons.
    case stepper = "Stepper"
    case slider = "Slider"
}

package struct BooleanOptions: Equatable, Sendable {
    /// The initial value. It is always known: the format only writes `true`, so an absent default is false.
    package var defaultValue: Bool
    package var trueDisplayName: LocalizedText
    package var falseDisplayName: LocalizedText

    package static let none = BooleanOptions(defaultValue: false, trueDisplayName: .none, falseDisplayName: .none)
}

package struct FileOptions: Equatable, Sendable {
    package var kind: Kind

    package enum Kind: Equatable, Sendable {
        case any
        case image
        case plainText
        case typeIdentifiers([String])
        /// A kind that this version of the tool does not know.
        case other(String)
    }

    /// The format's names for the kinds of files that users can choose. All are seen in files.
    package enum KindName: String, CaseIterable, Sendable {
        case custom = "Custom"
        case image = "Image"
        case plainText = "PlainText"
    }
}

/// All are seen in files.
package enum PlacemarkStyle: String, CaseIterable, Sendable {
    case name = "Name"
    case city = "City"
    case address = "Address"
}

package struct CurrencyOptions: Equatable, Sendable {
    package var defaultValue: Double?
    package var minimum: Double?
    package var maximum: Double?
    /// The currencies to choose from, as ISO 4217 codes; empty for all.
    package var currencyCodes: [String]

    package static let none = CurrencyOptions(defaultValue: nil, minimum: nil, maximum: nil, currencyCodes: [])
}
