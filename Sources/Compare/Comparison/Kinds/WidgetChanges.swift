import Evidence

extension ChangeKind {
    package static let widgetRemoved = ChangeKind("IN1501", "widget-removed")
        .summary("A widget or control was removed.")
        .saved("It disappears, or shows nothing, wherever people placed it.", .widgetGone)
        .advice("Keep the widget and its kind while people may still use it; it can show its replacement.")
        .example(
            widgets: [widget("SoupWidget", "soup"), widget("BreadWidget", "bread")],
            [widget("SoupWidget", "soup")]
        )

    package static let widgetKindChanged = ChangeKind("IN1502", "widget-kind-changed", isRenaming: true)
        .summary("The kind of a widget or control changed.")
        .saved(
            "It disappears, or shows nothing, wherever people placed it: the system treats it as a new widget.",
            .widgetKind
        )
        .advice("Keep the old kind even if it is misspelled: users never see it.")
        .example(widgets: [widget("SoupWidget", "soop")], [widget("SoupWidget", "soup")])

    package static let widgetFamilyRemoved = ChangeKind("IN1503", "widget-family-removed")
        .summary("A widget no longer supports a family.")
        .saved("Widgets that people placed in a removed size disappear, or show nothing.", .widgetKey)
        .advice("Keep the family, even with a simple view.")
        .example(
            widgets: [widget("SoupWidget", "soup", families: ".systemSmall, .systemLarge")],
            [widget("SoupWidget", "soup", families: ".systemSmall")]
        )

    package static let widgetConfigurationChanged = ChangeKind("IN1504", "widget-configuration-changed")
        .summary("A widget is configured with another intent.")
        .saved("Placed widgets may lose their settings, or people may have to place them again.", .otherConfiguration)
        .advice("Test it on a device: place the widget with the old version, then install the new one.")
        .example(widgets: [appWidget("SelectSoup")], [appWidget("SelectMeal")])

    package static let systemRemoved = ChangeKind("IN1506", "system-removed")
        .summary("A declaration is no longer compiled for systems that had it.")
        .covered(by: .widgetUnavailable, .appIntentUnavailable)
        .statement { "\($0.subject.words) is now compiled for \($0.newValue); formerly \($0.oldValue)" }
        .saved("People lose what they placed or saved with it on systems that no longer have it.", .systemsOfTheApp)
        .advice("Keep it on all systems for which the app was released.")
        .example(swift: "#if os(iOS) || os(macOS)\n\(orderSoup)\n#endif", "#if os(iOS)\n\(orderSoup)\n#endif")

    package static let widgetUnavailable = ChangeKind("IN1507", "widget-unavailable")
        .summary("A widget or control no longer exists on systems that had it.")
        .statement { $0.availability }
        .saved(
            "It disappears, or shows nothing, wherever people placed it on systems that no longer have it.",
            .unsupportedSystem
        )
        .advice("Keep it available from the app's oldest system on, even with a simpler view.")
        .example(
            widgets: ["@available(iOS 17, *)\n" + widget("SoupWidget", "soup")],
            ["@available(iOS 18, *)\n" + widget("SoupWidget", "soup")]
        )

    package static let widgetBecameStatic = ChangeKind("IN1508", "widget-became-static", undoing: .widgetReconfigured)
        .summary("A widget no longer has settings.")
        .statement { "\($0.subject.words) is no longer configured with '\($0.oldValue)'" }
        .saved("Placed widgets stay and lose their settings.", .staticWidgets)
        .atMost(.warning)
        .advice("Keep the configuration if people may have changed a setting.")
        .example(widgets: [appWidget("SelectSoup")], [widget("SoupWidget", "soup")])

    package static let widgetMovedWithoutTakeover = ChangeKind("IN1509", "widget-moved-without-takeover")
        .summary("A widget is configured with an App Intent that does not replace its intent.")
        .statement {
            "\($0.subject.words) is now configured with '\($0.newValue)', which does not replace '\($0.oldValue)'"
        }
        .saved("Placed widgets lose their settings and start with the defaults.", .untakenWidgets)
        .advice("Name the old class in `intentClassName` of the App Intent, before it ships.")
        .example(widgets: [siriKitWidget], [appWidget("SelectSoup")])

    package static let widgetMovedToSiriKit = ChangeKind(
        "IN1550",
        "widget-moved-to-sirikit",
        undoing: .widgetMovedWithoutTakeover
    )
    .summary("A widget that an App Intent configured is configured with a SiriKit intent.")
    .statement {
        "\($0.subject.words) is now configured with the SiriKit intent '\($0.newValue)', formerly with '\($0.oldValue)'"
    }
    .saved("Placed widgets keep an old picture, and people have to place them again.", .widgetsMovedBack)
    .advice("Keep the App Intent, or give the widget a new kind and keep the old one.")
    .example(widgets: [appWidget("SelectSoup")], [siriKitWidget])

    package static let widgetExtensionRenamed = ChangeKind("IN1551", "widget-extension-renamed")
        .summary("The bundle identifier of a widget extension changed.")
        .saved(
            "Placed widgets stop reacting and go blank: to the system, these are other widgets.",
            .extensionIdentifier
        )
        .atMost(.warning)
        .advice("Keep the identifier: users never see it.")
        .example(widget: widget("SoupWidget", "soup"), inExtensions: ["com.example.soup"], ["com.example.soups"])

    package static let widgetMoved = ChangeKind("IN1552", "widget-moved")
        .summary("A widget moved to another extension.")
        .saved("Placed widgets stop reacting and go blank: to the system, it is another widget.", .widgetKey)
        .atMost(.warning)
        .advice("Keep the widget in its extension while people have it, and add new ones elsewhere.")
        .example(
            widget: widget("SoupWidget", "soup"),
            inExtensions: ["com.example.lunch", "com.example.dinner"],
            ["com.example.dinner", "com.example.lunch"]
        )

    package static let placedWidgetsLackAddition = ChangeKind("IN1553", "placed-widgets-lack-addition")
        .summary("A parameter or case was added to a SiriKit intent that configures a widget.")
        .statement { "placed widgets do not show \($0.subject.words), which was added" }
        .handler("They keep the old list; people see it when they place the widget again.", .placedLists)
        .atMost(.note)
        .advice(
            "With App Intents, placed widgets get new parameters. *\(Claim.addedParameters.words).* Say so in the release notes."
        )
        .example(ofList: "{ Name: soup }", "{ Name: soup }, { Name: spice }")

    package static let placedWidgetsKeepRemoval = ChangeKind(
        "IN1554",
        "placed-widgets-keep-removal",
        undoing: .placedWidgetsLackAddition
    )
    .summary("A parameter or case was removed from a SiriKit intent that configures a widget.")
    .statement { "placed widgets still show \($0.subject.words), which was removed" }
    .handler(
        "They keep the old list until people place them again: the handler still gets what was removed.",
        .removedFromLists
    )
    .atMost(.note)
    .advice("Let the handler and the widget accept indices and values that are no longer in the definition.")
    .example(ofList: "{ Name: soup }, { Name: spice }", "{ Name: soup }", also: [.parameterRemoved])

    /// A widget that had no settings, or whose settings have no values to lose.
    package static let widgetReconfigured = ChangeKind("widget-reconfigured")
        .example(widgets: [widget("SoupWidget", "soup")], [appWidget("SelectSoup")])

    package static let widgetAdded = ChangeKind("widget-added", undoing: .widgetRemoved)
    package static let widgetFamilyAdded = ChangeKind("widget-family-added", undoing: .widgetFamilyRemoved)
    package static let systemAdded = ChangeKind("system-added", undoing: .systemRemoved)

    package static let widgetAvailable = ChangeKind("widget-available", undoing: .widgetUnavailable)
        .statement { $0.availability }

    private static let orderSoup =
        "struct OrderSoup: AppIntent {\n    static let title: LocalizedStringResource = \"Order Soup\"\n}"

    /// The parameters of an intent that configures a widget.
    private func example(
        ofList old: String,
        _ new: String,
        also: @autoclosure @escaping @Sendable () -> [ChangeKind] = []
    ) -> Self {
        let states = [old, new].map {
            "INIntents: [{ Name: SelectSoup, EligibleForWidgets: true, Parameters: [\($0)] }]"
        }
        let code = Self.siriKitWidget
        return example(ChangeExample(old: states[0], new: states[1], oldSwift: code, swift: code, also: also))
    }

    private static func appWidget(_ intent: String) -> String {
        widget("SoupWidget", "soup", in: "AppIntentConfiguration", intent: "intent: \(intent).self, ")
    }

    private static let siriKitWidget = widget(
        "SoupWidget",
        "soup",
        in: "IntentConfiguration",
        intent: "intent: SelectSoupIntent.self, "
    )

    private static func widget(
        _ type: String,
        _ kind: String,
        in configuration: String = "StaticConfiguration",
        intent: String = "",
        families: String? = nil
    ) -> String {
        """
        struct \(type): Widget {
            var body: some WidgetConfiguration {
                \(configuration)(kind: "\(kind)", \(intent)provider: Provider()) { Text($0.name) }\
        \(families.map { "\n            .supportedFamilies([\($0)])" } ?? "")
            }
        }
        """
    }
}
