extension Rule {
    package static let missingIntentType: Rule = Rule(
        code: "IN0365",
        name: "missing-intent-type",
        summary: "An intent does not say whether it is custom or one of Apple's.",
        explanation: """
            Xcode writes `INIntentType` for every intent: `Custom` for an app's own, `System` for a customized one of \
            Apple's. Without it, intentc reads the intent as custom, but what Xcode makes of it is not known. Usually a \
            script left it out. Add the key.
            """,
        triggering: ["{ Name: ↓OrderSoup, Type: none }"],
        passing: ["{ Name: OrderSoup }"]
    ) { context, findings in
        for intent in context.definition.intents where intent.type == nil {
            findings.report(
                "intent '\(intent.shownName)' has no 'INIntentType'",
                at: intent.nameRange,
                symbol: intent.symbol
            )
        }
    }
}
