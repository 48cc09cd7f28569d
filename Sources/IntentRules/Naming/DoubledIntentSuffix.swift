extension Rule {
    /// Catches an intent whose name ends in `Intent`: the suffix is added once more in code.
    package static let doubledIntentSuffix: Rule = Rule(
        code: "IN0601",
        name: "doubled-intent-suffix",
        category: .naming,
        severity: .note,
        isOptional: true,
        summary: "An intent's name already ends in “Intent”.",
        explanation: """
            A class is named after its intent with the suffix `Intent`, which is always added: an intent named \
            `OrderIntent` becomes `OrderIntentIntent`. Saved shortcuts refer to the class by its name, so rename it \
            before the first release or not at all. It is a question of style, so the rule is off unless the \
            configuration turns it on.
            """,
        triggering: ["{ Name: ↓OrderIntent }"],
        passing: ["{ Name: Order }"]
    ) { context, findings in
        for intent in context.intents {
            guard let name = intent.name, name.value.hasSuffix("Intent") else { continue }
            findings.report(
                "the class of '\(name.value)' will be named '\(name.value)Intent'",
                at: name.range,
                symbol: intent.symbol
            )
        }
    }
}
