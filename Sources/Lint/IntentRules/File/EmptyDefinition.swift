extension Rule {
    package static let emptyDefinition: Rule = Rule(
        code: "IN0111",
        name: "empty-definition",
        summary: "The definition declares nothing.",
        explanation: """
            The file has no intents, enumerations or types, so no code is generated from it. It is usually a stub that \
            was moved aside or never filled in. Delete it, and remove it from the targets that list it.
            """,
        triggering: [.definition("INIntents: []").about(file: "Intents.intentdefinition")],
        passing: ["{ Name: OrderSoup }"]
    ) { context, findings in
        guard context.definition.declaresNothing else { return }
        findings.report("the definition declares no intents, enumerations or types", in: context.file, symbol: "")
    }
}
