extension Rule {
    /// Catches an intent that Siri suggests but that users cannot find in Shortcuts.
    package static let suggestedNotConfigurable: Rule = Rule(
        code: "IN0815",
        name: "suggested-not-configurable",
        category: .dialogs,
        severity: .note,
        summary: "Siri may suggest an intent that users cannot configure in Shortcuts.",
        explanation: """
            The intent has shortcuts that Siri may suggest, but “User-configurable in Shortcuts” is off: users can add \
            what they are offered and cannot make or change such an action themselves. Several apps turned the option on \
            when users asked for it. Leave it off where the parameters mean nothing to users, such as an internal \
            identifier.
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
                Name: OrderSoup
                Configurable: true
                Parameters: [{ Name: soup, SupportsResolution: true }]
                ParameterCombinations: { soup: { Title: "Order ${soup}" } }
            }
            """
        ]
    ) { context, findings in
        // Xcode 10 knew no such option.
        guard !context.definition.isFirstModel else { return }
        for intent in context.intents where intent.isSuggested && intent.isConfigurable?.value != true {
            // Only what users could set is worth configuring.
            let isUseful = intent.parameters.contains {
                $0.supportsResolution?.value == true || $0.supportsDynamicEnumeration?.value == true
            }
            guard isUseful, intent.isEligibleForWidgets?.value != true else { continue }
            findings.report(
                "Siri may suggest '\(intent.shownName)', but users cannot configure it in Shortcuts",
                at: intent.pointingRange,
                symbol: intent.symbol
            )
        }
    }
}
