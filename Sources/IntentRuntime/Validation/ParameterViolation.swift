/// One value that the definition does not allow.
public struct ParameterViolation<Parameter: ConfigurationParameter>: Error, Hashable, Sendable, CustomStringConvertible
{
    /// What is wrong with the value.
    public typealias Reason = ViolationReason

    /// The parameter that has the value.
    public let parameter: Parameter
    /// The position of the value in the array; `nil` when the value is the parameter's only one, or the array itself.
    public let element: Int?
    /// What is wrong with the value.
    public let reason: Reason

    /// Describes a violation that generated code does not find itself.
    public init(_ parameter: Parameter, element: Int? = nil, _ reason: Reason) {
        self.parameter = parameter
        self.element = element
        self.reason = reason
    }

    /// An English sentence for logs, such as `interval: 90 is above the maximum of 60`.
    public var description: String {
        let name: String = parameter.rawValue
        let place: String = element.map { "\(name)[\($0)]" } ?? name
        return "\(place): \(reason)"
    }
}

/// What is wrong with the value.
public enum ViolationReason: Hashable, Sendable, CustomStringConvertible {
    /// The value is smaller than the definition's minimum.
    case belowMinimum(value: NumericValue, minimum: NumericValue)
    /// The value is larger than the definition's maximum.
    case aboveMaximum(value: NumericValue, maximum: NumericValue)
    /// The value is the floating-point "not a number", which no bounds contain.
    case notANumber
    /// The amount's currency is not among the codes that the definition lists.
    case currencyNotAllowed(code: String, allowed: [String])
    /// The array holds more elements than a widget of the family has room for.
    case tooManyValues(count: Int, maximum: Int, family: ConfigurationWidgetFamily)

    /// The part of the sentence that follows the parameter's name.
    public var description: String {
        switch self {
        case .belowMinimum(let value, let minimum): "\(value) is below the minimum of \(minimum)"
        case .aboveMaximum(let value, let maximum): "\(value) is above the maximum of \(maximum)"
        case .notANumber: "not a number"
        case .currencyNotAllowed(let code, let allowed):
            "currency \(code) is not one of \(allowed.joined(separator: ", "))"
        case .tooManyValues(let count, let maximum, let family):
            "\(count) values, but a widget of the family \(family) has room for \(maximum)"
        }
    }
}

/// A number as a violation reports it: exact for whole numbers, which a `Double` is not beyond 2^53.
public enum NumericValue: Hashable, Sendable, CustomStringConvertible {
    /// The value of an integer parameter.
    case integer(Int)
    /// The value of a decimal parameter or an amount of money.
    case decimal(Double)
    /// The value of a duration parameter, in seconds.
    case seconds(Double)
    /// The value of a measurement parameter, with the name of its unit.
    case quantity(Double, unit: String)

    /// The shortest decimal form that reads back as the same number; the unit follows it.
    public var description: String {
        switch self {
        case .integer(let value): value.description
        case .decimal(let value): value.description
        case .seconds(let value): "\(value) s"
        case .quantity(let value, let unit): "\(value) \(unit)"
        }
    }
}
