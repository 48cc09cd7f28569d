import IntentSchema
import SwiftSource

/// The range of a parameter's values.
struct ParameterBounds {
    let type: TypeName
    /// An expression of type `type`.
    let code: Code
    /// Both ends as the library's `ModelTable` takes them.
    let arguments: Code
    /// The range in words, such as `from 1 to 60`.
    let description: String
}

/// One end of a range.
private struct Bound {
    let code: Code
    /// The expression where its type is not known from the context; `nil` if that makes no difference.
    var standalone: Code?
    let description: String
    /// The unit at the end of the description, if it has one.
    var unit = ""
    /// The number to compare with the other end.
    let magnitude: Double
    var isNegative = false
    /// Whether the expression begins with a dot, which a range operator in front would absorb, as it does a minus.
    var isMember = false

    var operand: Code { isNegative || isMember ? "(\(code))" : code }
}

extension ModelContext {
    /// The range in the definition; `nil` if it has none.
    func bounds(of type: ParameterType) -> ParameterBounds? {
        switch type {
        case .integer(let options):
            return range(of: standard("Int"), "", from: options.minimum, to: options.maximum) {
                Bound(code: "\(grouped: $0)", description: "\($0)", magnitude: Double($0), isNegative: $0 < 0)
            }
        case .decimal(let options): return range("decimal: ", from: options.minimum, to: options.maximum)
        case .currencyAmount(let options): return range("amount: ", from: options.minimum, to: options.maximum)
        case .duration(let options):
            return range(of: element(of: type), "duration: ", from: options.minimum, to: options.maximum) { quantity in
                guard quantity.value.isFinite else { return nil }
                return Bound(
                    code: ".\(quantity.durationCode)",
                    description: quantity.durationDescription,
                    unit: quantity.unit.name,
                    magnitude: quantity.magnitude,
                    isMember: true
                )
            }
        case .measurement(_, let options):
            let type = element(of: type)
            return range(of: type, "measurement: ", from: options.minimum, to: options.maximum) { quantity in
                guard quantity.value.isFinite else { return nil }
                return Bound(
                    code: "IntentRuntime.MeasurementValue(\(quantity.arguments))",
                    standalone: "\(type)(\(quantity.arguments))",
                    description: quantity.description,
                    unit: quantity.unit.name,
                    magnitude: quantity.magnitude
                )
            }
        case .string, .boolean, .enumeration, .object, .untypedObject, .file, .placemark, .dateComponents, .plain,
            .system:
            return nil
        }
    }

    private func range(_ label: Code, from minimum: Double?, to maximum: Double?) -> ParameterBounds? {
        range(of: standard("Double"), label, from: minimum, to: maximum) { value in
            guard value.isFinite else { return nil }
            return Bound(
                code: value.plainCode,
                description: value.plainDescription,
                magnitude: value,
                isNegative: value.sign == .minus
            )
        }
    }

    private func range<Value>(
        of type: TypeName,
        _ label: Code,
        from minimum: Value?,
        to maximum: Value?,
        bound: (Value) -> Bound?
    ) -> ParameterBounds? {
        let ends = (minimum.flatMap(bound), maximum.flatMap(bound))
        let range: (type: TypeName, code: Code, description: String)
        switch ends {
        case (nil, nil):
            return nil
        case (let minimum?, nil):
            let code = minimum.isNegative ? minimum.operand : minimum.code
            range = ("PartialRangeFrom", "\(code)...", "at least \(minimum.description)")
        case (nil, let maximum?):
            range = ("PartialRangeThrough", "...\(maximum.operand)", "at most \(maximum.description)")
        case (let minimum?, let maximum?):
            // Units can reverse the ends, and such a range would crash.
            guard minimum.magnitude <= maximum.magnitude else { return nil }
            let isShort = minimum.unit == maximum.unit
            let first = isShort ? minimum.description.prefix { $0 != " " } : minimum.description[...]
            let description = "from \(first) to \(maximum.description)"
            range = ("ClosedRange", "\(minimum.code)...\(maximum.operand)", description)
        }
        let arguments: [Code] = [ends.0, ends.1].map { $0.map { $0.standalone ?? $0.code } ?? "nil" }
        return ParameterBounds(
            type: "\(standard(range.type))<\(type)>",
            code: range.code,
            arguments: "\(label)\(arguments, separator: ", ")",
            description: range.description
        )
    }
}
