private let byName = "saved values are keyed by the parameter's name and type"

extension EffectTable {
    static let parameters: [Row] = [
        Row("IN1320", .parameterRemoved, summary: "A parameter was removed.")
            .saved(
                .documented(byName),
                "The value that people chose is lost in placed widgets and saved shortcuts; the rest stays."
            )
            .source("Its property and its methods in the handling protocol are gone.")
            .advice("Keep it and make it not configurable where only the choice should go."),
        Row("IN1321", .parameterRenamed, summary: "A parameter has another name.")
            .saved(
                .documented(byName),
                "The value that people chose is lost in placed widgets and saved shortcuts: under the new name nothing is saved."
            )
            .source("Its property and its methods in the handling protocol have other names.")
            .advice("Change the display name, which users see, and keep the name."),
        Row("IN1322", .parameterTypeChanged, summary: "A parameter has another type.")
            .saved(
                .documented(byName),
                "The value that people chose is lost in placed widgets and saved shortcuts: a value of another type is not read."
            )
            .source("Its property has another type.")
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
                "People no longer see or change the value in their widgets and shortcuts."
            )
            .advice("Treat a saved value as before, or ignore it on purpose."),
        Row("IN1326", .parameterTagChanged, summary: "A parameter has another tag and kept its name.")
            .saved(
                .uncertain("saved values seem to be keyed by name, and no source says that tags do not matter"),
                "Xcode tells parameters apart by their tags; if saved values do so too, this one's are lost."
            )
            .advice(
                "Restore the old tag. It usually changes when a parameter is deleted and added again, or in a merge."
            ),
        Row("IN1327", .parameterTagReused, summary: "A new parameter has the tag of one that was removed.")
            .saved(
                .uncertain("saved values seem to be keyed by name, and no source says that tags do not matter"),
                "If tags identify saved values, the old parameter's are taken for the new one's."
            )
            .advice("Give the new parameter a tag that was never used: one more than `INIntentLastParameterTag`."),
        Row("IN1328", .defaultChanged, summary: "A parameter has another default.")
            .handler(
                .inferred("a default holds wherever no value was saved"),
                "Widgets and shortcuts in which people never set the value show and do something else."
            )
            .advice("Check that the new default is right for people who already use the widget or the shortcut."),
        Row("IN1329", .boundsChanged, summary: "The bounds of a parameter have changed.")
            .handler(
                .inferred("bounds are checked when a value is entered, and saved values stay as they are"),
                "Code meets values that it did not meet before: saved ones outside of narrower bounds, new ones inside of wider ones."
            )
            .advice("Let the handler accept every value that older versions allowed."),
        Row("IN1330", .unitChanged, summary: "The unit of a parameter has changed.")
            .handler(
                .inferred("a value is saved with the unit in which it was entered"),
                "Code that takes the number alone reads saved values and new ones in different units."
            )
            .advice("Convert the value by its own unit, and never use the number alone."),
        Row(
            "IN1331",
            .valueKindChanged,
            summary:
                "What values of a parameter may be has changed: the kind of date, the kinds of files, the currencies."
        )
        .handler(
            .inferred("the setting decides what users can choose, and saved values stay as they are"),
            "Saved values may be of a kind that is no longer offered, and new ones of a kind that code never met."
        )
        .advice("Let the handler accept every value that older versions allowed."),
        Row("IN1332", .arraySizeChanged, summary: "The number of values of a parameter in widgets has changed.")
            .handler(
                .inferred("the size is fixed for each widget family"),
                "Widgets get another number of values: fewer are shown than people chose, or places stay empty."
            )
            .advice("Lay the widget out for any number of values."),
        Row("IN1333", .visibilityChanged, summary: "The condition under which a parameter is shown has changed.")
            .handler(
                .inferred("a parameter counts only while its parent's condition holds"),
                "The parameter is shown in other configurations than before, and hidden values are not handed over."
            )
            .advice("Check what the handler does without the value."),
        Row("IN1334", .dynamicOptionsTurnedOn, summary: "The options of a parameter are provided by the app now.")
            .source("The handling protocol requires a method that provides the options.", [.models, .sirikit])
            .advice("Provide the options; offer those that people have saved as well."),
        Row(
            "IN1335",
            .dynamicOptionsTurnedOff,
            summary: "The options of a parameter are no longer provided by the app."
        )
        .handler(
            .documented("the method belongs to parameters with dynamic options"),
            "The method that provides options is never called again."
        )
        .advice("Remove the method, and check values in the handler: users can enter anything."),
        Row("IN1336", .searchTurnedOn, summary: "Users can search the options of a parameter.")
            .source("The method that provides options takes a search term.", [.models, .sirikit])
            .advice("Take the term, and offer everything when it is empty."),
        Row("IN1337", .searchTurnedOff, summary: "Users can no longer search the options of a parameter.")
            .source("The method that provides options takes no search term.", [.models, .sirikit])
            .advice("Offer all options at once, in sections if they are many."),
        Row("IN1338", .resolutionTurnedOn, summary: "A parameter is resolved by the app now.")
            .source("The handling protocol requires a method that resolves the parameter.", [.sirikit])
            .advice("Resolve values that are saved in shortcuts to themselves."),
        Row("IN1339", .resolutionTurnedOff, summary: "A parameter is no longer resolved by the app.")
            .handler(
                .documented("the method belongs to parameters that Siri can ask for"),
                "The method that resolves the parameter is never called again, so nothing asks for a missing value."
            )
            .source("The class of its resolution result is gone.", [.sirikit])
            .advice("Check the value in the handler."),
        Row("IN1340", .unsupportedReasonRemoved, summary: "A reason for which a value is refused was removed.")
            .source("The reason is gone from the generated enumeration.", [.sirikit])
            .advice("Use another reason in the method that resolves the parameter."),
        Row(
            "IN1341",
            .arraySizeRemoved,
            summary: "A parameter no longer has a number of values for a family of widgets."
        )
        .handler(
            .inferred("the size is fixed for each widget family that has one"),
            "Widgets of the family get as many values as people chose, or none."
        )
        .advice("Lay the widget out for any number of values."),
    ]
}
