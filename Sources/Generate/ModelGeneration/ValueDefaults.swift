import IntentSchema
import SwiftSource

extension ModelContext {
    /// The value before the user sets one; `nil` if the definition has none. An array starts empty.
    package func defaultValue(of type: ParameterType, isArray: Bool) -> Code? {
        if isArray { return "[]" }
        switch type {
        case .string(let options):
            return options.defaultValue.text.map { "\(StringLiteral($0))" }
        case .integer(let options):
            return options.defaultValue.map { "\(grouped: $0)" }
        case .decimal(let options):
            return options.defaultValue.flatMap { $0.isFinite ? $0.plainCode : nil }
        case .boolean(let options):
            return "\(options.defaultValue)"
        case .enumeration(let reference, let defaultCase):
            guard let defaultCase, !schema[reference].cases[defaultCase].isUnknown else { return nil }
            return ".\(caseNames[reference.index][defaultCase])"
        case .duration(let options):
            guard let quantity = options.defaultValue, quantity.value.isFinite else { return nil }
            return ".\(quantity.durationCode)"
        case .measurement(_, let options):
            guard let quantity = options.defaultValue, quantity.value.isFinite else { return nil }
            return ".init(\(quantity.arguments))"
        case .currencyAmount(let options):
            // Without a list of currencies, the currency of the amount is unknown.
            guard let value = options.defaultValue, value.isFinite, let code = options.currencyCodes.first else {
                return nil
            }
            return ".init(\(value.plainCode), \(StringLiteral(code)))"
        case .object, .untypedObject, .file, .placemark, .dateComponents, .plain, .system: return nil
        }
    }
}
