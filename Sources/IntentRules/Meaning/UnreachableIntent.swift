extension Rule {
    /// Catches an intent that neither Shortcuts nor Siri nor a widget offers.
    public static let unreachableIntent = Rule(
        "IN0340",
        "unreachable-intent",
        .meaning,
        .warning,
        summary: "Nothing offers the intent to users.",
        explanation: """
            The intent is not configurable in Shortcuts, not eligible for Siri suggestions and not eligible for widgets, so \
            users can never meet it. Turn one of the three on, or delete the intent.
            """,
        triggering: [.intents("{ Name: OrderSoup, Configurable: none, IneligibleForSuggestions: true }")],
        passing: [.intents("{ Name: OrderSoup, EligibleForWidgets: true, Parameters: [{ Name: soup }] }")]
    ) { context, findings in
        for intent in context.intents {
            guard intent.isConfigurable?.value != true, intent.isEligibleForWidgets?.value != true,
                intent.isIneligibleForSuggestions?.value == true
            else { continue }
            findings.report(
                "nothing offers intent '\(intent.shownName)': not Shortcuts, not Siri, not a widget",
                at: intent.pointingRange,
                symbol: intent.symbol
            )
        }
    }
}
