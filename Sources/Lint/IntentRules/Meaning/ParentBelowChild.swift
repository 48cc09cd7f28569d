extension Rule {
    package static let parentBelowChild: Rule = Rule(
        code: "IN0335",
        name: "parent-below-child",
        severity: .note,
        summary: "A parameter is listed above the parent that it depends on.",
        explanation: """
            Users see parameters in the order of their display priorities. If a parameter appears and disappears with \
            a parent further down, they set the parent and then miss what changed above it. Move the parent up.
            """,
        triggering: [
            .order(
                "Parameters: [",
                "    { Name: hasTopping, Type: Boolean, DisplayPriority: 2 }",
                "    {",
                "        Name: topping, DisplayPriority: 1",
                "        Relationship: {",
                "            ParentName: ↓hasTopping, PredicateName: BooleanHasExactValue, PredicateValue: true",
                "        }",
                "    }",
                "]"
            )
        ],
        passing: [.dependent("BooleanHasExactValue, PredicateValue: true", on: "hasTopping, Type: Boolean")]
    ) { context, findings in
        for found in context.conditionalParameters where found.isAboveParent && found.parent.isConfigurable {
            findings.report(
                "'\(found.parameter.name)' is shown above its parent '\(found.parent.name)'",
                at: found.written.relationship?.parentName?.range ?? found.parameter.nameRange,
                symbol: found.written.symbol,
                related: [("the parent", found.parent.nameRange)]
            )
        }
    }
}
