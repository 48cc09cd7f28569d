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
                Keep the intent as long as people may have saved it. To replace it with an App Intent, let that one conform to \
                `CustomIntentMigratedAppIntent` and name the old class in `intentClassName`; `intentc breaking` looks for it.
                """
            ),
        Row("IN1302", .intentRenamed, summary: "An intent has another class name.")
            .saved(
                .documented(byClassName),
                "Widgets that were configured with it and shortcuts that use it stop working: to the system the intent is a new one."
            )
            .source("Its class, response, handling protocol and model have other names.")
            .advice(
                """
                Change the title, which users see, and keep the name. A class prefix and the custom class count as the name.
                """
            ),
        Row(
            "IN1303",
            .intentBaseNameChanged,
            summary: "An intent has another name, while its class is called as before."
        )
        .source("Methods of the handling protocol and the model are named after it.")
        .advice("Rename the uses in the app's code."),
        Row("IN1304", .intentHiddenFromShortcuts, summary: "An intent can no longer be configured in Shortcuts.")
            .saved(
                .inferred("only configurable intents are actions"),
                "The action is no longer offered in Shortcuts, and the values of saved ones can no longer be edited."
            )
            .advice("Keep it configurable as long as people use the action."),
        Row("IN1305", .widgetConfigurationTurnedOff, summary: "An intent can no longer configure widgets.")
            .saved(
                .inferred("a widget is configured only with an intent that is eligible for widgets"),
                "Placed widgets lose their configuration."
            )
            .advice("Keep it eligible until no widget of a supported version uses it."),
        Row("IN1306", .suggestionsTurnedOff, summary: "Siri no longer suggests an intent.")
            .saved(
                .inferred("Siri suggests only combinations that the definition lists"),
                "Suggestions that people saw before stop; shortcuts that they saved stay.",
                .suggestionEnds
            )
            .advice("Keep suggestions on if the app still donates the intent."),
        Row("IN1307", .confirmationChanged, summary: "Whether the user must confirm an intent has changed.")
            .handler(
                .documented("the setting decides whether Siri asks before it handles the intent"),
                "The intent runs with another number of questions: automations that ran alone may wait, or the other way around."
            )
            .advice("Try automations that run while no one looks."),
        Row("IN1308", .authenticationChanged, summary: "What an intent requires on a locked device has changed.")
            .handler(
                .documented("the setting restricts where the intent runs"),
                "A shortcut that ran while the device was locked may ask for unlocking first, or the other way around."
            )
            .advice("Try the shortcut on a locked device."),
        Row("IN1309", .inputChanged, summary: "Another parameter takes the output of the action before.")
            .handler(
                .inferred("Shortcuts connects the input when an action is added"),
                "Actions that people add from now on are connected differently; saved ones keep their connections."
            )
            .advice("Say so in the release notes if people build shortcuts with the action."),
        Row(
            "IN1310",
            .optionsFormChanged,
            summary:
                "The app provides options in another form, because the definition has another version of the format."
        )
        .source(
            "The methods that provide options have other names and hand over collections instead of arrays, or the other way around.",
            [.sirikit]
        )
        .advice("Write the methods in the new form, or generate with `--model-version` as before."),
    ]
}
