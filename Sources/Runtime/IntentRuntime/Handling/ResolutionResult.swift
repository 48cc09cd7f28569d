/// A handler's result for the value of one parameter. The portable counterpart of `INIntentResolutionResult`.
public enum ResolutionResult<Value: ModelValue, Reason: UnsupportedReason>: Hashable, Sendable {
    /// The value to use, which can differ from the one that the user gave.
    case success(Value)
    /// The value is missing, and the intent needs one.
    case needsValue
    /// The value is missing, and the intent does not need one.
    case notRequired
    /// The user has to choose one of these values.
    case disambiguation([Value])
    /// The user has to confirm this value.
    case confirmationRequired(Value)
    /// The value cannot be used, for one of the reasons in the definition.
    case unsupported(Reason?)
}

/// A handler's result for a parameter that supports several values.
public enum ListResolutionResult<Element: ModelValue, Reason: UnsupportedReason>: Hashable, Sendable {
    /// The values to use.
    case success([Element])
    /// The values are missing, and the intent needs at least one.
    case needsValue
    /// The values are missing, and the intent does not need any.
    case notRequired
    /// One result for each element.
    case each([ResolutionResult<Element, Reason>])
}

/// Why a parameter's value cannot be used. Generated enumerations conform, with the definition's codes as raw values.
public protocol UnsupportedReason: RawRepresentable, Hashable, Sendable where RawValue == String {}

/// The reasons of a parameter for which the definition has none.
public enum NoReason: UnsupportedReason {
    /// Always returns `nil`, because the type has no values.
    public init?(rawValue: String) { nil }
    /// Never called, because the type has no values.
    public var rawValue: String { switch self {} }
}

extension ResolutionResult {
    /// The result for a handler that has nothing to add: success for a value within the bounds, `unsupported` for
    /// others. A missing value takes the definition's default; without a default, the result is `needsValue`.
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
    /// The format's code for the reason.
    fileprivate var reasonCode: String? {
        switch self {
        case .belowMinimum: "lessThanMinimumValue"
        case .aboveMaximum: "greaterThanMaximumValue"
        case .notANumber, .currencyNotAllowed, .tooManyValues: nil
        }
    }
}

extension ListResolutionResult {
    /// The default result for each element: `needsValue` without a list, `notRequired` for an empty one.
    public static func standard<Draft: IntentRequest>(
        _ parameter: Draft.Parameter,
        of draft: Draft
    ) -> ListResolutionResult {
        guard let values = draft.value(named: parameter.rawValue) as? [Element] else { return .needsValue }
        if values.isEmpty { return .notRequired }
        let description = Draft.HandledConfiguration.description(of: parameter)
        return .each(values.map { .standard($0, description) })
    }

    /// One result for each element, as SiriKit and App Intents expect them.
    @_spi(Generated) public var results: [ResolutionResult<Element, Reason>] {
        switch self {
        case .success(let values): values.map { .success($0) }
        case .needsValue: [.needsValue]
        case .notRequired: [.notRequired]
        case .each(let results): results
        }
    }
}

/// The results for one parameter without its type, which the generated dispatch of a draft returns.
@_spi(Generated) public struct AnyResolution: Sendable {
    /// Wraps the result for a single value.
    public init<Value, Reason>(_ result: ResolutionResult<Value, Reason>) {}

    /// Wraps the results for several values.
    public init<Element, Reason>(_ result: ListResolutionResult<Element, Reason>) {}

    /// Creates the result of a parameter that the handler does not resolve.
    public init() {}
}
