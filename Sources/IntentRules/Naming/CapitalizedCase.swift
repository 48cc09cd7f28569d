extension Rule {
    /// Catches a case whose name begins like a type's. Names that are all uppercase, such as `EUR`, are left alone.
    package static let capitalizedCase: Rule = Rule(
        code: "IN0603",
        name: "capitalized-case",
        category: .naming,
        severity: .note,
        isOptional: true,
        summary: "A case's name begins with an uppercase letter.",
        explanation: """
            Names of cases become cases in Swift, and generated code keeps their spelling: `.Celsius`. Defaults and \
            conditions refer to the case by this name, so change it everywhere at once. Names that are all uppercase \
            are not reported. It is a question of style, so the rule is off unless the configuration turns it on.
            """,
        triggering: [
            .definition(
                """
                INEnums: [{ Name: Scale, Values: [{ Name: unknown }, { Name: ↓Celsius }] }]
                INIntents: [{ Name: ShowWeather, Parameters: [{ Name: scale, EnumType: Scale }] }]
                """
            )
        ],
        passing: [
            .definition(
                """
                INEnums: [{ Name: Scale, Values: [{ Name: unknown }, { Name: celsius }, { Name: SI }] }]
                INIntents: [{ Name: ShowWeather, Parameters: [{ Name: scale, EnumType: Scale }] }]
                """
            )
        ]
    ) { context, findings in
        for enumeration in context.definition.enumerations {
            for value in enumeration.values {
                guard let name = value.name, name.value.beginsWithCapital,
                    name.value.utf8.contains(where: { (0x61...0x7A).contains($0) })
                else { continue }
                findings.report(
                    "the case '\(name.value)' begins with an uppercase letter",
                    at: name.range,
                    symbol: enumeration.symbol(of: value)
                )
            }
        }
    }
}
