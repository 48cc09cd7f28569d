import Diagnostics

extension Rule {
    package static let conditionNeverHolds: Rule = Rule(
        code: "IN0333",
        name: "condition-never-holds",
        severity: .warning,
        summary: "A parameter's condition can never hold.",
        explanation: """
            The parameter is shown only while its parent has a certain value that it never has: users cannot set the \
            parent, and its initial value is a different one, or the parent has a default and the condition asks for \
            `unknown`, which means no choice. Let users set the parent (“User can edit value in Shortcuts, widgets, \
            and Add to Siri”), delete the default, or remove the relationship. The bounds of a parent can exclude the \
            numbers that the condition asks for: change either.
            """,
        triggering: [
            .dependent(
                "BooleanHasExactValue, PredicateValue: true",
                on: "hasTopping, Type: Boolean, Configurable: none",
                parent: "↓hasTopping"
            ),
            .definition(
                """
                INEnums: [{ Name: Size, Values: [{ Name: unknown }, { Name: small }] }]
                INIntents: [{
                    Name: OrderSoup
                    Parameters: [
                        { Name: size, EnumType: Size, Metadata: { DefaultValue: small } }
                        {
                            Name: note
                            Relationship: {
                                ParentName: size, PredicateName: EnumHasExactValue, PredicateValue: ↓unknown
                            }
                        }
                    ]
                }]
                """
            ),
            .dependent(
                "IntegerValueIsGreaterThan, PredicateValue: ↓9",
                on: "servings, Type: Integer, Metadata: { MaximumValue: 9 }",
                parent: "servings"
            ),
        ],
        passing: [.dependent("BooleanHasExactValue, PredicateValue: true", on: "hasTopping, Type: Boolean")]
    ) { context, findings in
        for found in context.conditionalParameters {
            let parent = found.parent
            let isFixed = context.definition.hasParameterVisibility && !parent.isConfigurable
            let relationship = found.written.relationship
            let (reason, place): (String, SourceRange?)
            let operand = relationship?.operands.first?.range
            if found.outcome == false, case .enumeration = parent.type {
                reason = "its parent '\(parent.name)' has a default, so it is never 'unknown'"
                place = operand
            } else if found.outcome == false {
                (reason, place) = ("the ends of the range are in the wrong order", operand)
            } else if found.outcomeWithinBounds == false {
                (reason, place) = ("the bounds of its parent '\(parent.name)' exclude it", operand)
            } else if isFixed, !found.holdsInitially {
                (reason, place) = ("users cannot set its parent '\(parent.name)'", relationship?.parentName?.range)
            } else {
                continue
            }
            findings.report(
                "'\(found.parameter.name)' is never shown: \(reason)",
                at: place ?? found.parameter.nameRange,
                symbol: found.written.symbol,
                related: [("the parent", parent.nameRange)]
            )
        }
    }
}
