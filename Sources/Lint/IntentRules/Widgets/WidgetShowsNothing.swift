extension Rule {
    package static let widgetShowsNothing: Rule = Rule(
        code: "IN0705",
        name: "widget-shows-nothing",
        summary: "Users cannot set any parameter of a widget configuration.",
        explanation: """
            A widget's configuration sheet shows the parameters that users can edit. This intent has parameters, but \
            all of them are hidden from users, so the sheet is empty. Turn on “User can edit value in Shortcuts, \
            widgets, and Add to Siri” for the ones that users should set.
            """,
        triggering: [
            "{ Name: ↓ShowCity, EligibleForWidgets: true, Parameters: [{ Name: city, Configurable: none }] }"
        ],
        passing: ["{ Name: ShowCity, EligibleForWidgets: true, Parameters: [{ Name: city }] }"]
    ) { context, findings in
        guard context.definition.hasParameterVisibility else { return }
        for intent in context.intents {
            guard intent.isEligibleForWidgets?.value == true, !intent.parameters.isEmpty,
                !intent.parameters.contains(where: { $0.isConfigurable?.value == true })
            else { continue }
            findings.report("users cannot set any of the parameters of '\(intent.shownName)'", about: intent)
        }
    }
}
