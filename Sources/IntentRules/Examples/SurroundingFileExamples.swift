import ConfigurationFile
import Diagnostics
import StringTables

/// Examples of what is wrong with the files around a definition: string tables, the configuration and the baseline.
enum SurroundingFileExamples {
    static let all: [(kind: DiagnosticKind, examples: RuleExamples)] = tables + configurations

    /// What reading an example's file finds.
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
        table(
            .malformedStringTable,
            triggering: #""a1B2c3" = "Die Suppe "↓des Tages"";"#,
            passing: #""a1B2c3" = "Die Suppe \"des Tages\"";"#
        ),
        table(
            .missingSemicolon,
            triggering: "\"a1B2c3\" = \"Suppe\"↓\n\"d4E5f6\" = \"Menge\";",
            passing: "\"a1B2c3\" = \"Suppe\";\n\"d4E5f6\" = \"Menge\";"
        ),
        table(
            .duplicateTableKey,
            triggering: "\"a1B2c3\" = \"Suppe\";\n↓\"a1B2c3\" = \"Menge\";",
            passing: "\"a1B2c3\" = \"Suppe\";\n\"d4E5f6\" = \"Menge\";"
        ),
        table(
            .tableValueIsNotText,
            triggering: #""a1B2c3" = ↓{ one = "Suppe"; other = "Suppen"; };"#,
            passing: #""a1B2c3" = "Suppe";"#
        ),
        table(.unknownTableEscape, triggering: #""a1B2c3" = "Men↓\u00fc";"#, passing: #""a1B2c3" = "Menü";"#),
        example(
            .malformedStringCatalogue,
            path: "Intents.xcstrings",
            triggering: #"↓{ "strings": {}, "version": "1.0" }"#,
            passing: #"{ "sourceLanguage": "en", "strings": {}, "version": "1.0" }"#
        ),
    ]

    private static let configurations = [
        configuration(.malformedConfiguration, triggering: #"{ "version": 1↓, }"#, passing: #"{ "version": 1 }"#),
        configuration(
            .unknownConfigurationKey,
            triggering: #"{ "version": 1, ↓"local": ["de"] }"#,
            passing: #"{ "version": 1, "locales": ["de"] }"#
        ),
        configuration(
            .invalidConfigurationValue,
            triggering: #"{ "version": 1, "rules": { "unused-type": ↓false } }"#,
            passing: #"{ "version": 1, "rules": { "unused-type": "off" } }"#
        ),
        configuration(
            .unknownRule,
            triggering: #"{ "version": 1, "rules": { ↓"unused-typ": "off" } }"#,
            passing: #"{ "version": 1, "rules": { "unused-type": "off" } }"#
        ),
        configuration(
            .missingConfigurationKey,
            triggering: #"↓{ "preset": "strict" }"#,
            passing: #"{ "version": 1, "preset": "strict" }"#
        ),
        configuration(
            .unusedException,
            triggering: """
                {
                  "version": 1,
                  "exceptions": [
                    ↓{ "rule": "unused-type", "symbol": "type/Soup", "reason": "The watch app uses it." }
                  ]
                }
                """,
            passing: #"{ "version": 1, "exceptions": [] }"#
        ),
        baseline(.malformedBaseline, #"↓{ "version": 1 }"#),
        baseline(
            .unneededBaselineEntry,
            """
            {
              "version": 1,
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

    private static func table(_ kind: DiagnosticKind, triggering: String, passing: String) -> (
        DiagnosticKind, RuleExamples
    ) {
        example(kind, path: "de.lproj/Intents.strings", triggering: triggering, passing: passing)
    }

    private static func configuration(_ kind: DiagnosticKind, triggering: String, passing: String) -> (
        DiagnosticKind, RuleExamples
    ) {
        example(kind, path: "intentc.json", triggering: triggering, passing: passing)
    }

    private static func baseline(_ kind: DiagnosticKind, _ triggering: String) -> (DiagnosticKind, RuleExamples) {
        example(kind, path: "baseline.json", triggering: triggering, passing: #"{ "version": 1, "findings": [] }"#)
    }
}
