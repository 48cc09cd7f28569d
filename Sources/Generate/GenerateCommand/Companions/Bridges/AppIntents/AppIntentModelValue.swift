import AppIntentsGeneration
import IntentSchema
import ModelGeneration
import SwiftSource

struct AppIntentModelValue {
    let toModel: ValueConversion
    let toAppIntent: ValueConversion
}

extension AppIntentModelValue {
    /// Returns `nil` for types whose values cannot be converted.
    init?(_ type: ParameterType, appIntents: AppIntentsContext, models: ModelContext) {
        let model = models.element(of: type)
        switch type {
        case .string, .integer, .decimal, .boolean, .plain(.url), .dateComponents:
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
            let value: TypeName = "IntentRuntime.MeasurementValue"
            self.init(
                toModel: .total { "\(value)(\($0).converted(to: .\(unit)).value, .\(unit))" },
                toAppIntent: .total {
                    "Measurement(value: \($0).converted(to: .\(unit)).value, unit: \(kind.unitClass).\(unit))"
                }
            )
        case .currencyAmount:
            self.init(toModel: .total { "\(model)(\($0))" }, toAppIntent: .total { "IntentCurrencyAmount(\($0))" })
        case .plain(.speakableString):
            self.init(toModel: .total { "\(model)(\($0))" }, toAppIntent: .total { "\($0).spokenPhrase" })
        case .placemark, .plain(.person), .plain(.paymentMethod), .system: return nil
        }
    }
}

extension Entity {
    /// `model`, unless a property of the entity has that name.
    var modelProperty: Identifier { Identifier(AppIntentNames.firstFree("model", Set(properties.map(\.name)))) }
}

extension QuantityOptions {
    /// The unit in which bridges pass values: the one that users see first, to lose nothing by converting, or else the
    /// base unit. Foundation and the runtime library give it the same name.
    func bridgedUnit(of kind: MeasurementKind) -> Identifier { Identifier((shownUnit ?? kind.baseUnit).name) }
}
