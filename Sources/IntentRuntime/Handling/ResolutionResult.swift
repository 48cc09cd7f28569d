/// What a handler makes of the value of one parameter. The portable counterpart of `INIntentResolutionResult`; of a
/// parameter that supports several values, each has its own.
public enum ResolutionResult<Value: ModelValue>: Hashable, Sendable {
    /// This is the value, which need not be the one that was there.
    case success(Value)
    /// There is no value, and the intent cannot be handled without one.
    case needsValue
    /// There is no value, and none is needed.
    case notRequired
    /// The user has to choose one of these.
    case disambiguation([Value])
    /// The user has to say whether this is right.
    case confirmationRequired(Value)
    /// The value cannot be used, for this reason; the definition says which reasons there are.
    case unsupported(UnsupportedReason?)
}

/// Why a value cannot be used: the code that a definition gives a reason.
public struct UnsupportedReason: Hashable, Sendable {
    /// The code in the definition.
    public let code: String

    /// A reason by its code.
    public init(_ code: String) { self.code = code }

    /// The number is smaller than the definition's minimum.
    public static let lessThanMinimumValue = UnsupportedReason("lessThanMinimumValue")
    /// The number is larger than the definition's maximum.
    public static let greaterThanMaximumValue = UnsupportedReason("greaterThanMaximumValue")
    /// The number is negative where the definition has no such numbers.
    public static let negativeNumbersNotSupported = UnsupportedReason("negativeNumbersNotSupported")
}

extension ResolutionResult {
    /// What a handler says that has nothing to add: a value within the bounds is fine, and a missing one is needed.
    public static func standard<Model: ConfigurationModel>(
        _ parameter: Model.Parameter,
        of configuration: Model
    ) -> ResolutionResult {
        guard let value = configuration[parameter] as? Value else { return .needsValue }
        return standard(value, Model.description(of: parameter))
    }

    fileprivate static func standard(_ value: Value, _ description: ParameterDescription) -> ResolutionResult {
        if countsAsValue(value) == false { return .needsValue }
        var reason: UnsupportedReason?
        var isOutside = false
        description.bounds?.check(value) { failure in
            isOutside = true
            switch failure {
            case .belowMinimum: reason = .lessThanMinimumValue
            case .aboveMaximum: reason = .greaterThanMaximumValue
            case .notANumber: reason = nil
            }
        }
        return isOutside ? .unsupported(reason) : .success(value)
    }
}

extension Array {
    /// The same for each value of a parameter that supports several; an empty one is needed.
    public static func standard<Model: ConfigurationModel, Value>(
        _ parameter: Model.Parameter,
        of configuration: Model
    ) -> [ResolutionResult<Value>] where Element == ResolutionResult<Value> {
        let values = configuration[parameter] as? [Value] ?? []
        let description = Model.description(of: parameter)
        return values.isEmpty ? [.needsValue] : values.map { .standard($0, description) }
    }
}

/// The results for one parameter without its type: what generated code hands to the conversation.
public struct AnyResolution: Sendable {
    enum Result: Sendable {
        case success(any ModelValue)
        case needsValue
        case notRequired
        case disambiguation([any ModelValue])
        case confirmationRequired(any ModelValue)
        case unsupported(UnsupportedReason?)
    }

    let results: [Result]

    /// The result for the only value.
    public init<Value>(_ result: ResolutionResult<Value>) { results = [Result(result)] }

    /// The results for several values.
    public init<Value>(_ results: [ResolutionResult<Value>]) { self.results = results.map(Result.init) }

    /// For a parameter that the handler is not asked about.
    public init() { results = [.notRequired] }
}

extension AnyResolution.Result {
    fileprivate init<Value>(_ result: ResolutionResult<Value>) {
        switch result {
        case .success(let value): self = .success(value)
        case .needsValue: self = .needsValue
        case .notRequired: self = .notRequired
        case .disambiguation(let values): self = .disambiguation(values)
        case .confirmationRequired(let value): self = .confirmationRequired(value)
        case .unsupported(let reason): self = .unsupported(reason)
        }
    }
}
