import Diagnostics
import IntentSchema

extension Rule {
    package static let duplicatePrompt: Rule = Rule(
        code: "IN0808",
        name: "duplicate-prompt",
        severity: .warning,
        summary: "A parameter has two prompts of the same kind, or one without a kind.",
        explanation: """
            Each kind of prompt is used on one occasion, so one of the two is never spoken, and neither is one without \
            a kind. This usually comes from a merge. Delete it, or give it another kind.
            """,
        triggering: [
            prompting("{ Type: ↓Primary, Custom: true, FormatString: Which one? }"),
            prompting("↓{ Custom: true, FormatString: Which one? }"),
        ],
        passing: [prompting("{ Type: Confirmation, Custom: true, FormatString: \"Did you mean ${soup}?\" }")]
    ) { context, findings in
        for parameter in context.parameters {
            for dialog in parameter.promptDialogs where dialog.type == nil {
                findings.report(
                    "a prompt of '\(parameter.shownName)' has no kind, so it is never used",
                    at: dialog.range,
                    symbol: parameter.symbol
                )
            }
            for (first, later) in parameter.promptDialogs.compactMap(\.type).repeatedNames(\.value) {
                findings.report(
                    "'\(parameter.shownName)' has a second prompt of the kind '\(later.value)'",
                    at: later.range,
                    symbol: parameter.symbol,
                    related: [("the first one", first.range)]
                )
            }
        }
    }

    private static func prompting(_ second: String) -> RuleExample {
        .order(
            "Parameters: [{",
            "    Name: soup, SupportsResolution: true",
            "    PromptDialogs: [",
            "        { Type: Primary, Custom: true, FormatString: Which soup? }",
            "        \(second)",
            "    ]",
            "}]"
        )
    }
}
