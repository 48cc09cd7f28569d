extension Rule {
    package static let missingShortcutTitle: Rule = Rule(
        code: "IN0801",
        name: "missing-shortcut-title",
        summary: "A shortcut that Siri may suggest has no title.",
        explanation: """
            Siri suggests one shortcut for each listed combination of parameters and shows its title. Without a title, \
            users get a blank suggestion. Write a title, with `${parameter}` for what changes, or delete the \
            combination. An intent that Siri must not suggest is not reported: its titles are not shown. Nor is the \
            only shortcut of an intent without parameters: Xcode creates it without a title, no public app has added \
            one, and the intent has its own.
            """,
        triggering: [
            "{ Name: OrderSoup, Parameters: [{ Name: soup }], ParameterCombinations: { ↓soup: { Title: \"\" } } }"
        ],
        passing: [
            "{ Name: OrderSoup, Configurable: true, ParameterCombinations: { \"\": { Title: \"\" } } }",
            .order("Parameters: [{ Name: soup }]", #"ParameterCombinations: { soup: { Title: "Order ${soup}" } }"#),
            .intents(
                "{ Name: OrderSoup, Configurable: true, IneligibleForSuggestions: true, "
                    + "ParameterCombinations: { \"\": { Title: \"\" } } }"
            ),
        ]
    ) { context, findings in
        for intent in context.intents where intent.isIneligibleForSuggestions?.value != true {
            if intent.parameters.isEmpty, !intent.title.isBlank { continue }
            for combination in intent.combinations?.value ?? [] where combination.title.isBlank {
                findings.report(
                    "the shortcut of '\(intent.shownName)' for \(combination.phrase) has no title",
                    at: combination.names.range,
                    symbol: intent.symbol(of: combination)
                )
            }
        }
    }
}
