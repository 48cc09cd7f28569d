extension Rule {
    package static let unusedType: Rule = Rule(
        code: "IN0332",
        name: "unused-type",
        summary: "A custom type is declared but never used.",
        explanation: """
            No parameter, property or response value of any definition in the run uses this type, and no source in the \
            project names it. It still becomes code, and its display names still need translations. Delete it.
            """,
        triggering: [
            "INTypes: [{ Name: ↓Soup }]",
            ("INTypes: [{ Name: ↓Soup, ClassName: OrderedSoup }]" as RuleExample).inProject {
                $0.isNamedInCode = { $0 == "Soup" }
            },
        ],
        passing: [
            """
            INTypes: [{ Name: Soup }]
            INIntents: [{ Name: OrderSoup, Parameters: [{ Name: soup, ObjectType: Soup }] }]
            """
        ]
    ) { context, findings in
        for type in context.definition.types {
            guard let name = type.name?.value, !context.run.isReferred(to: name, declaredIn: context.input),
                context.project?.isNamedInCode(type.className?.value ?? name) != true
            else { continue }
            findings.report("type '\(name)' is never used", about: type)
        }
    }
}
