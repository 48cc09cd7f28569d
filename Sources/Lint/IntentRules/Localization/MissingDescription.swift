extension Rule {
    package static let missingDescription: Rule = Rule(
        code: "IN0504",
        name: "missing-description",
        summary: "An intent has no description.",
        explanation: """
            Shortcuts shows the description with the action, and widgets show it with their configuration. Without it, \
            App Store Connect replies to uploads with “ITMS-90626: Invalid Siri Support”, once for every language. \
            One sentence is enough.
            """,
        triggering: ["{ Name: ↓OrderSoup, Description: none }"],
        passing: ["{ Name: OrderSoup, Description: Orders a soup from the kitchen. }"]
    ) { context, findings in
        for intent in context.intents where intent.description.isBlank {
            findings.report(
                "intent '\(intent.shownName)' has no description",
                in: context.location(intent.nameRange),
                symbol: intent.symbol,
                isRefused: context.isInstalled
            )
        }
    }
}
