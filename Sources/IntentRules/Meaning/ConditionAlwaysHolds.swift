import Diagnostics
import IntentSchema

extension Rule {
    package static let conditionAlwaysHolds: Rule = Rule(
        code: "IN0334",
        name: "condition-always-holds",
        severity: .warning,
        summary: "A parameter's condition always holds.",
        explanation: """
            The parameter depends on its parent, but the condition holds whatever users do: a Boolean always has a \
            value, and a parent that users cannot set keeps its initial value. Usually a different condition was \
            meant. Correct it, or remove the relationship.
            """,
        triggering: [
            """
            {
                Name: OrderSoup
                Parameters: [
                    { Name: hasTopping, Type: Boolean }
                    { Name: topping, Relationship: { ParentName: hasTopping, PredicateName: ↓HasAnyValue } }
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
                    { Name: topping, Relationship: { ParentName: soup, PredicateName: HasAnyValue } }
                ]
            }
            """
        ]
    ) { context, findings in
        guard let schema = context.schema else { return }
        for (written, intent) in context.linkedIntents {
            let conditions = ParentConditions(intent: intent, schema: schema)
            for (index, parameter) in intent.parameters.enumerated() {
                guard let condition = parameter.parent, parameter.isConfigurable else { continue }
                let parent = intent.parameters[condition.parameter]
                let isFixed = context.definition.hasParameterVisibility && !conditions.canChange(condition)
                let message: String
                if condition.predicate == .hasAnyValue, case .boolean = parent.type.traits.values, !parent.isArray {
                    message = "'\(parameter.name)' is always shown: the Boolean '\(parent.name)' always has a value"
                } else if isFixed, conditions.holdsAtFirst(condition) {
                    message = "'\(parameter.name)' is always shown: users cannot set its parent '\(parent.name)'"
                } else {
                    continue
                }
                findings.report(
                    message,
                    at: written.parameters[index].relationship?.predicateName?.range ?? parameter.nameRange,
                    symbol: written.parameters[index].symbol,
                    related: [("the parent", parent.nameRange)]
                )
            }
        }
    }
}
