extension Rule {
    package static let compiledDefinition: Rule = Rule(
        code: "IN0112",
        name: "compiled-definition",
        summary: "The definition was taken from a built product.",
        explanation: """
            Apple's compiler adds `INIntentHash` to every intent in the copy that goes into the app. Editing such a \
            copy leaves the hash out of date, and the real source is somewhere else. Work on the source, or remove the \
            hashes.
            """,
        triggering: ["{ Name: OrderSoup, ↓Hash: 42 }"],
        passing: ["{ Name: OrderSoup }"]
    ) { context, findings in
        let intents = context.definition.intents.filter { $0.hash != nil }
        guard let first = intents.first, let hash = first.hash else { return }
        let subject =
            intents.count == 1 ? "intent '\(first.shownName)' has a hash" : "\(intents.count) intents have hashes"
        findings.report(
            "\(subject), which Apple's compiler adds to the copy in a product",
            at: hash.keyRange,
            symbol: first.symbol
        )
    }
}
