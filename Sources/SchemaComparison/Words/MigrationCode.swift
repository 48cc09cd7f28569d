extension Change {
    /// What code that reads saved data of the models has to say, so that nothing is lost: a `SavedMigration` in Swift. `nil` where
    /// reading finds everything without it, and where there is nothing to be found.
    var migrationCode: String? {
        guard let old, let new else { return nil }
        switch (kind, old.subject, new.subject) {
        case (.parameterRenamed, let former, .parameter(let name, _)):
            return ".renamed(\"\(former.name)\", to: .\(name))"
        case (.propertyRenamed, let former, .property(let name, let type)):
            return ".renamed(\"\(former.name)\", to: \"\(name)\", in: \(type).self)"
        case (.caseRenamed, let former, .enumerationCase(let name, let enumeration)):
            return ".renamed(\"\(former.name)\", toCase: \(enumeration).\(name))"
        case (.caseIndexChanged, _, .enumerationCase(let name, let enumeration)):
            // The name is enough for all but data that has none.
            return old.value.map { ".renumbered(\(enumeration).self, [\($0): .\(name)])" }
        case (.parameterTypeChanged, _, .parameter(let name, _)):
            return formerType.map { ".converted(.\(name)) { (former: \($0)) in … }" }
        case (.propertyTypeChanged, _, .property(let name, let type)):
            return formerType.map { ".converted(\"\(name)\", in: \(type).self) { (former: \($0)) in … }" }
        default:
            return nil
        }
    }

    /// The type that reads what was saved; `nil` where the present one does.
    private var formerType: String? {
        guard let old = old?.value.map(Self.savedType), let new = new?.value.map(Self.savedType) else { return nil }
        let isObject = old == new && old == "ObjectValue"
        return isObject || Self.readers[old]?.contains(new) == true ? nil : old
    }

    /// The types that read what another has saved.
    private static let readers: [String: Set<String>] = [
        "Int": ["Double", "DurationValue"], "Double": ["DurationValue"], "DurationValue": ["Double"], "URL": ["String"],
    ]

    /// The type that reads what was saved of a type in words. Those that definitions declare may be gone.
    private static func savedType(_ words: String) -> String {
        if words.hasPrefix("enumeration ") { return "SavedChoice" }
        return savedTypes[words] ?? "ObjectValue"
    }

    private static let savedTypes = [
        "String": "String", "Integer": "Int", "Decimal": "Double", "Boolean": "Bool", "File": "FileValue", "URL": "URL",
        "Placemark": "PlacemarkValue", "DateComponents": "DateComponents", "TimeInterval": "DurationValue",
        "Person": "PersonValue", "CurrencyAmount": "CurrencyAmountValue", "PaymentMethod": "PaymentMethodValue",
        "SpeakableString": "SpeakableText", "Temperature": "MeasurementValue<TemperatureUnit>",
        "Speed": "MeasurementValue<SpeedUnit>", "Mass": "MeasurementValue<MassUnit>",
        "Distance": "MeasurementValue<LengthUnit>", "Volume": "MeasurementValue<VolumeUnit>",
        "Energy": "MeasurementValue<EnergyUnit>",
    ]
}
