extension Rule {
    /// Catches an intent without a description, which App Store Connect complains about for every language.
    package static let missingDescription: Rule = Rule(
        code: "IN0504",
        name: "missing-description",
        category: .localization,
        severity: .warning,
        summary: "An intent has no description.",
        explanation: """
            The description is what Shortcuts shows about the action, and widgets about their configuration. Without \
            it, App Store Connect may reply to uploads with “ITMS-90626: Invalid Siri Support”, once for every \
            language. One sentence is enough.
            """,
        triggering: ["{ Name: ↓OrderSoup, Description: none }"],
        passing: ["{ Name: OrderSoup, Description: Orders a soup from the kitchen. }"]
    ) { context, findings in
        for intent in context.intents where intent.description.isBlank {
            findings.report(
                "intent '\(intent.shownName)' has no description",
                at: intent.pointingRange,
                symbol: intent.symbol
            )
        }
    }
}
