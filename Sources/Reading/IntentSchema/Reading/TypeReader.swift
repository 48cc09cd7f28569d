import PropertyList

/// Reads the elements of `INEnums` and `INTypes`.
enum TypeReader {
    static let formats: [FormatKeys] = [types.format, enumerations.format, cases.format, synonym.format]

    static func type(_ values: inout ValueReader, _ node: PropertyListNode) -> TypeDefinition {
        let mark = values.mark
        var type = types.read(&values, node)
        type.symbol = "type/" + type.shownName
        for property in type.properties { property.setSymbol(type.symbol, "/property/") }
        values.claim(since: mark, for: type.symbol)
        return type
    }

    private static let types = KnownKeys("a type", "INType") { TypeDefinition(range: $0.pointingRange) }
        .reading([
            "Name": .string { $0.name = $1 },
            "ClassName": .string { $0.className = $1 },
            "ClassPrefix": .string { $0.classPrefix = $1 },
            "DisplayName": .string { $0.displayName.text = $1 },
            "DisplayNameID": .string { $0.displayName.id = $1 },
            "LastPropertyTag": .integer { $0.lastPropertyTag = $1 },
            "Properties": .other { $0.properties = $1.dictionaries($2, ParameterReader.properties.read)?.value ?? [] },
        ])

    static func enumeration(_ values: inout ValueReader, _ node: PropertyListNode) -> EnumerationDefinition {
        let mark = values.mark
        var enumeration = enumerations.read(&values, node)
        enumeration.symbol = "enum/" + enumeration.shownName
        values.claim(since: mark, for: enumeration.symbol)
        return enumeration
    }

    private static let enumerations = KnownKeys("an enumeration", "INEnum") {
        EnumerationDefinition(range: $0.pointingRange)
    }.reading([
        "Name": .string { $0.name = $1 },
        "ClassName": .string { $0.className = $1 },
        "DisplayName": .string { $0.displayName.text = $1 },
        "DisplayNameID": .string { $0.displayName.id = $1 },
        "GeneratesHeader": .boolean { $0.generatesHeader = $1 },
        "Type": .string { $0.type = $1 },
        "Values": .other { $0.values = $1.dictionaries($2, `case`)?.value ?? [] },
    ])

    private static func `case`(_ values: inout ValueReader, _ node: PropertyListNode) -> EnumerationValueDefinition {
        let mark = values.mark
        let value = cases.read(&values, node)
        values.claimInside(since: mark, for: "/case/" + value.shownName)
        return value
    }

    private static let cases = KnownKeys("a case of an enumeration", "INEnumValue") {
        EnumerationValueDefinition(range: $0.pointingRange)
    }.reading([
        "Name": .string { $0.name = $1 },
        "Index": .other {
            $0.index = $1.integer($2)
            $0.hasUnreadableIndex = $0.index == nil
        },
        "DisplayName": .string { $0.displayName.text = $1 },
        "DisplayNameID": .string { $0.displayName.id = $1 },
        "PronunciationHint": .string { $0.pronunciationHint.text = $1 },
        "PronunciationHintID": .string { $0.pronunciationHint.id = $1 },
        "Synonyms": .other { $0.synonyms = $1.dictionaries($2, synonym.read)?.value ?? [] },
    ])

    private static let synonym = KnownKeys("a synonym of a case", "INEnumValueSynonym") { _ in SynonymDefinition() }
        .reading([
            "Synonym": .string { $0.synonym.text = $1 },
            "SynonymID": .string { $0.synonym.id = $1 },
            "PronunciationHint": .string { $0.pronunciationHint.text = $1 },
            "PronunciationHintID": .string { $0.pronunciationHint.id = $1 },
        ])
}
