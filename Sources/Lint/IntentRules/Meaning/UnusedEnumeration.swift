extension Rule {
    package static let unusedEnumeration: Rule = Rule(
        code: "IN0331",
        name: "unused-enum",
        summary: "An enumeration is declared but never used.",
        explanation: """
            No parameter, property or response value of any definition in the run uses this enumeration, and no source in \
            the project names it. It still becomes code, and its display names still need translations. Delete it.
            """,
        triggering: ["INEnums: [{ Name: ↓Size, Values: [{ Name: unknown }, { Name: small }] }]"],
        passing: [
            .enumeration("Name: Size, Values: [{ Name: unknown }, { Name: small }]")
        ]
    ) { context, findings in
        for enumeration in context.definition.enumerations {
            guard let name = enumeration.name?.value, !context.run.isReferred(to: name, declaredIn: context.input),
                context.project?.isNamedInCode(enumeration.className?.value ?? name) != true
            else { continue }
            findings.report("enumeration '\(name)' is never used", about: enumeration)
        }
    }
}
