import PropertyList

/// Reads parameters of intents, values of responses or properties of types, which share their keys but for the prefix.
final class ParameterReader {
    private typealias Keys<Declaration> = KnownKeys<Declaration, ParameterReader>

    private let numbers: KeyNumbers
    private let prefix: String

    // Created on first use: properties of types rarely have more than two kinds of dictionaries.
    private lazy var keys = Keys(Self.parameter, numbers, prefix: prefix)
    private lazy var metadataKeys = Keys(Self.metadata, numbers, prefix: prefix + "Metadata")
    private lazy var arraySizeKeys = Keys(Self.arraySize, numbers, prefix: prefix + "ArraySize")
    private lazy var promptDialogKeys = Keys(Self.promptDialog, numbers, prefix: prefix + "PromptDialog")
    private lazy var relationshipKeys = Keys(Self.relationship, numbers, prefix: prefix + "Relationship")
    private lazy var reasonKeys = Keys(Self.reason, numbers, prefix: prefix + "UnsupportedReason")

    init(_ numbers: KeyNumbers, prefix: String) {
        self.numbers = numbers
        self.prefix = prefix
    }

    /// The declarations that share these keys, with the part of a symbol that precedes the name.
    static let places: [(prefix: String, place: String, symbol: String)] = [
        ("INIntentParameter", "a parameter", "/parameter/"),
        ("INIntentResponseParameter", "a response parameter", "/response/parameter/"),
        ("INTypeProperty", "a property of a type", "/property/"),
    ]

    static func dictionaries(prefix: String, of place: String) -> [FormatKeys] {
        [
            FormatKeys(place, prefix, parameter), FormatKeys("the metadata of \(place)", prefix + "Metadata", metadata),
            FormatKeys("an array size of \(place)", prefix + "ArraySize", arraySize),
            FormatKeys("a prompt of \(place)", prefix + "PromptDialog", promptDialog),
            FormatKeys("the relationship of \(place)", prefix + "Relationship", relationship),
            FormatKeys("an unsupported reason of \(place)", prefix + "UnsupportedReason", reason),
        ]
    }

    func read(_ values: inout ValueReader, _ node: PropertyListNode) -> ParameterDefinition {
        let mark = values.mark
        let parameter = keys.read(node, into: ParameterDefinition(range: node.pointingRange), with: self, &values)
        let symbol = Self.places.first { $0.prefix == prefix }?.symbol ?? "/"
        values.claimInside(since: mark, for: symbol + parameter.shownName)
        return parameter
    }

    private static let parameter: Keys<ParameterDefinition>.Table = [
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
        "ArraySizes": .other { $0.arraySizes = $2.dictionaries($3, $1.arraySize) },
        "CustomDisambiguation": .boolean { $0.usesCustomDisambiguation = $1 },
        "EnumType": .string { $0.enumType = $1 },
        "EnumTypeNamespace": .string { $0.enumTypeNamespace = $1 },
        "ObjectType": .string { $0.objectType = $1 },
        "ObjectTypeNamespace": .string { $0.objectTypeNamespace = $1 },
        "Metadata": .other { $0.metadata = $1.metadata(&$2, $3) },
        "PromptDialogs": .other { $0.promptDialogs = $2.dictionaries($3, $1.promptDialog)?.value ?? [] },
        "Relationship": .other { $0.relationship = $1.relationship(&$2, $3) },
        "UnsupportedReasons": .other { $0.unsupportedReasons = $2.dictionaries($3, $1.reason)?.value ?? [] },
        "Default": .boolean { $0.isInherited = $1 },
    ]

    private func metadata(_ values: inout ValueReader, _ node: PropertyListNode) -> MetadataDefinition? {
        guard values.expects(.dictionary, node) else { return nil }
        return metadataKeys.read(node, into: MetadataDefinition(range: node.pointingRange), with: self, &values)
    }

    private static let metadata: Keys<MetadataDefinition>.Table = [
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
        "CustomUTIs": .other { $0.typeIdentifiers = $2.wrappedStrings($3, key: "UTI") },
        "Format": .string { $0.format = $1 },
        "DateStyle": .string { $0.dateStyle = $1 },
        "TimeStyle": .string { $0.timeStyle = $1 },
        "Template": .string { $0.template.text = $1 },
        "TemplateID": .string { $0.template.id = $1 },
        "Unit": .string { $0.unit = $1 },
        "DefaultUnit": .string { $0.defaultUnit = $1 },
        "MinimumUnit": .string { $0.minimumUnit = $1 },
        "MaximumUnit": .string { $0.maximumUnit = $1 },
        "CurrencyCodes": .other { $0.currencyCodes = $2.wrappedStrings($3, key: "CurrencyCode") },
    ]

    private func arraySize(_ values: inout ValueReader, _ node: PropertyListNode) -> ArraySizeDefinition {
        arraySizeKeys.read(node, into: ArraySizeDefinition(range: node.pointingRange), with: self, &values)
    }

    private static let arraySize: Keys<ArraySizeDefinition>.Table = [
        "Size": .integer { $0.size = $1 },
        "SizeClass": .string { $0.sizeClass = $1 },
    ]

    private func promptDialog(_ values: inout ValueReader, _ node: PropertyListNode) -> PromptDialogDefinition {
        promptDialogKeys.read(node, into: PromptDialogDefinition(range: node.pointingRange), with: self, &values)
    }

    private static let promptDialog: Keys<PromptDialogDefinition>.Table = [
        "Type": .string { $0.type = $1 },
        "Custom": .boolean { $0.isCustom = $1 },
        "FormatString": .string { $0.formatString.text = $1 },
        "FormatStringID": .string { $0.formatString.id = $1 },
    ]

    private func relationship(_ values: inout ValueReader, _ node: PropertyListNode) -> RelationshipDefinition? {
        guard values.expects(.dictionary, node) else { return nil }
        return relationshipKeys.read(node, into: RelationshipDefinition(range: node.pointingRange), with: self, &values)
    }

    private static let relationship: Keys<RelationshipDefinition>.Table = [
        "ParentName": .string { $0.parentName = $1 },
        "PredicateName": .string { $0.predicateName = $1 },
        "PredicateValue": .scalar { $0.predicateValue = $1 },
    ]

    private func reason(_ values: inout ValueReader, _ node: PropertyListNode) -> UnsupportedReasonDefinition {
        reasonKeys.read(node, into: UnsupportedReasonDefinition(range: node.pointingRange), with: self, &values)
    }

    private static let reason: Keys<UnsupportedReasonDefinition>.Table = [
        "Code": .string { $0.code = $1 },
        "FormatString": .string { $0.formatString.text = $1 },
        "FormatStringID": .string { $0.formatString.id = $1 },
        "Default": .boolean { $0.isDefault = $1 },
        "Custom": .boolean { $0.isCustom = $1 },
    ]
}
