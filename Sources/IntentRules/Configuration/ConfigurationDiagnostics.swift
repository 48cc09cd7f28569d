import Diagnostics

/// What can be wrong with the tool's own files: the codes IN10xx.
extension DiagnosticKind {
    /// Every kind that configuration and baselines can raise.
    package static let configurationKinds: [DiagnosticKind] = [
        .malformedConfiguration, .unknownConfigurationKey, .invalidConfigurationValue, .unknownRule,
        .missingConfigurationKey, .unusedException, .malformedBaseline, .unneededBaselineEntry,
    ]

    package static let malformedConfiguration: DiagnosticKind = DiagnosticKind(
        code: "IN1001",
        name: "malformed-configuration",
        category: .configuration,
        severity: .error,
        summary: "The configuration is not valid JSON.",
        explanation: """
            Nothing is checked with a configuration that cannot be read, because the wrong rules would apply. JSON has \
            no comments and no trailing commas, and each key appears only once.
            """
    )
    package static let unknownConfigurationKey: DiagnosticKind = DiagnosticKind(
        code: "IN1002",
        name: "unknown-configuration-key",
        category: .configuration,
        severity: .error,
        summary: "The configuration has an unknown key.",
        explanation: "A misspelled key would silently have no effect. `Docs/intentc.schema.json` lists all keys."
    )
    package static let invalidConfigurationValue: DiagnosticKind = DiagnosticKind(
        code: "IN1003",
        name: "invalid-configuration-value",
        category: .configuration,
        severity: .error,
        summary: "A value in the configuration is not what is expected.",
        explanation: "The message says what is expected. `Docs/intentc.schema.json` lists all values."
    )
    package static let unknownRule: DiagnosticKind = DiagnosticKind(
        code: "IN1004",
        name: "unknown-rule",
        category: .configuration,
        severity: .error,
        summary: "The configuration names a rule that does not exist.",
        explanation: "Rules are referred to by name or code; `intentc rules` lists them."
    )
    package static let missingConfigurationKey: DiagnosticKind = DiagnosticKind(
        code: "IN1005",
        name: "missing-configuration-key",
        category: .configuration,
        severity: .error,
        summary: "The configuration lacks a required key.",
        explanation: """
            `version` freezes the set of rules, so that a new version of the tool finds nothing new in unchanged \
            files. An exception needs a `rule`, a `path` or `symbol` that it is limited to, and a `reason` for the \
            next person who reads it.
            """
    )
    package static let unusedException: DiagnosticKind = DiagnosticKind(
        code: "IN1006",
        name: "unused-exception",
        category: .configuration,
        severity: .warning,
        summary: "An exception in the configuration does not match any finding.",
        explanation: """
            What it accepted has been fixed, or was renamed and is now reported again. An exception that stays would \
            hide the next such finding. Remove it.
            """
    )
    package static let malformedBaseline: DiagnosticKind = DiagnosticKind(
        code: "IN1007",
        name: "malformed-baseline",
        category: .configuration,
        severity: .error,
        summary: "The baseline cannot be read.",
        explanation:
            "The tool writes this file: write it again with `--write-baseline`, or restore it from version control."
    )
    package static let unneededBaselineEntry: DiagnosticKind = DiagnosticKind(
        code: "IN1008",
        name: "unneeded-baseline-entry",
        category: .configuration,
        severity: .note,
        summary: "An entry of the baseline accepts more findings than there are.",
        explanation: """
            What it accepted has been fixed. Write the baseline again, so that the problem cannot come back unnoticed. \
            With `--strict-baseline` this is an error.
            """
    )
}
