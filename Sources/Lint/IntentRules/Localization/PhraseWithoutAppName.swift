import Diagnostics
import Translations

extension Rule {
    package static let phraseWithoutAppName: Rule = Rule(
        code: "IN0523",
        name: "phrase-without-app-name",
        severity: .error,
        summary: "A translated phrase of an App Shortcut lacks the name of the app.",
        explanation: """
            Siri recognizes the app by its name, so each phrase in the table `AppShortcuts` must contain \
            `${applicationName}`. Xcode refuses to build an app with a phrase that lacks it: “Invalid Utterance. Every \
            App Shortcut utterance should have one '${applicationName}' in it.” The rule looks at \
            `AppShortcuts.strings` and `AppShortcuts.xcstrings` next to the definition and in its Xcode project.
            """,
        triggering: [
            .titled(
                with: [
                    "de.lproj/AppShortcuts.strings": "\"Order soup in ${applicationName}\" = ↓\"Suppe bestellen\";",
                    "de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe bestellen\";",
                ]
            ),
            .titled(
                with: [
                    "AppShortcuts.xcstrings": """
                    { "sourceLanguage": "en", "version": "1.0", "strings": {
                        "Order soup in ${applicationName}": { "localizations": { "de": {
                            "stringSet": {
                                "state": "translated",
                                "values": [ "Suppe mit ${applicationName} bestellen", ↓"Eine Suppe bestellen" ]
                            }
                        } } }
                    } }
                    """
                ]
            ),
        ],
        passing: [
            .titled(
                with: [
                    "de.lproj/AppShortcuts.strings":
                        "\"Order soup in ${applicationName}\" = \"Suppe mit ${applicationName} bestellen\";",
                    "de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe bestellen\";",
                ]
            )
        ]
    ) { context, findings in
        let name = "${applicationName}"
        for table in context.phraseTables {
            // Other texts in the table, such as short titles, do not need the name.
            for entry in table.entries where entry.key.firstOccurrence(of: name) != nil {
                for value in entry.values where value.state != .new && !value.text.isEmpty {
                    guard value.text.firstOccurrence(of: name) == nil else { continue }
                    findings.report(
                        "the phrase '\(value.text.shortened)' for '\(table.language)' lacks '\(name)'",
                        in: table.location(of: value, in: entry),
                        symbol: StringTable.symbol(ofKey: entry.key) + "/" + table.language,
                        help: "add the app's name: Siri needs it to find the app, and Xcode fails the build without it"
                    )
                }
            }
        }
    }
}
