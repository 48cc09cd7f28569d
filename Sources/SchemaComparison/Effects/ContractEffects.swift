private let byKind = "the system finds the widget of a placed one by its kind"
private let byType =
    "the system finds App Intents, entities and enumerations by their persistent identifier, or else their type's name"
private let byParameter = "saved values are keyed by the parameter's name and type"
private let byRawValue = "an App Intent saves a case by its raw value"

extension EffectTable {
    static let contracts: [Row] = [
        Row("IN1501", .widgetRemoved, summary: "A widget or control was removed.")
            .saved(.documented(byKind), "Every placed one disappears, or shows nothing.")
            .advice(
                "Keep the widget under its kind as long as people may have placed it; it may show what replaces it."
            ),
        Row("IN1502", .widgetKindChanged, summary: "A widget or control has another kind.")
            .saved(
                .documented(byKind),
                "Every placed one disappears, or shows nothing: to the system the widget is a new one."
            )
            .advice("Keep the old kind, also where it is misspelt: nobody sees it."),
        Row("IN1503", .widgetFamilyRemoved, summary: "A widget no longer supports a family.")
            .saved(
                .documented("a widget is placed in one of the families that it supports"),
                "Widgets that people placed in this size disappear, or show nothing."
            )
            .advice("Keep the family; the view may be simple."),
        Row("IN1504", .widgetConfigurationChanged, summary: "A widget is configured by something else.")
            .saved(
                .uncertain("no source says what becomes of placed widgets whose kind gets another configuration"),
                "Placed widgets may lose what people chose for them, or have to be placed again."
            )
            .advice("Try it on a device: place the widget with the old version, then install the new one."),
        Row("IN1510", .appIntentRemoved, summary: "An App Intent was removed.")
            .saved(.documented(byType), "Shortcuts that use it, and widgets that it configures, stop working.")
            .advice(
                """
                Keep the type and let it conform to `DeprecatedAppIntent` as long as people may have saved it; `isDiscoverable = false` \
                hides it.
                """
            ),
        Row("IN1511", .appIntentRenamed, summary: "The type of an App Intent has another name.")
            .saved(
                .documented(byType),
                "Shortcuts that use it, and widgets that it configures, stop working: to the system the intent is a new one."
            )
            .advice("Give the renamed type a `persistentIdentifier` with the old name."),
        Row("IN1512", .appIntentHidden, summary: "An App Intent is no longer offered in Shortcuts.")
            .handler(
                .documented("the property decides whether people find the action"),
                "People no longer find the action; shortcuts that have it go on."
            )
            .advice("Nothing has to be done where that is meant."),
        Row("IN1513", .appIntentUnavailable, summary: "An App Intent no longer exists on systems that had it.")
            .saved(
                .documented("what is not available is not there"),
                "On these systems shortcuts that use it, and widgets that it configures, stop working."
            )
            .advice("Use `deprecated:` where only new code should not use it."),
        Row("IN1514", .takeoverRemoved, summary: "An App Intent no longer takes over an intent of an older version.")
            .saved(
                .documented("the system finds what takes an old intent over by `intentClassName`"),
                "What people saved before the app gave the intent up stops working, and what they have changed since may, too."
            )
            .advice("Keep `CustomIntentMigratedAppIntent` and `intentClassName` for as long as the App Intent exists."),
        Row("IN1520", .appParameterRemoved, summary: "A parameter of an App Intent was removed.")
            .saved(
                .documented(byParameter),
                "The value that people chose is lost in placed widgets and saved shortcuts; the rest stays."
            )
            .advice("Keep the parameter and leave it out of the summary where only the choice should go."),
        Row("IN1521", .appParameterRenamed, summary: "A parameter of an App Intent has another name.")
            .saved(
                .documented(byParameter),
                "The value that people chose is lost in placed widgets and saved shortcuts: under the new name nothing is saved."
            )
            .advice("Change the title, which people see, and keep the name of the property."),
        Row("IN1522", .appParameterTypeChanged, summary: "A parameter of an App Intent has another type.")
            .saved(
                .documented(byParameter),
                "The value that people chose is lost in placed widgets and saved shortcuts: a value of another type is not read."
            )
            .advice("Add a parameter of the new type under a new name, and read both."),
        Row("IN1523", .appTypeRenamed, summary: "An entity or enumeration of App Intents has another name.")
            .saved(.inferred(byType), "Values of it that people chose are lost in placed widgets and saved shortcuts.")
            .advice("Give the renamed type a `persistentIdentifier` with the old name."),
        Row("IN1530", .rawValueRemoved, summary: "A raw value that people may have chosen was removed.")
            .saved(.inferred(byRawValue), "Widgets and shortcuts in which people chose it have no value anymore.")
            .advice("Keep the case, and treat it as the one that replaces it."),
        Row("IN1531", .rawValueChanged, summary: "A case has another raw value.")
            .saved(.inferred(byRawValue), "Widgets and shortcuts in which people chose it have no value anymore.")
            .advice("Write the old raw value behind the case; the case itself may have any name."),
        Row("IN1532", .rawValueReused, summary: "A raw value belongs to another case.")
            .saved(
                .inferred(byRawValue),
                "Widgets and shortcuts in which people chose the old case silently mean another one.",
                .changesMeaning
            )
            .advice("Write the old raw values behind the cases, and give new cases values that were never used."),
        Row("IN1533", .entityIDTypeChanged, summary: "An entity is identified by another type.")
            .saved(
                .inferred("an entity is saved by the text of its identifier"),
                "Entities that people chose are not found again, unless their identifiers have the same text as before."
            )
            .advice("Keep the type, or let the query find entities by old identifiers as well."),
        Row("IN1540", .phraseRemoved, summary: "Phrases of an App Shortcut were removed.")
            .saved(
                .documented("Siri knows the phrases that the app lists"),
                "Siri no longer understands what people are used to say.",
                .suggestionEnds
            )
            .advice("Keep phrases that were good, and add new ones."),
    ]
}
