extension Rule {
    package static let choiceWithoutOptions: Rule = Rule(
        code: "IN0710",
        name: "choice-without-options",
        summary: "A widget's parameter has a custom type but no dynamic options.",
        explanation: """
            Users can neither type an object nor pass one from another action to a widget: they can only choose one \
            that the app offers. Without “Options are provided dynamically”, there is nothing to choose. Turn it on, \
            or hide the parameter from users.
            """,
        triggering: [choosing("ObjectType: ↓Soup"), choosing("Type: ↓Object")],
        passing: [
            choosing("ObjectType: Soup, SupportsDynamicEnumeration: true"),
            choosing("ObjectType: Soup, Configurable: none"),
        ]
    ) { context, findings in
        guard context.definition.hasParameterVisibility else { return }
        for intent in context.intents where intent.isEligibleForWidgets?.value == true {
            for parameter in intent.parameters
            where parameter.typeName == .object && parameter.isConfigurable?.value == true
                && parameter.supportsDynamicEnumeration?.value != true
                && parameter.objectTypeNamespace?.value != "System"
            {
                findings.report(
                    "users cannot choose '\(parameter.shownName)' of '\(intent.shownName)' in a widget: "
                        + "its options are not provided dynamically",
                    at: parameter.objectType?.range ?? parameter.type?.range ?? parameter.nameRange,
                    symbol: parameter.symbol
                )
            }
        }
    }

    private static func choosing(_ parameter: String) -> RuleExample {
        .definition(
            """
            INTypes: [{ Name: Soup }]
            INIntents: [
                { Name: ShowSoup, EligibleForWidgets: true, Parameters: [{ Name: city }, { Name: soup, \(parameter) }] }
                { Name: EatSoup, Parameters: [{ Name: soup, ObjectType: Soup }] }
            ]
            """
        )
    }
}
