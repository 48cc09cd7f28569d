import Diagnostics

extension Rule {
    /// Catches a default that works while its parameter is out of sight.
    public static let hiddenDefault = Rule(
        "IN0335",
        "hidden-default",
        .meaning,
        .note,
        summary: "A parameter has a default and is hidden at first.",
        explanation: """
            The parameter is shown only after its parent has been changed, but its default is there from the beginning, and a \
            hidden parameter keeps its value. Code that looks at the value alone acts on something that the user has never seen. \
            Ask for the parent's value first, or leave the default out.
            """,
        triggering: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [
                        { Name: hasTopping, Type: Boolean }
                        {
                            Name: amount
                            Type: Integer
                            Metadata: { DefaultValue: 2 }
                            Relationship: {
                                ParentName: hasTopping, PredicateName: BooleanHasExactValue, PredicateValue: true
                            }
                        }
                    ]
                }
                """
            )
        ],
        passing: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [
                        { Name: hasTopping, Type: Boolean, Metadata: { DefaultValue: true } }
                        {
                            Name: amount
                            Type: Integer
                            Metadata: { DefaultValue: 2 }
                            Relationship: {
                                ParentName: hasTopping, PredicateName: BooleanHasExactValue, PredicateValue: true
                            }
                        }
                    ]
                }
                """
            )
        ]
    ) { context, findings in
        guard let schema = context.schema else { return }
        for (written, intent) in context.linkedIntents {
            let conditions = ParentConditions(intent, in: schema)
            for (index, parameter) in intent.parameters.enumerated() {
                guard let condition = parameter.parent, parameter.type.hasDefault,
                    !conditions.holdsAtFirst(condition)
                else { continue }
                let parent = intent.parameters[condition.parameter]
                findings.report(
                    "the default of '\(parameter.name)' holds although '\(parent.name)' hides it at first",
                    at: written.parameters[index].metadata?.defaultValue?.range ?? parameter.nameRange,
                    symbol: written.parameters[index].symbol,
                    related: [("the parent", parent.nameRange)]
                )
            }
        }
    }
}
