import PropertyList

/// Reads the elements of `INEnums` and `INTypes`.
struct TypeReader {
    private let keys: KnownKeys<TypeDefinition, TypeReader>
    private let enumerationKeys: KnownKeys<EnumerationDefinition, TypeReader>
    private let caseKeys: KnownKeys<EnumerationValueDefinition, TypeReader>
    private let synonymKeys: KnownKeys<SynonymDefinition, TypeReader>
    private let properties: ParameterReader

    init(_ numbers: KeyNumbers) {
        keys = KnownKeys(Self.type, numbers, prefix: "INType")
        enumerationKeys = KnownKeys(Self.enumeration, numbers, prefix: "INEnum")
        caseKeys = KnownKeys(Self.case, numbers, prefix: "INEnumValue")
        synonymKeys = KnownKeys(Self.synonym, numbers, prefix: "INEnumValueSynonym")
        properties = ParameterReader(numbers, prefix: "INTypeProperty")
    }

    static let dictionaries: [FormatKeys] = [
        FormatKeys("a type", "INType", type), FormatKeys("an enumeration", "INEnum", enumeration),
        FormatKeys("a case of an enumeration", "INEnumValue", `case`),
        FormatKeys("a synonym of a case", "INEnumValueSynonym", synonym),
    ]

    func type(_ values: inout ValueReader, _ node: PropertyListNode) -> TypeDefinition {
        let mark = values.mark
        var type = keys.read(node, into: TypeDefinition(range: node.pointingRange), with: self, &values)
        type.symbol = "type/" + type.shownName
        for property in type.properties { property.setSymbol(type.symbol, "/property/") }
        values.claim(since: mark, for: type.symbol)
        return type
    }

    private static let type: KnownKeys<TypeDefinition, TypeReader>.Table = [
        "Name": .string { $0.name = $1 },
        "ClassName": .string { $0.className = $1 },
        "ClassPrefix": .string { $0.classPrefix = $1 },
        "DisplayName": .string { $0.displayName.text = $1 },
        "DisplayNameID": .string { $0.displayName.id = $1 },
        "LastPropertyTag": .integer { $0.lastPropertyTag = $1 },
        "Properties": .other { $0.properties = $2.dictionaries($3, $1.properties.read)?.value ?? [] },
    ]

    func enumeration(_ values: inout ValueReader, _ node: PropertyListNode) -> EnumerationDefinition {
        let mark = values.mark
        let empty = EnumerationDefinition(range: node.pointingRange)
        var enumeration = enumerationKeys.read(node, into: empty, with: self, &values)
        enumeration.symbol = "enum/" + enumeration.shownName
        values.claim(since: mark, for: enumeration.symbol)
        return enumeration
    }

    private static let enumeration: KnownKeys<EnumerationDefinition, TypeReader>.Table = [
        "Name": .string { $0.name = $1 },
        "ClassName": .string { $0.className = $1 },
        "DisplayName": .string { $0.displayName.text = $1 },
        "DisplayNameID": .string { $0.displayName.id = $1 },
        "GeneratesHeader": .boolean { $0.generatesHeader = $1 },
        "Type": .string { $0.type = $1 },
        "Values": .other { $0.values = $2.dictionaries($3, $1.case)?.value ?? [] },
    ]

    private func `case`(_ values: inout ValueReader, _ node: PropertyListNode) -> EnumerationValueDefinition {
        let mark = values.mark
        let empty = EnumerationValueDefinition(range: node.pointingRange)
        let value = caseKeys.read(node, into: empty, with: self, &values)
        values.claimInside(since: mark, for: "/case/" + value.shownName)
        return value
    }

    private static let `case`: KnownKeys<EnumerationValueDefinition, TypeReader>.Table = [
        "Name": .string { $0.name = $1 },
        "Index": .other {
            $0.index = $2.integer($3)
            $0.hasUnreadableIndex = $0.index == nil
        },
        "DisplayName": .string { $0.displayName.text = $1 },
        "DisplayNameID": .string { $0.displayName.id = $1 },
        "PronunciationHint": .string { $0.pronunciationHint.text = $1 },
        "PronunciationHintID": .string { $0.pronunciationHint.id = $1 },
        "Synonyms": .other { $0.synonyms = $2.dictionaries($3, $1.synonym)?.value ?? [] },
    ]

    private func synonym(_ values: inout ValueReader, _ node: PropertyListNode) -> SynonymDefinition {
        synonymKeys.read(node, into: SynonymDefinition(), with: self, &values)
    }

    private static let synonym: KnownKeys<SynonymDefinition, TypeReader>.Table = [
        "Synonym": .string { $0.synonym.text = $1 },
        "SynonymID": .string { $0.synonym.id = $1 },
        "PronunciationHint": .string { $0.pronunciationHint.text = $1 },
        "PronunciationHintID": .string { $0.pronunciationHint.id = $1 },
    ]
}
