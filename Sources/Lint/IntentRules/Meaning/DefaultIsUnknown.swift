import IntentSchema

extension Rule {
    package static let defaultIsUnknown: Rule = Rule(
        code: "IN0355",
        name: "default-is-unknown",
        severity: .note,
        summary: "The default of a parameter is the case `unknown`.",
        explanation: """
            `unknown` at index 0 is the value of a parameter that no one has set, and users are never offered it. As a \
            default it says nothing, and it hides that the parameter starts without a choice. Choose another case, or \
            delete the default.
            """,
        triggering: [size("Metadata: { DefaultValue: ↓unknown }")],
        passing: [size("Metadata: { DefaultValue: small }"), size("")]
    ) { context, findings in
        for parameter in context.parameters where parameter.enumType != nil {
            guard let written = parameter.metadata?.defaultValue, written.value == .string("unknown"),
                let cases = context.definition.enumerations.first(where: { $0.name?.value == parameter.enumType?.value }
                )?
                .values,
                cases.contains(where: { $0.name?.value == "unknown" && ($0.index?.value ?? 0) == 0 })
            else { continue }
            findings.report(
                "the default of '\(parameter.shownName)' is 'unknown', which means no choice",
                at: written.range,
                symbol: parameter.symbol
            )
        }
    }

    private static func size(_ metadata: String) -> RuleExample {
        .definition(
            """
            INEnums: [{ Name: Size, Values: [{ Name: unknown }, { Name: small }] }]
            INIntents: [{ Name: OrderSoup, Parameters: [{ Name: size, EnumType: Size, \(metadata) }] }]
            """
        )
    }
}
