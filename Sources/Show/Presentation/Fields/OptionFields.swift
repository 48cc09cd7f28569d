import IntentSchema

extension StringOptions {
    package var fields: [Field] {
        [
            .defaultValue(of: "StringOptions", .text(defaultValue)),
            Field("StringOptions.capitalization", as: "capitalization", .word(capitalization), role: .entry),
            Field("StringOptions.keyboardType", as: "keyboard", .word(keyboardType), role: .entry),
            entry("StringOptions.isMultiline", as: "lines", isMultiline, on: "several", off: "one"),
            entry("StringOptions.disablesAutocorrect", as: "autocorrection", disablesAutocorrect, on: "off", off: "on"),
            entry("StringOptions.disablesSmartQuotes", as: "smart quotes", disablesSmartQuotes, on: "off", off: "on"),
            entry("StringOptions.disablesSmartDashes", as: "smart dashes", disablesSmartDashes, on: "off", off: "on"),
        ]
    }

    /// A switch that is off unless written.
    private func entry(_ name: String, as words: String, _ isOn: Bool, on: String, off: String) -> Field {
        Field(name, as: words, .flag(isOn, on: on, off: off), role: .entry, unwritten: .flag(false, on: on, off: off))
    }
}

extension NumberOptions {
    fileprivate func fields(_ number: (Value?) -> FieldValue) -> [Field] {
        [
            .defaultValue(of: "NumberOptions", number(defaultValue)),
            Field("NumberOptions.minimum", as: "minimum", number(minimum), role: .minimum),
            Field("NumberOptions.maximum", as: "maximum", number(maximum), role: .maximum),
            Field("NumberOptions.control", as: "control", .word(control), role: .control),
        ]
    }
}

extension NumberOptions<Int> {
    package var fields: [Field] { fields { .number($0) } }
}

extension NumberOptions<Double> {
    package var fields: [Field] { fields { .number($0) } }
}

extension BooleanOptions {
    package var fields: [Field] {
        [
            .defaultValue(of: "BooleanOptions", .flag(defaultValue), unwritten: .flag(false)),
            Field(
                "BooleanOptions.trueDisplayName",
                as: "display name of true",
                .text(trueDisplayName),
                role: .nameOfBoolean(true)
            ),
            Field(
                "BooleanOptions.falseDisplayName",
                as: "display name of false",
                .text(falseDisplayName),
                role: .nameOfBoolean(false)
            ),
        ]
    }
}

extension FileOptions {
    package var fields: [Field] {
        [
            Field(
                "FileOptions.kind",
                as: "kinds of files",
                .files(kind),
                key: "accepts",
                role: .valueKind,
                unwritten: .files(.any)
            )
        ]
    }
}

extension PlacemarkStyle {
    package var fields: [Field] {
        [
            Field(
                "ParameterType.placemark",
                as: "shown as",
                .word(self),
                key: "style",
                role: .entry,
                unwritten: .word(PlacemarkStyle.name)
            )
        ]
    }
}

extension DateOptions {
    package var fields: [Field] {
        [
            Field(
                "DateOptions.kind",
                as: "kind of date",
                .word(kind),
                key: "holds",
                role: .valueKind,
                unwritten: .word(Kind.dateTime)
            ),
            Field("DateOptions.format", as: "format", .word(format), role: .entry),
            Field("DateOptions.dateStyle", as: "date style", .word(dateStyle), role: .entry),
            Field("DateOptions.timeStyle", as: "time style", .word(timeStyle), role: .entry),
            Field("DateOptions.template", as: "template", .text(template), role: .text),
        ]
    }
}

extension QuantityOptions {
    package var fields: [Field] {
        [
            .defaultValue(of: "QuantityOptions", .quantity(defaultValue)),
            Field("QuantityOptions.minimum", as: "minimum", .quantity(minimum), role: .minimum),
            Field("QuantityOptions.maximum", as: "maximum", .quantity(maximum), role: .maximum),
            Field("QuantityOptions.unit", as: "unit", .word(unit?.name), role: .unit),
            Field("QuantityOptions.defaultUnit", as: "default unit", .word(defaultUnit?.name), role: .unit),
            Field("QuantityOptions.minimumUnit", as: "smallest unit", .word(minimumUnit?.name), role: .unit),
            Field("QuantityOptions.maximumUnit", as: "largest unit", .word(maximumUnit?.name), role: .unit),
            Field(
                "QuantityOptions.supportsNegativeNumbers",
                as: "negative numbers",
                .flag(supportsNegativeNumbers, on: "allowed", off: "not allowed"),
                role: .bound
            ),
        ]
    }
}

extension CurrencyOptions {
    package var fields: [Field] {
        [
            .defaultValue(of: "CurrencyOptions", .number(defaultValue)),
            Field("CurrencyOptions.minimum", as: "minimum", .number(minimum), role: .minimum),
            Field("CurrencyOptions.maximum", as: "maximum", .number(maximum), role: .maximum),
            Field(
                "CurrencyOptions.currencyCodes",
                as: "currencies",
                .choices(currencyCodes, none: "all"),
                key: "currencies",
                role: .valueKind,
                unwritten: .choices([], none: "all")
            ),
        ]
    }
}
