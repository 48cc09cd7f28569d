// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures only, in our own words, so that generated code can be type-checked where the
// real framework does not exist. Part of no product; nothing here does anything.

public protocol _SupportsAppDependencies {}
extension _SupportsAppDependencies {
    public typealias Dependency = AppDependency
}

@propertyWrapper
public final class AppDependency<Value: Sendable>: @unchecked Sendable {
    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {}
    public init(
        key: AnyHashable? = nil,
        manager: AppDependencyManager = .shared,
        default: @autoclosure @escaping () -> Value
    ) {}
    public init(
        key: AnyHashable? = nil,
        manager: AppDependencyManager = .shared,
        default: @escaping () async throws -> Value
    ) {}
    public var wrappedValue: Value {
        get { fatalError("stub") }
        set {}
    }
    public var projectedValue: AppDependency<Value> { self }
}

public final class AppDependencyManager: Sendable {
    public static let shared = AppDependencyManager()
    public func add<Value: Sendable>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value) {}
    public func add<Value: Sendable>(
        key: AnyHashable? = nil,
        dependency: @autoclosure @escaping () -> () throws -> Value
    ) {}
    public func add<Value: Sendable>(key: AnyHashable? = nil, dependency: @escaping () async throws -> Value) {}
}

public protocol DynamicOptionsProvider: _SupportsAppDependencies {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: _IntentValue = Result.Result
    where DefaultValue.ValueType == Result.Result.ValueType
    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }
    public typealias ItemCollection = IntentItemCollection
}

public protocol ResultsCollection<Result> {
    associatedtype Result: _IntentValue
    static var empty: Self { get }
}
extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Result = Element
    public static var empty: [Element] { [] }
}

public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
    public static var empty: Self { Self(sections: []) }
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result])
    where Result: DisplayRepresentable {}
    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {}
}

public struct IntentItemSection<Result: _IntentValue> {
    public init(items: [IntentItem<Result>]) {}
    #if SYSTEM_17
    // From iOS 16.4, which is no deployment target here.
    public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {}
    #endif
}

public struct IntentItem<Value: _IntentValue> {
    public init(
        _ value: Value,
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {}
}

#if SYSTEM_17
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    public init<each Value: _IntentValue & Sendable>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>)
    {}
    public var wrappedValue: IntentProjection<Intent>? { nil }
}

@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent> {
    public subscript<Value: _IntentValue>(dynamicMember member: KeyPath<Intent, Value>) -> Value.UnwrappedType {
        fatalError("stub")
    }
}
#endif
