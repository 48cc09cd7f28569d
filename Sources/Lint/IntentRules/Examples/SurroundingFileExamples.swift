import Settings
import Diagnostics
import RuleSettings
import Translations

/// Examples of findings in the files around a definition: string tables, the configuration and the baseline.
enum SurroundingFileExamples {
    static let all: [(kind: DiagnosticKind, examples: RuleExamples)] = tables + configurations

    /// Returns the findings from reading an example's file.
    static func findings(in source: SourceText) -> [Diagnostic] {
        let catalogue = DiagnosticCatalogue(RuleCatalogue.kinds)
        switch source.path {
        case "intentc.json":
            let result = ConfigurationReader.read(source, RuleSettings.keys(catalogue))
            return result.diagnostics + result.configuration.apply(to: []) { $0 }.unneeded
        case "baseline.json":
            let result = Baseline.read(source, catalogue)
            return result.diagnostics + (result.baseline?.apply(to: []) { $0 }.unneeded ?? [])
        default:
            return StringTableReader.read(source, language: "de").diagnostics
        }
    }

    private static let tables = [
        table(.malformedStringTable, #""↓des Tages""#, corrected: #"\"des Tages\""#) {
            #""a1B2c3" = "Die Suppe \#($0)";"#
        },
        table(.missingSemicolon, "↓", corrected: ";") { "\"a1B2c3\" = \"Suppe\"\($0)\n\"d4E5f6\" = \"Menge\";" },
        table(.duplicateTableKey, #"↓"a1B2c3""#, corrected: #""d4E5f6""#) {
            "\"a1B2c3\" = \"Suppe\";\n\($0) = \"Menge\";"
        },
        table(.tableValueIsNotText, #"↓{ one = "Suppe"; other = "Suppen"; }"#, corrected: #""Suppe""#) {
            "\"a1B2c3\" = \($0);"
        },
        table(.unknownTableEscape, #"↓\u00fc"#, corrected: "ü") { "\"a1B2c3\" = \"Men\($0)\";" },
        example(
            .malformedStringCatalogue,
            path: "Intents.xcstrings",
            triggering: #"↓{ "strings": {}, "version": "1.0" }"#,
            passing: #"{ "sourceLanguage": "en", "strings": {}, "version": "1.0" }"#
        ),
    ]

    private static let configurations = [
        configuration(.malformedConfiguration, "↓, ", corrected: " ") { #"{ "version": 1\#($0)}"# },
        configuration(.unknownConfigurationKey, #"↓"local""#, corrected: #""locales""#) {
            #"{ "version": 1, \#($0): ["de"] }"#
        },
        configuration(.invalidConfigurationValue, "↓false", corrected: #""off""#) {
            #"{ "version": 1, "rules": { "unused-type": \#($0) } }"#
        },
        configuration(.unknownRule, #"↓"unused-typ""#, corrected: #""unused-type""#) {
            #"{ "version": 1, "rules": { \#($0): "off" } }"#
        },
        configuration(.missingConfigurationKey, "↓{ ", corrected: #"{ "version": 1, "#) {
            #"\#($0)"preset": "strict" }"#
        },
        configuration(
            .unusedException,
            """

                ↓{ "rule": "unused-type", "symbol": "type/Soup", "reason": "The watch app uses it." }

            """,
            corrected: ""
        ) { #"{ "version": 1, "exceptions": [\#($0)] }"# },
        baseline(.malformedBaseline, #"↓{ "version": 2 }"#),
        baseline(
            .unneededBaselineEntry,
            """
            {
              "version": 2,
              "findings": [
                ↓{"rule":"IN0332","path":"App/Intents.intentdefinition","symbol":"type/Soup","count":1}
              ]
            }
            """
        ),
    ]

    private static func example(
        _ kind: DiagnosticKind,
        path: String,
        triggering: String,
        passing: String
    ) -> (DiagnosticKind, RuleExamples) {
        (kind, RuleExamples(triggering: [.file(path, triggering)], passing: [.file(path, passing)]))
    }

    /// Makes a table with the mistake and one without.
    private static func table(
        _ kind: DiagnosticKind,
        _ wrong: String,
        corrected right: String,
        in text: (String) -> String
    ) -> (DiagnosticKind, RuleExamples) {
        example(kind, path: "de.lproj/Intents.strings", triggering: text(wrong), passing: text(right))
    }

    private static func configuration(
        _ kind: DiagnosticKind,
        _ wrong: String,
        corrected right: String,
        in text: (String) -> String
    ) -> (DiagnosticKind, RuleExamples) {
        example(kind, path: "intentc.json", triggering: text(wrong), passing: text(right))
    }

    private static func baseline(_ kind: DiagnosticKind, _ triggering: String) -> (DiagnosticKind, RuleExamples) {
        example(kind, path: "baseline.json", triggering: triggering, passing: #"{ "version": 2, "findings": [] }"#)
    }
}
