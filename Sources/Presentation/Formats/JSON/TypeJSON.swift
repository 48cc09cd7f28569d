import Diagnostics
import IntentSchema

extension JSONWriter {
    /// A type with its options. Absent members are what the file does not say.
    mutating func write(_ type: ParameterType, _ schema: Schema) {
        object { json in
            switch type {
            case .string(let options):
                json.member("kind", "string")
                json.member("default", options.defaultValue)
                json.optional("capitalization", options.capitalization?.rawValue)
                json.optional("keyboardType", options.keyboardType?.rawValue)
                json.member("isMultiline", options.isMultiline)
                json.member("disablesAutocorrect", options.disablesAutocorrect)
                json.member("disablesSmartQuotes", options.disablesSmartQuotes)
                json.member("disablesSmartDashes", options.disablesSmartDashes)
            case .integer(let options):
                json.member("kind", "integer")
                json.optional("default", options.defaultValue)
                json.optional("minimum", options.minimum)
                json.optional("maximum", options.maximum)
                json.optional("control", options.control?.rawValue)
            case .decimal(let options):
                json.member("kind", "decimal")
                json.optional("default", options.defaultValue)
                json.optional("minimum", options.minimum)
                json.optional("maximum", options.maximum)
                json.optional("control", options.control?.rawValue)
            case .boolean(let options):
                json.member("kind", "boolean")
                json.member("default", options.defaultValue)
                json.member("trueDisplayName", options.trueDisplayName)
                json.member("falseDisplayName", options.falseDisplayName)
            case .enumeration(let reference, let position):
                json.member("kind", "enumeration")
                json.member("name", schema[reference].name)
                json.optional("default", position.map { schema[reference].cases[$0].name })
            case .object(let reference):
                json.member("kind", "object")
                json.member("name", schema[reference].name)
            case .untypedObject: json.member("kind", "untypedObject")
            case .file(let options):
                json.member("kind", "file")
                json.write(options.kind)
            case .url: json.member("kind", "url")
            case .placemark(let style):
                json.member("kind", "placemark")
                json.member("style", style.rawValue)
            case .dateComponents(let options):
                json.member("kind", "dateComponents")
                json.member("holds", options.kind.rawValue)
                json.optional("format", options.format?.rawValue)
                json.optional("dateStyle", options.dateStyle?.rawValue)
                json.optional("timeStyle", options.timeStyle?.rawValue)
                json.member("template", options.template)
            case .duration(let options):
                json.member("kind", "duration")
                json.write(options)
            case .measurement(let kind, let options):
                json.member("kind", "measurement")
                json.member("quantity", kind.rawValue)
                json.write(options)
            case .person: json.member("kind", "person")
            case .currencyAmount(let options):
                json.member("kind", "currencyAmount")
                json.optional("default", options.defaultValue)
                json.optional("minimum", options.minimum)
                json.optional("maximum", options.maximum)
                json.member("currencies", options.currencyCodes)
            case .paymentMethod: json.member("kind", "paymentMethod")
            case .speakableString: json.member("kind", "speakableString")
            case .system(let system):
                json.member("kind", "system")
                json.member("name", system.name)
            }
        }
    }

    private mutating func optional(_ key: String, _ value: Double?) { if let value { member(key, value) } }

    private mutating func write(_ kind: FileOptions.Kind) {
        switch kind {
        case .any: member("accepts", "any")
        case .image: member("accepts", "image")
        case .plainText: member("accepts", "plainText")
        case .typeIdentifiers(let identifiers):
            member("accepts", "typeIdentifiers")
            member("typeIdentifiers", identifiers)
        case .other(let word):
            member("accepts", "other")
            member("word", word)
        }
    }

    private mutating func write<Unit: QuantityUnit>(_ options: QuantityOptions<Unit>) {
        for (key, quantity) in [
            ("default", options.defaultValue), ("minimum", options.minimum), ("maximum", options.maximum),
        ] {
            guard let quantity else { continue }
            member(key) { json in
                json.object { json in
                    json.member("value", quantity.value)
                    json.member("unit", quantity.unit.name)
                }
            }
        }
        optional("unit", options.unit?.name)
        optional("defaultUnit", options.defaultUnit?.name)
        optional("minimumUnit", options.minimumUnit?.name)
        optional("maximumUnit", options.maximumUnit?.name)
        if let isSupported = options.supportsNegativeNumbers { member("supportsNegativeNumbers", isSupported) }
    }
}
