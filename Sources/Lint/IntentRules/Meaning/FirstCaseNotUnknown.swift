extension Rule {
    package static let firstCaseNotUnknown: Rule = Rule(
        code: "IN0336",
        name: "first-case-not-unknown",
        summary: "An enumeration does not start with the case `unknown` at index 0.",
        explanation: """
            In every definition that Xcode writes, the first case is `unknown` with index 0: the value of a parameter \
            that no one has set. Without it, the first real case means “nothing chosen”. Add the case, and give the \
            others indices from 1.
            """,
        triggering: [
            .enumeration("Name: Size, Values: [{ Name: ↓small }, { Name: large }]")
        ],
        passing: [
            .enumeration("Name: Size, Values: [{ Name: unknown }, { Name: small }, { Name: large }]")
        ]
    ) { context, findings in
        for enumeration in context.definition.enumerations {
            guard let first = enumeration.values.first else { continue }
            guard first.name?.value != "unknown" || (first.index?.value ?? 0) != 0 else { continue }
            findings.report(
                "the first case of '\(enumeration.shownName)' is not 'unknown' with index 0",
                at: first.nameRange,
                symbol: enumeration.symbol
            )
        }
    }
}
