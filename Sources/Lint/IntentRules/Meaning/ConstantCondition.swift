import Diagnostics
import IntentSchema

extension Rule {
    package static let constantCondition: Rule = Rule(
        code: "IN0366",
        name: "constant-condition",
        summary: "A parameter's condition always holds, or never.",
        explanation: """
            The parameter is shown only while its parent has certain values, but nothing that users do changes whether \
            it has one. A Boolean or a parameter with a default always has a value, so it is never `unknown`, which \
            means no choice; a parent that users cannot set keeps its initial value; its bounds can exclude or contain \
            all numbers that the condition asks for. Let users set the parent (“User can edit value in Shortcuts, \
            widgets, and Add to Siri”), correct the condition, or remove the relationship.
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
            .dependent("↓HasAnyValue", on: "hasTopping, Type: Boolean"),
            .dependent("↓HasAnyValue", on: "hasTopping, Type: Integer, Metadata: { DefaultValue: 2 }"),
        ],
        passing: [
            .dependent("BooleanHasExactValue, PredicateValue: true", on: "hasTopping, Type: Boolean"),
            .dependent("HasAnyValue", on: "hasTopping"),
            .dependent("HasAnyValue", on: "hasTopping, Metadata: { DefaultValue: Basil }"),
        ]
    ) { context, findings in
        for found in context.conditionalParameters where !found.predicate.isUnknown {
            guard let (isShown, reason, place) = found.constantOutcome(in: context) else { continue }
            findings.report(
                "'\(found.parameter.name)' is \(isShown ? "always" : "never") shown: \(reason)",
                at: place ?? found.parameter.nameRange,
                symbol: found.written.symbol,
                related: [("the parent", found.parent.nameRange)]
            )
        }
    }
}

extension ConditionalParameter {
    /// Whether the parameter is shown whatever users do, why, and what in the condition decides it.
    fileprivate func constantOutcome(
        in context: RuleContext
    ) -> (isShown: Bool, reason: String, place: SourceRange?)? {
        let relationship = written.relationship
        let operand = relationship?.operands.first?.range
        let name = relationship?.predicateName?.range
        switch (outcome, outcomeWithinBounds) {
        case (true, _):
            if case .boolean = parent.type.values {
                return (true, "the Boolean '\(parent.name)' always has a value", name)
            }
            return (true, "its parent '\(parent.name)' has a default, so it always has a value", name)
        case (false, _):
            if case .enumeration = parent.type {
                return (false, "its parent '\(parent.name)' has a default, so it is never 'unknown'", operand)
            }
            return (false, "the ends of the range are in the wrong order", operand)
        case (nil, true):
            return (true, "every value within the bounds of its parent '\(parent.name)' meets the condition", name)
        case (nil, false): return (false, "the bounds of its parent '\(parent.name)' exclude it", operand)
        case (nil, nil):
            guard context.definition.hasParameterVisibility, !parent.isConfigurable else { return nil }
            let place = holdsInitially ? name : relationship?.parentName?.range
            return (holdsInitially, "users cannot set its parent '\(parent.name)'", place)
        }
    }
}
