// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures only, in our own words, so that generated code can be type-checked where the
// real framework does not exist. Part of no product; nothing here does anything.

public protocol IntentResult<Value> {
    associatedtype Value = Never
}
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}
public protocol ProvidesDialog: IntentResult {}

extension Never: IntentResult {}

public struct IntentResultContainer<Value, OpensIntent, Snippet, Dialog>: IntentResult {}
extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult {
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }
    public static func result<V: _IntentValue & Sendable>(value: V) -> Self
    where Self == IntentResultContainer<V, Never, Never, Never> { Self() }
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self() }
    public static func result<V: _IntentValue & Sendable>(value: V, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never, IntentDialog> { Self() }
}

public struct AppIntentError: Error {}

extension IntentParameter {
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { AppIntentError() }
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType { fatalError("stub") }
    public func requestConfirmation(for value: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
        true
    }
}
