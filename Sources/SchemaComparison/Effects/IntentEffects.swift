private let byClassName = "the system finds an intent by its class name"

extension EffectTable {
    static let intents: [Row] = [
        Row("IN1301", .intentRemoved, summary: "An intent was removed.")
            .saved(
                .documented(byClassName),
                "Widgets that were configured with it and shortcuts that use it stop working."
            )
            .source("Its class, response, handling protocol and model are gone.")
            .advice(
                """
                Keep the intent while people may still use it. To replace it, conform an App Intent to \
                `CustomIntentMigratedAppIntent` and name the old class in `intentClassName`; `intentc breaking` looks \
                for it.
                """
            ),
        Row("IN1302", .intentRenamed, summary: "The class of an intent was renamed.")
            .saved(
                .documented(byClassName),
                "Widgets that were configured with it and shortcuts that use it stop working: the system treats it as a new intent."
            )
            .source("Its class, response, handling protocol and model were renamed.")
            .advice(
                """
                Change the title, which users see, and keep the name. A class prefix and the custom class count as the name.
                """
            ),
        Row(
            "IN1303",
            .intentBaseNameChanged,
            summary: "An intent was renamed, but its class was not."
        )
        .source("Methods of the handling protocol and the model are named after it.")
        .advice("Rename it where the app's code uses it."),
        Row("IN1304", .intentHiddenFromShortcuts, summary: "An intent can no longer be configured in Shortcuts.")
            .saved(
                .inferred("only configurable intents are actions"),
                "Shortcuts no longer offers the action, and people can no longer edit its values in saved shortcuts.",
                loss: .isHidden
            )
            .advice("Keep it configurable while people may still use the action."),
        Row("IN1305", .widgetConfigurationTurnedOff, summary: "An intent can no longer configure widgets.")
            .saved(
                .inferred("a widget is configured only with an intent that is eligible for widgets"),
                "Placed widgets lose their configuration."
            )
            .advice("Keep it eligible until no widget of a supported version uses it."),
        Row("IN1306", .suggestionsTurnedOff, summary: "Siri no longer suggests an intent.")
            .saved(
                .inferred("Siri suggests only combinations that the definition lists"),
                "Siri stops suggesting it; saved shortcuts keep working.",
                loss: .suggestionEnds
            )
            .advice("Keep suggestions on if the app still donates the intent."),
        Row("IN1307", .confirmationChanged, summary: "An intent now asks for confirmation, or no longer does.")
            .handler(
                .documented("the setting decides whether Siri asks before it handles the intent"),
                "With a new confirmation, an automation stops and waits for an answer; without one, it runs unconfirmed."
            )
            .advice("Test automations that run unattended."),
        Row("IN1308", .authenticationChanged, summary: "The authentication that an intent requires changed.")
            .handler(
                .documented("the setting restricts where the intent runs"),
                "A shortcut that ran on a locked device may now require unlocking, or no longer require it."
            )
            .advice("Test the shortcut on a locked device."),
        Row("IN1309", .inputChanged, summary: "A different parameter receives the previous action's output.")
            .handler(
                .inferred("Shortcuts connects the input when an action is added"),
                "Actions that people add from now on are connected differently; saved ones keep their connections."
            )
            .advice("Mention it in the release notes if people build shortcuts with the action."),
        Row(
            "IN1310",
            .optionsFormChanged,
            summary:
                "The app must provide options in a different form, because the format version changed."
        )
        .source(
            "The methods that provide options were renamed and return collections instead of arrays, or vice versa.",
            [.sirikit]
        )
        .advice("Update the methods, or keep the old form with `--model-version`."),
    ]
}
