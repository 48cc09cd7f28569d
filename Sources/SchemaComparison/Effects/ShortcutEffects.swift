extension EffectTable {
    static let shortcuts: [Row] = [
        Row("IN1350", .shortcutRemoved, summary: "A combination of parameters is no longer suggested.")
            .saved(
                .inferred("a suggestion is keyed by its set of parameters"),
                "Siri stops suggesting it, also where it was donated; shortcuts that people saved stay.",
                .suggestionEnds
            )
            .advice("Keep the combination as long as the app donates it."),
        Row("IN1351", .backgroundExecutionChanged, summary: "Whether a combination runs in the background has changed.")
            .handler(
                .documented("the setting decides who handles the intent"),
                "The app opens where it did not before, or the other way around; on a locked device it cannot open."
            )
            .advice("Handle the intent where it runs now: in the extension, or in the app."),
    ]

    static let responses: [Row] = [
        Row("IN1360", .responseCodeRemoved, summary: "A response code was removed.")
            .source("The code and its factory method are gone.")
            .advice("Answer with another code."),
        Row("IN1361", .responseCodesRenumbered, summary: "Response codes have other numbers.")
            .handler(
                .documented("custom codes are numbered from 100 in the order of the file"),
                "Numbers that the app stored or logged mean another code."
            )
            .advice("Add new codes at the end."),
        Row("IN1362", .responseCodeSuccessChanged, summary: "Whether a response code counts as success has changed.")
            .handler(
                .documented("a shortcut stops at an action that fails"),
                "Shortcuts go on where they stopped before, or the other way around."
            )
            .advice("Check shortcuts that go on after the action."),
        Row("IN1363", .responseParameterRemoved, summary: "A value of a response was removed.")
            .saved(
                .inferred("shortcuts refer to values of a result by name"),
                "Shortcuts that pass the value on to another action have nothing to pass on."
            )
            .source("Its property is gone from the response.")
            .advice("Keep the value and leave it empty."),
        Row("IN1364", .responseParameterRenamed, summary: "A value of a response has another name.")
            .saved(
                .uncertain(
                    "shortcuts refer to the output of an action as a whole; what gets a value by name refers to its name"
                ),
                "Shortcuts that pass the value on to another action have nothing to pass on."
            )
            .source("Its property has another name.")
            .advice("Change the display name, which users see, and keep the name."),
        Row("IN1365", .responseParameterTypeChanged, summary: "A value of a response has another type.")
            .saved(
                .inferred("actions convert what they are handed by its type"),
                "Shortcuts that pass the value on hand something else to the next action."
            )
            .source("Its property has another type.")
            .advice("Add a value of the new type under a new name."),
        Row("IN1366", .outputChanged, summary: "An intent hands another value to the next action.")
            .saved(
                .inferred("the output is what the next action is handed"),
                "Saved shortcuts get something else from the action, or nothing.",
                .changesMeaning
            )
            .advice("Keep the output, and let shortcuts choose other values by name."),
    ]
}
