import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let unusedDialog: Rule = Rule(
        code: "IN0821",
        name: "unused-dialog",
        severity: .note,
        summary: "A prompt or a reason for rejecting a value is written, but never used.",
        explanation: """
            Xcode keeps texts when what uses them is turned off, and translators keep translating them. Disambiguation \
            texts are used only if “Use Custom Disambiguation Text” is on, and reasons for rejecting values only if \
            “Siri can ask for value when run” is: without it, the handler has no method that could give the reason. \
            Turn it on, or delete the text. Texts and reasons that Xcode wrote itself are not reported. Of two prompts \
            of the same kind, usually from a merge, one is never spoken, and neither is one without a kind: this is a \
            warning. Delete it, or give it another kind.
            """,
        triggering: [
            prompting("DisambiguationIntroduction", "↓Which soup?"),
            reason("Name: soup", "↓soldOut"),
            .order(
                "Parameters: [{",
                "    Name: soup",
                "    PromptDialogs: [{ Type: Primary }, { Type: ↓Primary }]",
                "}]"
            ),
            .order("Parameters: [{ Name: soup, PromptDialogs: [↓{ FormatString: Which one? }] }]"),
        ],
        passing: [
            prompting("Confirmation", "\"Did you mean ${soup}?\""),
            prompting("DisambiguationIntroduction", "\"There are ${count} options matching ‘${soup}’.\""),
            reason("Name: soup, SupportsResolution: true", "soldOut"),
        ]
    ) { context, findings in
        for parameter in context.parameters {
            for dialog in parameter.promptDialogs {
                guard let type = dialog.type else {
                    findings.report(
                        "a prompt of '\(parameter.shownName)' has no kind, so it is never used",
                        at: dialog.range,
                        symbol: parameter.symbol,
                        severity: .warning
                    )
                    continue
                }
                guard parameter.usesCustomDisambiguation?.value != true,
                    PromptDialog.Kind(rawValue: type.value)?.isDisambiguation == true, !dialog.formatString.isBlank,
                    // Text without this flag was written by Xcode.
                    dialog.isCustom?.value == true, let text = dialog.formatString.text,
                    !XcodeText.isDialog(text.value)
                else { continue }
                findings.report(
                    "the disambiguation text of '\(parameter.shownName)' is not used: “Use Custom Disambiguation Text” is off",
                    at: text.range,
                    symbol: parameter.symbol
                )
            }
            for (first, later) in parameter.promptDialogs.compactMap(\.type).repeatedNames(\.value) {
                findings.report(
                    "'\(parameter.shownName)' has a second prompt of the kind '\(later.value)'",
                    at: later.range,
                    symbol: parameter.symbol,
                    severity: .warning,
                    related: [("the first one", first.range)]
                )
            }
        }
        for parameter in context.intents.flatMap(\.parameters) where parameter.supportsResolution?.value != true {
            guard let reason = parameter.unsupportedReasons.first(where: { $0.isDefault?.value != true }) else {
                continue
            }
            findings.report(
                "'\(parameter.shownName)' has reasons for rejecting values, but its values are not resolved",
                at: reason.code?.range ?? reason.range,
                symbol: parameter.symbol
            )
        }
    }

    private static func prompting(_ type: String, _ text: String) -> RuleExample {
        .order(
            "Parameters: [{",
            "    Name: soup",
            "    PromptDialogs: [{ Type: \(type), Custom: true, FormatString: \(text) }]",
            "}]"
        )
    }

    private static func reason(_ parameter: String, _ code: String) -> RuleExample {
        .order(
            "Parameters: [{",
            "    \(parameter)",
            "    UnsupportedReasons: [{ Code: \(code), Custom: true, FormatString: It is sold out. }]",
            "}]"
        )
    }
}
