import AppIntentsGeneration
import IntentSchema
import SiriKitGeneration
import SwiftSource

/// How values of a type convert between App Intents and SiriKit's classes.
struct AppIntentSiriKitValue {
    let toSiriKit: ValueConversion
    let toAppIntent: ValueConversion
    /// From an option that a handler offers, if it is an object and the value otherwise is not.
    var objectToAppIntent: ValueConversion?
    /// Whether SiriKit's properties of the type may be `nil`.
    var isOptionalInSiriKit = true
}

extension AppIntentSiriKitValue {
    /// A number. SiriKit uses objects for numbers.
    private init(number: Identifier) {
        self.init(toSiriKit: .total { "NSNumber(value: \($0))" }, toAppIntent: .total { "\($0).\(number)" })
    }

    /// A value that is the same in both forms.
    private init(optionAs type: TypeName) {
        self.init(toSiriKit: .identity, toAppIntent: .identity, objectToAppIntent: .total { "\($0) as \(type)" })
    }

    /// Returns `nil` for types whose values cannot be converted.
    ///
    /// - Parameter isElement: Whether values are in an array, where SiriKit uses numbers for cases.
    init?(_ type: ParameterType, isElement: Bool, appIntents context: AppIntentsContext, siriKit names: SiriKitNames) {
        switch type {
        case .string: self.init(optionAs: "String")
        case .plain(.url): self.init(optionAs: "URL")
        case .dateComponents: self.init(optionAs: "DateComponents")
        case .measurement(let kind, _): self.init(optionAs: kind.typeName)
        case .placemark:
            if context.describesPlaces { return nil }
            self.init(toSiriKit: .identity, toAppIntent: .identity)
        case .integer: self.init(number: "intValue")
        case .decimal: self.init(number: "doubleValue")
        case .boolean: self.init(number: "boolValue")
        case .enumeration(let reference, _):
            guard context.typeName(of: type) != nil else { return nil }
            let name = context.names.enumerations[reference.index]
            let siriKit = TypeName(Identifier(names.className(of: context.schema[reference])))
            self.init(
                toSiriKit: .total { isElement ? "NSNumber(value: \($0).siriKit.rawValue)" : "\($0).siriKit" },
                toAppIntent: .partial {
                    isElement ? "\(name)(siriKit: \(siriKit)(rawValue: \($0).intValue))" : "\(name)(siriKit: \($0))"
                },
                isOptionalInSiriKit: isElement
            )
        case .object, .untypedObject:
            guard let entity = context.entity(for: type)?.identifier else { return nil }
            self.init(
                toSiriKit: .total { "\($0).siriKitObject" },
                toAppIntent: .total { "\(entity)(siriKit: \($0))" }
            )
        case .file:
            self.init(toSiriKit: .total { "\($0).siriKit" }, toAppIntent: .total { "IntentFile(siriKit: \($0))" })
        case .duration:
            self.init(
                toSiriKit: .total { "NSNumber(value: \($0).converted(to: .seconds).value)" },
                toAppIntent: .total { "Measurement(value: \($0).doubleValue, unit: UnitDuration.seconds)" }
            )
        case .currencyAmount:
            self.init(
                toSiriKit: .total { "\($0).siriKit" },
                toAppIntent: .partial { "IntentCurrencyAmount(siriKit: \($0))" }
            )
        case .plain(.speakableString):
            self.init(
                toSiriKit: .total {
                    """
                    INSpeakableString(vocabularyIdentifier: "", spokenPhrase: \($0), pronunciationHint: nil)
                    """
                },
                toAppIntent: .total { "\($0).spokenPhrase" }
            )
        case .plain(.person), .plain(.paymentMethod), .system: return nil
        }
    }
}

extension AppIntentsSiriKitBridge {
    /// The conversions of a type's values; `nil` if there are none.
    func value(_ type: ParameterType, isElement: Bool) -> AppIntentSiriKitValue? {
        AppIntentSiriKitValue(type, isElement: isElement, appIntents: plan.context, siriKit: names)
    }

    /// A property's whole value for App Intents, converted from SiriKit's property.
    func appIntentValue(of property: Code, _ type: ParameterType, isArray: Bool) -> Code? {
        value(type, isElement: isArray).map { value in
            value.toAppIntent.applied(to: property, isArray: isArray, isOptional: value.isOptionalInSiriKit)
        }
    }
}
