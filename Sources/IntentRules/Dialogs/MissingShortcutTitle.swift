extension Rule {
    /// Catches a shortcut type without a title: Siri suggests it, but users see a blank suggestion.
    public static let missingShortcutTitle = Rule(
        "IN0801",
        "missing-shortcut-title",
        .dialogs,
        .warning,
        summary: "A shortcut that Siri may suggest has no title.",
        explanation: """
            Siri suggests one shortcut for each listed combination of parameters and shows its title. Without a title, \
            users get a blank suggestion. Write a title, with `${parameter}` for what changes, or delete the \
            combination.
            """,
        triggering: [
            .intents(
                "{ Name: OrderSoup, Parameters: [{ Name: soup }], ParameterCombinations: { soup: { Title: \"\" } } }"
            )
        ],
        passing: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [{ Name: soup }]
                    ParameterCombinations: { soup: { Title: "Order ${soup}" } }
                }
                """
            )
        ]
    ) { context, findings in
        for intent in context.intents {
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
