extension Rule {
    /// Catches a search switched on where there is nothing to search.
    public static let searchWithoutOptions = Rule(
        "IN0701",
        "search-without-dynamic-options",
        .widgets,
        .warning,
        summary: "A parameter supports search and has no dynamic options.",
        explanation: """
            Search asks the app for the options that match a term, so it works only where the app provides the options. Alone it \
            does nothing. Turn on “Options are provided dynamically”, or turn search off.
            """,
        triggering: [.intents("{ Name: OrderSoup, Parameters: [{ Name: soup, SupportsSearch: true }] }")],
        passing: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [{ Name: soup, SupportsSearch: true, SupportsDynamicEnumeration: true }]
                }
                """
            )
        ]
    ) { context, findings in
        for intent in context.intents {
            for parameter in intent.parameters {
                guard let search = parameter.supportsSearch, search.value,
                    parameter.supportsDynamicEnumeration?.value != true
                else { continue }
                findings.report(
                    "'\(parameter.shownName)' supports search, but its options are not provided dynamically",
                    at: search.keyRange,
                    symbol: parameter.symbol
                )
            }
        }
    }
}
