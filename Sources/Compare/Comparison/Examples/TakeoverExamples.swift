import Diagnostics

extension ChangeExample {
    /// The example of a finding about what is lost or uncertain despite a takeover.
    package static func example(ofTakeover kind: DiagnosticKind) -> ChangeExample? { takeovers[kind.name] }

    private static let takeovers: [String: ChangeExample] = [
        "takeover-uncertain": takeover(
            of: "INIntents: [{ Name: OrderSoup }]",
            """
            struct OrderSoupIntent: AppIntent {
                static let title: LocalizedStringResource = "Order Soup"
            }
            """
        ),
        "takeover-needs-newer-system": takeover(
            of: "INIntents: [{ Name: OrderSoup }]",
            """
            @available(iOS 18, *)
            struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
                static let intentClassName = "OrderSoupIntent"
            }
            """
        ),
        "takeover-of-used-intent": ChangeExample(
            old: "INIntents: [{ Name: OrderSoup, EligibleForWidgets: true }]",
            new: "INIntents: [{ Name: OrderSoup, EligibleForWidgets: true }]",
            oldSwift: widget,
            swift: """
                @available(iOS 17, *)
                struct OrderSoup: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
                    static let intentClassName = "OrderSoupIntent"
                }

                """ + widget
        ),
        "takeover-parameter-missing": takeover(
            of: "INIntents: [{ Name: OrderSoup, Parameters: [{ Name: spice }] }]",
            migrated(#"@Parameter(title: "Spice") var flavour: String?"#)
        ),
        "takeover-parameter-type-changed": takeover(
            of: "INIntents: [{ Name: OrderSoup, Parameters: [{ Name: amount, Type: Integer }] }]",
            migrated(#"@Parameter(title: "Amount") var amount: Double?"#)
        ),
        "takeover-case-missing": takeover(
            of: """
                INEnums: [{ Name: Size, Values: [{ Name: unknown }, { Name: small }, { Name: large }] }]
                INIntents: [{ Name: OrderSoup, Parameters: [{ Name: size, EnumType: Size }] }]
                """,
            "enum Size: String, AppEnum { case small, big }\n\n"
                + migrated(#"@Parameter(title: "Size") var size: Size?"#)
        ),
    ]

    private static let widget = """
        struct SoupWidget: Widget {
            var body: some WidgetConfiguration {
                IntentConfiguration(kind: "soup", intent: OrderSoupIntent.self, provider: Provider()) { Text($0.name) }
            }
        }
        """

    /// An App Intent that replaces the intent.
    private static func migrated(_ parameter: String) -> String {
        """
        struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"
            \(parameter)
        }
        """
    }

    private static func takeover(of old: String, _ swift: String) -> ChangeExample {
        ChangeExample(old: old, new: "INIntents: []", swift: swift)
    }
}
