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
    // At most fifteen cases, and a default case that comes last: the real builder has no other form.
    public static func buildBlock<D>(
        _ d: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
    public static func buildBlock<C0, D>(
        _ c0: ParameterSummaryCaseCondition<Intent, Value, C0>,
        _ d: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
    public static func buildBlock<C0, C1, D>(
        _ c0: ParameterSummaryCaseCondition<Intent, Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Intent, Value, C1>,
        _ d: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
    public static func buildBlock<C0, C1, C2, D>(
        _ c0: ParameterSummaryCaseCondition<Intent, Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Intent, Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Intent, Value, C2>,
        _ d: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, D>(
        _ c0: ParameterSummaryCaseCondition<Intent, Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Intent, Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Intent, Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Intent, Value, C3>,
        _ d: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, D>(
        _ c0: ParameterSummaryCaseCondition<Intent, Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Intent, Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Intent, Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Intent, Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Intent, Value, C4>,
        _ d: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, D>(
        _ c0: ParameterSummaryCaseCondition<Intent, Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Intent, Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Intent, Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Intent, Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Intent, Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Intent, Value, C5>,
        _ d: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, D>(
        _ c0: ParameterSummaryCaseCondition<Intent, Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Intent, Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Intent, Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Intent, Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Intent, Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Intent, Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Intent, Value, C6>,
        _ d: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, D>(
        _ c0: ParameterSummaryCaseCondition<Intent, Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Intent, Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Intent, Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Intent, Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Intent, Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Intent, Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Intent, Value, C6>,
        _ c7: ParameterSummaryCaseCondition<Intent, Value, C7>,
        _ d: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, D>(
        _ c0: ParameterSummaryCaseCondition<Intent, Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Intent, Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Intent, Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Intent, Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Intent, Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Intent, Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Intent, Value, C6>,
        _ c7: ParameterSummaryCaseCondition<Intent, Value, C7>,
        _ c8: ParameterSummaryCaseCondition<Intent, Value, C8>,
        _ d: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, D>(
        _ c0: ParameterSummaryCaseCondition<Intent, Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Intent, Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Intent, Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Intent, Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Intent, Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Intent, Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Intent, Value, C6>,
        _ c7: ParameterSummaryCaseCondition<Intent, Value, C7>,
        _ c8: ParameterSummaryCaseCondition<Intent, Value, C8>,
        _ c9: ParameterSummaryCaseCondition<Intent, Value, C9>,
        _ d: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, D>(
        _ c0: ParameterSummaryCaseCondition<Intent, Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Intent, Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Intent, Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Intent, Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Intent, Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Intent, Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Intent, Value, C6>,
        _ c7: ParameterSummaryCaseCondition<Intent, Value, C7>,
        _ c8: ParameterSummaryCaseCondition<Intent, Value, C8>,
        _ c9: ParameterSummaryCaseCondition<Intent, Value, C9>,
        _ c10: ParameterSummaryCaseCondition<Intent, Value, C10>,
        _ d: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, D>(
        _ c0: ParameterSummaryCaseCondition<Intent, Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Intent, Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Intent, Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Intent, Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Intent, Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Intent, Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Intent, Value, C6>,
        _ c7: ParameterSummaryCaseCondition<Intent, Value, C7>,
        _ c8: ParameterSummaryCaseCondition<Intent, Value, C8>,
        _ c9: ParameterSummaryCaseCondition<Intent, Value, C9>,
        _ c10: ParameterSummaryCaseCondition<Intent, Value, C10>,
        _ c11: ParameterSummaryCaseCondition<Intent, Value, C11>,
        _ d: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, D>(
        _ c0: ParameterSummaryCaseCondition<Intent, Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Intent, Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Intent, Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Intent, Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Intent, Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Intent, Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Intent, Value, C6>,
        _ c7: ParameterSummaryCaseCondition<Intent, Value, C7>,
        _ c8: ParameterSummaryCaseCondition<Intent, Value, C8>,
        _ c9: ParameterSummaryCaseCondition<Intent, Value, C9>,
        _ c10: ParameterSummaryCaseCondition<Intent, Value, C10>,
        _ c11: ParameterSummaryCaseCondition<Intent, Value, C11>,
        _ c12: ParameterSummaryCaseCondition<Intent, Value, C12>,
        _ d: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, D>(
        _ c0: ParameterSummaryCaseCondition<Intent, Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Intent, Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Intent, Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Intent, Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Intent, Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Intent, Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Intent, Value, C6>,
        _ c7: ParameterSummaryCaseCondition<Intent, Value, C7>,
        _ c8: ParameterSummaryCaseCondition<Intent, Value, C8>,
        _ c9: ParameterSummaryCaseCondition<Intent, Value, C9>,
        _ c10: ParameterSummaryCaseCondition<Intent, Value, C10>,
        _ c11: ParameterSummaryCaseCondition<Intent, Value, C11>,
        _ c12: ParameterSummaryCaseCondition<Intent, Value, C12>,
        _ c13: ParameterSummaryCaseCondition<Intent, Value, C13>,
        _ d: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, D>(
        _ c0: ParameterSummaryCaseCondition<Intent, Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Intent, Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Intent, Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Intent, Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Intent, Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Intent, Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Intent, Value, C6>,
        _ c7: ParameterSummaryCaseCondition<Intent, Value, C7>,
        _ c8: ParameterSummaryCaseCondition<Intent, Value, C8>,
        _ c9: ParameterSummaryCaseCondition<Intent, Value, C9>,
        _ c10: ParameterSummaryCaseCondition<Intent, Value, C10>,
        _ c11: ParameterSummaryCaseCondition<Intent, Value, C11>,
        _ c12: ParameterSummaryCaseCondition<Intent, Value, C12>,
        _ c13: ParameterSummaryCaseCondition<Intent, Value, C13>,
        _ c14: ParameterSummaryCaseCondition<Intent, Value, C14>,
        _ d: ParameterSummaryDefaultCaseCondition<Intent, D>
    ) {}
}

public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue & Sendable, Content>:
    ParameterSummary
{
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ content: () -> Content
    ) {}
}
