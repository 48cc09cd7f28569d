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
            "Name": .string("the class is the prefix, the name and `Intent`") { $0.name = $1 },
            "ClassPrefix": .string("begins the names of the intent's classes") { $0.classPrefix = $1 },
            "ClassName": .string("the whole name of the class, instead") { $0.className = $1 },
            "Type": .string("`Custom`, or `System` for [Apple's](Format.md#system-intents)") { $0.type = $1 },
            "Category": .string("how Siri words it, with its verbs: \(DefinitionLinker.wordsOfCategories)") {
                $0.category = $1
            },
            "Verb": .string("one of the category's verbs") { $0.verb = $1 },
            "Title": .text("the name of the action or the settings") { $1(&$0.title) },
            "Description": .text("what Shortcuts and \"Edit Widget\" say about it") { $1(&$0.description) },
            "DefaultImageName": .string("an image of the app's asset catalog") { $0.defaultImageName = $1 },
            "Parameters": .other(.array, "the parameters") {
                $0.parameters = $1.list($2, ParameterReader.parameters.read)
            },
            "LastParameterTag": .integer("the highest tag ever given; default 0") { $0.lastParameterTag = $1 },
            "KeyParameter": .string("the parameter that stands for the whole intent") { $0.keyParameter = $1 },
            "Input": .string("the parameter that gets the result of the action before it") { $0.input = $1 },
            "ParameterCombinations": .other(
                .dictionary,
                "shortcuts that Siri suggests, by the names of their parameters: `soup,size`"
            ) {
                $0.combinations = $1.dictionaries($2, in: .dictionary, combination.read)
            },
            "ManagedParameterCombinations": .other(
                .dictionary,
                "summaries in Shortcuts, by the names of their parameters"
            ) {
                $0.managedCombinations = $1.dictionaries($2, in: .dictionary, combination.read)
            },
            "Configurable": .boolean("the intent is an action in Shortcuts") { $0.isConfigurable = $1 },
            "EligibleForWidgets": .boolean("the intent has the settings of a widget") { $0.isEligibleForWidgets = $1 },
            "IneligibleForSuggestions": .boolean("Siri never suggests it; true if there are no `ParameterCombinations`")
            { $0.isIneligibleForSuggestions = $1 },
            "UserConfirmationRequired": .boolean("Siri asks before running it") { $0.requiresUserConfirmation = $1 },
            "Restrictions": .integer(
                "when it runs: 0 always; inferred: 1 after unlocking a device of the user, 2 after unlocking this one"
            ) {
                $0.restrictions = $1
            },
            "Response": .other(.dictionary, "what the action answers") { $0.response = $1.dictionary($2, response) },
            "Domain": .string("only in system intents") { $0.domain = $1 },
            "Customizable": .boolean("only in system intents") { $0.isCustomizable = $1 },
            "Hash": .other(.integer, "only in built products") { $0.hash = $1.unsigned($2) },
            "Deprecated": .boolean("only existing users [keep it](Format.md#deprecated-intents)") {
                $0.isDeprecated = $1
            },
        ])

    private static let combination = KnownKeys(
        "a shortcut type or summary of an intent",
        "INIntentParameterCombination"
    ) {
        CombinationDefinition(names: Written(value: $0.keyName ?? "", range: $0.keyRange, keyRange: $0.keyRange))
    }.reading([
        "Title": .text("the sentence, with `${parameters}`") { $1(&$0.title) },
        "Subtitle": .text("a second line; not in summaries") { $1(&$0.subtitle) },
        "SupportsBackgroundExecution": .boolean("runs without opening the app") { $0.supportsBackgroundExecution = $1 },
        "IsPrimary": .boolean("the shortcut that Siri suggests first") { $0.isPrimary = $1 },
        "IsLinked": .boolean("Xcode keeps the shortcut equal to the summary of these parameters") { $0.isLinked = $1 },
        "UpdatesLinked": .boolean("Xcode copies changes of the summary to linked shortcuts") { $0.updatesLinked = $1 },
    ])

    private static let response = KnownKeys("the response of an intent", "INIntentResponse") {
        ResponseDefinition(range: $0.pointingRange)
    }.reading([
        "Codes": .other(.array, "the outcomes; `success` and `failure` are expected") {
            $0.codes = $1.list($2, responseCode)
        },
        "Parameters": .other(.array, "the values") { $0.parameters = $1.list($2, ParameterReader.responseValues.read) },
        "LastParameterTag": .integer("the highest tag ever given; default 0") { $0.lastParameterTag = $1 },
        "Output": .string("the value that the next action gets") { $0.output = $1 },
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
        "Name": .string("the name in code") { $0.name = $1 },
        "Success": .boolean("whether the action has done its work") { $0.isSuccess = $1 },
        "FormatString": .text("what Siri says") { $1(&$0.formatString) },
        "ConciseFormatString": .text("what the screen shows") { $1(&$0.conciseFormatString) },
    ])
}
