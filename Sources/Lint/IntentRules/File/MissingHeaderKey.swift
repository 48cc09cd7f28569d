extension Rule {
    package static let missingHeaderKey: Rule = Rule(
        code: "IN0113",
        name: "missing-header-key",
        severity: .note,
        summary: "The definition lacks its model version or its namespace.",
        explanation: """
            Xcode writes `INIntentDefinitionModelVersion` into every definition and, since model version 1.1, \
            `INIntentDefinitionNamespace`, which references to enumerations and types use. A file without them was \
            written by hand or by a script. Open it in Xcode and save it, or add the keys to the script.
            """,
        triggering: [
            .definition("INIntents: [{ Name: OrderSoup }]\nINIntentDefinitionNamespace: none")
                .about(file: "Intents.intentdefinition")
        ],
        passing: [
            "{ Name: OrderSoup }",
            .definition(
                "INIntents: [{ Name: OrderSoup }]\nINIntentDefinitionModelVersion: \"1.0\"\nINIntentDefinitionNamespace: none"
            ),
        ]
    ) { context, findings in
        let definition = context.definition
        let missing = [
            definition.modelVersion == nil ? "INIntentDefinitionModelVersion" : nil,
            definition.namespace == nil && !definition.isFirstModel ? "INIntentDefinitionNamespace" : nil,
        ].compactMap { $0 }
        guard !missing.isEmpty else { return }
        findings.report("the definition has no \(missing.quotedList())", in: context.file, symbol: "")
    }
}
