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
            "Name": .string("what references use, and the name in code") { $0.name = $1 },
            "ClassName": .string("another name in code") { $0.className = $1 },
            "ClassPrefix": .string("begins that name") { $0.classPrefix = $1 },
            "DisplayName": .text("the name that users see") { $1(&$0.displayName) },
            "LastPropertyTag": .integer("the highest tag ever given; default 0") { $0.lastPropertyTag = $1 },
            "Properties": .other(.array, "the properties, with `identifier`, `displayString` and so on") {
                $0.properties = $1.list($2, ParameterReader.properties.read)
            },
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
        "Name": .string("what references use, and the name in code") { $0.name = $1 },
        "ClassName": .string("another name in code") { $0.className = $1 },
        "DisplayName": .text("the name that users see") { $1(&$0.displayName) },
        "GeneratesHeader": .boolean("Xcode generates code; it always writes true") { $0.generatesHeader = $1 },
        "Type": .string("`Regular` or, inferred, `State`") { $0.type = $1 },
        "Values": .other(.array, "the cases; the first is `unknown`") { $0.values = $1.list($2, `case`) },
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
        "Name": .string("the name in code and in defaults") { $0.name = $1 },
        "Index": .other(.integer, "the raw value, which shortcuts save; default 0, the case `unknown`") {
            $0.index = $1.integer($2)
            $0.hasUnreadableIndex = $0.index == nil
        },
        "DisplayName": .text("the name that users see") { $1(&$0.displayName) },
        "PronunciationHint": .text("how Siri says it") { $1(&$0.pronunciationHint) },
        "Synonyms": .other(.array, "what users may say instead") { $0.synonyms = $1.list($2, synonym.read) },
    ])

    private static let synonym = KnownKeys("a synonym of a case", "INEnumValueSynonym") { _ in SynonymDefinition() }
        .reading([
            "Synonym": .text("the word") { $1(&$0.synonym) },
            "PronunciationHint": .text("how Siri says it") { $1(&$0.pronunciationHint) },
        ])
}
