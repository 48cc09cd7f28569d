extension Rule {
    /// Catches an action that says nothing when it succeeds.
    public static let missingSuccessText = Rule(
        "IN0806",
        "missing-success-text",
        .dialogs,
        .note,
        summary: "The response has no text for success.",
        explanation: """
            Siri speaks the text of the response code. Without one it answers with words of its own (“Done”), whatever \
            the action did. Write what happened, with `${value}` for values of the response. Widget configurations do \
            not respond and are not reported.
            """,
        triggering: [
            .intents("{ Name: OrderSoup, Response: { Codes: [{ Name: success, Success: true }, { Name: failure }] } }")
        ],
        passing: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Response: {
                        Codes: [{ Name: success, Success: true, FormatString: It is on its way. }, { Name: failure }]
                    }
                }
                """
            )
        ]
    ) { context, findings in
        for intent in context.intents {
            let isSpoken = intent.isConfigurable?.value == true || intent.combinations?.value.isEmpty == false
            guard isSpoken, let success = intent.response?.codes.first(where: { $0.name?.value == "success" }),
                success.formatString.isBlank, success.conciseFormatString.isBlank
            else { continue }
            findings.report(
                "the response of '\(intent.shownName)' has no text for success",
                at: success.name?.range ?? success.range,
                symbol: intent.symbol(of: success)
            )
        }
    }
}
