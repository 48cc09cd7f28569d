import Diagnostics

extension Rule {
    package static let conditionNeverHolds: Rule = Rule(
        code: "IN0333",
        name: "condition-never-holds",
        severity: .warning,
        summary: "A parameter's condition can never hold.",
        explanation: """
            The parameter is shown only while its parent has a certain value, but users cannot set the parent, and its \
            initial value is a different one. So they never see the parameter. Let users set the parent (“User can \
            edit value in Shortcuts, widgets, and Add to Siri”), or remove the relationship.
            """,
        triggering: [
            """
            {
                Name: OrderSoup
                Parameters: [
                    { Name: hasTopping, Type: Boolean, Configurable: none }
                    {
                        Name: topping
                        Relationship: {
                            ParentName: ↓hasTopping, PredicateName: BooleanHasExactValue, PredicateValue: true
                        }
                    }
                ]
            }
            """
        ],
        passing: [
            """
            {
                Name: OrderSoup
                Parameters: [
                    { Name: hasTopping, Type: Boolean }
                    {
                        Name: topping
                        Relationship: {
                            ParentName: hasTopping, PredicateName: BooleanHasExactValue, PredicateValue: true
                        }
                    }
                ]
            }
            """
        ]
    ) { context, findings in
        guard let schema = context.schema, context.definition.hasParameterVisibility else { return }
        for (written, intent) in context.linkedIntents {
            let conditions = ParentConditions(intent: intent, schema: schema)
            for (index, parameter) in intent.parameters.enumerated() {
                guard let condition = parameter.parent, parameter.isConfigurable else { continue }
                guard !conditions.canChange(condition), !conditions.holdsAtFirst(condition) else { continue }
                let parent = intent.parameters[condition.parameter]
                findings.report(
                    "'\(parameter.name)' is never shown: users cannot set its parent '\(parent.name)'",
                    at: written.parameters[index].relationship?.parentName?.range ?? parameter.nameRange,
                    symbol: written.parameters[index].symbol,
                    related: [("the parent", parent.nameRange)]
                )
            }
        }
    }
}
