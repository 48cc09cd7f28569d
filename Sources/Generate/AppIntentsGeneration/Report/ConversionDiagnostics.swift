import Diagnostics

/// Diagnostics of the conversion to App Intents: the codes IN11xx.
extension DiagnosticKind {
    package static let conversionKinds: [DiagnosticKind] = [
        .tooManySummaryBranches, .impossibleParameterName, .appIntentsLoss, .untranslatableVariable, .keptTranslation,
        .leftOutTranslation,
    ]

    package static let keptTranslation: DiagnosticKind = DiagnosticKind(
        code: "IN1106",
        name: "kept-translation",
        category: .localization,
        severity: .note,
        summary: "A translation in the string catalog differs from the definition's tables.",
        explanation: """
            The catalog or the tables have changed since the catalog was written. A translator's text is never \
            replaced without asking: the catalog keeps it. Change the table as well, or use its texts with `--force`.
            """
    )

    package static let leftOutTranslation: DiagnosticKind = DiagnosticKind(
        code: "IN1108",
        name: "left-out-translation",
        category: .localization,
        severity: .warning,
        summary: "The App Intents lose a translation from the definition's tables.",
        explanation: """
            With `--style own`, a text is its own key. The tables have different keys, so write a string catalog with \
            `--strings`. There, texts that read the same share one translation.
            """
    )

    package static let tooManySummaryBranches: DiagnosticKind = DiagnosticKind(
        code: "IN1101",
        name: "too-many-summary-branches",
        category: .widgets,
        summary: "An App Intent's summary would need too many branches.",
        explanation: """
            App Intents has no “and”: parent parameters that do not depend on one another multiply the branches of the \
            summary that shows and hides their children. Make some of the children always visible, or make one parent \
            depend on another.
            """
    )

    package static let impossibleParameterName: DiagnosticKind = DiagnosticKind(
        code: "IN1102",
        name: "impossible-parameter-name",
        category: .naming,
        summary: "A parameter has a name that App Intents uses itself.",
        explanation: """
            The property of an App Intent must have the parameter's name, or values that users have saved are lost. \
            With this name the surrounding code would mean something else. Rename the parameter, which loses its saved \
            values, or keep the intent as it is.
            """
    )

    package static let appIntentsLoss: DiagnosticKind = DiagnosticKind(
        code: "IN1103",
        name: "app-intents-loss",
        category: .meaning,
        severity: .note,
        summary: "App Intents cannot express part of the definition.",
        explanation: """
            The note says what the generated code does instead. Decide whether that matters; `intentc migrate \
            --format json=FILE` collects all of these notes in one report.
            """
    )

    package static let untranslatableVariable: DiagnosticKind = DiagnosticKind(
        code: "IN1104",
        name: "untranslatable-variable",
        category: .localization,
        severity: .warning,
        summary: "A translation uses a variable that its original does not have.",
        explanation: """
            In a string catalog, a variable is an argument of the original text. A translation that uses another \
            one, often because a translator translated the name, shows the bare word. Correct the translation.
            """
    )
}
