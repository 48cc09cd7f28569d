import IntentSchema

/// The fields of text options.
package let stringOptionFields: [ComparedField<StringOptions>] = [
    .text("StringOptions.defaultValue", "default", changed: .defaultChanged) { $0.defaultValue },
    .word("StringOptions.capitalization", .inputOptionChanged, "capitalization") { $0.capitalization },
    .word("StringOptions.keyboardType", .inputOptionChanged, "keyboard") { $0.keyboardType },
    .value("StringOptions.isMultiline", .inputOptionChanged, "lines", { $0.isMultiline }) { $0 ? "several" : "one" },
    .value(
        "StringOptions.disablesAutocorrect",
        .inputOptionChanged,
        "autocorrection",
        { $0.disablesAutocorrect },
        shown: offOn
    ),
    .value(
        "StringOptions.disablesSmartQuotes",
        .inputOptionChanged,
        "smart quotes",
        { $0.disablesSmartQuotes },
        shown: offOn
    ),
    .value(
        "StringOptions.disablesSmartDashes",
        .inputOptionChanged,
        "smart dashes",
        { $0.disablesSmartDashes },
        shown: offOn
    ),
]

@Sendable private func offOn(_ isOff: Bool) -> String? { isOff ? "off" : "on" }

/// The fields of number options.
package func numberOptionFields<Value: LosslessStringConvertible>() -> [ComparedField<NumberOptions<Value>>] {
    [
        .value("NumberOptions.defaultValue", .defaultChanged, "default") { $0.defaultValue },
        .value("NumberOptions.minimum", .boundsChanged, "minimum") { $0.minimum },
        .value("NumberOptions.maximum", .boundsChanged, "maximum") { $0.maximum },
        .word("NumberOptions.control", .inputOptionChanged, "control") { $0.control },
    ]
}

/// The fields of Boolean options.
package let booleanOptionFields: [ComparedField<BooleanOptions>] = [
    .value("BooleanOptions.defaultValue", .defaultChanged, "default") { $0.defaultValue },
    .text("BooleanOptions.trueDisplayName", "display name of true") { $0.trueDisplayName },
    .text("BooleanOptions.falseDisplayName", "display name of false") { $0.falseDisplayName },
]

/// The fields of file options.
package let fileOptionFields: [ComparedField<FileOptions>] = [
    .value("FileOptions.kind", .valueKindChanged, "kinds of files", { $0.kind }) {
        switch $0 {
        case .any: "any"
        case .image: "images"
        case .plainText: "plain text"
        case .typeIdentifiers(let identifiers): identifiers.joined(separator: ", ")
        case .other(let word): word
        }
    }
]

/// The fields of date options.
package let dateOptionFields: [ComparedField<DateOptions>] = [
    .word("DateOptions.kind", .valueKindChanged, "kind of date") { $0.kind },
    .word("DateOptions.format", .inputOptionChanged, "format") { $0.format },
    .word("DateOptions.dateStyle", .inputOptionChanged, "date style") { $0.dateStyle },
    .word("DateOptions.timeStyle", .inputOptionChanged, "time style") { $0.timeStyle },
    .text("DateOptions.template", "template") { $0.template },
]

/// The fields of quantities.
package func quantityOptionFields<Unit: QuantityUnit>() -> [ComparedField<QuantityOptions<Unit>>] {
    [
        .value("QuantityOptions.defaultValue", .defaultChanged, "default", { $0.defaultValue }, shown: shown),
        .value("QuantityOptions.minimum", .boundsChanged, "minimum", { $0.minimum }, shown: shown),
        .value("QuantityOptions.maximum", .boundsChanged, "maximum", { $0.maximum }, shown: shown),
        .value("QuantityOptions.unit", .unitChanged, "unit", { $0.unit }, shown: { $0?.name }),
        .value("QuantityOptions.defaultUnit", .unitChanged, "default unit", { $0.defaultUnit }, shown: { $0?.name }),
        .value("QuantityOptions.minimumUnit", .unitChanged, "smallest unit", { $0.minimumUnit }, shown: { $0?.name }),
        .value("QuantityOptions.maximumUnit", .unitChanged, "largest unit", { $0.maximumUnit }, shown: { $0?.name }),
        .value(
            "QuantityOptions.supportsNegativeNumbers",
            .boundsChanged,
            "negative numbers",
            { $0.supportsNegativeNumbers }
        ) { $0.map { $0 ? "allowed" : "not allowed" } },
    ]
}

@Sendable private func shown<Unit: QuantityUnit>(_ quantity: Quantity<Unit>?) -> String? {
    quantity.map { "\($0.value) \($0.unit.name)" }
}

/// The fields of amounts of money.
package let currencyOptionFields: [ComparedField<CurrencyOptions>] = [
    .value("CurrencyOptions.defaultValue", .defaultChanged, "default") { $0.defaultValue },
    .value("CurrencyOptions.minimum", .boundsChanged, "minimum") { $0.minimum },
    .value("CurrencyOptions.maximum", .boundsChanged, "maximum") { $0.maximum },
    .value("CurrencyOptions.currencyCodes", .valueKindChanged, "currencies", { Set($0.currencyCodes) }) {
        $0.isEmpty ? "all" : $0.sorted().joined(separator: ", ")
    },
]

/// What is different in the options of two values of the same type. Values of different types have no options in common.
func optionDifferences(_ old: ParameterType, _ new: ParameterType) -> [FieldDifference] {
    if old == new { return [] }
    return switch (old, new) {
    case (.string(let old), .string(let new)): differences(in: stringOptionFields, old, new)
    case (.integer(let old), .integer(let new)): differences(in: numberOptionFields(), old, new)
    case (.decimal(let old), .decimal(let new)): differences(in: numberOptionFields(), old, new)
    case (.boolean(let old), .boolean(let new)): differences(in: booleanOptionFields, old, new)
    case (.file(let old), .file(let new)): differences(in: fileOptionFields, old, new)
    case (.placemark(let old), .placemark(let new)):
        differences(in: placemarkFields, old, new)
    case (.dateComponents(let old), .dateComponents(let new)): differences(in: dateOptionFields, old, new)
    case (.duration(let old), .duration(let new)): differences(in: quantityOptionFields(), old, new)
    case (.measurement(_, let old), .measurement(_, let new)): differences(in: quantityOptionFields(), old, new)
    case (.currencyAmount(let old), .currencyAmount(let new)): differences(in: currencyOptionFields, old, new)
    // The default of an enumeration is compared where cases are known. The others have no options.
    case (.string, _), (.integer, _), (.decimal, _), (.boolean, _), (.enumeration, _), (.object, _),
        (.untypedObject, _), (.file, _), (.url, _), (.placemark, _), (.dateComponents, _), (.duration, _),
        (.measurement, _), (.person, _), (.currencyAmount, _), (.paymentMethod, _), (.speakableString, _),
        (.system, _):
        []
    }
}

/// How a place is shown.
package let placemarkFields: [ComparedField<PlacemarkStyle>] = [
    .word("ParameterType.placemark", .inputOptionChanged, "shown as") { $0 }
]

/// What is different in the fields of a table.
func differences<Declaration>(
    in fields: [ComparedField<Declaration>],
    _ old: Declaration,
    _ new: Declaration
) -> [FieldDifference] {
    var found: [FieldDifference] = []
    for field in fields { found += field.differences(old, new) }
    return found
}
