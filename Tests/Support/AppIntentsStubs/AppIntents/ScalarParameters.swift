// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures in our own words, so that generated code can be type-checked where the real framework does not
// exist. Part of no product. Values are kept, so that conversions can be run; the system's own work is not done.

import CoreLocation
import UniformTypeIdentifiers

extension IntentParameter where Value.ValueType == Int {
    public convenience init(
        title: LocalizedStringResource,
        default: _const Value.UnwrappedType? = nil,
        controlStyle: _const IntControlStyle = .stepper,
        inclusiveRange: _const (lowerBound: Int, upperBound: Int)? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(first: `default`) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        controlStyle: _const IntControlStyle = .stepper,
        inclusiveRange: _const (lowerBound: Int, upperBound: Int)? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

extension IntentParameter where Value.ValueType == Double {
    public convenience init(
        title: LocalizedStringResource,
        default: _const Value.UnwrappedType? = nil,
        controlStyle: _const DoubleControlStyle = .stepper,
        inclusiveRange: _const (lowerBound: Double, upperBound: Double)? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(first: `default`) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        controlStyle: _const DoubleControlStyle = .stepper,
        inclusiveRange: _const (lowerBound: Double, upperBound: Double)? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

extension IntentParameter where Value.ValueType == Bool {
    public convenience init(
        title: LocalizedStringResource,
        default: _const Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(first: `default`) }
}

extension IntentParameter where Value.ValueType == String {
    public convenience init(
        title: LocalizedStringResource,
        default: _const Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(first: `default`) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

extension IntentParameter where Value.ValueType == Date {
    public convenience init(
        title: LocalizedStringResource,
        kind: _const DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        kind: _const DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

#if SYSTEM_18
extension IntentParameter where Value.ValueType == Date {
    public convenience init(
        title: LocalizedStringResource,
        default: Value.UnwrappedType,
        kind: _const DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
}
#endif

extension IntentParameter where Value.ValueType == DateComponents {
    public convenience init(
        title: LocalizedStringResource,
        kind: _const DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        kind: _const DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

#if SYSTEM_18
extension IntentParameter where Value.ValueType == DateComponents {
    public convenience init(
        title: LocalizedStringResource,
        default: Value.UnwrappedType,
        kind: _const DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
}
#endif

extension IntentParameter where Value.ValueType == URL {
    public convenience init(
        title: LocalizedStringResource,
        default: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(first: `default`) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
    public convenience init(
        title: LocalizedStringResource,
        displayStyle: _const PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        displayStyle: _const PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

#if SYSTEM_18
extension IntentParameter where Value.ValueType == IntentFile {
    public convenience init(
        title: LocalizedStringResource,
        default: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType] = [.item],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(first: `default`) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        default: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType] = [.item],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}
#endif

extension IntentParameter where Value.ValueType == IntentFile {
    #if SYSTEM_18
    @available(*, deprecated, message: "iOS 18 has content types")
    #endif
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource,
        default: _const Value.UnwrappedType? = nil,
        supportedTypeIdentifiers: _const [String] = ["public.item"],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(first: `default`) }
    #if SYSTEM_18
    @available(*, deprecated, message: "iOS 18 has content types")
    #endif
    @_disfavoredOverload
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        supportedTypeIdentifiers: _const [String] = ["public.item"],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

extension IntentParameter where Value.ValueType == IntentPerson {
    public convenience init(
        title: LocalizedStringResource,
        mode: _const IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        mode: _const IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

extension IntentParameter where Value.ValueType == IntentPaymentMethod {
    public convenience init(
        title: LocalizedStringResource,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    public convenience init(
        title: LocalizedStringResource,
        currencyCodes: _const [String] = [],
        inclusiveRange: _const (lowerBound: Decimal, upperBound: Decimal)? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        currencyCodes: _const [String] = [],
        inclusiveRange: _const (lowerBound: Decimal, upperBound: Decimal)? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }
}

#if SYSTEM_18
extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    public convenience init(
        title: LocalizedStringResource,
        default: Value.UnwrappedType,
        currencyCodes: _const [String] = [],
        inclusiveRange: _const (lowerBound: Decimal, upperBound: Decimal)? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(()) }
}
#endif
