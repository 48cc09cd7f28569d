import Diagnostics
import IntentSchema

extension Rule {
    /// Catches a title that mentions a parameter which its shortcut does not have.
    public static let variableOutsideCombination = Rule(
        "IN0805",
        "variable-outside-combination",
        .dialogs,
        .warning,
        summary: "A title mentions a parameter that its combination does not have.",
        explanation: """
            A shortcut is suggested when exactly the parameters of its combination have values. A `${variable}` for another \
            parameter has none, and users see a hole in the sentence. Take it out of the title, or add the parameter to the \
            combination.
            """,
        triggering: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [{ Name: soup }, { Name: size }]
                    ParameterCombinations: { soup: { Title: "Order ${soup} in ${size}" } }
                }
                """
            )
        ],
        passing: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [{ Name: soup }, { Name: size }]
                    ParameterCombinations: { "soup,size": { Title: "Order ${soup} in ${size}" } }
                }
                """
            )
        ]
    ) { context, findings in
        for intent in context.intents {
            for combination in intent.combinations?.value ?? [] {
                findings.checkVariables(of: combination, in: intent)
            }
            for combination in intent.managedCombinations?.value ?? [] {
                findings.checkVariables(of: combination, in: intent)
            }
        }
    }
}

extension RuleFindings {
    fileprivate mutating func checkVariables(of combination: CombinationDefinition, in intent: IntentDefinition) {
        checkVariables(combination.title.text, combination, intent)
        checkVariables(combination.subtitle.text, combination, intent)
    }

    private mutating func checkVariables(
        _ written: Written<String>?,
        _ combination: CombinationDefinition,
        _ intent: IntentDefinition
    ) {
        guard let written, written.value.utf8.contains(UInt8(ascii: "$")) else { return }
        let included = combination.parameterNames
        for variable in TextVariables.variables(in: written.value) where !included.contains(variable.root) {
            let root = String(variable.root)
            guard intent.parameters.contains(where: { $0.name?.value == root }) else { continue }
            report(
                "'${\(variable.name)}' is not among the parameters of this combination",
                at: written.range,
                symbol: intent.symbol(of: combination),
                related: [("the combination", combination.names.range)]
            )
        }
    }
}
