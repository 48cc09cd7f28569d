extension SyntheticIntent {
    static let types = [
        "String", "Integer", "Boolean", "Decimal", "Object", "File", "URL", "Placemark", "DateComponents",
        "TimeInterval", "Person", "CurrencyAmount", "PaymentMethod", "SpeakableString", "Temperature", "Speed", "Mass",
        "Distance", "Volume", "Energy",
    ]

    /// Writes the options of a type as Xcode does.
    mutating func metadata(_ writer: inout DefinitionWriter, of type: String) {
        let prefix = "INIntentParameterMetadata"
        switch type {
        case "", "Object", "URL", "Person", "PaymentMethod", "SpeakableString": return
        default: break
        }
        writer.dictionary(prefix) { options in
            switch type {
            case "String":
                if names.isChosen(in: 93) {
                    options.string(prefix + "Capitalization", names.choice(["Sentences": 73, "None": 25, "Words": 2]))
                }
                let isTechnical = names.isChosen(in: 20)
                if names.isChosen(in: 47) {
                    if names.isChosen(in: 30) { options.string(prefix + "DefaultValue", "Bread & butter") }
                    options.string(prefix + "DefaultValueID", names.id())
                }
                if isTechnical {
                    options.boolean(prefix + "DisableAutocorrect")
                    options.boolean(prefix + "DisableSmartDashes")
                    options.boolean(prefix + "DisableSmartQuotes")
                }
                if names.isChosen(in: 12) { options.boolean(prefix + "Multiline") }
            case "Integer":
                if names.isChosen(in: 30) { options.integer(prefix + "DefaultValue", 5 + names.number(below: 20)) }
                if names.isChosen(in: 60) { options.integer(prefix + "MaximumValue", 60) }
                if names.isChosen(in: 20) { options.integer(prefix + "MinimumValue", 1) }
                options.string(prefix + "Type", names.choice(["Field": 80, "Stepper": 10, "Slider": 10]))
            case "Decimal":
                options.real(prefix + "DefaultValue", 0.5)
                options.real(prefix + "MaximumValue", 1.5)
                options.string(prefix + "Type", "Slider")
            case "Boolean":
                if names.isChosen(in: 30) { options.boolean(prefix + "DefaultValue") }
                options.string(prefix + "FalseDisplayName", "off")
                options.string(prefix + "FalseDisplayNameID", names.id())
                options.string(prefix + "TrueDisplayName", "on")
                options.string(prefix + "TrueDisplayNameID", names.id())
            case "File":
                options.array(prefix + "CustomUTIs") { $0.dictionary { $0.string("UTI", "public.python-script") } }
                options.string(prefix + "Type", "Custom")
            case "Placemark": options.string(prefix + "Type", "City")
            case "DateComponents":
                options.string(prefix + "DateStyle", "Long")
                options.string(prefix + "Format", "Style")
                options.string(prefix + "Type", "Date")
            case "TimeInterval":
                options.integer(prefix + "DefaultValue", 30)
                options.string(prefix + "DefaultUnit", "Minutes")
                options.string(prefix + "Unit", "Minutes")
            case "CurrencyAmount":
                options.array(prefix + "CurrencyCodes") { $0.dictionary { $0.string("CurrencyCode", "EUR") } }
                options.real(prefix + "DefaultValue", 9.99)
            case "Temperature": options.string(prefix + "Unit", "Celsius")
            case "Speed": options.string(prefix + "Unit", "KilometersPerHour")
            case "Mass": options.string(prefix + "Unit", "Kilograms")
            case "Distance": options.string(prefix + "Unit", "Kilometers")
            case "Volume": options.string(prefix + "Unit", "Liters")
            default: options.string(prefix + "Unit", "Joules")
            }
        }
    }
}
