import Diagnostics
import IntentSchema

extension Rule {
    package static let duplicateCombination: Rule = Rule(
        code: "IN0341",
        name: "duplicate-combination",
        summary: "Two combinations have the same parameters.",
        explanation: """
            A shortcut or a summary is chosen by which parameters have values. Two entries with the same parameters in \
            a different order look the same, so one of the two texts is never shown. This usually comes from a \
            merge. Delete one.
            """,
        triggering: [
            .order(
                "Parameters: [{ Name: soup }, { Name: size }]",
                "ParameterCombinations: {",
                #"    "↓soup,size": { Title: "Order ${soup} in ${size}" }"#,
                #"    "size,soup": { Title: "Order a ${size} ${soup}" }"#,
                "}"
            )
        ],
        passing: [
            .order(
                "Parameters: [{ Name: soup }, { Name: size }]",
                "ParameterCombinations: {",
                #"    "soup": { Title: "Order ${soup}" }"#,
                #"    "soup,size": { Title: "Order a ${size} ${soup}" }"#,
                "}"
            )
        ]
    ) { context, findings in
        for intent in context.intents {
            for (group, what) in [(intent.combinations, "shortcut"), (intent.managedCombinations, "summary")] {
                // One alone, or one of a single parameter, has no other order.
                guard let combinations = group?.value, combinations.count > 1 else { continue }
                let repeated = combinations.repeatedNames { combination -> String? in
                    guard combination.names.value.utf8.contains(UInt8(ascii: ",")) else { return nil }
                    return combination.parameterNames.sorted().joined(separator: ",")
                }
                for (first, later) in repeated {
                    findings.report(
                        "the \(what) of '\(intent.shownName)' for \(later.phrase) has the same parameters as '\(first.names.value)'",
                        at: later.names.range,
                        symbol: intent.symbol(of: later),
                        related: [("'\(first.names.value)'", first.names.range)]
                    )
                }
            }
        }
    }
}
