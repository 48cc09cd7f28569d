extension Rule {
    package static let suggestedNotConfigurable: Rule = Rule(
        code: "IN0815",
        name: "suggested-not-configurable",
        severity: .note,
        summary: "Siri may suggest an intent that users cannot configure in Shortcuts.",
        explanation: """
            The intent has shortcuts that Siri may suggest, but “User-configurable in Shortcuts” is off: users can add \
            suggestions but cannot create or edit such an action. Several apps turned the option on when users asked \
            for it. Leave it off if the parameters mean nothing to users, such as an internal identifier. The intents of \
            widgets are not reported: apps donate them for the Smart Stack, which needs shortcuts.
            """,
        triggering: [
            """
            {
                Name: ↓OrderSoup
                Parameters: [{ Name: soup, SupportsResolution: true }]
                ParameterCombinations: { soup: { Title: "Order ${soup}" } }
            }
            """
        ],
        passing: [
            """
            {
                Name: ChooseSoup, EligibleForWidgets: true, Parameters: [{ Name: soup, SupportsResolution: true }]
                ParameterCombinations: { soup: { Title: "Show ${soup}" } }
            }
            """,
            .order(
                "Configurable: true",
                "Parameters: [{ Name: soup, SupportsResolution: true }]",
                #"ParameterCombinations: { soup: { Title: "Order ${soup}" } }"#
            ),
        ]
    ) { context, findings in
        // Xcode 10 had no such option.
        guard !context.definition.isFirstModel else { return }
        for intent in context.intents
        where intent.isSuggested && intent.isConfigurable?.value != true && intent.isEligibleForWidgets?.value != true {
            // Only parameters that users could set are worth configuring.
            let isUseful = intent.parameters.contains {
                $0.supportsResolution?.value == true || $0.supportsDynamicEnumeration?.value == true
            }
            guard isUseful else { continue }
            findings.report(
                "Siri may suggest '\(intent.shownName)', but users cannot configure it in Shortcuts",
                about: intent
            )
        }
    }
}
