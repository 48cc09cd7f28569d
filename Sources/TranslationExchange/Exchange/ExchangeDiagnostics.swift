import Diagnostics
import Translations

/// Findings about returned translations, reported at their location in the returned file.
extension DiagnosticKind {
    package static let exchangeKinds: [DiagnosticKind] = [
        .unreadableTranslations, .damagedTranslation, .refusedTranslation,
    ]

    package static let unreadableTranslations: DiagnosticKind = DiagnosticKind(
        code: "IN0908",
        name: "unreadable-translations",
        category: .file,
        severity: .error,
        summary: "A translation file cannot be read.",
        explanation: """
            XLIFF and CSV are read strictly, because a truncated or damaged file would lose translations. XLIFF must \
            not have a document type. Export the file again, or ask for it again; nothing has been written.
            """
    )
    package static let damagedTranslation: DiagnosticKind = DiagnosticKind(
        code: "IN0909",
        name: "damaged-translation",
        category: .localization,
        severity: .error,
        summary: "A translation to import has other variables than its text.",
        explanation: """
            Variables such as `${soup}` are names, not words: translated, with a space or in other brackets, they are shown \
            literally, and where one is missing the value cannot be set or is not said. The translation is not taken, and the \
            row stays as it is. Have it corrected and import it again.
            """
    )
    package static let refusedTranslation: DiagnosticKind = DiagnosticKind(
        code: "IN0910",
        name: "refused-translation",
        category: .localization,
        severity: .warning,
        summary: "A translation was not imported, because it would lose another one.",
        explanation: """
            An import never replaces a translation by the text of the definition or by the translation of an older \
            text, and it does not know what to do with a text that the definition no longer has, or with a second \
            translation of one text. If the new translation is right, delete the row and import again.
            """
    )
}
