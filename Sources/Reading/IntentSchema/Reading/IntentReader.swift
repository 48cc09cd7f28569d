import PropertyList

/// Reads the elements of `INIntents`.
struct IntentReader {
    private let keys: KnownKeys<IntentDefinition, IntentReader>
    private let combinationKeys: KnownKeys<CombinationDefinition, IntentReader>
    private let responseKeys: KnownKeys<ResponseDefinition, IntentReader>
    private let codeKeys: KnownKeys<ResponseCodeDefinition, IntentReader>
    private let parameters: ParameterReader
    private let responseValues: ParameterReader

    init(_ numbers: KeyNumbers) {
        keys = KnownKeys(Self.intent, numbers, prefix: "INIntent")
        combinationKeys = KnownKeys(Self.combination, numbers, prefix: "INIntentParameterCombination")
        responseKeys = KnownKeys(Self.response, numbers, prefix: "INIntentResponse")
        codeKeys = KnownKeys(Self.code, numbers, prefix: "INIntentResponseCode")
        parameters = ParameterReader(numbers, prefix: "INIntentParameter")
        responseValues = ParameterReader(numbers, prefix: "INIntentResponseParameter")
    }

    func read(_ values: inout ValueReader, _ node: PropertyListNode) -> IntentDefinition {
        let mark = values.mark
        let intent = keys.read(node, into: IntentDefinition(range: node.pointingRange), with: self, &values)
        intent.symbol = "intent/" + intent.shownName
        for parameter in intent.parameters { parameter.setSymbol(intent.symbol, "/parameter/") }
        for value in intent.response?.parameters ?? [] { value.setSymbol(intent.symbol, "/response/parameter/") }
        values.claim(since: mark, for: intent.symbol)
        return intent
    }

    private static let intent: KnownKeys<IntentDefinition, IntentReader>.Table = [
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
        "Parameters": .other { $0.parameters = $2.dictionaries($3, $1.parameters.read)?.value ?? [] },
        "LastParameterTag": .integer { $0.lastParameterTag = $1 },
        "KeyParameter": .string { $0.keyParameter = $1 },
        "Input": .string { $0.input = $1 },
        "ParameterCombinations": .other { $0.combinations = $2.dictionaries($3, in: .dictionary, $1.combination) },
        "ManagedParameterCombinations": .other {
            $0.managedCombinations = $2.dictionaries($3, in: .dictionary, $1.combination)
        },
        "Configurable": .boolean { $0.isConfigurable = $1 },
        "EligibleForWidgets": .boolean { $0.isEligibleForWidgets = $1 },
        "IneligibleForSuggestions": .boolean { $0.isIneligibleForSuggestions = $1 },
        "UserConfirmationRequired": .boolean { $0.requiresUserConfirmation = $1 },
        "Restrictions": .integer { $0.restrictions = $1 },
        "Response": .other { $0.response = $1.response(&$2, $3) },
        "Domain": .string { $0.domain = $1 },
        "Customizable": .boolean { $0.isCustomizable = $1 },
        "Hash": .other { $0.hash = $2.unsigned($3) },
        "Deprecated": .boolean { $0.isDeprecated = $1 },
    ]

    static let dictionaries: [FormatKeys] = [
        FormatKeys("an intent", "INIntent", intent),
        FormatKeys("a shortcut type or summary of an intent", "INIntentParameterCombination", combination),
        FormatKeys("the response of an intent", "INIntentResponse", response),
        FormatKeys("a response code", "INIntentResponseCode", code),
    ]

    private func combination(_ values: inout ValueReader, _ node: PropertyListNode) -> CombinationDefinition {
        let names = Written(value: node.keyName ?? "", range: node.keyRange, keyRange: node.keyRange)
        return combinationKeys.read(node, into: CombinationDefinition(names: names), with: self, &values)
    }

    private static let combination: KnownKeys<CombinationDefinition, IntentReader>.Table = [
        "Title": .string { $0.title.text = $1 },
        "TitleID": .string { $0.title.id = $1 },
        "Subtitle": .string { $0.subtitle.text = $1 },
        "SubtitleID": .string { $0.subtitle.id = $1 },
        "SupportsBackgroundExecution": .boolean { $0.supportsBackgroundExecution = $1 },
        "IsPrimary": .boolean { $0.isPrimary = $1 },
        "IsLinked": .boolean { $0.isLinked = $1 },
        "UpdatesLinked": .boolean { $0.updatesLinked = $1 },
    ]

    private func response(_ values: inout ValueReader, _ node: PropertyListNode) -> ResponseDefinition? {
        guard values.expects(.dictionary, node) else { return nil }
        return responseKeys.read(node, into: ResponseDefinition(range: node.pointingRange), with: self, &values)
    }

    private static let response: KnownKeys<ResponseDefinition, IntentReader>.Table = [
        "Codes": .other { $0.codes = $2.dictionaries($3, $1.code)?.value ?? [] },
        "Parameters": .other { $0.parameters = $2.dictionaries($3, $1.responseValues.read)?.value ?? [] },
        "LastParameterTag": .integer { $0.lastParameterTag = $1 },
        "Output": .string { $0.output = $1 },
    ]

    private func code(_ values: inout ValueReader, _ node: PropertyListNode) -> ResponseCodeDefinition {
        let mark = values.mark
        let code = codeKeys.read(node, into: ResponseCodeDefinition(range: node.pointingRange), with: self, &values)
        values.claimInside(since: mark, for: "/response/code/" + code.shownName)
        return code
    }

    private static let code: KnownKeys<ResponseCodeDefinition, IntentReader>.Table = [
        "Name": .string { $0.name = $1 },
        "Success": .boolean { $0.isSuccess = $1 },
        "FormatString": .string { $0.formatString.text = $1 },
        "FormatStringID": .string { $0.formatString.id = $1 },
        "ConciseFormatString": .string { $0.conciseFormatString.text = $1 },
        "ConciseFormatStringID": .string { $0.conciseFormatString.id = $1 },
    ]
}
