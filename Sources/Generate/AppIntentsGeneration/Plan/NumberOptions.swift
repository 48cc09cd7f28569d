import IntentSchema
import SwiftSource

// Numbers: controls and ranges. A range is a pair of constants and needs both ends.
extension ParameterSettings {
    func integer(_ options: NumberOptions<Int>, _ losses: inout [Loss]) -> [Code] {
        if options.control == .slider { losses.append(place.loss(.integerSlider, "a slider", instead: "a stepper")) }
        // On Apple Watch, `Int` has 32 bits. Only a bound beyond them requires more.
        let fits = [options.minimum, options.maximum].allSatisfy {
            $0.map { Int(Int32.min)...Int(Int32.max) ~= $0 } ?? true
        }
        let greatest = fits ? Int(Int32.max) : Int.max
        let range = range(from: options.minimum, to: options.maximum, within: (-greatest, greatest), &losses) {
            "\($0)"
        }
        return (options.control == .field ? ["controlStyle: .field"] : []) + range
    }

    func decimal(_ options: NumberOptions<Double>, _ losses: inout [Loss]) -> [Code] {
        let greatest = Double.greatestFiniteMagnitude
        let control: [Code] =
            switch options.control {
            case .field: ["controlStyle: .field"]
            case .slider: ["controlStyle: .slider"]
            case .stepper, nil: []
            }
        return control
            + range(from: options.minimum, to: options.maximum, within: (-greatest, greatest), &losses) { "\($0)" }
    }

    func currencyAmount(_ options: CurrencyOptions, _ losses: inout [Loss]) -> [Code] {
        let codes = options.currencyCodes
        return (codes.isEmpty ? [] : ["currencyCodes: \(Code.list(literals: codes))"])
            + range(from: options.minimum, to: options.maximum, within: (-1e15, 1e15), &losses) { "\($0)" }
    }

    private func range<Value>(
        from minimum: Value?,
        to maximum: Value?,
        within widest: (least: Value, greatest: Value),
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
        losses.append(place.loss(.savedRange, what, instead: "the same range"))
        if minimum == nil {
            losses.append(place.loss(.openRange, "no minimum", instead: "\(widest.least) as the minimum"))
        }
        if maximum == nil {
            let instead = "\(widest.greatest) as the maximum"
            losses.append(place.loss(.openRange, "no maximum", instead: instead))
        }
        return ["inclusiveRange: (\(code(minimum ?? widest.least)), \(code(maximum ?? widest.greatest)))"]
    }
}
