import Diagnostics
import IntentSchema

extension Rule {
    package static let asksWithOwnValue: Rule = Rule(
        code: "IN0819",
        name: "asks-with-own-value",
        severity: .note,
        summary: "A text that asks for a value mentions the value, which is still empty.",
        explanation: """
            Siri and Shortcuts ask for a value because there is none. A `${variable}` for that very value leaves a gap \
            in the question (“What ?”), and words around it are often written for a name that is not there. Write the \
            name of the parameter as a word. Texts that confirm or choose between values may mention them. All texts \
            of a definition are one finding.
            """,
        triggering: [prompting("Primary", "↓What ${soup}?")],
        passing: [prompting("Confirmation", "Did you mean ${soup}?"), prompting("Primary", "Which soup in ${city}?")]
    ) { context, findings in
        var parts: [FindingGroup.Part] = []
        for parameter in context.parameters {
            for dialog in parameter.promptDialogs {
                guard let text = dialog.formatString.text, let name = parameter.name?.value,
                    [PromptDialog.Kind.primary, .configuration].contains(where: { $0.rawValue == dialog.type?.value }),
                    TextVariables.variables(in: text.value).contains(where: { $0.root == name })
                else { continue }
                let symbol = "\(parameter.symbol)/\(dialog.type?.value ?? "")"
                parts.append(.init(symbol, text.value.shortened, at: context.location(text.range)))
            }
        }
        findings.report(
            parts,
            one: "\(.names) asks for a value with the value itself, which is still empty",
            several: "\(.count) texts ask for a value with the value itself, which is still empty: \(.names)",
            symbol: "texts"
        )
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
}
