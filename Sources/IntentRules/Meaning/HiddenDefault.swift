import Diagnostics

extension Rule {
    /// Catches a default that applies while its parameter is hidden.
    package static let hiddenDefault: Rule = Rule(
        code: "IN0335",
        name: "hidden-default",
        category: .meaning,
        severity: .note,
        isOptional: true,
        summary: "A parameter has a default but is hidden at first.",
        explanation: """
            The parameter is shown only after its parent has been changed, but its default applies from the start, and \
            a hidden parameter keeps its value. Code that looks only at the value acts on something that the user has \
            never seen. Check the parent's value first, or leave out the default. The rule is off unless the configuration \
            turns it on: a child parameter with a default is a normal pattern, and of nine such parameters in public apps \
            not one was ever changed.
            """,
        triggering: [
            """
            {
                Name: OrderSoup
                Parameters: [
                    { Name: hasTopping, Type: Boolean }
                    {
                        Name: amount
                        Type: Integer
                        Metadata: { DefaultValue: ↓2 }
                        Relationship: {
                            ParentName: hasTopping, PredicateName: BooleanHasExactValue, PredicateValue: true
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
        ]
    ) { context, findings in
        guard let schema = context.schema else { return }
        for (written, intent) in context.linkedIntents {
            let conditions = ParentConditions(intent, in: schema)
            for (index, parameter) in intent.parameters.enumerated() {
                guard let condition = parameter.parent, parameter.type.hasDefault(in: schema),
                    !conditions.holdsAtFirst(condition)
                else { continue }
                let parent = intent.parameters[condition.parameter]
                findings.report(
                    "'\(parameter.name)' has a default, but '\(parent.name)' hides it at first",
                    at: written.parameters[index].metadata?.defaultValue?.range ?? parameter.nameRange,
                    symbol: written.parameters[index].symbol,
                    related: [("the parent", parent.nameRange)]
                )
            }
        }
    }
}
