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
            let result = ConfigurationReader.read(source, catalogue, generation: [], effects: [])
            return result.diagnostics + result.configuration.apply(to: []) { $0 }.unusedExceptions
        case "baseline.json":
            let result = Baseline.read(source, catalogue)
            return result.diagnostics + (result.baseline?.apply(to: []) { $0 }.unneededEntries ?? [])
        default:
            return StringTableReader.read(source, language: "de").diagnostics
        }
    }

    private static let tables = [
        table(
            .malformedStringTable,
            #""a1B2c3" = "Die Suppe "↓des Tages"";"#,
            #""a1B2c3" = "Die Suppe \"des Tages\"";"#
        ),
        table(
            .missingSemicolon,
            "\"a1B2c3\" = \"Suppe\"↓\n\"d4E5f6\" = \"Menge\";",
            "\"a1B2c3\" = \"Suppe\";\n\"d4E5f6\" = \"Menge\";"
        ),
        table(
            .duplicateTableKey,
            "\"a1B2c3\" = \"Suppe\";\n↓\"a1B2c3\" = \"Menge\";",
            "\"a1B2c3\" = \"Suppe\";\n\"d4E5f6\" = \"Menge\";"
        ),
        table(.tableValueIsNotText, #""a1B2c3" = ↓{ one = "Suppe"; other = "Suppen"; };"#, #""a1B2c3" = "Suppe";"#),
        table(.unknownTableEscape, #""a1B2c3" = "Men↓\u00fc";"#, #""a1B2c3" = "Menü";"#),
        example(
            .malformedStringCatalogue,
            "Intents.xcstrings",
            #"↓{ "strings": {}, "version": "1.0" }"#,
            #"{ "sourceLanguage": "en", "strings": {}, "version": "1.0" }"#
        ),
    ]

    private static let configurations = [
        configuration(.malformedConfiguration, #"{ "version": 1↓, }"#, #"{ "version": 1 }"#),
        configuration(
            .unknownConfigurationKey,
            #"{ "version": 1, ↓"local": ["de"] }"#,
            #"{ "version": 1, "locales": ["de"] }"#
        ),
        configuration(
            .invalidConfigurationValue,
            #"{ "version": 1, "rules": { "unused-type": ↓false } }"#,
            #"{ "version": 1, "rules": { "unused-type": "off" } }"#
        ),
        configuration(
            .unknownRule,
            #"{ "version": 1, "rules": { ↓"unused-typ": "off" } }"#,
            #"{ "version": 1, "rules": { "unused-type": "off" } }"#
        ),
        configuration(.missingConfigurationKey, #"↓{ "preset": "strict" }"#, #"{ "version": 1, "preset": "strict" }"#),
        configuration(
            .unusedException,
            """
            {
              "version": 1,
              "exceptions": [
                ↓{ "rule": "unused-type", "symbol": "type/Soup", "reason": "The watch app uses it." }
              ]
            }
            """,
            #"{ "version": 1, "exceptions": [] }"#
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
        _ path: String,
        _ triggering: String,
        _ passing: String
    ) -> (DiagnosticKind, RuleExamples) {
        (kind, RuleExamples(triggering: [.file(path, triggering)], passing: [.file(path, passing)]))
    }

    private static func table(_ kind: DiagnosticKind, _ triggering: String, _ passing: String) -> (
        DiagnosticKind, RuleExamples
    ) {
        example(kind, "de.lproj/Intents.strings", triggering, passing)
    }

    private static func configuration(_ kind: DiagnosticKind, _ triggering: String, _ passing: String) -> (
        DiagnosticKind, RuleExamples
    ) {
        example(kind, "intentc.json", triggering, passing)
    }

    private static func baseline(_ kind: DiagnosticKind, _ triggering: String) -> (DiagnosticKind, RuleExamples) {
        example(kind, "baseline.json", triggering, #"{ "version": 1, "findings": [] }"#)
    }
}
