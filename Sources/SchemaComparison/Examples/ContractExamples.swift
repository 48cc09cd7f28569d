extension ChangeExample {
    static let contracts: [ChangeKind: ChangeExample] = [
        .widgetRemoved: widgets(
            [widget("SoupWidget", "soup"), widget("BreadWidget", "bread")],
            [widget("SoupWidget", "soup")]
        ),
        .widgetKindChanged: widgets([widget("SoupWidget", "soop")], [widget("SoupWidget", "soup")]),
        .widgetFamilyRemoved: widgets(
            [widget("SoupWidget", "soup", families: ".systemSmall, .systemLarge")],
            [widget("SoupWidget", "soup", families: ".systemSmall")]
        ),
        .widgetConfigurationChanged: widgets(
            [widget("SoupWidget", "soup")],
            [widget("SoupWidget", "soup", in: "AppIntentConfiguration", intent: "intent: SelectSoup.self, ")]
        ),
        .widgetUnavailable: widgets(
            ["@available(iOS 17, *)\n" + widget("SoupWidget", "soup")],
            ["@available(iOS 18, *)\n" + widget("SoupWidget", "soup")]
        ),
        .systemRemoved: swift(
            "#if os(iOS) || os(macOS)\n\(intent())\n#endif",
            "#if os(iOS)\n\(intent())\n#endif"
        ),
        .appIntentRemoved: swift(
            "struct OrderSoup: AppIntent {}\nstruct BakeBread: AppIntent {}",
            "struct BakeBread: AppIntent {}"
        ),
        .appIntentRenamed: swift("struct OrderSoup: AppIntent {}", "struct OrderSoups: AppIntent {}"),
        .appIntentHidden: swift(intent(), intent("static let isDiscoverable = false")),
        .appIntentUnavailable: swift(intent(), "@available(iOS, unavailable)\n" + intent()),
        .takeoverRemoved: swift(migrated, intent()),
        .appParameterRemoved: swift(intent(parameter("spice", "String?")), intent()),
        .appParameterRenamed: swift(intent(parameter("spice", "String?")), intent(parameter("spices", "String?"))),
        .appParameterTypeChanged: swift(intent(parameter("amount", "Int")), intent(parameter("amount", "Double"))),
        .appTypeRenamed: swift(
            "enum Size: String, AppEnum { case small, large }\n" + intent(parameter("size", "Size")),
            "enum Portion: String, AppEnum { case small, large }\n" + intent(parameter("size", "Portion"))
        ),
        .rawValueRemoved: swift(enumeration("small, medium, large"), enumeration("small, large")),
        .rawValueChanged: swift(enumeration("small, large"), enumeration("small, large = \"big\"")),
        .rawValueReused: swift(
            "enum Size: Int, AppEnum { case small, large }",
            "enum Size: Int, AppEnum { case tiny, small, large }",
            also: [.rawValueReused]
        ),
        .entityIDTypeChanged: swift(entity(id: "String"), entity(id: "UUID")),
        .phraseRemoved: swift(
            shortcuts(#""Order in \(.applicationName)", "Soup from \(.applicationName)""#),
            shortcuts(#""Order in \(.applicationName)""#)
        ),
    ]

    private static func swift(_ old: String, _ new: String, also: [ChangeKind] = []) -> ChangeExample {
        ChangeExample(old: "", new: "", oldSwift: old, swift: new, also: also)
    }

    private static func widgets(_ old: [String], _ new: [String]) -> ChangeExample {
        swift(old.joined(separator: "\n\n"), new.joined(separator: "\n\n"))
    }

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

    private static func intent(_ members: String = "static let title: LocalizedStringResource = \"Order Soup\"")
        -> String
    {
        "struct OrderSoup: AppIntent {\n    \(members)\n}"
    }

    private static let migrated = """
        struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"
        }
        """

    private static func parameter(_ name: String, _ type: String) -> String {
        "@Parameter(title: \"Parameter\") var \(name): \(type)"
    }

    private static func enumeration(_ cases: String) -> String { "enum Size: String, AppEnum { case \(cases) }" }

    private static func entity(id: String) -> String {
        "struct Soup: AppEntity {\n    static let defaultQuery = SoupQuery()\n    var id: \(id)\n}"
    }

    private static func shortcuts(_ phrases: String) -> String {
        """
        struct OrderSoup: AppIntent {}

        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: OrderSoup(), phrases: [\(phrases)])
            }
        }
        """
    }
}
