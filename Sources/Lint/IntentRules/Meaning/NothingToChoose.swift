extension Rule {
    package static let nothingToChoose: Rule = Rule(
        code: "IN0337",
        name: "nothing-to-choose",
        summary: "An enumeration has no case other than `unknown`.",
        explanation: """
            `unknown` means no choice and is not offered, so anyone who sets a parameter of this enumeration sees an \
            empty list. Add cases, or give the parameter another type.
            """,
        triggering: [
            .enumeration("Name: ↓Size, Values: [{ Name: unknown }]")
        ],
        passing: [
            .enumeration("Name: Size, Values: [{ Name: unknown }, { Name: small }]")
        ]
    ) { context, findings in
        for enumeration in context.definition.enumerations {
            guard !enumeration.values.contains(where: { $0.name?.value != "unknown" }) else { continue }
            findings.report("enumeration '\(enumeration.shownName)' offers nothing to choose", about: enumeration)
        }
    }
}
