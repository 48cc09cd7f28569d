extension Rule {
    package static let missingDisplayName: Rule = Rule(
        code: "IN0505",
        name: "missing-display-name",
        summary: "Something that users can set has no display name.",
        explanation: """
            Parameters that users may edit, and the cases that they choose from, are shown under their display names. \
            Without one, the row is empty. Parameters that only code sets, and the case `unknown`, do not need one.
            """,
        triggering: [
            "{ Name: OrderSoup, Parameters: [{ Name: ↓soup, DisplayName: none }] }",
            .enumeration(#"Name: Size, Values: [{ Name: unknown }, { Name: ↓small, DisplayName: "" }]"#),
        ],
        passing: [
            "{ Name: OrderSoup, Parameters: [{ Name: soup, DisplayName: Soup }] }",
            "{ Name: OrderSoup, Parameters: [{ Name: soup, DisplayName: none, Configurable: none }] }",
        ]
    ) { context, findings in
        for intent in context.intents where !context.definition.isFirstModel {
            for parameter in intent.parameters where parameter.isConfigurable?.value == true {
                guard parameter.displayName.isBlank else { continue }
                findings.report("parameter '\(parameter.shownName)' has no display name", about: parameter)
            }
        }
        for enumeration in context.definition.enumerations {
            for value in enumeration.values where value.displayName.isBlank && value.name?.value != "unknown" {
                findings.report(
                    "case '\(value.shownName)' has no display name",
                    at: value.nameRange,
                    symbol: enumeration.symbol(of: value)
                )
            }
        }
    }
}
