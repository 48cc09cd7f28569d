extension Rule {
    /// Catches reasons for rejecting a value that no one is asked about.
    package static let reasonWithoutResolution: Rule = Rule(
        "IN0811",
        "reason-without-resolution",
        .dialogs,
        .note,
        summary: "A parameter has reasons for rejecting values but cannot be resolved.",
        explanation: """
            Values are rejected while a parameter is being resolved, and “Siri can ask for value when run” is off for \
            this one, so its handler has no method that could give the reason. Turn it on, or delete the reasons. The three \
            reasons that Xcode gives every number are not reported.
            """,
        triggering: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [{
                        Name: soup, UnsupportedReasons: [{ Code: soldOut, Custom: true, FormatString: It is sold out. }]
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
                        SupportsResolution: true
                        UnsupportedReasons: [{ Code: soldOut, Custom: true, FormatString: It is sold out. }]
                    }]
                }
                """
            )
        ]
    ) { context, findings in
        for intent in context.intents {
            for parameter in intent.parameters where parameter.supportsResolution?.value != true {
                guard let first = parameter.unsupportedReasons.first(where: { $0.isDefault?.value != true }) else {
                    continue
                }
                findings.report(
                    "'\(parameter.shownName)' has reasons for rejecting values, but its values are not resolved",
                    at: first.code?.range ?? first.range,
                    symbol: parameter.symbol
                )
            }
        }
    }
}
