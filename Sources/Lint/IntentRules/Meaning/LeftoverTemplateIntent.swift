import Settings
import IntentSchema

extension Rule {
    package static let leftoverTemplateIntent: Rule = Rule(
        code: "IN0330",
        name: "leftover-template-intent",
        summary: "A widget's configuration has no parameters.",
        explanation: """
            Xcode's widget template adds an intent called `Configuration` without parameters. Users of such a widget \
            get an empty sheet, and App Store Connect complains about the intent's missing translations (ITMS-90626). \
            Add parameters, or use a static configuration of the same kind and delete the definition. No source says \
            whether widgets that people have placed survive that: test it on a device.
            """,
        triggering: [
            "{ Name: ↓Configuration, EligibleForWidgets: true }",
            "{ Name: ↓Configuration, TitleID: gpCwrM, EligibleForWidgets: true, Configurable: true }",
        ],
        passing: [
            "{ Name: Configuration, EligibleForWidgets: true, Parameters: [{ Name: city }] }",
            "{ Name: StartRecording, TitleID: aB3dE6, EligibleForWidgets: true, Configurable: true }",
        ]
    ) { context, findings in
        for intent in context.intents where intent.isLeftoverTemplate {
            findings.report(
                "intent '\(intent.shownName)' is for widgets but has no parameters",
                about: intent,
                help: "add parameters, or use a static configuration of the same kind and delete the intent; "
                    + "test that placed widgets survive it"
            )
        }
    }
}

extension IntentDefinition {
    /// Whether the intent configures a widget without parameters. An action for Shortcuts or Siri may have none, unless
    /// it still has the name and the title id of Xcode's template, which are always the same.
    var isLeftoverTemplate: Bool {
        guard isEligibleForWidgets?.value == true, parameters.isEmpty else { return false }
        let isUntouched = name?.value == "Configuration" && title.id?.value == "gpCwrM"
        return isUntouched || (isConfigurable?.value != true && combinations?.value.isEmpty != false)
    }

    /// Whether the intent still has the name and title that Xcode gives a new one.
    var isUnnamed: Bool { name?.value == "Intent" && title.text?.value == "Intent" }
}
