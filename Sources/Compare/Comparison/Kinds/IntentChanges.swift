extension ChangeKind {
    package static let intentRemoved = ChangeKind("IN1301", "intent-removed")
        .summary("An intent was removed.")
        .losingWhole()
        .saved("Widgets that were configured with it and shortcuts that use it stop working.", .unknownAction)
        .source("The code generated for it is gone.")
        .advice(
            """
            Keep the intent while people may still use it. To replace it, conform an App Intent that has not \
            shipped to `CustomIntentMigratedAppIntent` and name the old class in `intentClassName`; `intentc breaking` \
            looks for it.
            """
        )
        .example(
            definition: "INIntents: [{ Name: OrderSoup }, { Name: CancelOrder }]",
            "INIntents: [{ Name: OrderSoup }]"
        )

    package static let intentRenamed = ChangeKind("IN1302", "intent-renamed", isRenaming: true)
        .summary("The class of an intent was renamed.")
        .losingWhole()
        .saved(
            "Widgets that were configured with it and shortcuts that use it stop working: the system treats it as a new intent.",
            .unknownAction
        )
        .source("The code generated for it was renamed.")
        .advice(
            """
            Change the title, which users see, and keep the name. A class prefix and the custom class count as the name.
            """
        )
        .example(
            definition: "INIntents: [{ Name: OrderSoup, Title: Order Soup, TitleID: aB3dE6 }]",
            "INIntents: [{ Name: OrderMeal, Title: Order Soup, TitleID: aB3dE6 }]"
        )

    package static let intentBaseNameChanged = ChangeKind("IN1303", "intent-base-name-changed", isRenaming: true)
        .summary("An intent was renamed, but its class was not.")
        .source("Generated methods and types are named after it.")
        .advice("Rename it where the app's code uses it.")
        .example(
            definition: "INIntents: [{ Name: OrderSoup, Title: Order Soup }]",
            "INIntents: [{ Name: OrderMeal, ClassName: OrderSoupIntent, Title: Order Soup }]"
        )

    package static let intentHiddenFromShortcuts = ChangeKind("IN1304", "intent-hidden-from-shortcuts")
        .summary("An intent can no longer be configured in Shortcuts.")
        .covered(by: .intentRenamed)
        .switching("Intent.isConfigurable", on: false, "can no longer be configured in Shortcuts")
        .saved(
            "Shortcuts no longer offers the action, and people can no longer edit its values in saved shortcuts.",
            loss: .isHidden,
            .configurableActions
        )
        .advice("Keep it configurable while people may still use the action.")
        .example(intent: "Configurable: true", "Configurable: false, EligibleForWidgets: false")

    package static let widgetConfigurationTurnedOff = ChangeKind("IN1305", "widget-configuration-turned-off")
        .summary("An intent can no longer configure widgets.")
        .covered(by: .intentRenamed)
        .switching("Intent.isEligibleForWidgets", on: false, "can no longer configure widgets")
        .saved("Placed widgets lose their configuration.", .eligibleIntents)
        .advice("Keep it eligible until no widget of a supported version uses it.")
        .example(
            intent: "Configurable: true, EligibleForWidgets: true",
            "Configurable: true, EligibleForWidgets: false"
        )

    package static let suggestionsTurnedOff = ChangeKind("IN1306", "suggestions-turned-off")
        .summary("Siri no longer suggests an intent.")
        .covered(by: .intentRenamed)
        .switching("Intent.isEligibleForSuggestions", on: false, "is no longer suggested by Siri")
        .saved("Siri stops suggesting it; saved shortcuts keep working.", loss: .suggestionEnds, .listedSuggestions)
        .advice("Keep suggestions on if the app still donates the intent.")
        .example(
            intent: "ParameterCombinations: { \"\": { Title: Order soup } }",
            "IneligibleForSuggestions: true, ParameterCombinations: { \"\": { Title: Order soup } }"
        )

    package static let confirmationChanged = ChangeKind("IN1307", "confirmation-changed")
        .summary("An intent now asks for confirmation, or no longer does.")
        .differing("Intent.requiresUserConfirmation")
        .handler(
            "With a new confirmation, an automation stops and waits for an answer; without one, it runs unconfirmed.",
            .confirmation
        )
        .advice("Test automations that run unattended.")
        .example(intent: "", "UserConfirmationRequired: true")

    package static let authenticationChanged = ChangeKind("IN1308", "authentication-changed")
        .summary("The authentication that an intent requires changed.")
        .differing("Intent.authentication")
        .handler(
            "A shortcut that ran on a locked device may now require unlocking, or no longer require it.",
            .restrictions
        )
        .advice("Test the shortcut on a locked device.")
        .example(intent: "", "Restrictions: 1")

    package static let inputChanged = ChangeKind("IN1309", "input-changed")
        .summary("A different parameter receives the previous action's output.")
        .handler(
            "Actions that people add from now on are connected differently; saved ones keep their connections.",
            .connectedInput
        )
        .advice("Mention it in the release notes if people build shortcuts with the action.")
        .example(
            intent: "Input: soup, Parameters: [{ Name: soup }, { Name: size }]",
            "Input: size, Parameters: [{ Name: soup }, { Name: size }]"
        )

    package static let optionsFormChanged = ChangeKind("IN1310", "options-form-changed")
        .summary("The app must provide options in a different form, because the format version changed.")
        .source(
            "The methods that provide options were renamed and return collections instead of arrays, or vice versa.",
            [.sirikit]
        )
        .advice("Update the methods, or keep the old form with `--model-version`.")
        .example(definition: optionsForm("1.1"), optionsForm("1.2"))

    package static let intentAdded = ChangeKind("intent-added", undoing: .intentRemoved)

    package static let intentShownInShortcuts = ChangeKind(
        "intent-shown-in-shortcuts",
        undoing: .intentHiddenFromShortcuts
    )
    .switching("Intent.isConfigurable", on: true, "can now be configured in Shortcuts")

    package static let widgetConfigurationTurnedOn = ChangeKind(
        "widget-configuration-turned-on",
        undoing: .widgetConfigurationTurnedOff
    )
    .switching("Intent.isEligibleForWidgets", on: true, "can now configure widgets")

    package static let suggestionsTurnedOn = ChangeKind("suggestions-turned-on", undoing: .suggestionsTurnedOff)
        .switching("Intent.isEligibleForSuggestions", on: true, "is now suggested by Siri")

    package static let intentDeprecated = ChangeKind("intent-deprecated")
        .switching("Intent.isDeprecated", on: true, "is now deprecated")
        .example(intent: "", "Deprecated: true")

    package static let intentNoLongerDeprecated = ChangeKind("intent-no-longer-deprecated", undoing: .intentDeprecated)
        .switching("Intent.isDeprecated", on: false, "is no longer deprecated")

    package static let intentWordingChanged = ChangeKind("intent-wording-changed")
        .differing("Intent.category", "Intent.verb")
        .example(intent: "Verb: Do", "Verb: Order")

    package static let imageChanged = ChangeKind("image-changed")
        .differing("Intent.defaultImageName")
        .example(intent: "", "DefaultImageName: Bowl")

    package static let keyParameterChanged = ChangeKind("key-parameter-changed")
        .example(
            intent: "KeyParameter: soup, Parameters: [{ Name: soup }, { Name: size }]",
            "KeyParameter: size, Parameters: [{ Name: soup }, { Name: size }]"
        )

    private static func optionsForm(_ version: String) -> String {
        """
        INIntentDefinitionModelVersion: "\(version)"
        INIntents: [{ Name: OrderSoup, Parameters: [{ Name: soup, SupportsDynamicEnumeration: true }] }]
        """
    }
}
