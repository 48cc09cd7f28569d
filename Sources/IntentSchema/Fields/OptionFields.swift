extension StringOptions {
    package static let fields: [Field<StringOptions>] = [
        Field("StringOptions.defaultValue", "default", key: "default", role: .defaultValue) { .text($0.defaultValue) },
        Field("StringOptions.capitalization", "capitalization", role: .entry) { .word($0.capitalization) },
        Field("StringOptions.keyboardType", "keyboard", role: .entry) { .word($0.keyboardType) },
        entry("StringOptions.isMultiline", "lines", "several", "one") { $0.isMultiline },
        entry("StringOptions.disablesAutocorrect", "autocorrection", "off", "on") { $0.disablesAutocorrect },
        entry("StringOptions.disablesSmartQuotes", "smart quotes", "off", "on") { $0.disablesSmartQuotes },
        entry("StringOptions.disablesSmartDashes", "smart dashes", "off", "on") { $0.disablesSmartDashes },
    ]

    /// A switch that is off where it is not written.
    private static func entry(
        _ name: String,
        _ words: String,
        _ on: String,
        _ off: String,
        _ isOn: @escaping @Sendable (StringOptions) -> Bool
    ) -> Field<StringOptions> {
        Field(name, words, role: .entry, unwritten: .flag(false, on, off)) { .flag(isOn($0), on, off) }
    }
}

extension NumberOptions {
    fileprivate static func fields(_ number: @escaping @Sendable (Value?) -> FieldValue) -> [Field<NumberOptions>] {
        [
            Field("NumberOptions.defaultValue", "default", key: "default", role: .defaultValue) {
                number($0.defaultValue)
            },
            Field("NumberOptions.minimum", "minimum", role: .minimum) { number($0.minimum) },
            Field("NumberOptions.maximum", "maximum", role: .maximum) { number($0.maximum) },
            Field("NumberOptions.control", "control", role: .control) { .word($0.control) },
        ]
    }
}

extension NumberOptions<Int> {
    package static var fields: [Field<NumberOptions>] { fields { .number($0) } }
}

extension NumberOptions<Double> {
    package static var fields: [Field<NumberOptions>] { fields { .number($0) } }
}

extension BooleanOptions {
    package static let fields: [Field<BooleanOptions>] = [
        Field("BooleanOptions.defaultValue", "default", key: "default", role: .defaultValue, unwritten: .flag(false)) {
            .flag($0.defaultValue)
        },
        Field("BooleanOptions.trueDisplayName", "display name of true", role: .nameOfBoolean(true)) {
            .text($0.trueDisplayName)
        },
        Field("BooleanOptions.falseDisplayName", "display name of false", role: .nameOfBoolean(false)) {
            .text($0.falseDisplayName)
        },
    ]
}

extension FileOptions {
    package static let fields: [Field<FileOptions>] = [
        Field("FileOptions.kind", "kinds of files", key: "accepts", role: .valueKind, unwritten: .files(.any)) {
            .files($0.kind)
        }
    ]
}

extension PlacemarkStyle {
    package static let fields: [Field<PlacemarkStyle>] = [
        Field("ParameterType.placemark", "shown as", key: "style", role: .entry, unwritten: .word(PlacemarkStyle.name))
        {
            .word($0)
        }
    ]
}

extension DateOptions {
    package static let fields: [Field<DateOptions>] = [
        Field("DateOptions.kind", "kind of date", key: "holds", role: .valueKind, unwritten: .word(Kind.dateTime)) {
            .word($0.kind)
        },
        Field("DateOptions.format", "format", role: .entry) { .word($0.format) },
        Field("DateOptions.dateStyle", "date style", role: .entry) { .word($0.dateStyle) },
        Field("DateOptions.timeStyle", "time style", role: .entry) { .word($0.timeStyle) },
        Field("DateOptions.template", "template", role: .text) { .text($0.template) },
    ]
}

extension QuantityOptions {
    package static var fields: [Field<QuantityOptions>] {
        [
            Field("QuantityOptions.defaultValue", "default", key: "default", role: .defaultValue) {
                .quantity($0.defaultValue)
            },
            Field("QuantityOptions.minimum", "minimum", role: .minimum) { .quantity($0.minimum) },
            Field("QuantityOptions.maximum", "maximum", role: .maximum) { .quantity($0.maximum) },
            Field("QuantityOptions.unit", "unit", role: .unit) { .word($0.unit?.name) },
            Field("QuantityOptions.defaultUnit", "default unit", role: .unit) { .word($0.defaultUnit?.name) },
            Field("QuantityOptions.minimumUnit", "smallest unit", role: .unit) { .word($0.minimumUnit?.name) },
            Field("QuantityOptions.maximumUnit", "largest unit", role: .unit) { .word($0.maximumUnit?.name) },
            Field("QuantityOptions.supportsNegativeNumbers", "negative numbers", role: .bound) {
                .flag($0.supportsNegativeNumbers, "allowed", "not allowed")
            },
        ]
    }
}

extension CurrencyOptions {
    package static let fields: [Field<CurrencyOptions>] = [
        Field("CurrencyOptions.defaultValue", "default", key: "default", role: .defaultValue) {
            .number($0.defaultValue)
        },
        Field("CurrencyOptions.minimum", "minimum", role: .minimum) { .number($0.minimum) },
        Field("CurrencyOptions.maximum", "maximum", role: .maximum) { .number($0.maximum) },
        Field(
            "CurrencyOptions.currencyCodes",
            "currencies",
            key: "currencies",
            role: .valueKind,
            unwritten: .choices([], none: "all")
        ) { .choices($0.currencyCodes, none: "all") },
    ]
}
