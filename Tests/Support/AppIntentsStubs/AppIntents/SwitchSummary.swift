// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures only, in our own words, so that generated code can be type-checked where the
// real framework does not exist. Part of no product; nothing here does anything.

public struct ParameterSummaryCaseCondition<Value, Content: ParameterSummary> {
    public init(_ value: Value, @ParameterSummaryBuilder _ content: () -> Content) {}
    public init(_ values: [Value], @ParameterSummaryBuilder _ content: () -> Content) {}
}

public struct ParameterSummaryDefaultCaseCondition<Content: ParameterSummary> {
    public init(@ParameterSummaryBuilder _ content: () -> Content) {}
}

@resultBuilder
public enum ParameterSummaryCaseBuilder<Value> {
    public static func buildExpression<C>(_ condition: ParameterSummaryCaseCondition<Value, C>)
        -> ParameterSummaryCaseCondition<Value, C>
    { condition }
    public static func buildExpression<C>(_ condition: ParameterSummaryDefaultCaseCondition<C>)
        -> ParameterSummaryDefaultCaseCondition<C>
    { condition }
    // At most fifteen cases, and a default case that comes last: the real builder has no other form.
    public static func buildBlock<D>(
        _ d: ParameterSummaryDefaultCaseCondition<D>
    ) {}
    public static func buildBlock<C0, D>(
        _ c0: ParameterSummaryCaseCondition<Value, C0>,
        _ d: ParameterSummaryDefaultCaseCondition<D>
    ) {}
    public static func buildBlock<C0, C1, D>(
        _ c0: ParameterSummaryCaseCondition<Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Value, C1>,
        _ d: ParameterSummaryDefaultCaseCondition<D>
    ) {}
    public static func buildBlock<C0, C1, C2, D>(
        _ c0: ParameterSummaryCaseCondition<Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Value, C2>,
        _ d: ParameterSummaryDefaultCaseCondition<D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, D>(
        _ c0: ParameterSummaryCaseCondition<Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Value, C3>,
        _ d: ParameterSummaryDefaultCaseCondition<D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, D>(
        _ c0: ParameterSummaryCaseCondition<Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Value, C4>,
        _ d: ParameterSummaryDefaultCaseCondition<D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, D>(
        _ c0: ParameterSummaryCaseCondition<Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Value, C5>,
        _ d: ParameterSummaryDefaultCaseCondition<D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, D>(
        _ c0: ParameterSummaryCaseCondition<Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Value, C6>,
        _ d: ParameterSummaryDefaultCaseCondition<D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, D>(
        _ c0: ParameterSummaryCaseCondition<Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Value, C6>,
        _ c7: ParameterSummaryCaseCondition<Value, C7>,
        _ d: ParameterSummaryDefaultCaseCondition<D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, D>(
        _ c0: ParameterSummaryCaseCondition<Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Value, C6>,
        _ c7: ParameterSummaryCaseCondition<Value, C7>,
        _ c8: ParameterSummaryCaseCondition<Value, C8>,
        _ d: ParameterSummaryDefaultCaseCondition<D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, D>(
        _ c0: ParameterSummaryCaseCondition<Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Value, C6>,
        _ c7: ParameterSummaryCaseCondition<Value, C7>,
        _ c8: ParameterSummaryCaseCondition<Value, C8>,
        _ c9: ParameterSummaryCaseCondition<Value, C9>,
        _ d: ParameterSummaryDefaultCaseCondition<D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, D>(
        _ c0: ParameterSummaryCaseCondition<Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Value, C6>,
        _ c7: ParameterSummaryCaseCondition<Value, C7>,
        _ c8: ParameterSummaryCaseCondition<Value, C8>,
        _ c9: ParameterSummaryCaseCondition<Value, C9>,
        _ c10: ParameterSummaryCaseCondition<Value, C10>,
        _ d: ParameterSummaryDefaultCaseCondition<D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, D>(
        _ c0: ParameterSummaryCaseCondition<Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Value, C6>,
        _ c7: ParameterSummaryCaseCondition<Value, C7>,
        _ c8: ParameterSummaryCaseCondition<Value, C8>,
        _ c9: ParameterSummaryCaseCondition<Value, C9>,
        _ c10: ParameterSummaryCaseCondition<Value, C10>,
        _ c11: ParameterSummaryCaseCondition<Value, C11>,
        _ d: ParameterSummaryDefaultCaseCondition<D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, D>(
        _ c0: ParameterSummaryCaseCondition<Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Value, C6>,
        _ c7: ParameterSummaryCaseCondition<Value, C7>,
        _ c8: ParameterSummaryCaseCondition<Value, C8>,
        _ c9: ParameterSummaryCaseCondition<Value, C9>,
        _ c10: ParameterSummaryCaseCondition<Value, C10>,
        _ c11: ParameterSummaryCaseCondition<Value, C11>,
        _ c12: ParameterSummaryCaseCondition<Value, C12>,
        _ d: ParameterSummaryDefaultCaseCondition<D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, D>(
        _ c0: ParameterSummaryCaseCondition<Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Value, C6>,
        _ c7: ParameterSummaryCaseCondition<Value, C7>,
        _ c8: ParameterSummaryCaseCondition<Value, C8>,
        _ c9: ParameterSummaryCaseCondition<Value, C9>,
        _ c10: ParameterSummaryCaseCondition<Value, C10>,
        _ c11: ParameterSummaryCaseCondition<Value, C11>,
        _ c12: ParameterSummaryCaseCondition<Value, C12>,
        _ c13: ParameterSummaryCaseCondition<Value, C13>,
        _ d: ParameterSummaryDefaultCaseCondition<D>
    ) {}
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, D>(
        _ c0: ParameterSummaryCaseCondition<Value, C0>,
        _ c1: ParameterSummaryCaseCondition<Value, C1>,
        _ c2: ParameterSummaryCaseCondition<Value, C2>,
        _ c3: ParameterSummaryCaseCondition<Value, C3>,
        _ c4: ParameterSummaryCaseCondition<Value, C4>,
        _ c5: ParameterSummaryCaseCondition<Value, C5>,
        _ c6: ParameterSummaryCaseCondition<Value, C6>,
        _ c7: ParameterSummaryCaseCondition<Value, C7>,
        _ c8: ParameterSummaryCaseCondition<Value, C8>,
        _ c9: ParameterSummaryCaseCondition<Value, C9>,
        _ c10: ParameterSummaryCaseCondition<Value, C10>,
        _ c11: ParameterSummaryCaseCondition<Value, C11>,
        _ c12: ParameterSummaryCaseCondition<Value, C12>,
        _ c13: ParameterSummaryCaseCondition<Value, C13>,
        _ c14: ParameterSummaryCaseCondition<Value, C14>,
        _ d: ParameterSummaryDefaultCaseCondition<D>
    ) {}
}

public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue & Sendable, Content>:
    ParameterSummary
{
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Value> _ content: () -> Content
    ) {}
}
