import CodeGeneration
import IntentSchema

/// How values of a type go from App Intents to the models and back.
struct AppIntentModelValue {
    let toModel: ValueConversion
    let toAppIntent: ValueConversion

    private init(toModel: ValueConversion, toAppIntent: ValueConversion) {
        self.toModel = toModel
        self.toAppIntent = toAppIntent
    }

    /// `nil` for types whose values cannot be made from each other.
    init?(_ type: ParameterType, appIntents: AppIntentsContext, models: ModelContext) {
        let model = models.element(of: type)
        switch type {
        case .string, .integer, .decimal, .boolean, .url, .dateComponents:
            self.init(toModel: .identity, toAppIntent: .identity)
        case .enumeration(let reference, _):
            let name = appIntents.names.enumerations[reference.index]
            self.init(toModel: .total { "\($0).model" }, toAppIntent: .total { "\(name)(\($0))" })
        case .object, .untypedObject:
            guard let entity = appIntents.entity(for: type) else { return nil }
            self.init(
                toModel: .total { "\($0).\(entity.modelProperty)" },
                toAppIntent: .total { "\(entity.identifier)(\($0))" }
            )
        case .file: self.init(toModel: .total { "\(model)(\($0))" }, toAppIntent: .total { "IntentFile(\($0))" })
        case .duration: self.init(toModel: .total { "\(model)(\($0))" }, toAppIntent: .total { "\($0).measurement" })
        case .measurement(let kind, let options):
            let unit = options.bridgedUnit(of: kind)
            let value = models.runtime("MeasurementValue")
            self.init(
                toModel: .total { "\(value)(\($0).converted(to: .\(unit)).value, .\(unit))" },
                toAppIntent: .total {
                    "Measurement(value: \($0).converted(to: .\(unit)).value, unit: \(kind.unitClass).\(unit))"
                }
            )
        case .currencyAmount:
            self.init(toModel: .total { "\(model)(\($0))" }, toAppIntent: .total { "IntentCurrencyAmount(\($0))" })
        case .speakableString:
            self.init(toModel: .total { "\(model)(\($0))" }, toAppIntent: .total { "\($0).spokenPhrase" })
        case .placemark, .person, .paymentMethod, .system: return nil
        }
    }
}

extension Entity {
    /// `model`, unless a property of the entity is called so.
    var modelProperty: Identifier { Identifier(AppIntentNames.firstFree("model", Set(properties.map(\.name)))) }
}
