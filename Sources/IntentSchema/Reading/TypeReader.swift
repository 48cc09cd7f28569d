import PropertyList

/// Reads the elements of `INEnums` and `INTypes`.
struct TypeReader {
    private let keys: KnownKeys<TypeKey>
    private let enumerationKeys: KnownKeys<EnumerationKey>
    private let valueKeys: KnownKeys<EnumerationValueKey>
    private let synonymKeys: KnownKeys<SynonymKey>
    private let properties: ParameterReader

    init(_ numbers: KeyNumbers) {
        keys = KnownKeys(numbers, prefix: "INType")
        enumerationKeys = KnownKeys(numbers, prefix: "INEnum")
        valueKeys = KnownKeys(numbers, prefix: "INEnumValue")
        synonymKeys = KnownKeys(numbers, prefix: "INEnumValueSynonym")
        properties = ParameterReader(numbers, prefix: "INTypeProperty")
    }

    func readType(_ values: inout ValueReader, _ node: PropertyListNode) -> TypeDefinition {
        var type = TypeDefinition(range: node.pointingRange)
        let mark = values.mark
        for node in node.children {
            switch keys[node] {
            case .name: type.name = values.string(node)
            case .className: type.className = values.string(node)
            case .classPrefix: type.classPrefix = values.string(node)
            case .displayName: type.displayName.text = values.string(node)
            case .displayNameID: type.displayName.id = values.string(node)
            case .lastPropertyTag: type.lastPropertyTag = values.integer(node)
            case .properties: type.properties = values.dictionaries(node, properties.read)?.value ?? []
            case nil: values.unknown(node)
            }
        }
        type.symbol = "type/" + type.shownName
        for property in type.properties { property.setSymbol(type.symbol, "/property/") }
        values.claim(since: mark, for: type.symbol)
        return type
    }

    func readEnumeration(_ values: inout ValueReader, _ node: PropertyListNode) -> EnumerationDefinition {
        var enumeration = EnumerationDefinition(range: node.pointingRange)
        let mark = values.mark
        for node in node.children {
            switch enumerationKeys[node] {
            case .name: enumeration.name = values.string(node)
            case .className: enumeration.className = values.string(node)
            case .displayName: enumeration.displayName.text = values.string(node)
            case .displayNameID: enumeration.displayName.id = values.string(node)
            case .generatesHeader: enumeration.generatesHeader = values.boolean(node)
            case .type: enumeration.type = values.string(node)
            case .values: enumeration.values = values.dictionaries(node, readValue)?.value ?? []
            case nil: values.unknown(node)
            }
        }
        enumeration.symbol = "enum/" + enumeration.shownName
        values.claim(since: mark, for: enumeration.symbol)
        return enumeration
    }

    private func readValue(_ values: inout ValueReader, _ node: PropertyListNode) -> EnumerationValueDefinition {
        var value = EnumerationValueDefinition(range: node.pointingRange)
        for node in node.children {
            switch valueKeys[node] {
            case .name: value.name = values.string(node)
            case .index: value.index = values.integer(node)
            case .displayName: value.displayName.text = values.string(node)
            case .displayNameID: value.displayName.id = values.string(node)
            case .pronunciationHint: value.pronunciationHint.text = values.string(node)
            case .pronunciationHintID: value.pronunciationHint.id = values.string(node)
            case .synonyms: value.synonyms = values.dictionaries(node, readSynonym)?.value ?? []
            case nil: values.unknown(node)
            }
        }
        return value
    }

    private func readSynonym(_ values: inout ValueReader, _ node: PropertyListNode) -> SynonymDefinition {
        var synonym = SynonymDefinition()
        for node in node.children {
            switch synonymKeys[node] {
            case .synonym: synonym.synonym.text = values.string(node)
            case .synonymID: synonym.synonym.id = values.string(node)
            case .pronunciationHint: synonym.pronunciationHint.text = values.string(node)
            case .pronunciationHintID: synonym.pronunciationHint.id = values.string(node)
            case nil: values.unknown(node)
            }
        }
        return synonym
    }
}
