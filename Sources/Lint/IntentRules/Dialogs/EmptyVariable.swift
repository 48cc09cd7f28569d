import Diagnostics
import IntentSchema

extension Rule {
    package static let emptyVariable: Rule = Rule(
        code: "IN0822",
        name: "empty-variable",
        severity: .note,
        summary: "A text mentions a parameter that has no value where the text is used.",
        explanation: """
            Siri and Shortcuts ask for a value because there is none: a `${variable}` for that very value leaves a gap \
            in the question (“What ?”). Write the name of the parameter as a word. Texts that confirm or choose between \
            values may mention them. All such texts of a definition are one finding. A shortcut is suggested when \
            exactly the parameters of its combination have values: a title that mentions any other has a gap, too, and \
            is a warning. Remove the variable, or add the parameter to the combination.
            """,
        triggering: [
            prompting("Primary", "↓What ${soup}?"),
            suggesting(#"soup: { Title: "↓Order ${soup} in ${size}" }"#),
        ],
        passing: [
            prompting("Confirmation", "Did you mean ${soup}?"), prompting("Primary", "Which soup in ${city}?"),
            suggesting(#""soup,size": { Title: "Order ${soup} in ${size}" }"#),
        ]
    ) { context, findings in
        for parameter in context.parameters {
            for dialog in parameter.promptDialogs {
                guard let text = dialog.formatString.text, let name = parameter.name?.value,
                    [PromptDialog.Kind.primary, .configuration].contains(where: { $0.rawValue == dialog.type?.value }),
                    TextVariables.variables(in: text.value).contains(where: { $0.root == name })
                else { continue }
                findings.report(
                    "'\(text.value.shortened)' asks for a value with the value itself, which is still empty",
                    at: text.range,
                    symbol: "\(parameter.symbol)/\(dialog.type?.value ?? "")"
                )
            }
        }
        for intent in context.intents {
            for (combination, text, variable) in intent.variablesOutsideCombinations {
                findings.report(
                    "the title of '\(intent.shownName)' for \(combination.phrase) mentions '${\(variable)}', which it does not have",
                    at: text.range,
                    symbol: intent.symbol(of: combination),
                    severity: .warning,
                    related: [("the combination", combination.names.range)]
                )
            }
        }
    }

    private static func prompting(_ type: String, _ text: String) -> RuleExample {
        .order(
            "Parameters: [",
            "    { Name: city }",
            "    {",
            "        Name: soup, SupportsResolution: true",
            "        PromptDialogs: [{ Type: \(type), Custom: true, FormatString: \"\(text)\" }]",
            "    }",
            "]"
        )
    }

    private static func suggesting(_ combination: String) -> RuleExample {
        .order("Parameters: [{ Name: soup }, { Name: size }]", "ParameterCombinations: { \(combination) }")
    }
}

extension IntentDefinition {
    /// The variables in titles of combinations that name a parameter of the intent, but none of the combination.
    fileprivate var variablesOutsideCombinations: [(CombinationDefinition, Written<String>, String)] {
        let parameters = Set(self.parameters.compactMap { $0.name?.value })
        var found: [(CombinationDefinition, Written<String>, String)] = []
        for combination in allCombinations {
            let others = parameters.subtracting(combination.parameterNames.map(String.init))
            // A name that is no parameter may be meant for the variable.
            guard combination.parameterNames.count + others.count == parameters.count else { continue }
            for text in [combination.title.text, combination.subtitle.text].compactMap({ $0 }) {
                for variable in TextVariables.variables(in: text.value) where others.contains(variable.root) {
                    found.append((combination, text, variable.name))
                }
            }
        }
        return found
    }
}
