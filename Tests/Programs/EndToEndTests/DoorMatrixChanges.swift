extension DoorMatrixTests {
    static let definition = "Soup/Base.lproj/Intents.intentdefinition"
    private static let table = "Soup/de.lproj/Intents.strings"
    private static let project = "Soup.xcodeproj/project.pbxproj"
    private static let action = "Soup/OrderSoup.swift"
    private static let daily = "Widget/DailyWidget.swift"
    private static let menu = "Widget/MenuWidget.swift"
    private static let settings = "intentc.json"

    /// All answers after the table cannot be read, which neither comparisons nor models need.
    private static let withoutTable =
        "lint=1 show=2 json=2 page=2 status=2 export=2 missing=2 sync=2 migrate=2 since=2 app-intents=2 plugin-lint=1"

    private static func setting(_ text: String) -> Edit { .write(settings, "{ \"version\": 1, \(text) }\n") }

    static let changes = harmless + ofTables + ofDeclarations + ofProjects + ofCode + ofSettings

    private static let harmless = [
        Change("a comment in the definition", .replace(definition, "</plist>", with: "<!-- Soup --></plist>")),
        Change("a comment in the table", .replace(table, "\"order.title\"", with: "/* Title */\n\"order.title\"")),
        Change("a comment in code", .replace(action, "import AppIntents\n", with: "import AppIntents // Orders\n")),
        Change("code that declares nothing", .replace("Soup/SoupApp.swift", "\"Soup\"", with: "\"Soups\"")),
        Change("a file beside the app", .write("README.md", "Soup\n")),
        Change("files in another order", .replace(project, "\t\t\tF1,\n\t\t\tF2,\n", with: "\t\t\tF2,\n\t\t\tF1,\n")),
        Change("a language that nothing is translated into", .replace(project, "Base, de)", with: "Base, de, fr)")),
        Change("a rule that finds nothing turned off", setting(#""rules": { "missing-description": "off" }"#)),
    ]

    private static let ofTables = [
        Change(
            "a row removed",
            .replace(table, "\"order.soup\" = \"Suppe\";\n", with: ""),
            changes: "lint page status export missing sync=1 plugin-lint"
        ),
        Change(
            "a row that repeats the source",
            .replace(table, "Bestellt Suppe aus der Küche.", with: "Orders soup from the kitchen."),
            changes: "lint page status export missing plugin-lint"
        ),
        Change(
            "a word that repeats the source",
            .replace(table, "\"daily.season\" = \"Jahreszeit\"", with: "\"daily.season\" = \"Season\""),
            changes: "page export"
        ),
        Change(
            "a row that no text has",
            .replace(table, "\"order.title\"", with: "\"order.old\" = \"Alt\";\n\"order.title\""),
            changes: "lint page status sync plugin-lint"
        ),
        Change(
            "a row without a variable",
            .replace(table, "\"order.summary\" = \"${bowls} ", with: "\"order.summary\" = \""),
            changes: "lint page status export missing plugin-lint"
        ),
        Change(
            "an empty row",
            .replace(table, "\"Suppe bestellen\"", with: "\"\""),
            changes: "lint page status export missing plugin-lint"
        ),
        Change(
            "a row twice",
            .replace(table, "\"order.title\"", with: "\"order.title\" = \"Suppen bestellen\";\n\"order.title\""),
            changes: "lint page plugin-lint"
        ),
        Change("a row cut off", .replace(table, "\"Suppe bestellen\";", with: "\"Suppe best"), changes: withoutTable),
        Change("a table in conflict", .replace(table, "\"order", with: "<<<<<<< HEAD\n\"order"), changes: withoutTable),
        Change(
            "a table removed",
            .delete(table),
            changes: "lint show json page status export missing sync=1 migrate since app-intents plugin-lint"
        ),
    ]

    private static let ofDeclarations = [
        Change(
            "a parameter renamed everywhere",
            .replace(definition, "<string>bowls</string>", with: "<string>amount</string>"),
            .replaceAll(definition, "${bowls}", with: "${amount}"),
            .replaceAll(definition, "soup,size,bowls", with: "soup,size,amount"),
            .replaceAll(table, "${bowls}", with: "${amount}"),
            changes: "show json page export migrate since breaking=1 range=1 models app-intents plugin-models"
        ),
        Change(
            "a parameter renamed only where it is declared",
            .replace(definition, "<string>bowls</string>", with: "<string>amount</string>"),
            changes: "lint=1 show=1 json=1 page=1 export migrate since breaking=1 range=1 models=1 app-intents=1 "
                + "plugin-lint=1 plugin-models=1"
        ),
        Change(
            "variables that name nothing",
            .replaceAll(definition, "Order ${bowls}", with: "Order ${bowlz}"),
            changes: "lint show json page status export missing models app-intents plugin-lint plugin-models"
        ),
        Change(
            "a parameter removed",
            .deleteEntry("<string>daily.price</string>"),
            changes: "lint show json page status export sync breaking=1 range=1 models app-intents plugin-lint "
                + "plugin-models"
        ),
        Change(
            "a parameter removed that an App Intent has",
            .deleteEntry("<string>order.bowls</string>"),
            .replaceAll(definition, "${bowls} ", with: ""),
            .replaceAll(definition, "soup,size,bowls", with: "soup,size"),
            .replaceAll(table, "${bowls} ", with: ""),
            .replace(table, "\"order.bowls\" = \"Schalen\";\n", with: ""),
            changes: "show json page status export migrate since breaking=1 range=1 models app-intents plugin-models"
        ),
        Change(
            "another type",
            .replace(definition, "<string>Boolean</string>", with: "<string>String</string>"),
            changes: "lint=1 show=1 json=1 page=1 migrate since breaking=1 range=1 models=1 app-intents=1 "
                + "plugin-lint=1 plugin-models=1"
        ),
        Change(
            "another default",
            .replace(
                definition,
                "MetadataDefaultValue</key>\n\t\t\t\t\t\t<integer>1<",
                with: "MetadataDefaultValue</key>\n\t\t\t\t\t\t<integer>2<"
            ),
            changes: "show json page breaking range models app-intents plugin-models"
        ),
        Change(
            "a narrower range",
            .replace(definition, "<integer>9<", with: "<integer>6<"),
            changes: "show json page breaking range models app-intents plugin-models"
        ),
        Change(
            "another tag",
            .replace(
                definition,
                "ParameterTag</key>\n\t\t\t\t\t<integer>2<",
                with: "ParameterTag</key>\n\t\t\t\t\t<integer>7<"
            ),
            changes: "lint json page breaking range plugin-lint"
        ),
        Change(
            "another display name",
            .replace(definition, "<string>Show Price</string>", with: "<string>Show the Price</string>"),
            changes: "show json page status export missing models app-intents plugin-models"
        ),
        Change(
            "another title",
            .replace(definition, "<string>Order Soup</string>", with: "<string>Order a Soup</string>"),
            changes: "show json page status export missing models app-intents plugin-models"
        ),
        Change(
            "a space after a title",
            .replace(definition, "<string>Order Soup</string>", with: "<string>Order Soup </string>"),
            changes: "lint show json page export models app-intents plugin-lint plugin-models"
        ),
        Change(
            "no description",
            .replace(
                definition,
                "<key>INIntentDescription</key>\n\t\t\t<string>Chooses the soup of the widget.</string>\n\t\t\t"
                    + "<key>INIntentDescriptionID</key>\n\t\t\t<string>daily.description</string>",
                with: "\n\n\n"
            ),
            changes: "lint show json page status export sync models app-intents plugin-lint plugin-models"
        ),
        Change(
            "another string id",
            .replace(definition, "<string>order.title</string>", with: "<string>order.name</string>"),
            changes: "lint json page status export missing sync=1 breaking range models plugin-lint plugin-models"
        ),
        Change(
            "another index of a case",
            .replace(
                definition,
                "<integer>2</integer>\n\t\t\t\t\t<key>INEnumValueName</key>\n\t\t\t\t\t<string>winter",
                with: "<integer>3</integer>\n\t\t\t\t\t<key>INEnumValueName</key>\n\t\t\t\t\t<string>winter"
            ),
            changes: "show json page breaking=1 range=1 models plugin-models"
        ),
        Change(
            "a case renamed",
            .replace(definition, "<string>winter</string>", with: "<string>cold</string>"),
            changes: "show json page export breaking range models app-intents plugin-models"
        ),
        Change(
            "a case renamed that an App Intent has",
            .replace(definition, "<string>large</string>", with: "<string>big</string>"),
            changes: "show json page export migrate since breaking range models app-intents plugin-models"
        ),
        Change(
            "a case removed",
            .deleteEntry("<string>winter</string>"),
            changes: "lint show json page status export sync migrate since breaking=1 range=1 models app-intents "
                + "plugin-lint plugin-models"
        ),
        Change(
            "a case added",
            .replace(
                definition,
                "<string>winter</string>\n\t\t\t\t</dict>",
                with: """
                    <string>winter</string>
                    </dict>
                    <dict>
                        <key>INEnumValueDisplayName</key>
                        <string>Autumn</string>
                        <key>INEnumValueDisplayNameID</key>
                        <string>season.autumn</string>
                        <key>INEnumValueIndex</key>
                        <integer>3</integer>
                        <key>INEnumValueName</key>
                        <string>autumn</string>
                    </dict>
                    """
            ),
            changes: "lint show json page status export missing sync=1 migrate since breaking range models app-intents "
                + "plugin-lint plugin-models"
        ),
        Change(
            "an intent renamed",
            .replace(definition, "<string>DailySoup</string>", with: "<string>TodaysSoup</string>"),
            changes: "show json page export migrate since breaking=1 range=1 models app-intents plugin-models"
        ),
        Change(
            "an intent that may not configure its widget",
            .replace(
                definition,
                "EligibleForWidgets</key>\n\t\t\t<true/>",
                with: "EligibleForWidgets</key>\n\t\t\t<false/>"
            ),
            changes: "lint show json page migrate since breaking=1 range=1 models app-intents plugin-lint plugin-models"
        ),
        Change(
            "a misspelled key",
            .replace(definition, "INIntentVerb", with: "INIntentVreb"),
            changes: "lint show json page models app-intents plugin-lint plugin-models"
        ),
        Change(
            "a definition removed",
            .delete(definition),
            changes: "lint show json=2 page=2 status=2 export=2 missing=2 sync=2 migrate=2 since breaking=1 range=1 "
                + "models=2 app-intents=2 plugin-lint=2 plugin-models=2"
        ),
        Change(
            "a definition in conflict",
            .replace(definition, "<dict>", with: "<<<<<<< HEAD\n<dict>"),
            changes: "lint=1 show=2 json=2 page=2 status=2 export=2 missing=2 sync=2 migrate=2 since=2 breaking=2 "
                + "range=2 models=2 app-intents=2 plugin-lint=1 plugin-models=2"
        ),
    ]

    private static let ofProjects = [
        Change(
            "a definition in no target",
            .replace(project, "\t\t\tB1,\n", with: ""),
            .replace(project, "\t\t\tB4,\n", with: ""),
            changes: "lint show json page status since breaking=1 range=1 plugin-lint"
        ),
        Change(
            "a definition not in the app",
            .replace(project, "\t\t\tB1,\n", with: ""),
            changes: "lint show json page since breaking=1 range=1 plugin-lint"
        ),
        Change(
            "a definition not in the widget extension",
            .replace(project, "\t\t\tB4,\n", with: ""),
            changes: "lint show json page plugin-lint"
        ),
        Change(
            "an App Intent in no target",
            .replace(project, "\t\t\tB3,\n", with: ""),
            changes: "show json page migrate since breaking=1 range=1"
        ),
        Change(
            "a widget in no target",
            .replace(project, "\t\t\tB5,\n", with: ""),
            changes: "show json page breaking=1 range=1"
        ),
        Change(
            "a target removed",
            .replace(project, "targets = (A, W)", with: "targets = (A)"),
            changes: "show json page migrate since breaking=1 range=1"
        ),
        Change(
            "a language removed",
            .replace(project, "Base, de)", with: "Base)"),
            .replace(project, "\t\t\tDG,\n", with: ""),
            changes: "lint show json page status export missing migrate since app-intents plugin-lint"
        ),
        Change("older systems", .replace(project, "= 17.0", with: "= 15.0"), changes: "migrate since app-intents"),
        Change(
            "a project cut off",
            .halve(project),
            changes: "lint=1 show=2 json=2 page=2 status=2 export=2 missing=2 sync=2 migrate=2 since=2 breaking=2 "
                + "range=2 app-intents=2 plugin-lint=1"
        ),
    ]

    private static let ofCode = [
        Change(
            "a takeover that loses a parameter",
            .replace(
                action,
                "    @Parameter(title: \"Bowls\", default: 1, inclusiveRange: (1, 9)) var bowls: Int\n",
                with: ""
            ),
            changes: "show json page migrate since breaking=1 range=1"
        ),
        Change(
            "a takeover with another type",
            .replace(action, "var bowls: Int", with: "var bowls: String"),
            changes: "show json page migrate since breaking=1 range=1"
        ),
        Change(
            "a takeover that loses a case",
            .replace(action, "    case large\n", with: ""),
            .replace(action, ", .large: \"Large\"", with: ""),
            changes: "show json page migrate since breaking=1 range=1"
        ),
        Change(
            "a takeover that is not declared",
            .replace(action, ", CustomIntentMigratedAppIntent", with: ""),
            changes: "show json page migrate since breaking range"
        ),
        Change(
            "a takeover of a misspelled class",
            .replace(action, "\"OrderSoupIntent\"", with: "\"OrderSoupsIntent\""),
            changes: "lint show json page migrate since breaking range plugin-lint"
        ),
        Change(
            "a parameter of an App Intent renamed",
            .replace(menu, "var courses", with: "var parts"),
            changes: "show json page breaking=1 range=1"
        ),
        Change(
            "a parameter of an App Intent removed",
            .replace(menu, "    @Parameter(title: \"Vegetarian\", default: false) var vegetarian: Bool\n", with: ""),
            changes: "show json page breaking=1 range=1"
        ),
        Change(
            "an App Intent renamed",
            .replaceAll(menu, "ChooseMenu", with: "PickMenu"),
            changes: "show json page breaking=1 range=1"
        ),
        Change(
            "another kind of a widget",
            .replace(menu, "kind: \"menu\"", with: "kind: \"menus\""),
            changes: "show json page breaking=1 range=1"
        ),
        Change(
            "a family of a widget removed",
            .replace(daily, "[.systemSmall, .systemMedium]", with: "[.systemMedium]"),
            changes: "show json page breaking=1 range=1"
        ),
        Change(
            "a widget that moves to an App Intent",
            .replace(
                daily,
                "IntentConfiguration(kind: \"daily\", intent: DailySoupIntent.self",
                with: "AppIntentConfiguration(kind: \"daily\", intent: ChooseMenu.self"
            ),
            changes: "show json page migrate since breaking=1 range=1"
        ),
        Change(
            "a widget that becomes static",
            .replace(
                daily,
                "IntentConfiguration(kind: \"daily\", intent: DailySoupIntent.self,",
                with: "StaticConfiguration(kind: \"daily\","
            ),
            changes: "show json page migrate since breaking range"
        ),
        Change(
            "code in conflict",
            .replace(menu, "struct ChooseMenu", with: "<<<<<<< HEAD\nstruct ChooseMenu"),
            changes: "lint=1 show=2 json=2 page=2 migrate=2 since=2 breaking=2 range=2 app-intents=2 plugin-lint=1"
        ),
    ]

    private static let ofSettings = [
        Change(
            "a folder excluded",
            setting(#""exclude": ["Widget/"]"#),
            changes: "show json page migrate since breaking range"
        ),
        Change(
            "a table excluded",
            setting(#""exclude": ["Soup/de.lproj/"]"#),
            changes: "page status export=2 missing=2 migrate since app-intents"
        ),
        Change("a language ignored", setting(#""locales": { "de": "ignored" }"#), changes: "page status"),
        Change(
            "another language required",
            setting(#""locales": ["de", "fr"]"#),
            changes: "lint page status plugin-lint"
        ),
        Change(
            "an unknown key",
            setting(#""rulez": {}"#),
            changes: "lint=2 show=2 json=2 page=2 status=2 export=2 missing=2 sync=2 migrate=2 since=2 breaking=2 "
                + "range=2 models=2 app-intents=2 plugin-lint=2 plugin-models=2"
        ),
    ]
}
