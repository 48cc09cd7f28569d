import PropertyList

/// Reads the elements of `INIntents`.
enum IntentReader {
    static func read(_ values: inout ValueReader, _ node: PropertyListNode) -> IntentDefinition {
        let mark = values.mark
        let intent = intent.read(&values, node)
        intent.symbol = "intent/" + intent.shownName
        for parameter in intent.parameters { parameter.setSymbol(intent.symbol, "/parameter/") }
        for value in intent.response?.parameters ?? [] { value.setSymbol(intent.symbol, "/response/parameter/") }
        values.claim(since: mark, for: intent.symbol)
        return intent
    }

    static let formats: [FormatKeys] = [intent.format, combination.format, response.format, code.format]

    private static let intent = KnownKeys("an intent", "INIntent") { IntentDefinition(range: $0.pointingRange) }
        .reading([
            "Name": .string { $0.name = $1 },
            "ClassPrefix": .string { $0.classPrefix = $1 },
            "ClassName": .string { $0.className = $1 },
            "Type": .string { $0.type = $1 },
            "Category": .string { $0.category = $1 },
            "Verb": .string { $0.verb = $1 },
            "Title": .string { $0.title.text = $1 },
            "TitleID": .string { $0.title.id = $1 },
            "Description": .string { $0.description.text = $1 },
            "DescriptionID": .string { $0.description.id = $1 },
            "DefaultImageName": .string { $0.defaultImageName = $1 },
            "Parameters": .other { $0.parameters = $1.dictionaries($2, ParameterReader.parameters.read)?.value ?? [] },
            "LastParameterTag": .integer { $0.lastParameterTag = $1 },
            "KeyParameter": .string { $0.keyParameter = $1 },
            "Input": .string { $0.input = $1 },
            "ParameterCombinations": .other {
                $0.combinations = $1.dictionaries($2, in: .dictionary, combination.read)
            },
            "ManagedParameterCombinations": .other {
                $0.managedCombinations = $1.dictionaries($2, in: .dictionary, combination.read)
            },
            "Configurable": .boolean { $0.isConfigurable = $1 },
            "EligibleForWidgets": .boolean { $0.isEligibleForWidgets = $1 },
            "IneligibleForSuggestions": .boolean { $0.isIneligibleForSuggestions = $1 },
            "UserConfirmationRequired": .boolean { $0.requiresUserConfirmation = $1 },
            "Restrictions": .integer { $0.restrictions = $1 },
            "Response": .other { $0.response = $1.dictionary($2, response) },
            "Domain": .string { $0.domain = $1 },
            "Customizable": .boolean { $0.isCustomizable = $1 },
            "Hash": .other { $0.hash = $1.unsigned($2) },
            "Deprecated": .boolean { $0.isDeprecated = $1 },
        ])

    private static let combination = KnownKeys(
        "a shortcut type or summary of an intent",
        "INIntentParameterCombination"
    ) {
        CombinationDefinition(names: Written(value: $0.keyName ?? "", range: $0.keyRange, keyRange: $0.keyRange))
    }.reading([
        "Title": .string { $0.title.text = $1 },
        "TitleID": .string { $0.title.id = $1 },
        "Subtitle": .string { $0.subtitle.text = $1 },
        "SubtitleID": .string { $0.subtitle.id = $1 },
        "SupportsBackgroundExecution": .boolean { $0.supportsBackgroundExecution = $1 },
        "IsPrimary": .boolean { $0.isPrimary = $1 },
        "IsLinked": .boolean { $0.isLinked = $1 },
        "UpdatesLinked": .boolean { $0.updatesLinked = $1 },
    ])

    private static let response = KnownKeys("the response of an intent", "INIntentResponse") {
        ResponseDefinition(range: $0.pointingRange)
    }.reading([
        "Codes": .other { $0.codes = $1.dictionaries($2, responseCode)?.value ?? [] },
        "Parameters": .other { $0.parameters = $1.dictionaries($2, ParameterReader.responseValues.read)?.value ?? [] },
        "LastParameterTag": .integer { $0.lastParameterTag = $1 },
        "Output": .string { $0.output = $1 },
    ])

    private static func responseCode(_ values: inout ValueReader, _ node: PropertyListNode) -> ResponseCodeDefinition {
        let mark = values.mark
        let read = code.read(&values, node)
        values.claimInside(since: mark, for: "/response/code/" + read.shownName)
        return read
    }

    private static let code = KnownKeys("a response code", "INIntentResponseCode") {
        ResponseCodeDefinition(range: $0.pointingRange)
    }.reading([
        "Name": .string { $0.name = $1 },
        "Success": .boolean { $0.isSuccess = $1 },
        "FormatString": .string { $0.formatString.text = $1 },
        "FormatStringID": .string { $0.formatString.id = $1 },
        "ConciseFormatString": .string { $0.conciseFormatString.text = $1 },
        "ConciseFormatStringID": .string { $0.conciseFormatString.id = $1 },
    ])
}
