/// What a handler makes of the value of one parameter. The portable counterpart of `INIntentResolutionResult`.
public enum ResolutionResult<Value: ModelValue, Reason: UnsupportedReason>: Hashable, Sendable {
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
    case unsupported(Reason?)
}

/// What a handler makes of a parameter that supports several values.
public enum ListResolutionResult<Element: ModelValue, Reason: UnsupportedReason>: Hashable, Sendable {
    /// These are the values.
    case success([Element])
    /// There are no values, and the intent cannot be handled without any.
    case needsValue
    /// There are no values, and none are needed.
    case notRequired
    /// A result for each element.
    case each([ResolutionResult<Element, Reason>])
}

/// Why a value of one parameter cannot be used: an enumeration of the codes that the definition gives its reasons.
public protocol UnsupportedReason: RawRepresentable, Hashable, Sendable where RawValue == String {}

/// The reasons of a parameter for which the definition has none.
public enum NoReason: UnsupportedReason {
    /// Always `nil`: the type has no values.
    public init?(rawValue: String) { nil }
    /// Never called: the type has no values.
    public var rawValue: String { switch self {} }
}

extension ResolutionResult {
    /// What a handler says that has nothing to add: a value within the bounds is fine, the definition's default counts where
    /// nothing was said, and without one a value is needed.
    public static func standard<Draft: IntentRequest>(
        _ parameter: Draft.Parameter,
        of draft: Draft
    ) -> ResolutionResult {
        let description = Draft.HandledConfiguration.description(of: parameter)
        let value = draft.value(named: parameter.rawValue) ?? description.defaultValue
        guard let value = value as? Value else { return .needsValue }
        return standard(value, description)
    }

    fileprivate static func standard(_ value: Value, _ description: ParameterDescription) -> ResolutionResult {
        if !countsAsValue(value) { return .needsValue }
        guard let violation = description.check?(value) else { return .success(value) }
        return .unsupported(violation.reasonCode.flatMap { Reason(rawValue: $0) })
    }
}

extension ViolationReason {
    /// What the format calls the reason.
    fileprivate var reasonCode: String? {
        switch self {
        case .belowMinimum: "lessThanMinimumValue"
        case .aboveMaximum: "greaterThanMaximumValue"
        case .notANumber, .currencyNotAllowed, .tooManyValues: nil
        }
    }
}

extension ListResolutionResult {
    /// The same for each element. Values are needed where nothing was said; none are where the user said so.
    public static func standard<Draft: IntentRequest>(
        _ parameter: Draft.Parameter,
        of draft: Draft
    ) -> ListResolutionResult {
        guard let values = draft.value(named: parameter.rawValue) as? [Element] else { return .needsValue }
        if values.isEmpty { return .notRequired }
        let description = Draft.HandledConfiguration.description(of: parameter)
        return .each(values.map { .standard($0, description) })
    }

    /// A result for each element, as SiriKit and App Intents want them.
    @_spi(Generated) public var results: [ResolutionResult<Element, Reason>] {
        switch self {
        case .success(let values): values.map { .success($0) }
        case .needsValue: [.needsValue]
        case .notRequired: [.notRequired]
        case .each(let results): results
        }
    }
}

/// The results for one parameter without its type: what generated code hands to a `Conversation`.
@_spi(Generated) public struct AnyResolution: Sendable {
    enum Result: Sendable {
        case success(any ModelValue)
        case needsValue
        case notRequired
        case disambiguation([any ModelValue])
        case confirmationRequired(any ModelValue)
        case unsupported(String?)
    }

    let results: [Result]

    /// The result for the only value.
    public init<Value, Reason>(_ result: ResolutionResult<Value, Reason>) { results = [Result(result)] }

    /// The results for several values.
    public init<Element, Reason>(_ result: ListResolutionResult<Element, Reason>) {
        results = result.results.map(Result.init)
    }

    /// For a parameter that the handler is not asked about.
    public init() { results = [.notRequired] }
}

extension AnyResolution.Result {
    fileprivate init<Value, Reason>(_ result: ResolutionResult<Value, Reason>) {
        switch result {
        case .success(let value): self = .success(value)
        case .needsValue: self = .needsValue
        case .notRequired: self = .notRequired
        case .disambiguation(let values): self = .disambiguation(values)
        case .confirmationRequired(let value): self = .confirmationRequired(value)
        case .unsupported(let reason): self = .unsupported(reason?.rawValue)
        }
    }
}
