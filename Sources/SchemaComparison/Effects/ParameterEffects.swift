private let byName = "saved values are keyed by the parameter's name and type"
private let byTag = "saved values seem to be keyed by name, and no source says that tags do not matter"

extension EffectTable {
    static let parameters: [Row] = [
        Row("IN1320", .parameterRemoved, summary: "A parameter was removed.")
            .saved(
                .inferred(byName),
                "The value that people chose is lost in placed widgets and saved shortcuts; the rest stays."
            )
            .source("Its property and its methods in the handling protocol are gone.")
            .advice("To remove only the choice, keep the parameter and make it not configurable."),
        Row("IN1321", .parameterRenamed, summary: "A parameter was renamed.")
            .saved(
                .inferred(byName),
                "The value that people chose is lost in placed widgets and saved shortcuts: nothing is saved under the new name."
            )
            .source("Its property and its methods in the handling protocol were renamed.")
            .advice("Change the display name, which users see, and keep the name."),
        Row("IN1322", .parameterTypeChanged, summary: "The type of a parameter changed.")
            .saved(
                .inferred(byName),
                "The value that people chose is lost in placed widgets and saved shortcuts: a value of a different type is not read."
            )
            .source("The type of its property changed.")
            .advice("Add a parameter of the new type under a new name, and read both in the handler."),
        Row("IN1323", .parameterBecameArray, summary: "A parameter takes several values instead of one.")
            .saved(
                .inferred(byName),
                "The value that people chose is lost in placed widgets and saved shortcuts: one value is not a list."
            )
            .source("Its property is an array.")
            .advice("Add a parameter that takes several values under a new name, and read both in the handler."),
        Row("IN1324", .parameterBecameScalar, summary: "A parameter takes one value instead of several.")
            .saved(
                .inferred(byName),
                "The values that people chose are lost in placed widgets and saved shortcuts: a list is not one value."
            )
            .source("Its property is no longer an array.")
            .advice("Add a parameter that takes one value under a new name, and read both in the handler."),
        Row("IN1325", .parameterHidden, summary: "Users can no longer set a parameter.")
            .saved(
                .inferred("only configurable parameters are shown"),
                "People no longer see or change the value in their widgets and shortcuts.",
                loss: .isHidden
            )
            .advice("Treat a saved value as before, or ignore it on purpose."),
        Row("IN1326", .parameterTagChanged, summary: "The tag of a parameter changed, but not its name.")
            .saved(
                .uncertain(byTag),
                "Xcode identifies parameters by tag; if saved values do too, the values of this parameter are lost."
            )
            .advice(
                "Restore the old tag. It usually changes when a parameter is deleted and added again, or in a merge."
            ),
        Row("IN1327", .parameterTagReused, summary: "A new parameter has the tag of one that was removed.")
            .saved(
                .uncertain(byTag),
                "If tags identify saved values, values of the old parameter are read as values of the new one."
            )
            .advice("Give the new parameter a tag that was never used: one more than `INIntentLastParameterTag`."),
        Row("IN1328", .defaultChanged, summary: "The default of a parameter changed.")
            .handler(
                .inferred("a default applies if no value was saved"),
                "Widgets and shortcuts in which people never set the value behave differently."
            )
            .advice("Check that the new default is right for people who already use the widget or the shortcut."),
        Row("IN1329", .boundsChanged, summary: "The bounds of a parameter changed.")
            .handler(
                .inferred("bounds are checked when a value is entered, and saved values stay as they are"),
                "Code sees values that it did not see before: saved values outside narrower bounds, or new ones within wider bounds."
            )
            .advice("Let the handler accept every value that older versions allowed."),
        Row("IN1330", .unitChanged, summary: "The unit of a parameter changed.")
            .handler(
                .inferred("a value is saved with the unit in which it was entered"),
                "Code that ignores the unit mixes saved values and new values in different units."
            )
            .advice("Convert the value using its unit; do not use the bare number."),
        Row(
            "IN1331",
            .valueKindChanged,
            summary:
                "The allowed values of a parameter changed: the kind of date, the file types or the currencies."
        )
        .handler(
            .inferred("the setting decides what users can choose, and saved values stay as they are"),
            "Saved values may be of a kind that is no longer offered, and new values of a kind that the code does not expect."
        )
        .advice("Let the handler accept every value that older versions allowed."),
        Row("IN1332", .arraySizeChanged, summary: "The number of values that a parameter takes in widgets changed.")
            .handler(
                .inferred("the size is fixed for each widget family"),
                "Widgets get a different number of values: some choices are dropped, or places stay empty."
            )
            .advice("Lay the widget out for any number of values."),
        Row("IN1333", .visibilityChanged, summary: "The condition that shows a parameter changed.")
            .handler(
                .inferred("a parameter counts only while its parent's condition holds"),
                "The parameter appears in different configurations than before, and hidden values are not passed on."
            )
            .advice("Check what the handler does without the value."),
        Row("IN1334", .dynamicOptionsTurnedOn, summary: "The app now provides the options of a parameter.")
            .source("The handling protocol requires a method that provides the options.", [.models, .sirikit])
            .advice("Provide the options, including those that people have saved."),
        Row(
            "IN1335",
            .dynamicOptionsTurnedOff,
            summary: "The app no longer provides the options of a parameter."
        )
        .handler(
            .documented("the method is called only for parameters with dynamic options"),
            "The method that provides options is no longer called."
        )
        .advice("Remove the method, and check values in the handler: users can enter anything."),
        Row("IN1336", .searchTurnedOn, summary: "Users can now search the options of a parameter.")
            .source("The method that provides options takes a search term.", [.models, .sirikit])
            .advice("Filter by the search term, and return all options if it is empty."),
        Row("IN1337", .searchTurnedOff, summary: "Users can no longer search the options of a parameter.")
            .source("The method that provides options no longer takes a search term.", [.models, .sirikit])
            .advice("Return all options at once, in sections if there are many."),
        Row("IN1338", .resolutionTurnedOn, summary: "The app now resolves a parameter.")
            .source("The handling protocol requires a method that resolves the parameter.", [.sirikit])
            .advice("Resolve each value saved in shortcuts to itself."),
        Row("IN1339", .resolutionTurnedOff, summary: "The app no longer resolves a parameter.")
            .handler(
                .documented("Siri calls the method only for parameters that it can ask for"),
                "The method that resolves the parameter is no longer called, so nothing asks for a missing value."
            )
            .source("The class of its resolution result is gone.", [.sirikit])
            .advice("Check the value in the handler."),
        Row("IN1340", .unsupportedReasonRemoved, summary: "A reason for rejecting a value was removed.")
            .source("The reason is gone from the generated enumeration.", [.sirikit])
            .advice("Use another reason in the method that resolves the parameter."),
        Row(
            "IN1341",
            .arraySizeRemoved,
            summary: "A parameter no longer has a fixed number of values for a widget family."
        )
        .handler(
            .inferred("the size is fixed for each widget family that has one"),
            "Widgets of this family get however many values people chose, or none."
        )
        .advice("Lay the widget out for any number of values."),
    ]
}
