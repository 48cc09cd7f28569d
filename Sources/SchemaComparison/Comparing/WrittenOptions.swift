import IntentSchema

extension ParameterType {
    /// What is written about the type: how its options differ from those of a type about which nothing is written.
    package var writtenOptions: [FieldDifference] {
        switch self {
        case .string(let options): differences(in: stringOptionFields, .none, options)
        case .integer(let options): differences(in: numberOptionFields(), .none, options)
        case .decimal(let options): differences(in: numberOptionFields(), .none, options)
        case .boolean(let options): differences(in: booleanOptionFields, .none, options)
        case .file(let options): differences(in: fileOptionFields, .none, options)
        case .placemark(let style): differences(in: placemarkFields, .name, style)
        case .dateComponents(let options): differences(in: dateOptionFields, .none, options)
        case .duration(let options): differences(in: quantityOptionFields(), .none, options)
        case .measurement(_, let options): differences(in: quantityOptionFields(), .none, options)
        case .currencyAmount(let options): differences(in: currencyOptionFields, .none, options)
        case .enumeration, .object, .untypedObject, .url, .person, .paymentMethod, .speakableString, .system: []
        }
    }
}
