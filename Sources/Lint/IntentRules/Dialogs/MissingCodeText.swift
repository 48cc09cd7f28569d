import IntentSchema

extension Rule {
    package static let missingCodeText: Rule = Rule(
        code: "IN0807",
        name: "missing-code-text",
        severity: .note,
        summary: "A custom response code has no text.",
        explanation: """
            Codes other than `success` and `failure` exist to say something specific. Without a text, Siri gives a \
            generic answer, as it does for the standard codes. Write the text, or delete the code.
            """,
        triggering: [answering("{ Name: ↓outOfSoup }")],
        passing: [answering("{ Name: outOfSoup, FormatString: The soup is sold out. }")]
    ) { context, findings in
        for intent in context.intents {
            for code in intent.response?.codes ?? [] {
                guard let name = code.name, !IntentResponseCode.standardNames.contains(name.value),
                    code.formatString.isBlank, code.conciseFormatString.isBlank
                else { continue }
                findings.report(
                    "the response code '\(name.value)' of '\(intent.shownName)' has no text",
                    at: name.range,
                    symbol: intent.symbol(of: code)
                )
            }
        }
    }

    private static func answering(_ code: String) -> RuleExample {
        .order(
            "Response: {",
            "    Codes: [",
            "        { Name: success, Success: true, FormatString: It is on its way. }",
            "        { Name: failure }",
            "        \(code)",
            "    ]",
            "}"
        )
    }
}
