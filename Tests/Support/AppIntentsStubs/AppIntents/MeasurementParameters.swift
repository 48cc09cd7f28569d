// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures in our own words, so that generated code can be type-checked where the real framework does not
// exist. Part of no product. Values are kept, so that conversions can be run; the system's own work is not done.

extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Duration? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(())
        keep(defaultValue, defaultUnit ?? .seconds)
    }
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Duration,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(())
        keep(defaultValue, unit)
    }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }

    private func keep(_ value: Double?, _ unit: Duration) {
        guard let value else { return }
        let known: UnitDuration =
            switch unit {
            case .hours: .hours
            case .minutes: .minutes
            default: .seconds
            }
        kept.stored = Measurement(value: value, unit: known) as? Value
    }
}

extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Energy? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Energy,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Length? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Length,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Mass? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Mass,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Speed? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Speed,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Temperature? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Temperature,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Volume? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Volume,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}
