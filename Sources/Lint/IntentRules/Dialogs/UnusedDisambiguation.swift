import IntentSchema
import Translations

extension Rule {
    package static let unusedDisambiguation: Rule = Rule(
        code: "IN0809",
        name: "unused-disambiguation",
        severity: .note,
        summary: "A disambiguation text is written but not used.",
        explanation: """
            Siri uses these texts, which ask which of several values was meant, only if “Use Custom Disambiguation \
            Text” is on. Xcode keeps the texts when it is turned off, and translators keep translating them. Turn it \
            on, or clear the text. Texts that Xcode wrote itself are not reported, because no one meant to show them.
            """,
        triggering: [prompt("Name: soup", "↓Which soup?")],
        passing: [
            prompt("Name: soup, CustomDisambiguation: true", "Which soup?"),
            prompt("Name: soup", "\"There are ${count} options matching ‘${soup}’.\""),
        ]
    ) { context, findings in
        for parameter in context.parameters where parameter.usesCustomDisambiguation?.value != true {
            for dialog in parameter.promptDialogs {
                guard let type = dialog.type, PromptDialog.Kind(rawValue: type.value)?.isDisambiguation == true,
                    !dialog.formatString.isBlank,
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
        }
    }

    private static func prompt(_ parameter: String, _ text: String) -> RuleExample {
        .order(
            "Parameters: [{",
            "    \(parameter)",
            "    PromptDialogs: [{ Type: DisambiguationIntroduction, Custom: true, FormatString: \(text) }]",
            "}]"
        )
    }
}
