// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures in our own words, so that generated code can be type-checked where the real framework does not
// exist. Part of no product. Values are kept, so that conversions can be run; the system's own work is not done.

extension IntentParameter where Value.ValueType: AppEnum {
    public convenience init(
        title: LocalizedStringResource,
        default: _const Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(first: `default`) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        default: _const Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(first: `default`) }
}

extension IntentParameter where Value.ValueType: AppEntity {
    public convenience init(
        title: LocalizedStringResource,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init<Q: EntityQuery>(
        title: LocalizedStringResource,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        query: Q
    ) where Q.Entity == Value.ValueType { self.init(()) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

#if SYSTEM_17
extension IntentParameter where Value.ValueType: AppEntity, Value.UnwrappedType == [Value.ValueType] {
    public convenience init(
        title: LocalizedStringResource,
        size: IntentCollectionSize,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init<Q: EntityQuery>(
        title: LocalizedStringResource,
        size: IntentCollectionSize,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        query: Q
    ) where Q.Entity == Value.ValueType { self.init(()) }
    public convenience init(
        title: LocalizedStringResource,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init<Q: EntityQuery>(
        title: LocalizedStringResource,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        query: Q
    ) where Q.Entity == Value.ValueType { self.init(()) }
}

extension IntentParameter where Value.ValueType == IntentPerson, Value.UnwrappedType == [IntentPerson] {
    public convenience init(
        title: LocalizedStringResource,
        mode: _const IntentPerson.ParameterMode = .contact,
        size: IntentCollectionSize,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init(
        title: LocalizedStringResource,
        mode: _const IntentPerson.ParameterMode = .contact,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
}
#endif
