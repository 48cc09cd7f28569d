extension ChangeExample {
    static let contracts: [ChangeKind: ChangeExample] = [
        .widgetRemoved: widgets(
            [widget("SoupWidget", "soup"), widget("BreadWidget", "bread")],
            [widget("SoupWidget", "soup")]
        ),
        .widgetAdded: widgets(
            [widget("SoupWidget", "soup")],
            [widget("SoupWidget", "soup"), widget("BreadWidget", "bread")]
        ),
        .widgetKindChanged: widgets([widget("SoupWidget", "soop")], [widget("SoupWidget", "soup")]),
        .widgetFamilyRemoved: widgets(
            [widget("SoupWidget", "soup", families: ".systemSmall, .systemLarge")],
            [widget("SoupWidget", "soup", families: ".systemSmall")]
        ),
        .widgetFamilyAdded: widgets(
            [widget("SoupWidget", "soup", families: ".systemSmall")],
            [widget("SoupWidget", "soup", families: ".systemSmall, .systemLarge")]
        ),
        .widgetConfigurationChanged: widgets(
            [widget("SoupWidget", "soup")],
            [widget("SoupWidget", "soup", "AppIntentConfiguration", intent: "intent: SelectSoup.self, ")]
        ),
        .appIntentRemoved: swift(
            "struct OrderSoup: AppIntent {}\nstruct BakeBread: AppIntent {}",
            "struct BakeBread: AppIntent {}"
        ),
        .appIntentAdded: swift(
            "struct BakeBread: AppIntent {}",
            "struct OrderSoup: AppIntent {}\nstruct BakeBread: AppIntent {}"
        ),
        .appIntentRenamed: swift("struct OrderSoup: AppIntent {}", "struct OrderSoups: AppIntent {}"),
        .appIntentHidden: swift(intent(), intent("static let isDiscoverable = false")),
        .appIntentShown: swift(intent("static let isDiscoverable = false"), intent()),
        .appIntentUnavailable: swift(intent(), "@available(iOS, unavailable)\n" + intent()),
        .appIntentAvailable: swift("@available(iOS, unavailable)\n" + intent(), intent()),
        .takeoverRemoved: swift(migrated, intent()),
        .takeoverAdded: swift(intent(), migrated),
        .appParameterRemoved: swift(intent(parameter("spice", "String?")), intent()),
        .appParameterAdded: swift(intent(), intent(parameter("spice", "String?"))),
        .appParameterRenamed: swift(intent(parameter("spice", "String?")), intent(parameter("spices", "String?"))),
        .appParameterTypeChanged: swift(intent(parameter("amount", "Int")), intent(parameter("amount", "Double"))),
        .appTypeRenamed: swift(
            "enum Size: String, AppEnum { case small, large }\n" + intent(parameter("size", "Size")),
            "enum Portion: String, AppEnum { case small, large }\n" + intent(parameter("size", "Portion"))
        ),
        .rawValueRemoved: swift(enumeration("small, medium, large"), enumeration("small, large")),
        .rawValueAdded: swift(enumeration("small, large"), enumeration("small, medium, large")),
        .rawValueChanged: swift(enumeration("small, large"), enumeration("small, large = \"big\"")),
        .rawValueReused: swift(
            "enum Size: Int, AppEnum { case small, large }",
            "enum Size: Int, AppEnum { case tiny, small, large }",
            also: [.rawValueReused]
        ),
        .entityIDTypeChanged: swift(entity(), entity(id: "UUID")),
        .entityQueryChanged: swift(entity(), entity(query: "OtherQuery")),
        .phraseRemoved: swift(
            shortcuts(#""Order in \(.applicationName)", "Soup from \(.applicationName)""#),
            shortcuts(#""Order in \(.applicationName)""#)
        ),
        .phraseAdded: swift(
            shortcuts(#""Order in \(.applicationName)""#),
            shortcuts(#""Order in \(.applicationName)", "Soup from \(.applicationName)""#)
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
        _ configuration: String = "StaticConfiguration",
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

    private static func entity(id: String = "String", query: String = "SoupQuery") -> String {
        "struct Soup: AppEntity {\n    static let defaultQuery = \(query)()\n    var id: \(id)\n}"
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
