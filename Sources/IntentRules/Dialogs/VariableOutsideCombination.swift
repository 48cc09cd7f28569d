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
            """
            {
                Name: OrderSoup
                Parameters: [{ Name: soup }, { Name: size }]
                ParameterCombinations: { soup: { Title: "↓Order ${soup} in ${size}" } }
            }
            """
        ],
        passing: [
            """
            {
                Name: OrderSoup
                Parameters: [{ Name: soup }, { Name: size }]
                ParameterCombinations: { "soup,size": { Title: "Order ${soup} in ${size}" } }
            }
            """
        ]
    ) { context, findings in
        for intent in context.intents {
            var check = CombinationCheck(intent)
            for combination in intent.combinations?.value ?? [] { check.look(at: combination, &findings) }
            for combination in intent.managedCombinations?.value ?? [] { check.look(at: combination, &findings) }
        }
    }
}

private struct CombinationCheck {
    private let intent: IntentDefinition
    /// The names of the intent's parameters, made when the first variable asks for them.
    private lazy var parameters = Set(intent.parameters.compactMap { $0.name?.value })

    init(_ intent: IntentDefinition) { self.intent = intent }

    mutating func look(at combination: CombinationDefinition, _ findings: inout RuleFindings) {
        look(at: combination.title.text, combination, &findings)
        look(at: combination.subtitle.text, combination, &findings)
    }

    private mutating func look(
        at written: Written<String>?,
        _ combination: CombinationDefinition,
        _ findings: inout RuleFindings
    ) {
        guard let written, written.value.utf8.contains(UInt8(ascii: "$")) else { return }
        let names = combination.parameterNames
        let included = names.count > 8 ? Set(names) : nil
        for variable in TextVariables.variables(in: written.value) {
            let root = variable.root
            guard !(included?.contains(root[...]) ?? names.contains(root[...])), parameters.contains(root) else {
                continue
            }
            findings.report(
                "'${\(variable.name)}' is not a parameter of this combination",
                at: written.range,
                symbol: intent.symbol(of: combination),
                related: [("the combination", combination.names.range)]
            )
        }
    }
}
