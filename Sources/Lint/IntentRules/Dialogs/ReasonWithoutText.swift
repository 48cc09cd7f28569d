extension Rule {
    package static let reasonWithoutText: Rule = Rule(
        code: "IN0810",
        name: "reason-without-text",
        severity: .warning,
        summary: "A reason for rejecting a value has no text.",
        explanation: """
            When a value is rejected, Siri speaks the text of the reason. Without it, users hear that something went \
            wrong but not what. Write the text, or delete the reason.
            """,
        triggering: [rejecting("{ Code: ↓tooHungry, Custom: true }")],
        passing: [rejecting("{ Code: tooHungry, Custom: true, FormatString: That is too much soup. }")]
    ) { context, findings in
        for parameter in context.parameters {
            for reason in parameter.unsupportedReasons where reason.formatString.isBlank {
                findings.report(
                    "the reason '\(reason.code?.value ?? "?")' for rejecting '\(parameter.shownName)' has no text",
                    at: reason.code?.range ?? reason.range,
                    symbol: parameter.symbol
                )
            }
        }
    }

    private static func rejecting(_ reason: String) -> RuleExample {
        .order(
            "Parameters: [{",
            "    Name: amount, Type: Integer, SupportsResolution: true",
            "    UnsupportedReasons: [\(reason)]",
            "}]"
        )
    }
}
