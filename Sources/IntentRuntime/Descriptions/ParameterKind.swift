/// What kind of value a parameter has.
public enum ParameterKind: String, CaseIterable, Hashable, Sendable {
    case string, integer, decimal, boolean
    /// A case of one of the definition's enumerations.
    case enumeration
    /// An object of the app.
    case object
    case file, url, placemark
    /// A date, a time or both.
    case dateComponents
    case dateComponentsRange, duration, measurement, person, currencyAmount, paymentMethod, speakableText
    /// The code of a response.
    case responseCode
}

extension ParameterKind {
    /// The kind of values of this type; of an element, for a list.
    init(of type: any ModelValue.Type) {
        self =
            switch type {
            case is Int.Type: .integer
            case is Double.Type: .decimal
            case is Bool.Type: .boolean
            case is any ConfigurationEnumeration.Type: .enumeration
            case is any ConfigurationObject.Type, is ObjectImage.Type: .object
            case is FileValue.Type: .file
            case is URL.Type: .url
            case is PlacemarkValue.Type: .placemark
            case is DateComponents.Type: .dateComponents
            case is DateComponentsRangeValue.Type: .dateComponentsRange
            case is DurationValue.Type: .duration
            case is any AnyQuantity.Type: .measurement
            case is PersonValue.Type: .person
            case is CurrencyAmountValue.Type: .currencyAmount
            case is PaymentMethodValue.Type: .paymentMethod
            case is SpeakableText.Type: .speakableText
            case is any ResponseCode.Type: .responseCode
            default: .string
            }
    }
}

/// How a user sets a value, where the definition says so.
public enum ParameterControl: Hashable, Sendable {
    /// A number: the control that the definition asks for.
    case number(NumberControl)
    /// A text: what is typed, and what the system does to it.
    case text(TextEntry)
    /// A date, a time or both, and how it is shown.
    case date(DateEntry)
    /// A switch, with the definition's words for its two positions.
    case toggle(on: DefinitionText?, off: DefinitionText?)

    /// Controls for numbers.
    public enum NumberControl: String, Hashable, Sendable {
        case field, stepper, slider
    }
}

/// How a text is typed.
public struct TextEntry: Hashable, Sendable {
    /// Which letters become capitals.
    public enum Capitalization: String, Hashable, Sendable {
        case none, words, sentences, allCharacters
    }

    /// Which keyboard is shown.
    public enum Keyboard: String, Hashable, Sendable {
        case standard, asciiCapable, numbersAndPunctuation, url, numberPad
    }

    /// Which letters become capitals; `nil` where the definition says nothing.
    public var capitalization: Capitalization?
    /// Which keyboard is shown; `nil` where the definition says nothing.
    public var keyboard: Keyboard?
    /// Whether the text may have several lines.
    public var isMultiline: Bool
    /// Whether the system corrects words.
    public var correctsWords: Bool
    /// Whether straight quotes become curly ones.
    public var usesSmartQuotes: Bool
    /// Whether two hyphens become a dash.
    public var usesSmartDashes: Bool
}

/// How a date is chosen and shown.
public struct DateEntry: Hashable, Sendable {
    /// Which parts a date has.
    public enum Parts: String, Hashable, Sendable {
        case dateTime, date, time
    }

    /// Where the written form comes from.
    public enum Format: String, Hashable, Sendable {
        case style, relative, template
    }

    /// How long the written form is.
    public enum Style: String, Hashable, Sendable {
        case full, long, medium, short, no
    }

    /// Which parts the date has.
    public var parts: Parts
    /// Where the written form comes from; `nil` where the definition says nothing.
    public var format: Format?
    /// The written form of the date.
    public var dateStyle: Style?
    /// The written form of the time.
    public var timeStyle: Style?
    /// The template for a format of kind `template`.
    public var template: String?
}
