extension Rule {
    package static let parameterInNoSummary: Rule = Rule(
        code: "IN0804",
        name: "parameter-in-no-summary",
        summary: "Users may edit a parameter, but no summary of the action includes it.",
        explanation: """
            The keys of the summaries list the parameters that Shortcuts shows, in the sentence or below it. A \
            parameter that none of them lists cannot be set in Shortcuts. Usually it was added by hand or in a merge. \
            Add it to a summary in Xcode.
            """,
        triggering: [
            .order(
                "Configurable: true",
                "Parameters: [{ Name: soup }, { Name: ↓size }]",
                #"ManagedParameterCombinations: { soup: { Title: "Order ${soup}" } }"#
            )
        ],
        passing: [
            .order(
                "Configurable: true",
                "Parameters: [{ Name: soup }, { Name: size }]",
                #"ManagedParameterCombinations: { "soup,size": { Title: "Order ${soup}" } }"#
            )
        ]
    ) { context, findings in
        guard context.definition.hasParameterVisibility else { return }
        for intent in context.intents {
            guard intent.isConfigurable?.value == true, let summaries = intent.managedCombinations?.value,
                !summaries.isEmpty
            else { continue }
            var included: Set<Substring> = []
            for summary in summaries { included.formUnion(summary.parameterNames) }
            // A name that is no parameter may be a misspelling.
            guard included.isSubset(of: intent.parameters.compactMap { $0.name.map { Substring($0.value) } }) else {
                continue
            }
            for parameter in intent.parameters where parameter.isConfigurable?.value == true {
                guard let name = parameter.name, !included.contains(Substring(name.value)) else { continue }
                findings.report(
                    "no summary of '\(intent.shownName)' includes '\(name.value)', so it cannot be set in Shortcuts",
                    about: parameter
                )
            }
        }
    }
}
