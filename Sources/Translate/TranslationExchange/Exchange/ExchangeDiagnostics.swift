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
        summary: "A translation to import has different variables than its text, or is in another encoding.",
        explanation: """
            Variables such as `${soup}` are names, not words: translated, with a space or in other brackets, they are \
            shown literally. Without a variable, users cannot set or hear its value. UTF-8 that was read as Latin-1 shows \
            `RÃ©gler` for `Régler`. The translation is not imported, and the row stays as it is. Have it corrected, and \
            import it again.
            """
    )
    package static let refusedTranslation: DiagnosticKind = DiagnosticKind(
        code: "IN0910",
        name: "refused-translation",
        category: .localization,
        severity: .warning,
        summary: "A translation was not imported: it fits no text, or would replace another translation.",
        explanation: """
            An import never replaces a translation with the text of the definition or with the translation of an older \
            text. Nor does it import the translation of a text that the definition no longer has, or a second \
            translation of one text. If the new translation is right, delete the row and import again.
            """
    )
}
