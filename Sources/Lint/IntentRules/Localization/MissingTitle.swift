extension Rule {
    package static let missingTitle: Rule = Rule(
        code: "IN0503",
        name: "missing-title",
        summary: "An intent has no title.",
        explanation: """
            Users see the title in Shortcuts, in Siri and above a widget's configuration. Without it, App Store \
            Connect replies to every upload with “ITMS-90626: Invalid Siri Support”, once for every language.
            """,
        triggering: ["{ Name: ↓OrderSoup, Title: none }"],
        passing: ["{ Name: OrderSoup, Title: Order Soup }"]
    ) { context, findings in
        for intent in context.intents where intent.title.isBlank {
            findings.report(
                "intent '\(intent.shownName)' has no title",
                at: intent.nameRange,
                symbol: intent.symbol,
                isRefused: context.isInstalled
            )
        }
    }
}
