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
            .dependent(
                "BooleanHasExactValue, PredicateValue: true",
                on: "hasTopping, Type: Boolean, Configurable: none",
                parent: "↓hasTopping"
            )
        ],
        passing: [.dependent("BooleanHasExactValue, PredicateValue: true", on: "hasTopping, Type: Boolean")]
    ) { context, findings in
        guard context.definition.hasParameterVisibility else { return }
        for found in context.conditionalParameters where !found.parent.isConfigurable && !found.holdsInitially {
            findings.report(
                "'\(found.parameter.name)' is never shown: users cannot set its parent '\(found.parent.name)'",
                at: found.written.relationship?.parentName?.range ?? found.parameter.nameRange,
                symbol: found.written.symbol,
                related: [("the parent", found.parent.nameRange)]
            )
        }
    }
}
