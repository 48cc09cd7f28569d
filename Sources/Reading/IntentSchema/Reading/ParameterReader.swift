import PropertyList

/// Reads parameters of intents, values of responses or properties of types, which share their keys but for the prefix.
struct ParameterReader: Sendable {
    let prefix: String
    /// The part of a symbol that precedes the name.
    private let symbol: String
    private let keys: KnownKeys<ParameterDefinition>
    /// The keys of a parameter and of the dictionaries in it.
    let formats: [FormatKeys]

    static let parameters = ParameterReader("INIntentParameter", "a parameter", symbol: "/parameter/")
    static let responseValues = ParameterReader(
        "INIntentResponseParameter",
        "a response parameter",
        symbol: "/response/parameter/"
    )
    static let properties = ParameterReader("INTypeProperty", "a property of a type", symbol: "/property/")
    static let all: [ParameterReader] = [parameters, responseValues, properties]

    func read(_ values: inout ValueReader, _ node: PropertyListNode) -> ParameterDefinition {
        let mark = values.mark
        let parameter = keys.read(&values, node)
        values.claimInside(since: mark, for: symbol + parameter.shownName)
        return parameter
    }

    private init(_ prefix: String, _ place: String, symbol: String) {
        self.prefix = prefix
        self.symbol = symbol
        let metadata = Self.metadata(prefix, of: place)
        let arraySize = Self.arraySize(prefix, of: place)
        let promptDialog = Self.promptDialog(prefix, of: place)
        let relationship = Self.relationship(prefix, of: place)
        let reason = Self.reason(prefix, of: place)
        keys = KnownKeys(place, prefix) { ParameterDefinition(range: $0.pointingRange) }
            .reading([
                "Name": .string { $0.name = $1 },
                "Tag": .integer { $0.tag = $1 },
                "Type": .string { $0.type = $1 },
                "DisplayPriority": .integer { $0.displayPriority = $1 },
                "DisplayName": .string { $0.displayName.text = $1 },
                "DisplayNameID": .string { $0.displayName.id = $1 },
                "Configurable": .boolean { $0.isConfigurable = $1 },
                "SupportsResolution": .boolean { $0.supportsResolution = $1 },
                "SupportsDynamicEnumeration": .boolean { $0.supportsDynamicEnumeration = $1 },
                "SupportsSearch": .boolean { $0.supportsSearch = $1 },
                "SupportsMultipleValues": .boolean { $0.supportsMultipleValues = $1 },
                "FixedSizeArray": .boolean { $0.isFixedSizeArray = $1 },
                "ArraySizes": .other { $0.arraySizes = $1.dictionaries($2, arraySize.read) },
                "CustomDisambiguation": .boolean { $0.usesCustomDisambiguation = $1 },
                "EnumType": .string { $0.enumType = $1 },
                "EnumTypeNamespace": .string { $0.enumTypeNamespace = $1 },
                "ObjectType": .string { $0.objectType = $1 },
                "ObjectTypeNamespace": .string { $0.objectTypeNamespace = $1 },
                "Metadata": .other { $0.metadata = $1.dictionary($2, metadata) },
                "PromptDialogs": .other { $0.promptDialogs = $1.dictionaries($2, promptDialog.read)?.value ?? [] },
                "Relationship": .other { $0.relationship = $1.dictionary($2, relationship) },
                "UnsupportedReasons": .other { $0.unsupportedReasons = $1.dictionaries($2, reason.read)?.value ?? [] },
                "Default": .boolean { $0.isInherited = $1 },
            ])
        formats = [
            keys.format, metadata.format, arraySize.format, promptDialog.format, relationship.format, reason.format,
        ]
    }

    private static func metadata(_ prefix: String, of place: String) -> KnownKeys<MetadataDefinition> {
        KnownKeys("the metadata of \(place)", prefix + "Metadata") { MetadataDefinition(range: $0.pointingRange) }
            .reading([
                "Type": .string { $0.type = $1 },
                "DefaultValue": .scalar { $0.defaultValue = $1 },
                "DefaultValueID": .string { $0.defaultValueID = $1 },
                "MinimumValue": .scalar { $0.minimumValue = $1 },
                "MaximumValue": .scalar { $0.maximumValue = $1 },
                "SupportsNegativeNumbers": .boolean { $0.supportsNegativeNumbers = $1 },
                "Capitalization": .string { $0.capitalization = $1 },
                "KeyboardType": .string { $0.keyboardType = $1 },
                "Multiline": .boolean { $0.isMultiline = $1 },
                "DisableAutocorrect": .boolean { $0.disablesAutocorrect = $1 },
                "DisableSmartDashes": .boolean { $0.disablesSmartDashes = $1 },
                "DisableSmartQuotes": .boolean { $0.disablesSmartQuotes = $1 },
                "Placeholder": .string { $0.placeholder.text = $1 },
                "PlaceholderID": .string { $0.placeholder.id = $1 },
                "TrueDisplayName": .string { $0.trueDisplayName.text = $1 },
                "TrueDisplayNameID": .string { $0.trueDisplayName.id = $1 },
                "FalseDisplayName": .string { $0.falseDisplayName.text = $1 },
                "FalseDisplayNameID": .string { $0.falseDisplayName.id = $1 },
                "CustomUTIs": .other { $0.typeIdentifiers = $1.wrappedStrings($2, key: "UTI") },
                "Format": .string { $0.format = $1 },
                "DateStyle": .string { $0.dateStyle = $1 },
                "TimeStyle": .string { $0.timeStyle = $1 },
                "Template": .string { $0.template.text = $1 },
                "TemplateID": .string { $0.template.id = $1 },
                "Unit": .string { $0.unit = $1 },
                "DefaultUnit": .string { $0.defaultUnit = $1 },
                "MinimumUnit": .string { $0.minimumUnit = $1 },
                "MaximumUnit": .string { $0.maximumUnit = $1 },
                "CurrencyCodes": .other { $0.currencyCodes = $1.wrappedStrings($2, key: "CurrencyCode") },
            ])
    }

    private static func arraySize(_ prefix: String, of place: String) -> KnownKeys<ArraySizeDefinition> {
        KnownKeys("an array size of \(place)", prefix + "ArraySize") { ArraySizeDefinition(range: $0.pointingRange) }
            .reading([
                "Size": .integer { $0.size = $1 },
                "SizeClass": .string { $0.sizeClass = $1 },
            ])
    }

    private static func promptDialog(_ prefix: String, of place: String) -> KnownKeys<PromptDialogDefinition> {
        KnownKeys("a prompt of \(place)", prefix + "PromptDialog") { PromptDialogDefinition(range: $0.pointingRange) }
            .reading([
                "Type": .string { $0.type = $1 },
                "Custom": .boolean { $0.isCustom = $1 },
                "FormatString": .string { $0.formatString.text = $1 },
                "FormatStringID": .string { $0.formatString.id = $1 },
            ])
    }

    private static func relationship(_ prefix: String, of place: String) -> KnownKeys<RelationshipDefinition> {
        KnownKeys("the relationship of \(place)", prefix + "Relationship") {
            RelationshipDefinition(range: $0.pointingRange)
        }.reading([
            "ParentName": .string { $0.parentName = $1 },
            "PredicateName": .string { $0.predicateName = $1 },
            "PredicateValue": .scalar { $0.operands += [$1].compactMap { $0 } },
            "PredicateValues": .other { $0.operands += $1.scalars($2) },
        ])
    }

    private static func reason(_ prefix: String, of place: String) -> KnownKeys<UnsupportedReasonDefinition> {
        KnownKeys("an unsupported reason of \(place)", prefix + "UnsupportedReason") {
            UnsupportedReasonDefinition(range: $0.pointingRange)
        }.reading([
            "Code": .string { $0.code = $1 },
            "FormatString": .string { $0.formatString.text = $1 },
            "FormatStringID": .string { $0.formatString.id = $1 },
            "Default": .boolean { $0.isDefault = $1 },
            "Custom": .boolean { $0.isCustom = $1 },
        ])
    }
}
