// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures only, in our own words, so that generated code can be type-checked where the
// real framework does not exist. Part of no product; nothing here does anything.

public protocol ParameterSummary {
    associatedtype Intent: AppIntent
}

// Each branch holds exactly one summary: no `if`, no loop, no second statement.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression<T: ParameterSummary>(_ summary: T) -> T where T.Intent == Intent { summary }
    public static func buildBlock<T: ParameterSummary>(_ summary: T) -> T where T.Intent == Intent { summary }
}

public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<V: _IntentValue & Sendable>(
            _ parameter: KeyPath<Intent, IntentParameter<V>>
        ) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<V: _IntentValue & Sendable>(_ parameter: KeyPath<Intent, IntentParameter<V>>)
        -> PartialKeyPath<Intent>
    { parameter }
    public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init() {}
    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
    public init(_ text: ParameterSummaryString<Intent>, table: String? = nil) {}
    public init(
        _ text: ParameterSummaryString<Intent>,
        table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}
}

public enum ParameterSummaryPresence { case hasAnyValue, hasNoValue }
public enum ParameterSummaryEquality { case equalTo, notEqualTo }
public enum ParameterSummaryChoice { case oneOf }
public enum ParameterSummaryOrder { case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo }

// A value that may be missing is compared by overloads of their own, as in the framework: they cost the compiler time.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, Content: ParameterSummary, Otherwise: ParameterSummary>:
    ParameterSummary
{
    public init<Parameter: AnyIntentValue>(
        _ parameter: KeyPath<Intent, Parameter>,
        _ operator: ParameterSummaryPresence,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
    public init<Value: Equatable, Parameter: AnyIntentValue>(
        _ parameter: KeyPath<Intent, Parameter>,
        _ operator: ParameterSummaryEquality,
        _ value: Value,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value == Parameter.Value {}
    public init<Value: _IntentValue & ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
        _ parameter: KeyPath<Intent, Parameter>,
        _ operator: ParameterSummaryEquality,
        _ value: Value.ValueType,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where Value == Parameter.Value, Value.ValueType: Equatable {}
    public init<Value: Comparable, Parameter: AnyIntentValue>(
        _ parameter: KeyPath<Intent, Parameter>,
        _ operator: ParameterSummaryOrder,
        _ value: Value,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value == Parameter.Value {}
    public init<Value: _IntentValue & ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
        _ parameter: KeyPath<Intent, Parameter>,
        _ operator: ParameterSummaryOrder,
        _ value: Value.ValueType,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where Value == Parameter.Value, Value.ValueType: Comparable {}
    public init<Value: _IntentValue, Parameter: AnyIntentValue>(
        _ parameter: KeyPath<Intent, Parameter>,
        _ operator: ParameterSummaryChoice,
        _ values: [Value.ValueType],
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where Value == Parameter.Value, Value.ValueType: Equatable {}
}
