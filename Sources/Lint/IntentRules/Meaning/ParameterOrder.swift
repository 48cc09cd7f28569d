import IntentSchema

extension Rule {
    package static let parameterOrder: Rule = Rule(
        code: "IN0362",
        name: "parameter-order",
        severity: .note,
        summary: "A parameter is listed above its parent, or two have the same display priority.",
        explanation: """
            Users see parameters in the order of their display priorities. If a parameter appears and disappears with \
            a parent further down, they set the parent and then miss what changed above it. Two parameters with the same \
            priority, usually from a merge, have no order: users may see them either way. Move one of them in Xcode, \
            which numbers them again.
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
            ),
            .order("Parameters: [{ Name: soup, DisplayPriority: 1 }, { Name: size, DisplayPriority: ↓1 }]"),
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
        for intent in context.intents {
            for (first, later) in intent.parameters.repeatedNames(\.displayPriority?.value) {
                guard let priority = later.displayPriority, let earlier = first.displayPriority else { continue }
                findings.report(
                    "'\(later.shownName)' and '\(first.shownName)' have the same display priority \(priority.value)",
                    at: priority.range,
                    symbol: later.symbol,
                    related: [("the priority of '\(first.shownName)'", earlier.range)]
                )
            }
        }
    }
}
