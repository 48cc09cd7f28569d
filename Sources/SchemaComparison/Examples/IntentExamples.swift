extension ChangeExample {
    static let intents: [ChangeKind: ChangeExample] = [
        .intentRemoved: ChangeExample(
            old: "INIntents: [{ Name: OrderSoup }, { Name: CancelOrder }]",
            new: "INIntents: [{ Name: OrderSoup }]"
        ),
        .intentAdded: ChangeExample(
            old: "INIntents: [{ Name: OrderSoup }]",
            new: "INIntents: [{ Name: OrderSoup }, { Name: CancelOrder }]"
        ),
        .intentRenamed: ChangeExample(
            old: "INIntents: [{ Name: OrderSoup, Title: Order Soup, TitleID: aB3dE6 }]",
            new: "INIntents: [{ Name: OrderMeal, Title: Order Soup, TitleID: aB3dE6 }]"
        ),
        .intentBaseNameChanged: ChangeExample(
            old: "INIntents: [{ Name: OrderSoup, Title: Order Soup }]",
            new: "INIntents: [{ Name: OrderMeal, ClassName: OrderSoupIntent, Title: Order Soup }]"
        ),
        .intentHiddenFromShortcuts: .intent("Configurable: true", "Configurable: false, EligibleForWidgets: false"),
        .intentShownInShortcuts: .intent("Configurable: false, EligibleForWidgets: false", "Configurable: true"),
        .widgetConfigurationTurnedOff: .intent(
            "Configurable: true, EligibleForWidgets: true",
            "Configurable: true, EligibleForWidgets: false"
        ),
        .widgetConfigurationTurnedOn: .intent(
            "Configurable: true, EligibleForWidgets: false",
            "Configurable: true, EligibleForWidgets: true"
        ),
        .suggestionsTurnedOff: .intent(
            "ParameterCombinations: { \"\": { Title: Order soup } }",
            "IneligibleForSuggestions: true, ParameterCombinations: { \"\": { Title: Order soup } }"
        ),
        .suggestionsTurnedOn: .intent(
            "IneligibleForSuggestions: true, ParameterCombinations: { \"\": { Title: Order soup } }",
            "ParameterCombinations: { \"\": { Title: Order soup } }"
        ),
        .confirmationChanged: .intent("", "UserConfirmationRequired: true"),
        .authenticationChanged: .intent("", "Restrictions: 1"),
        .intentDeprecated: .intent("", "Deprecated: true"),
        .intentNoLongerDeprecated: .intent("Deprecated: true", ""),
        .intentWordingChanged: .intent("Verb: Do", "Verb: Order"),
        .imageChanged: .intent("", "DefaultImageName: Bowl"),
        .keyParameterChanged: .intent(
            "KeyParameter: soup, Parameters: [{ Name: soup }, { Name: size }]",
            "KeyParameter: size, Parameters: [{ Name: soup }, { Name: size }]"
        ),
        .inputChanged: .intent(
            "Input: soup, Parameters: [{ Name: soup }, { Name: size }]",
            "Input: size, Parameters: [{ Name: soup }, { Name: size }]"
        ),
        .optionsFormChanged: ChangeExample(
            old: optionsForm("1.1"),
            new: optionsForm("1.2")
        ),
    ]

    private static func optionsForm(_ version: String) -> String {
        """
        INIntentDefinitionModelVersion: "\(version)"
        INIntents: [{ Name: OrderSoup, Parameters: [{ Name: soup, SupportsDynamicEnumeration: true }] }]
        """
    }
}
