extension Rule {
    package static let missingSummary: Rule = Rule(
        code: "IN0802",
        name: "missing-summary",
        severity: .note,
        summary: "An action in Shortcuts has no summary, or one that shows none of its parameters.",
        explanation: """
            Shortcuts shows an action as its summary, a sentence that contains the parameters. Without one, it shows \
            only the title, and the parameters are hidden. Write a summary such as “Order ${soup} in ${size}”. An \
            action without parameters needs none: its title says it all.
            """,
        triggering: [
            .intents(
                "{ Name: OrderSoup, Parameters: [{ Name: soup }], ManagedParameterCombinations: { ↓soup: { Title: \"\" } }, "
                    + "Configurable: true }"
            ),
            .intents(
                "{ Name: ↓OrderSoup, Configurable: true, Parameters: [{ Name: soup, Configurable: none }], "
                    + "ManagedParameterCombinations: none }"
            ),
        ],
        passing: [
            .order(
                "Configurable: true",
                "Parameters: [{ Name: soup }]",
                #"ManagedParameterCombinations: { soup: { Title: "Order ${soup}" } }"#
            ),
            "{ Name: OrderSoup, Configurable: true, ManagedParameterCombinations: none }",
        ]
    ) { context, findings in
        for intent in context.intents where intent.isConfigurable?.value == true && !intent.parameters.isEmpty {
            let summaries = intent.managedCombinations?.value ?? []
            if summaries.isEmpty {
                findings.report("'\(intent.shownName)' is an action in Shortcuts but has no summary", about: intent)
            }
            for summary in summaries {
                guard let title = summary.title.text, !summary.title.isBlank else {
                    findings.report(
                        "the summary of '\(intent.shownName)' for '\(summary.names.value.shortened)' is empty",
                        at: summary.names.range,
                        symbol: intent.symbol(of: summary)
                    )
                    continue
                }
                if summary.parameterNames.isEmpty || title.value.contains(byte: UInt8(ascii: "$"))
                    || Leftover(title.value) != nil
                {
                    continue
                }
                findings.report(
                    "the summary '\(title.value.shortened)' shows none of its parameters",
                    at: title.range,
                    symbol: intent.symbol(of: summary) + "/INIntentParameterCombinationTitle"
                )
            }
        }
    }
}
