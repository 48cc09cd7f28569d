extension Rule {
    /// Catches a text for choosing among several values that is switched off.
    public static let unusedDisambiguation = Rule(
        "IN0809",
        "unused-disambiguation",
        .dialogs,
        .note,
        summary: "A disambiguation text is written and not used.",
        explanation: """
            The texts with which Siri asks which of several values was meant are used only when “Use Custom Disambiguation \
            Text” is on. Xcode keeps the text when it is turned off, and translators go on translating it. Turn it on, or empty \
            the text.
            """,
        triggering: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [{
                        Name: soup
                        PromptDialogs: [{ Type: DisambiguationIntroduction, Custom: true, FormatString: Which soup? }]
                    }]
                }
                """
            )
        ],
        passing: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [{
                        Name: soup
                        CustomDisambiguation: true
                        PromptDialogs: [{ Type: DisambiguationIntroduction, Custom: true, FormatString: Which soup? }]
                    }]
                }
                """
            )
        ]
    ) { context, findings in
        for intent in context.intents {
            for parameter in intent.parameters where parameter.usesCustomDisambiguation?.value != true {
                for dialog in parameter.promptDialogs {
                    guard let type = dialog.type, type.value.hasPrefix("Disambiguation"), !dialog.formatString.isBlank,
                        // Text without this mark is Xcode's own.
                        dialog.isCustom?.value == true, let text = dialog.formatString.text
                    else { continue }
                    findings.report(
                        "this text of '\(parameter.shownName)' is not used: custom disambiguation is off",
                        at: text.range,
                        symbol: parameter.symbol
                    )
                }
            }
        }
    }
}
