extension EffectTable {
    static let shortcuts: [Row] = [
        Row("IN1350", .shortcutRemoved, summary: "A combination of parameters is no longer suggested.")
            .saved(
                .inferred("a suggestion is keyed by its set of parameters"),
                "Siri stops suggesting it, even if the app donated it; saved shortcuts keep working.",
                loss: .suggestionEnds
            )
            .advice("Keep the combination while the app still donates it."),
        Row("IN1351", .backgroundExecutionChanged, summary: "Background execution of a combination changed.")
            .handler(
                .documented("the setting decides who handles the intent"),
                "The app now opens to run the intent, or no longer does; it cannot open on a locked device."
            )
            .advice("Handle the intent where it now runs: in the extension or in the app."),
    ]

    static let responses: [Row] = [
        Row("IN1360", .responseCodeRemoved, summary: "A response code was removed.")
            .source("The code and its factory method are gone.")
            .advice("Return a different code."),
        Row("IN1361", .responseCodesRenumbered, summary: "Response code numbers changed.")
            .handler(
                .documented("custom codes are numbered from 100 in the order of the file"),
                "Numbers that the app stored or logged now mean different codes."
            )
            .advice("Add new codes at the end."),
        Row("IN1362", .responseCodeSuccessChanged, summary: "A response code now counts as success, or no longer does.")
            .handler(
                .documented("a shortcut stops at an action that fails"),
                "Shortcuts continue where they stopped before, or vice versa."
            )
            .advice("Test shortcuts with further actions after this one."),
        Row("IN1363", .responseParameterRemoved, summary: "A response value was removed.")
            .saved(
                .inferred("shortcuts refer to values of a result by name"),
                "Shortcuts that pass the value to another action pass nothing."
            )
            .source("Its property is gone from the response.")
            .advice("Keep the value and leave it empty."),
        Row("IN1364", .responseParameterRenamed, summary: "A response value was renamed.")
            .saved(
                .uncertain(
                    "shortcuts refer to the output of an action as a whole, but to single values by name"
                ),
                "Shortcuts that get the value by its name get nothing; those that pass on the whole result keep working."
            )
            .source("Its property was renamed.")
            .advice("Change the display name, which users see, and keep the name."),
        Row("IN1365", .responseParameterTypeChanged, summary: "The type of a response value changed.")
            .saved(
                .inferred("actions convert their input by its type"),
                "Shortcuts that pass on the value give the next action something different.",
                loss: .changesMeaning
            )
            .source("The type of its property changed.")
            .advice("Add a value of the new type under a new name."),
        Row("IN1366", .outputChanged, summary: "An intent passes a different value to the next action.")
            .saved(
                .inferred("the next action receives the output"),
                "Saved shortcuts get a different value from the action, or none.",
                loss: .changesMeaning
            )
            .advice("Keep the output, and let shortcuts choose other values by name."),
    ]
}
