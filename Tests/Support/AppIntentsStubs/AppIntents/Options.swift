// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures in our own words, so that generated code can be type-checked where the real framework does not
// exist. Part of no product. Values are kept, so that conversions can be run; the system's own work is not done.

/// Apple's protocol brings `@Dependency`. Generated code must not use it, because it ends the process outside the system's flow,
/// so it is not here.
public protocol _SupportsAppDependencies {}

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
    /// Not the framework's name: what tests look at.
    public let keptSections: [IntentItemSection<Result>]
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result])
    where Result: DisplayRepresentable {
        keptSections = [
            IntentItemSection(items: items.map { IntentItem($0, title: $0.displayRepresentation.title) })
        ]
    }
    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        keptSections = sections
    }
}

public struct IntentItemSection<Result: _IntentValue> {
    public let keptItems: [IntentItem<Result>]
    public init(items: [IntentItem<Result>]) {
        keptItems = items
    }
    public init(
        _ title: LocalizedStringResource? = nil,
        @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        keptItems = itemsBuilder()
    }
    #if SYSTEM_17
    // From iOS 16.4, which is no deployment target here.
    public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
        keptItems = items
    }
    #endif
}

public struct IntentItem<Value: _IntentValue> {
    public let keptSubtitle: LocalizedStringResource?
    public init(
        _ value: Value,
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        keptSubtitle = subtitle
    }

    @resultBuilder public enum Builder {
        public static func buildExpression(_ expression: IntentItem<Value>) -> IntentItem<Value> { expression }
        public static func buildBlock(_ items: IntentItem<Value>...) -> [IntentItem<Value>] { items }
        public static func buildBlock(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
        public static func buildArray(_ components: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
            components.flatMap { $0 }
        }
    }
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
