import Diagnostics

/// Problems with `intentc.json` as a file: codes IN1001 to IN1005.
extension DiagnosticKind {
    package static let configurationFileKinds: [DiagnosticKind] = [
        .malformedConfiguration, .unknownConfigurationKey, .invalidConfigurationValue, .unknownRule,
        .missingConfigurationKey,
    ]

    package static let malformedConfiguration: DiagnosticKind = DiagnosticKind(
        code: "IN1001",
        name: "malformed-configuration",
        summary: "The configuration is not valid JSON.",
        explanation: """
            If the configuration cannot be read, nothing is checked, because the wrong rules would apply. JSON allows \
            no comments and no trailing commas, and each key appears only once.
            """
    )
    package static let unknownConfigurationKey: DiagnosticKind = DiagnosticKind(
        code: "IN1002",
        name: "unknown-configuration-key",
        summary: "The configuration has an unknown key.",
        explanation: "A misspelled key would silently have no effect. `Docs/intentc.schema.json` lists all keys."
    )
    package static let invalidConfigurationValue: DiagnosticKind = DiagnosticKind(
        code: "IN1003",
        name: "invalid-configuration-value",
        summary: "The configuration has an invalid value.",
        explanation: "The message says what is expected. `Docs/intentc.schema.json` lists all values."
    )
    package static let unknownRule: DiagnosticKind = DiagnosticKind(
        code: "IN1004",
        name: "unknown-rule",
        summary: "The configuration names a rule that does not exist.",
        explanation: "Rules are referred to by name or code; `intentc rules` lists them."
    )
    package static let missingConfigurationKey: DiagnosticKind = DiagnosticKind(
        code: "IN1005",
        name: "missing-configuration-key",
        summary: "The configuration lacks a required key.",
        explanation: """
            `version` freezes the set of rules, so that a new version of the tool finds nothing new in unchanged \
            files. An exception needs a `rule`; a `path`, `symbol` or `language` to limit it; and a `reason` for the \
            next reader.
            """
    )
}
