extension ChangeExample {
    static let intents: [ChangeKind: ChangeExample] = [
        .intentRemoved: ChangeExample(
            old: "INIntents: [{ Name: OrderSoup }, { Name: CancelOrder }]",
            new: "INIntents: [{ Name: OrderSoup }]"
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
        .widgetConfigurationTurnedOff: .intent(
            "Configurable: true, EligibleForWidgets: true",
            "Configurable: true, EligibleForWidgets: false"
        ),
        .suggestionsTurnedOff: .intent(
            "ParameterCombinations: { \"\": { Title: Order soup } }",
            "IneligibleForSuggestions: true, ParameterCombinations: { \"\": { Title: Order soup } }"
        ),
        .confirmationChanged: .intent("", "UserConfirmationRequired: true"),
        .authenticationChanged: .intent("", "Restrictions: 1"),
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
