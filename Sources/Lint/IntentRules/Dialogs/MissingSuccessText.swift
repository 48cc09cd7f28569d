import IntentSchema

extension Rule {
    package static let missingSuccessText: Rule = Rule(
        code: "IN0806",
        name: "missing-success-text",
        severity: .note,
        summary: "The response has no text for success.",
        explanation: """
            Siri speaks the text of the response code. Without one, it gives a generic answer (“Done”), whatever the \
            action did. Write what happened, with `${value}` for values of the response. It is reported only if most \
            intents of the definition have such a text, so this one seems forgotten. Widget configurations do not \
            respond, and an action that returns a value and that Siri never suggests needs no words for it.
            """,
        triggering: [
            """
            { Name: OrderSoup, Response: { Codes: [{ Name: ↓success, Success: true }, { Name: failure }] } }
            { Name: CookSoup, Response: { Codes: [{ Name: success, Success: true, FormatString: Done. }, { Name: failure }] } }
            { Name: EatSoup, Response: { Codes: [{ Name: success, Success: true, FormatString: Enjoy. }, { Name: failure }] } }
            """
        ],
        passing: [
            .order(
                "Response: { Codes: [{ Name: success, Success: true, FormatString: It comes. }, { Name: failure }] }"
            ),
            .order("Response: { Codes: [{ Name: success, Success: true }, { Name: failure }] }"),
        ]
    ) { context, findings in
        var silent: [(IntentDefinition, ResponseCodeDefinition)] = []
        var answering = 0
        for intent in context.intents {
            let returnsValue = intent.response?.output != nil || intent.response?.parameters.isEmpty == false
            let isSpoken = intent.isConfigurable?.value == true || intent.combinations?.value.isEmpty == false
            guard isSpoken, let success = intent.response?.codes.first(where: { $0.name?.value == "success" }) else {
                continue
            }
            if !success.formatString.isBlank || !success.conciseFormatString.isBlank {
                answering += 1
            } else if !returnsValue || intent.isSuggested {
                silent.append((intent, success))
            }
        }
        // If most actions have no text, leaving it out is intended.
        guard answering > silent.count else { return }
        for (intent, success) in silent {
            findings.report(
                "the response of '\(intent.shownName)' has no text for success, unlike those of other intents",
                at: success.nameRange,
                symbol: intent.symbol(of: success)
            )
        }
    }
}
