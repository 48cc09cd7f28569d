import PropertyList

/// Reads parameters of intents, values of responses or properties of types: the same keys behind three prefixes.
final class ParameterReader {
    private let numbers: KeyNumbers
    private let prefix: String

    // Each is made when it is first needed: properties of types rarely have more than two kinds.
    private lazy var keys = KnownKeys<ParameterKey>(numbers, prefix: prefix)
    private lazy var metadataKeys = KnownKeys<MetadataKey>(numbers, prefix: prefix + "Metadata")
    private lazy var arraySizeKeys = KnownKeys<ArraySizeKey>(numbers, prefix: prefix + "ArraySize")
    private lazy var promptDialogKeys = KnownKeys<PromptDialogKey>(numbers, prefix: prefix + "PromptDialog")
    private lazy var relationshipKeys = KnownKeys<RelationshipKey>(numbers, prefix: prefix + "Relationship")
    private lazy var reasonKeys = KnownKeys<UnsupportedReasonKey>(numbers, prefix: prefix + "UnsupportedReason")

    init(_ numbers: KeyNumbers, prefix: String) {
        self.numbers = numbers
        self.prefix = prefix
    }

    func read(_ values: inout ValueReader, _ node: PropertyListNode) -> ParameterDefinition {
        let parameter = ParameterDefinition(range: node.pointingRange)
        let known = keys
        for node in node.children {
            switch known[node] {
            case .name: parameter.name = values.string(node)
            case .tag: parameter.tag = values.integer(node)
            case .type: parameter.type = values.string(node)
            case .displayPriority: parameter.displayPriority = values.integer(node)
            case .displayName: parameter.displayName.text = values.string(node)
            case .displayNameID: parameter.displayName.id = values.string(node)
            case .configurable: parameter.isConfigurable = values.boolean(node)
            case .supportsResolution: parameter.supportsResolution = values.boolean(node)
            case .supportsDynamicEnumeration: parameter.supportsDynamicEnumeration = values.boolean(node)
            case .supportsSearch: parameter.supportsSearch = values.boolean(node)
            case .supportsMultipleValues: parameter.supportsMultipleValues = values.boolean(node)
            case .fixedSizeArray: parameter.isFixedSizeArray = values.boolean(node)
            case .arraySizes: parameter.arraySizes = values.dictionaries(node, readArraySize)
            case .customDisambiguation: parameter.usesCustomDisambiguation = values.boolean(node)
            case .enumType: parameter.enumType = values.string(node)
            case .enumTypeNamespace: parameter.enumTypeNamespace = values.string(node)
            case .objectType: parameter.objectType = values.string(node)
            case .objectTypeNamespace: parameter.objectTypeNamespace = values.string(node)
            case .metadata: parameter.metadata = readMetadata(&values, node)
            case .promptDialogs:
                parameter.promptDialogs = values.dictionaries(node, readPromptDialog)?.value ?? []
            case .relationship: parameter.relationship = readRelationship(&values, node)
            case .unsupportedReasons:
                parameter.unsupportedReasons = values.dictionaries(node, readReason)?.value ?? []
            case .default: parameter.isInherited = values.boolean(node)
            case nil: values.unknown(node)
            }
        }
        return parameter
    }

    private func readMetadata(_ values: inout ValueReader, _ node: PropertyListNode) -> MetadataDefinition? {
        guard values.expects(.dictionary, node) else { return nil }
        let metadata = MetadataDefinition(range: node.pointingRange)
        let known = metadataKeys
        for node in node.children {
            switch known[node] {
            case .type: metadata.type = values.string(node)
            case .defaultValue: metadata.defaultValue = values.scalar(node)
            case .defaultValueID: metadata.defaultValueID = values.string(node)
            case .minimumValue: metadata.minimumValue = values.scalar(node)
            case .maximumValue: metadata.maximumValue = values.scalar(node)
            case .supportsNegativeNumbers: metadata.supportsNegativeNumbers = values.boolean(node)
            case .capitalization: metadata.capitalization = values.string(node)
            case .keyboardType: metadata.keyboardType = values.string(node)
            case .multiline: metadata.isMultiline = values.boolean(node)
            case .disableAutocorrect: metadata.disablesAutocorrect = values.boolean(node)
            case .disableSmartDashes: metadata.disablesSmartDashes = values.boolean(node)
            case .disableSmartQuotes: metadata.disablesSmartQuotes = values.boolean(node)
            case .placeholder: metadata.placeholder.text = values.string(node)
            case .placeholderID: metadata.placeholder.id = values.string(node)
            case .trueDisplayName: metadata.trueDisplayName.text = values.string(node)
            case .trueDisplayNameID: metadata.trueDisplayName.id = values.string(node)
            case .falseDisplayName: metadata.falseDisplayName.text = values.string(node)
            case .falseDisplayNameID: metadata.falseDisplayName.id = values.string(node)
            case .customUTIs: metadata.typeIdentifiers = wrapped(&values, node, key: "UTI")
            case .format: metadata.format = values.string(node)
            case .dateStyle: metadata.dateStyle = values.string(node)
            case .timeStyle: metadata.timeStyle = values.string(node)
            case .template: metadata.template.text = values.string(node)
            case .templateID: metadata.template.id = values.string(node)
            case .unit: metadata.unit = values.string(node)
            case .defaultUnit: metadata.defaultUnit = values.string(node)
            case .minimumUnit: metadata.minimumUnit = values.string(node)
            case .maximumUnit: metadata.maximumUnit = values.string(node)
            case .currencyCodes: metadata.currencyCodes = wrapped(&values, node, key: "CurrencyCode")
            case nil: values.unknown(node)
            }
        }
        return metadata
    }

    /// An array of dictionaries with one string each, which is how the format writes type identifiers and currencies.
    private func wrapped(_ values: inout ValueReader, _ node: PropertyListNode, key: String) -> Written<
        [Written<String>]
    >? {
        let read = values.dictionaries(node) { values, node -> Written<String>? in
            var text: Written<String>?
            for node in node.children {
                if node.keyName == key { text = values.string(node) } else { values.unknown(node) }
            }
            return text
        }
        return read.map { Written(value: $0.value.compactMap { $0 }, range: $0.range, keyRange: $0.keyRange) }
    }

    private func readArraySize(_ values: inout ValueReader, _ node: PropertyListNode) -> ArraySizeDefinition {
        var size = ArraySizeDefinition(range: node.pointingRange)
        let known = arraySizeKeys
        for node in node.children {
            switch known[node] {
            case .size: size.size = values.integer(node)
            case .sizeClass: size.sizeClass = values.string(node)
            case nil: values.unknown(node)
            }
        }
        return size
    }

    private func readPromptDialog(_ values: inout ValueReader, _ node: PropertyListNode) -> PromptDialogDefinition {
        var dialog = PromptDialogDefinition(range: node.pointingRange)
        let known = promptDialogKeys
        for node in node.children {
            switch known[node] {
            case .type: dialog.type = values.string(node)
            case .custom: dialog.isCustom = values.boolean(node)
            case .formatString: dialog.formatString.text = values.string(node)
            case .formatStringID: dialog.formatString.id = values.string(node)
            case nil: values.unknown(node)
            }
        }
        return dialog
    }

    private func readRelationship(_ values: inout ValueReader, _ node: PropertyListNode) -> RelationshipDefinition? {
        guard values.expects(.dictionary, node) else { return nil }
        var relationship = RelationshipDefinition(range: node.pointingRange)
        let known = relationshipKeys
        for node in node.children {
            switch known[node] {
            case .parentName: relationship.parentName = values.string(node)
            case .predicateName: relationship.predicateName = values.string(node)
            case .predicateValue: relationship.predicateValue = values.scalar(node)
            case nil: values.unknown(node)
            }
        }
        return relationship
    }

    private func readReason(_ values: inout ValueReader, _ node: PropertyListNode) -> UnsupportedReasonDefinition {
        var reason = UnsupportedReasonDefinition(range: node.pointingRange)
        let known = reasonKeys
        for node in node.children {
            switch known[node] {
            case .code: reason.code = values.string(node)
            case .formatString: reason.formatString.text = values.string(node)
            case .formatStringID: reason.formatString.id = values.string(node)
            case .default: reason.isDefault = values.boolean(node)
            case .custom: reason.isCustom = values.boolean(node)
            case nil: values.unknown(node)
            }
        }
        return reason
    }
}
