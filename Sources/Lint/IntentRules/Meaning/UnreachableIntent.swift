extension Rule {
    package static let unreachableIntent: Rule = Rule(
        code: "IN0340",
        name: "unreachable-intent",
        summary: "The intent is not offered to users anywhere.",
        explanation: """
            The intent is not configurable in Shortcuts, not eligible for Siri suggestions and not eligible for \
            widgets, so users can never see it. Enable one of the three, or delete the intent.
            """,
        triggering: ["{ Name: ↓OrderSoup, Configurable: none, IneligibleForSuggestions: true }"],
        passing: ["{ Name: OrderSoup, EligibleForWidgets: true, Parameters: [{ Name: soup }] }"]
    ) { context, findings in
        for intent in context.intents {
            guard intent.isConfigurable?.value != true, intent.isEligibleForWidgets?.value != true,
                intent.isIneligibleForSuggestions?.value == true
            else { continue }
            findings.report(
                "intent '\(intent.shownName)' is not offered anywhere: not in Shortcuts, by Siri or in widgets",
                about: intent
            )
        }
    }
}
