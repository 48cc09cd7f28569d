import Diagnostics
import IntentSchema

extension Rule {
    package static let variableOutsideCombination: Rule = Rule(
        code: "IN0805",
        name: "variable-outside-combination",
        severity: .warning,
        summary: "A title mentions a parameter that its combination does not have.",
        explanation: """
            A shortcut is suggested when exactly the parameters of its combination have values. A `${variable}` for \
            any other parameter has no value, and users see a gap in the sentence. Remove it from the title, or add \
            the parameter to the combination.
            """,
        triggering: [
            .order(
                "Parameters: [{ Name: soup }, { Name: size }]",
                #"ParameterCombinations: { soup: { Title: "↓Order ${soup} in ${size}" } }"#
            )
        ],
        passing: [
            .order(
                "Parameters: [{ Name: soup }, { Name: size }]",
                #"ParameterCombinations: { "soup,size": { Title: "Order ${soup} in ${size}" } }"#
            )
        ]
    ) { context, findings in
        for intent in context.intents {
            lazy var parameters = Set(intent.parameters.compactMap { $0.name?.value })
            for combination in (intent.combinations?.value ?? []) + (intent.managedCombinations?.value ?? []) {
                // A name that is no parameter may be meant for the variable.
                guard combination.parameterNames.allSatisfy({ parameters.contains(String($0)) }) else { continue }
                lazy var included = Set(combination.parameterNames)
                for text in [combination.title.text, combination.subtitle.text] {
                    guard let text, text.value.contains(byte: UInt8(ascii: "$")) else { continue }
                    for variable in TextVariables.variables(in: text.value) {
                        let root = variable.root
                        guard !included.contains(root[...]), parameters.contains(root) else { continue }
                        findings.report(
                            "the title of '\(intent.shownName)' for \(combination.phrase) mentions '${\(variable.name)}', which it does not have",
                            at: text.range,
                            symbol: intent.symbol(of: combination),
                            related: [("the combination", combination.names.range)]
                        )
                    }
                }
            }
        }
    }
}
