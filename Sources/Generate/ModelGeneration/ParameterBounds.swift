import IntentSchema
import SwiftSource

/// The range of a parameter's values.
struct ParameterBounds {
    let type: TypeName
    /// An expression of type `type`.
    let code: Code
    /// The range in words, such as `from 1 to 60`.
    let description: String
}

/// One end of a range.
private struct Bound {
    let code: Code
    let description: String
    /// The number to compare with the other end.
    let magnitude: Double
    /// Whether a range operator in front would absorb the first character of the expression.
    var needsParentheses = false

    var operand: Code { needsParentheses ? "(\(code))" : code }
}

extension ModelContext {
    /// The range in the definition; `nil` if it has none.
    func bounds(of type: ParameterType) -> ParameterBounds? {
        switch type {
        case .integer(let options):
            return range(of: standard("Int"), from: options.minimum, to: options.maximum) {
                Bound(code: "\(grouped: $0)", description: "\($0)", magnitude: Double($0), needsParentheses: $0 < 0)
            }
        case .decimal(let options): return range(from: options.minimum, to: options.maximum)
        case .currencyAmount(let options): return range(from: options.minimum, to: options.maximum)
        case .duration(let options):
            return range(of: "IntentRuntime.DurationValue", from: options.minimum, to: options.maximum) { quantity in
                guard quantity.value.isFinite else { return nil }
                let code: Code = "IntentRuntime.DurationValue.\(quantity.durationCode)"
                return Bound(code: code, description: quantity.durationDescription, magnitude: quantity.magnitude)
            }
        case .measurement(_, let options):
            return range(of: element(of: type), from: options.minimum, to: options.maximum) { quantity in
                guard quantity.value.isFinite else { return nil }
                let code: Code = "IntentRuntime.MeasurementValue(\(quantity.arguments))"
                return Bound(code: code, description: quantity.description, magnitude: quantity.magnitude)
            }
        case .string, .boolean, .enumeration, .object, .untypedObject, .file, .placemark, .dateComponents, .plain,
            .system:
            return nil
        }
    }

    private func range(from minimum: Double?, to maximum: Double?) -> ParameterBounds? {
        range(of: standard("Double"), from: minimum, to: maximum) { value in
            guard value.isFinite else { return nil }
            return Bound(
                code: value.plainCode,
                description: value.plainDescription,
                magnitude: value,
                needsParentheses: value.sign == .minus
            )
        }
    }

    private func range<Value>(
        of type: TypeName,
        from minimum: Value?,
        to maximum: Value?,
        bound: (Value) -> Bound?
    ) -> ParameterBounds? {
        switch (minimum.flatMap(bound), maximum.flatMap(bound)) {
        case (nil, nil):
            return nil
        case (let minimum?, nil):
            return ParameterBounds(
                type: "\(standard("PartialRangeFrom"))<\(type)>",
                code: "\(minimum.operand)...",
                description: "at least \(minimum.description)"
            )
        case (nil, let maximum?):
            return ParameterBounds(
                type: "\(standard("PartialRangeThrough"))<\(type)>",
                code: "...\(maximum.operand)",
                description: "at most \(maximum.description)"
            )
        case (let minimum?, let maximum?):
            // Units can reverse the ends, and such a range would crash.
            guard minimum.magnitude <= maximum.magnitude else { return nil }
            return ParameterBounds(
                type: "\(standard("ClosedRange"))<\(type)>",
                code: "\(minimum.code)...\(maximum.operand)",
                description: "from \(minimum.description) to \(maximum.description)"
            )
        }
    }
}
