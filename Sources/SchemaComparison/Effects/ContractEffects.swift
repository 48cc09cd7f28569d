private let byKind = "the system finds a placed widget by its kind"
private let byType =
    "the system finds App Intents, entities and enumerations by persistent identifier or, without one, by type name"
private let byParameter = "saved values are keyed by the parameter's name and type"
private let byRawValue = "an App Intent saves a case by its raw value"

extension EffectTable {
    static let contracts: [Row] = [
        Row("IN1501", .widgetRemoved, summary: "A widget or control was removed.")
            .saved(.documented(byKind), "It disappears, or shows nothing, wherever people placed it.")
            .advice(
                "Keep the widget and its kind while people may still use it; it can show its replacement."
            ),
        Row("IN1502", .widgetKindChanged, summary: "The kind of a widget or control changed.")
            .saved(
                .documented(byKind),
                "It disappears, or shows nothing, wherever people placed it: the system treats it as a new widget."
            )
            .advice("Keep the old kind even if it is misspelled: users never see it."),
        Row("IN1503", .widgetFamilyRemoved, summary: "A widget no longer supports a family.")
            .saved(
                .documented("a widget is placed in one of the families that it supports"),
                "Widgets that people placed in this size disappear, or show nothing."
            )
            .advice("Keep the family, even with a simple view."),
        Row("IN1504", .widgetConfigurationChanged, summary: "The configuration of a widget changed.")
            .saved(
                .uncertain(
                    "no source says what happens to placed widgets when the configuration of their kind changes"
                ),
                "Placed widgets may lose their settings, or people may have to place them again."
            )
            .advice("Test it on a device: place the widget with the old version, then install the new one."),
        Row("IN1506", .systemRemoved, summary: "A declaration is no longer compiled for systems that had it.")
            .saved(
                .uncertain("the sources do not say for which systems the app was released"),
                "People lose what they placed or saved with it on systems that no longer have it."
            )
            .advice("Keep it on all systems for which the app was released."),
        Row("IN1507", .widgetUnavailable, summary: "A widget or control no longer exists on systems that had it.")
            .saved(
                .documented("an unavailable type does not exist at run time"),
                "It disappears, or shows nothing, wherever people placed it on systems that no longer have it."
            )
            .advice("Keep it available from the app's oldest system on, even with a simpler view."),
        Row("IN1510", .appIntentRemoved, summary: "An App Intent was removed.")
            .saved(.documented(byType), "Shortcuts that use it, and widgets that it configures, stop working.")
            .advice(
                """
                Keep the type and conform it to `DeprecatedAppIntent` while people may still use it; `isDiscoverable = \
                false` hides it.
                """
            ),
        Row("IN1511", .appIntentRenamed, summary: "The type of an App Intent was renamed.")
            .saved(
                .documented(byType),
                "Shortcuts that use it, and widgets that it configures, stop working: the system treats it as a new intent."
            )
            .advice("Give the renamed type a `persistentIdentifier` with the old name."),
        Row("IN1512", .appIntentHidden, summary: "An App Intent is no longer offered in Shortcuts.")
            .saved(
                .documented("the property decides whether people find the action"),
                "People no longer find the action; shortcuts that use it keep working.",
                loss: .isHidden
            )
            .advice("Do nothing if this is intended."),
        Row("IN1513", .appIntentUnavailable, summary: "An App Intent no longer exists on systems that had it.")
            .saved(
                .documented("an unavailable type does not exist at run time"),
                "Shortcuts that use it, and widgets that it configures, stop working on the systems that no longer have it."
            )
            .advice(
                "Use `deprecated:` if only new code should not use it, and keep it available from the app's oldest system on."
            ),
        Row("IN1514", .takeoverRemoved, summary: "An App Intent no longer replaces an intent of an older version.")
            .saved(
                .documented("the system finds the replacement of an old intent by `intentClassName`"),
                "Widgets and shortcuts saved before the intent was removed stop working, and so may those edited since."
            )
            .advice("Keep `CustomIntentMigratedAppIntent` and `intentClassName` while the App Intent exists."),
        Row("IN1520", .appParameterRemoved, summary: "A parameter of an App Intent was removed.")
            .saved(
                .inferred(byParameter),
                "The value that people chose is lost in placed widgets and saved shortcuts; the rest stays."
            )
            .advice("To remove only the choice, keep the parameter and leave it out of the summary."),
        Row("IN1521", .appParameterRenamed, summary: "A parameter of an App Intent was renamed.")
            .saved(
                .inferred(byParameter),
                "The value that people chose is lost in placed widgets and saved shortcuts: nothing is saved under the new name."
            )
            .advice("Change the title, which people see, and keep the name of the property."),
        Row("IN1522", .appParameterTypeChanged, summary: "The type of an App Intent's parameter changed.")
            .saved(
                .inferred(byParameter),
                "The value that people chose is lost in placed widgets and saved shortcuts: a value of a different type is not read."
            )
            .advice("Add a parameter of the new type under a new name, and read both."),
        Row("IN1523", .appTypeRenamed, summary: "An entity or enumeration of App Intents was renamed.")
            .saved(
                .inferred(byType),
                "Values of this type that people chose are lost in placed widgets and saved shortcuts."
            )
            .advice("Give the renamed type a `persistentIdentifier` with the old name."),
        Row("IN1530", .rawValueRemoved, summary: "A raw value that people may have chosen was removed.")
            .saved(.inferred(byRawValue), "Widgets and shortcuts in which people chose it no longer have a value.")
            .advice("Keep the case, and treat it like its replacement."),
        Row("IN1531", .rawValueChanged, summary: "The raw value of a case changed.")
            .saved(.inferred(byRawValue), "Widgets and shortcuts in which people chose it no longer have a value.")
            .advice("Assign the old raw value to the case; the case itself can have any name."),
        Row("IN1532", .rawValueReused, summary: "A raw value belongs to another case.")
            .saved(
                .inferred(byRawValue),
                "Widgets and shortcuts in which people chose the old case silently switch to another one.",
                loss: .changesMeaning
            )
            .advice("Assign the old raw values to the cases, and give new cases values that were never used."),
        Row("IN1533", .entityIDTypeChanged, summary: "The identifier type of an entity changed.")
            .saved(
                .uncertain("an entity is found by the text of its identifier, which the sources do not give"),
                "Entities that people chose are no longer found, unless their identifiers have the same text as before."
            )
            .advice("Keep the type, or let the query find entities by old identifiers as well."),
        Row("IN1540", .phraseRemoved, summary: "Phrases of an App Shortcut were removed.")
            .saved(
                .documented("Siri knows the phrases that the app lists"),
                "Siri no longer understands phrases that people are used to.",
                loss: .suggestionEnds
            )
            .advice("Keep the old phrases when you add new ones."),
    ]
}
