extension Rule {
    package static let noShortcutType: Rule = Rule(
        code: "IN0803",
        name: "no-shortcut-type",
        severity: .warning,
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
        let intents = context.intents.filter {
            $0.isIneligibleForSuggestions?.value != true && $0.combinations?.value.isEmpty != false
        }
        findings.report(
            intents,
            one: "Siri may suggest \(.names), but it has no shortcut type",
            several: "Siri may suggest \(.count) intents that have no shortcut type: \(.names)",
            help: "add a shortcut type, or turn off “Siri Suggestions”"
        )
    }
}
