extension Rule {
    package static let conditionAlwaysHolds: Rule = Rule(
        code: "IN0334",
        name: "condition-always-holds",
        severity: .warning,
        summary: "A parameter's condition always holds.",
        explanation: """
            The parameter depends on its parent, but the condition holds whatever users do: a Boolean or a parameter \
            with a default always has a value, and a parent that users cannot set keeps its initial value. Usually a \
            different condition was meant. Correct it, or remove the relationship.
            """,
        triggering: [
            .dependent("↓HasAnyValue", on: "hasTopping, Type: Boolean"),
            .dependent("↓HasAnyValue", on: "hasTopping, Type: Integer, Metadata: { DefaultValue: 2 }"),
        ],
        passing: [
            .dependent("HasAnyValue", on: "hasTopping"),
            .dependent("HasAnyValue", on: "hasTopping, Metadata: { DefaultValue: Basil }"),
        ]
    ) { context, findings in
        for found in context.conditionalParameters where !found.predicate.isUnknown {
            let parent = found.parent
            let isFixed = context.definition.hasParameterVisibility && !parent.isConfigurable
            let reason: String
            if found.outcome == true, case .boolean = parent.type.values {
                reason = "the Boolean '\(parent.name)' always has a value"
            } else if found.outcome == true {
                reason = "its parent '\(parent.name)' has a default, so it always has a value"
            } else if found.outcomeWithinBounds == true {
                reason = "every value within the bounds of its parent '\(parent.name)' meets the condition"
            } else if isFixed, found.holdsInitially {
                reason = "users cannot set its parent '\(parent.name)'"
            } else {
                continue
            }
            findings.report(
                "'\(found.parameter.name)' is always shown: \(reason)",
                at: found.written.relationship?.predicateName?.range ?? found.parameter.nameRange,
                symbol: found.written.symbol,
                related: [("the parent", parent.nameRange)]
            )
        }
    }
}
