import IntentSchema

extension Rule {
    package static let missingTag: Rule = Rule(
        code: "IN0356",
        name: "missing-tag",
        severity: .warning,
        summary: "A parameter or property has no tag.",
        explanation: """
            Xcode gives every parameter, response value and property a tag that is never used again. Without one, the \
            definition was written by hand or by a script, and Xcode cannot tell a renamed parameter from a new one. \
            Give it the next free tag, and raise the counter.
            """,
        triggering: ["{ Name: OrderSoup, Parameters: [{ Name: ↓soup, Tag: none }] }"],
        passing: ["{ Name: OrderSoup, Parameters: [{ Name: soup }] }"]
    ) { context, findings in
        func check(_ declarations: [ParameterDefinition], _ owner: String) {
            for declaration in declarations where declaration.tag == nil {
                findings.report("'\(declaration.shownName)' of \(owner) has no tag", about: declaration)
            }
        }
        for intent in context.intents {
            check(intent.parameters, "intent '\(intent.shownName)'")
            check(intent.response?.parameters ?? [], "the response of '\(intent.shownName)'")
        }
        for type in context.definition.types { check(type.properties, "type '\(type.shownName)'") }
    }
}
