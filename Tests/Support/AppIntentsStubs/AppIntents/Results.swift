// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures in our own words, so that generated code can be type-checked where the real framework does not
// exist. Part of no product. Values are kept, so that conversions can be run; the system's own work is not done.

public protocol IntentResult<Value> {
    associatedtype Value = Never
}
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}
public protocol ProvidesDialog: IntentResult {}

extension Never: IntentResult {}

public struct IntentResultContainer<Value, OpensIntent, Snippet, Dialog>: IntentResult {
    public var keptValue: Value?
    public var keptDialog: Dialog?
}
extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult {
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }
    public static func result<V: _IntentValue & Sendable>(value: V) -> Self
    where Self == IntentResultContainer<V, Never, Never, Never> { Self(keptValue: value) }
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(keptDialog: dialog) }
    public static func result<V: _IntentValue & Sendable>(value: V, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never, IntentDialog> { Self(keptValue: value, keptDialog: dialog) }
}

public struct AppIntentError: Error {}

extension IntentParameter {
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { AppIntentError() }
    /// Nobody answers.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType { throw AppIntentError() }
    public func needsDisambiguationError(among values: [Value.ValueType], dialog: IntentDialog? = nil)
        -> AppIntentError
    { AppIntentError() }
    /// The first one is chosen.
    public func requestDisambiguation(among values: [Value.ValueType], dialog: IntentDialog? = nil) async throws
        -> Value.ValueType
    {
        guard let first = values.first else { throw AppIntentError() }
        return first
    }
    public func requestConfirmation(for value: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
        true
    }
}
