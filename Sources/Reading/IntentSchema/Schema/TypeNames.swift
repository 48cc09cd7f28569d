/// What a parameter type is called: one row for each type.
package struct TypeNames: Sendable {
    /// The name in definitions. For an enumeration, this is the name of an integer.
    package let definition: String
    package let json: String
    /// A value of the type, in messages.
    let phrase: String
    /// The type of the runtime library that reads saved values. Types that a definition declares may no longer exist.
    package let saved: String
    /// The type in App Intents; `nil` for objects and for types that a definition declares.
    package let appIntents: String?

    private init(_ definition: String, _ json: String, _ phrase: String, _ saved: String, _ appIntents: String?) {
        self.definition = definition
        self.json = json
        self.phrase = phrase
        self.saved = saved
        self.appIntents = appIntents
    }

    private init(
        _ name: ParameterType.Name,
        _ json: String,
        _ phrase: String,
        _ saved: String,
        _ appIntents: String?
    ) {
        self.init(name.rawValue, json, phrase, saved, appIntents)
    }

    fileprivate init(_ type: ParameterType) {
        self =
            switch type {
            case .string: Self(.string, "string", "text", "String", "String")
            case .integer: Self(.integer, "integer", "a number", "Int", "Int")
            case .decimal: Self(.decimal, "decimal", "a number", "Double", "Double")
            case .boolean: Self(.boolean, "boolean", "a Boolean", "Bool", "Bool")
            case .enumeration: Self(.integer, "enumeration", "a case of an enumeration", "SavedChoice", nil)
            case .object: Self(.object, "object", "an object", "ObjectValue", nil)
            case .untypedObject: Self(.object, "untypedObject", "an object", "ObjectValue", nil)
            case .system(let type):
                Self(
                    type.name,
                    type.isKnown ? "system" : "unknown",
                    "a value of the \(type.words)",
                    "ObjectValue",
                    nil
                )
            case .file: Self(.file, "file", "a file", "FileValue", "IntentFile")
            case .plain(.url): Self(.url, "url", "a URL", "URL", "URL")
            case .placemark: Self(.placemark, "placemark", "a place", "PlacemarkValue", "CLPlacemark")
            case .dateComponents: Self(.dateComponents, "dateComponents", "a date", "DateComponents", "DateComponents")
            case .duration: Self(.duration, "duration", "a duration", "DurationValue", "Measurement<UnitDuration>")
            case .measurement(let kind, _):
                Self(
                    kind.rawValue,
                    "measurement",
                    "a quantity",
                    "MeasurementValue<\(kind.dimension)Unit>",
                    "Measurement<Unit\(kind.dimension)>"
                )
            case .plain(.person): Self(.person, "person", "a person", "PersonValue", "IntentPerson")
            case .currencyAmount:
                Self(
                    .currencyAmount,
                    "currencyAmount",
                    "an amount of money",
                    "CurrencyAmountValue",
                    "IntentCurrencyAmount"
                )
            case .plain(.paymentMethod):
                Self(.paymentMethod, "paymentMethod", "a payment method", "PaymentMethodValue", "IntentPaymentMethod")
            case .plain(.speakableString):
                Self(.speakableString, "speakableString", "a speakable string", "SpeakableText", "INSpeakableString")
            }
    }
}

extension ParameterType {
    package var names: TypeNames { TypeNames(self) }

    /// The name of the type in the format. For an enumeration, this is the name of an integer.
    package var word: String { names.definition }
}
