extension Rule {
    package static let searchWithoutOptions: Rule = Rule(
        code: "IN0701",
        name: "search-without-dynamic-options",
        severity: .warning,
        summary: "A parameter supports search but has no dynamic options.",
        explanation: """
            Search asks the app for the options that match a term, so it works only if the app provides the options. \
            On its own it has no effect. Turn on “Options are provided dynamically”, or turn off search.
            """,
        triggering: ["{ Name: OrderSoup, Parameters: [{ Name: soup, ↓SupportsSearch: true }] }"],
        passing: [
            .order("Parameters: [{ Name: soup, SupportsSearch: true, SupportsDynamicEnumeration: true }]")
        ]
    ) { context, findings in
        for parameter in context.parameters {
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
