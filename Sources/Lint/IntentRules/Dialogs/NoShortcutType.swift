extension Rule {
    package static let noShortcutType: Rule = Rule(
        code: "IN0803",
        name: "no-shortcut-type",
        summary: "An intent is eligible for suggestions but has no shortcut type.",
        explanation: """
            Siri suggests shortcut types, which are combinations of parameters with a title. Without any, donating the \
            intent fails at run time with “Cannot donate interaction … no valid shortcut types”. Add a shortcut type, \
            or turn off suggestions.
            """,
        triggering: [
            "{ Name: ↓OrderSoup, IneligibleForSuggestions: none, Configurable: true }"
        ],
        passing: [
            "{ Name: OrderSoup, ParameterCombinations: { \"\": { Title: Order soup } } }"
        ]
    ) { context, findings in
        for intent in context.intents
        where intent.isIneligibleForSuggestions?.value != true && intent.combinations?.value.isEmpty != false {
            findings.report(
                "Siri may suggest '\(intent.shownName)', but it has no shortcut type",
                about: intent,
                help: "add a shortcut type, or turn off “Siri Suggestions”"
            )
        }
    }
}
