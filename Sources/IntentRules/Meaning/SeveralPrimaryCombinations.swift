extension Rule {
    /// Catches a second primary shortcut: only one can come first.
    package static let severalPrimaryCombinations: Rule = Rule(
        code: "IN0342",
        name: "several-primary-combinations",
        category: .meaning,
        severity: .warning,
        summary: "An intent has more than one primary shortcut.",
        explanation: """
            The primary shortcut is the one that Siri suggests first and that names the intent in lists. Xcode allows \
            only one; a second comes from a merge or a script. Keep one of them primary.
            """,
        triggering: [
            """
            {
                Name: OrderSoup
                Parameters: [{ Name: soup }]
                ParameterCombinations: {
                    "": { Title: Order soup, IsPrimary: true }
                    "↓soup": { Title: "Order ${soup}", IsPrimary: true }
                }
            }
            """
        ],
        passing: [
            """
            {
                Name: OrderSoup
                Parameters: [{ Name: soup }]
                ParameterCombinations: {
                    "": { Title: Order soup }
                    "soup": { Title: "Order ${soup}", IsPrimary: true }
                }
            }
            """
        ]
    ) { context, findings in
        for intent in context.intents {
            let primary = (intent.combinations?.value ?? []).filter { $0.isPrimary?.value == true }
            for combination in primary.dropFirst() {
                findings.report(
                    "intent '\(intent.shownName)' has a second primary shortcut",
                    at: combination.names.range,
                    symbol: intent.symbol(of: combination),
                    related: [("the first one", primary[0].names.range)]
                )
            }
        }
    }
}
