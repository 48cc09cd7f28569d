import Diagnostics

extension Rule {
    /// Catches a parameter that appears above the one that makes it appear.
    package static let childBeforeParent: Rule = Rule(
        code: "IN0707",
        name: "child-before-parent",
        category: .widgets,
        severity: .note,
        summary: "A parameter is shown above the parent that it depends on.",
        explanation: """
            When the parent's value makes this parameter appear, it appears above the row that the user is looking at. \
            Move the parent above it.
            """,
        triggering: [
            """
            {
                Name: OrderSoup
                Parameters: [
                    { Name: size, DisplayPriority: ↓1, Relationship: { ParentName: soup, PredicateName: HasAnyValue } }
                    { Name: soup }
                ]
            }
            """
        ],
        passing: [
            """
            {
                Name: OrderSoup
                Parameters: [
                    { Name: soup }
                    { Name: size, Relationship: { ParentName: soup, PredicateName: HasAnyValue } }
                ]
            }
            """
        ]
    ) { context, findings in
        for (written, intent) in context.linkedIntents {
            for (index, parameter) in intent.parameters.enumerated() {
                guard let condition = parameter.parent, let position = parameter.displayPriority else { continue }
                let parent = intent.parameters[condition.parameter]
                guard let parentPosition = parent.displayPriority, position < parentPosition else { continue }
                findings.report(
                    "'\(parameter.name)' is shown above its parent '\(parent.name)'",
                    at: written.parameters[index].displayPriority?.range ?? parameter.nameRange,
                    symbol: written.parameters[index].symbol,
                    related: [("the parent", parent.nameRange)]
                )
            }
        }
    }
}
