import IntentSchema

extension Rule {
    /// Catches a response code of the developer's own that nobody hears.
    public static let missingCodeText = Rule(
        "IN0807",
        "missing-code-text",
        .dialogs,
        .note,
        summary: "A response code of your own has no text.",
        explanation: """
            Codes beside `success` and `failure` exist to say something particular. Without a text Siri answers with a word of \
            its own, as it does for the standard codes. Write the text, or delete the code.
            """,
        triggering: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Response: {
                        Codes: [
                            { Name: success, Success: true, FormatString: It is on its way. }
                            { Name: failure }
                            { Name: outOfSoup }
                        ]
                    }
                }
                """
            )
        ],
        passing: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Response: {
                        Codes: [
                            { Name: success, Success: true, FormatString: It is on its way. }
                            { Name: failure }
                            { Name: outOfSoup, FormatString: The soup is sold out. }
                        ]
                    }
                }
                """
            )
        ]
    ) { context, findings in
        for intent in context.intents {
            for code in intent.response?.codes ?? [] {
                guard let name = code.name, !ResponseCode.standardNames.contains(name.value),
                    code.formatString.isBlank, code.conciseFormatString.isBlank
                else { continue }
                findings.report(
                    "the response code '\(name.value)' says nothing",
                    at: name.range,
                    symbol: intent.symbol(of: code)
                )
            }
        }
    }
}
