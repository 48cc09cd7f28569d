extension StringOptions {
    package var fields: [Field] {
        [
            .defaultValue(of: "StringOptions", .text(defaultValue)),
            Field("StringOptions.capitalization", "capitalization", .word(capitalization), role: .entry),
            Field("StringOptions.keyboardType", "keyboard", .word(keyboardType), role: .entry),
            entry("StringOptions.isMultiline", "lines", isMultiline, "several", "one"),
            entry("StringOptions.disablesAutocorrect", "autocorrection", disablesAutocorrect, "off", "on"),
            entry("StringOptions.disablesSmartQuotes", "smart quotes", disablesSmartQuotes, "off", "on"),
            entry("StringOptions.disablesSmartDashes", "smart dashes", disablesSmartDashes, "off", "on"),
        ]
    }

    /// A switch that is off where it is not written.
    private func entry(_ name: String, _ words: String, _ isOn: Bool, _ on: String, _ off: String) -> Field {
        Field(name, words, .flag(isOn, on, off), role: .entry, unwritten: .flag(false, on, off))
    }
}

extension NumberOptions {
    fileprivate func fields(_ number: (Value?) -> FieldValue) -> [Field] {
        [
            .defaultValue(of: "NumberOptions", number(defaultValue)),
            Field("NumberOptions.minimum", "minimum", number(minimum), role: .minimum),
            Field("NumberOptions.maximum", "maximum", number(maximum), role: .maximum),
            Field("NumberOptions.control", "control", .word(control), role: .control),
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
                "display name of true",
                .text(trueDisplayName),
                role: .nameOfBoolean(true)
            ),
            Field(
                "BooleanOptions.falseDisplayName",
                "display name of false",
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
                "kinds of files",
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
                "shown as",
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
                "kind of date",
                .word(kind),
                key: "holds",
                role: .valueKind,
                unwritten: .word(Kind.dateTime)
            ),
            Field("DateOptions.format", "format", .word(format), role: .entry),
            Field("DateOptions.dateStyle", "date style", .word(dateStyle), role: .entry),
            Field("DateOptions.timeStyle", "time style", .word(timeStyle), role: .entry),
            Field("DateOptions.template", "template", .text(template), role: .text),
        ]
    }
}

extension QuantityOptions {
    package var fields: [Field] {
        [
            .defaultValue(of: "QuantityOptions", .quantity(defaultValue)),
            Field("QuantityOptions.minimum", "minimum", .quantity(minimum), role: .minimum),
            Field("QuantityOptions.maximum", "maximum", .quantity(maximum), role: .maximum),
            Field("QuantityOptions.unit", "unit", .word(unit?.name), role: .unit),
            Field("QuantityOptions.defaultUnit", "default unit", .word(defaultUnit?.name), role: .unit),
            Field("QuantityOptions.minimumUnit", "smallest unit", .word(minimumUnit?.name), role: .unit),
            Field("QuantityOptions.maximumUnit", "largest unit", .word(maximumUnit?.name), role: .unit),
            Field(
                "QuantityOptions.supportsNegativeNumbers",
                "negative numbers",
                .flag(supportsNegativeNumbers, "allowed", "not allowed"),
                role: .bound
            ),
        ]
    }
}

extension CurrencyOptions {
    package var fields: [Field] {
        [
            .defaultValue(of: "CurrencyOptions", .number(defaultValue)),
            Field("CurrencyOptions.minimum", "minimum", .number(minimum), role: .minimum),
            Field("CurrencyOptions.maximum", "maximum", .number(maximum), role: .maximum),
            Field(
                "CurrencyOptions.currencyCodes",
                "currencies",
                .choices(currencyCodes, none: "all"),
                key: "currencies",
                role: .valueKind,
                unwritten: .choices([], none: "all")
            ),
        ]
    }
}
