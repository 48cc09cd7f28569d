import IntentSchema
import SwiftSource

extension Parameter {
    /// The default as a constant expression; `nil` if there is none. Appends what is lost of it.
    func defaultValue(
        at place: Loss.Place,
        on system: DeploymentTarget,
        in context: AppIntentsContext,
        _ losses: inout [Loss]
    ) -> Code? {
        guard !isArray else {
            // The format gives every Boolean a default; no one chose it for an array.
            if case .boolean = type { return nil }
            var one = self
            one.isArray = false
            if let code = one.defaultValue(at: place, on: system, in: context, &losses) {
                losses.append(place.loss(.arrayDefault, "the default \(code.text)", instead: "no default"))
            }
            return nil
        }
        switch type {
        case .string(let options):
            guard let text = options.defaultValue.text else { return nil }
            if options.defaultValue.id != nil, !text.isEmpty {
                let instead = "the default in the development language"
                let what = "the translations of the default “\(text)”"
                losses.append(place.loss(.translatedDefault, what, instead: instead))
            }
            return "\(StringLiteral(text))"
        case .integer(let options):
            return options.defaultValue.map { "\($0)" }
        case .decimal(let options):
            guard let value = options.defaultValue, value.isFinite else { return nil }
            return "\(value)"
        case .boolean(let options):
            return "\(options.defaultValue)"
        case .enumeration(let reference, let defaultCase):
            guard let defaultCase, !context.schema[reference].cases[defaultCase].isUnknown else { return nil }
            return context.enumerationCase(defaultCase, of: reference)
        case .duration(let options):
            guard let quantity = options.defaultValue, quantity.value.isFinite else { return nil }
            let unit = TimeUnit(quantity.unit)
            return "Measurement<UnitDuration>(value: \(quantity.value * unit.factor), unit: .\(unit.name))"
        case .measurement(let kind, let options):
            guard let quantity = options.defaultValue, quantity.value.isFinite else { return nil }
            return "\(kind.typeName)(value: \(quantity.value), unit: .\(Identifier(quantity.unit.name)))"
        case .currencyAmount(let options):
            guard let amount = options.defaultValue, amount.isFinite else { return nil }
            guard system >= .ios18, let currency = options.currencyCodes.first else {
                losses.append(place.loss(.currencyDefault, "the default \(amount)", instead: "no default"))
                return nil
            }
            return "IntentCurrencyAmount(amount: \(amount), currencyCode: \(StringLiteral(currency)))"
        case .object, .untypedObject, .file, .placemark, .dateComponents, .plain, .system: return nil
        }
    }
}
