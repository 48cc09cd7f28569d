import IntentSchema
import SwiftSource

// Numbers: controls and ranges. A range is a pair of constants; a single bound is checked when an action runs.
extension ParameterSettings {
    func integer(_ options: NumberOptions<Int>, _ losses: inout [Loss]) -> [Code] {
        if options.control == .slider { losses.append(place.loss(.integerSlider, "a slider", instead: "a stepper")) }
        return (options.control == .field ? ["controlStyle: .field"] : [])
            + range(from: options.minimum, to: options.maximum, &losses) { "\($0)" }
    }

    func decimal(_ options: NumberOptions<Double>, _ losses: inout [Loss]) -> [Code] {
        let control: [Code] =
            switch options.control {
            case .field: ["controlStyle: .field"]
            case .slider: ["controlStyle: .slider"]
            case .stepper, nil: []
            }
        return control + range(from: options.minimum, to: options.maximum, &losses) { "\($0)" }
    }

    func currencyAmount(_ options: CurrencyOptions, _ losses: inout [Loss]) -> [Code] {
        let codes = options.currencyCodes
        return (codes.isEmpty ? [] : ["currencyCodes: \(Code.list(literals: codes))"])
            + range(from: options.minimum, to: options.maximum, &losses) { "\($0)" }
    }

    private func range<Value>(
        from minimum: Value?,
        to maximum: Value?,
        _ losses: inout [Loss],
        code: (Value) -> Code
    ) -> [Code] {
        let bounds = [minimum.map { "at least \($0)" }, maximum.map { "at most \($0)" }].compactMap { $0 }
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
        return ["inclusiveRange: (\(code(minimum)), \(code(maximum)))"]
    }

    /// The condition under which a value is outside the only bound that the definition has; `nil` if it has none or two.
    var outOfBounds: Code? {
        guard role.isAction, wasVisible else { return nil }
        let one: Code = source.isArray ? "$0" : "\(Identifier(source.name))"
        let condition: Code? =
            switch source.type {
            case .integer(let options): Self.outOfBounds(one, options.minimum, options.maximum) { "\($0)" }
            case .decimal(let options): Self.outOfBounds(one, options.minimum, options.maximum) { "\($0)" }
            case .currencyAmount(let options):
                Self.outOfBounds("\(one).amount", options.minimum, options.maximum) { "\($0)" }
            default: nil
            }
        return source.isArray ? condition.map { "\(Identifier(source.name)).contains(where: { \($0) })" } : condition
    }

    private static func outOfBounds<Value>(
        _ value: Code,
        _ minimum: Value?,
        _ maximum: Value?,
        code: (Value) -> Code
    ) -> Code? {
        switch (minimum, maximum) {
        case (let minimum?, nil): "\(value) < \(code(minimum))"
        case (nil, let maximum?): "\(value) > \(code(maximum))"
        default: nil
        }
    }
}
