import IntentSchema

/// The range in which a parameter's values lie.
struct ParameterBounds {
    /// The range's type.
    let type: TypeName
    /// The range.
    let code: Code
    /// The range in words, such as `from 1 to 60`.
    let description: String
}

/// One end of a range.
private struct Bound {
    /// An expression.
    let code: Code
    /// In words.
    let description: String
    /// To be compared with the other end.
    let magnitude: Double
    /// Whether a range operator in front would take the expression's first character for its own.
    var needsParentheses = false

    init(_ value: Int) {
        code = "\(value)"
        description = "\(value)"
        magnitude = Double(value)
        needsParentheses = value < 0
    }

    init?(_ value: Double) {
        guard value.isFinite else { return nil }
        code = "\(value)"
        description = value.plainDescription
        magnitude = value
        needsParentheses = value.sign == .minus
    }

    init?(_ quantity: Quantity<DurationUnit>, _ type: TypeName) {
        guard quantity.value.isFinite else { return nil }
        code = "\(type).\(quantity.code)"
        description = quantity.description
        magnitude = quantity.magnitude
    }

    init?(_ quantity: Quantity<PhysicalUnit>, _ type: TypeName) {
        guard quantity.value.isFinite else { return nil }
        code = "\(type)(\(quantity.arguments))"
        description = quantity.description
        magnitude = quantity.magnitude
    }
}

extension ModelContext {
    /// The range that the definition sets, or `nil` when it sets none.
    func bounds(of type: ParameterType) -> ParameterBounds? {
        switch type {
        case .integer(let options):
            range(of: standard("Int"), options.minimum.map { Bound($0) }, options.maximum.map { Bound($0) })
        case .decimal(let options):
            range(of: standard("Double"), options.minimum.flatMap { Bound($0) }, options.maximum.flatMap { Bound($0) })
        case .currencyAmount(let options):
            range(of: standard("Double"), options.minimum.flatMap { Bound($0) }, options.maximum.flatMap { Bound($0) })
        case .duration(let options):
            range(of: runtime("DurationValue"), options) { Bound($0, runtime("DurationValue")) }
        case .measurement(_, let options):
            range(of: element(of: type), options) { Bound($0, runtime("MeasurementValue")) }
        case .string, .boolean, .enumeration, .object, .untypedObject, .file, .url, .placemark, .dateComponents,
            .person, .paymentMethod, .speakableString, .system:
            nil
        }
    }

    private func range<Unit>(
        of type: TypeName,
        _ options: QuantityOptions<Unit>,
        _ bound: (Quantity<Unit>) -> Bound?
    ) -> ParameterBounds? {
        range(of: type, options.minimum.flatMap(bound), options.maximum.flatMap(bound))
    }

    private func range(of type: TypeName, _ minimum: Bound?, _ maximum: Bound?) -> ParameterBounds? {
        switch (minimum, maximum) {
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
            // Ends that only their units turn around; a range of them would stop the program.
            guard minimum.magnitude <= maximum.magnitude else { return nil }
            return ParameterBounds(
                type: "\(standard("ClosedRange"))<\(type)>",
                code: "\(minimum.code)...\(maximum.operand)",
                description: "from \(minimum.description) to \(maximum.description)"
            )
        }
    }
}

extension Bound {
    fileprivate var operand: Code { needsParentheses ? "(\(code))" : code }
}
