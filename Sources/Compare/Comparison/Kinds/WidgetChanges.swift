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
        .summary("The configuration of a widget changed.")
        .saved("Placed widgets may lose their settings, or people may have to place them again.", .otherConfiguration)
        .advice("Test it on a device: place the widget with the old version, then install the new one.")
        .example(
            widgets: [widget("SoupWidget", "soup")],
            [widget("SoupWidget", "soup", in: "AppIntentConfiguration", intent: "intent: SelectSoup.self, ")]
        )

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

    package static let widgetAdded = ChangeKind("widget-added", undoing: .widgetRemoved)
    package static let widgetFamilyAdded = ChangeKind("widget-family-added", undoing: .widgetFamilyRemoved)
    package static let systemAdded = ChangeKind("system-added", undoing: .systemRemoved)

    package static let widgetAvailable = ChangeKind("widget-available", undoing: .widgetUnavailable)
        .statement { $0.availability }

    private static let orderSoup =
        "struct OrderSoup: AppIntent {\n    static let title: LocalizedStringResource = \"Order Soup\"\n}"

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
