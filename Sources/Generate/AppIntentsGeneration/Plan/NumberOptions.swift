import IntentSchema
import SwiftSource

// Numbers: controls and ranges. A range is a pair of constants; a single bound is checked when an action runs.
extension ParameterSettings {
    func integer(_ options: NumberOptions<Int>, _ losses: inout [Loss]) -> [Code] {
        if options.control == .slider { losses.append(place.loss(.integerSlider, "a slider", instead: "a stepper")) }
        return (options.control == .field ? ["controlStyle: .field"] : []) + range(&losses)
    }

    func decimal(_ options: NumberOptions<Double>, _ losses: inout [Loss]) -> [Code] {
        let control: [Code] =
            switch options.control {
            case .field: ["controlStyle: .field"]
            case .slider: ["controlStyle: .slider"]
            case .stepper, nil: []
            }
        return control + range(&losses)
    }

    func currencyAmount(_ options: CurrencyOptions, _ losses: inout [Loss]) -> [Code] {
        let codes = options.currencyCodes
        return (codes.isEmpty ? [] : ["currencyCodes: \(Code.list(literals: codes))"]) + range(&losses)
    }

    private func range(_ losses: inout [Loss]) -> [Code] {
        let (minimum, maximum) = source.type.bounds
        let bounds = [minimum.map { "at least \($0.text)" }, maximum.map { "at most \($0.text)" }].compactMap { $0 }
        guard !bounds.isEmpty else { return [] }
        let what = bounds.joined(separator: ", ")
        guard wasVisible else {
            losses.append(place.loss(.unseenRange, what, instead: "any value"))
            return []
        }
        guard let minimum, let maximum else {
            losses.append(
                role.isAction
                    ? place.loss(.checkedBound, what, instead: "the same bound, checked when the action runs")
                    : place.loss(.openRange, what, instead: "any value", advice: "check it where it is used")
            )
            return []
        }
        losses.append(place.loss(.savedRange, what, instead: "the same range"))
        return ["inclusiveRange: (\(minimum), \(maximum))"]
    }

    /// The condition under which a value is outside the only bound that the definition has; `nil` if it has none or two.
    var outOfBounds: Code? {
        guard role.isAction, wasVisible else { return nil }
        let name = Identifier(source.name)
        var value: Code = source.isArray ? "$0" : "\(name)"
        if case .currencyAmount = source.type { value = "\(value).amount" }
        let condition: Code
        switch source.type.bounds {
        case (let minimum?, nil): condition = "\(value) < \(minimum)"
        case (nil, let maximum?): condition = "\(value) > \(maximum)"
        default: return nil
        }
        return source.isArray ? "\(name).contains(where: { \(condition) })" : condition
    }
}

extension ParameterType {
    /// The bounds of numbers and of amounts of money.
    var bounds: (minimum: Code?, maximum: Code?) {
        switch self {
        case .integer(let options): (options.minimum.map { "\($0)" }, options.maximum.map { "\($0)" })
        case .decimal(let options): (options.minimum.map { "\($0)" }, options.maximum.map { "\($0)" })
        case .currencyAmount(let options): (options.minimum.map { "\($0)" }, options.maximum.map { "\($0)" })
        default: (nil, nil)
        }
    }
}
