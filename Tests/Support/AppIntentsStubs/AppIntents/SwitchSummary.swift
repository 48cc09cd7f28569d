// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures only, in our own words, so that generated code can be type-checked where the
// real framework does not exist. Part of no product; nothing here does anything.

public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary> {
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary> {
    public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    public static func buildExpression<C>(_ condition: ParameterSummaryCaseCondition<Intent, Value, C>)
        -> ParameterSummaryCaseCondition<Intent, Value, C>
    { condition }
    public static func buildExpression<C>(_ condition: ParameterSummaryDefaultCaseCondition<Intent, C>)
        -> ParameterSummaryDefaultCaseCondition<Intent, C>
    { condition }
    // At most fifteen cases, and a default case that comes last: the real builder has no other form. Each case takes a place.
    public static func buildPartialBlock<C>(
        first: ParameterSummaryCaseCondition<Intent, Value, C>
    ) -> FourteenPlaces { FourteenPlaces() }
    public static func buildPartialBlock<C, Left: CasePlaces>(
        accumulated: Place<Left>,
        next: ParameterSummaryCaseCondition<Intent, Value, C>
    ) -> Left { Left() }
    public static func buildPartialBlock<D>(first: ParameterSummaryDefaultCaseCondition<Intent, D>) {}
    public static func buildPartialBlock<D>(
        accumulated: some CasePlaces,
        next: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
    public static func buildFinalResult(_ result: Void) {}
}

public protocol CasePlaces { init() }
public struct NoPlace: CasePlaces { public init() {} }
public struct Place<Left: CasePlaces>: CasePlaces { public init() {} }
public typealias SevenPlaces<Left: CasePlaces> = Place<Place<Place<Place<Place<Place<Place<Left>>>>>>>
public typealias FourteenPlaces = SevenPlaces<SevenPlaces<NoPlace>>

public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue & Sendable, Content>:
    ParameterSummary
{
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ content: () -> Content
    ) {}
}
