import Diagnostics

/// Findings about string table files: the codes IN09xx.
extension DiagnosticKind {
    package static let stringTableKinds: [DiagnosticKind] = [
        .malformedStringTable, .missingSemicolon, .invalidTableText, .duplicateTableKey, .tableValueIsNotText,
        .malformedStringCatalogue, .unknownTableEscape,
    ]

    package static let malformedStringTable: DiagnosticKind = DiagnosticKind(
        code: "IN0901",
        name: "malformed-string-table",
        category: .file,
        summary: "A string table is malformed.",
        explanation: """
            The platform does not read such a table at all, so every string of its language falls back to the \
            definition's own text. An entry is written `"key" = "text";`, and a quotation mark inside the text is \
            written `\\"`.
            """
    )
    package static let missingSemicolon: DiagnosticKind = DiagnosticKind(
        code: "IN0902",
        name: "missing-semicolon",
        category: .file,
        summary: "An entry of a string table does not end with a semicolon.",
        explanation: """
            The platform does not read such a table at all, so every string of its language falls back to the \
            definition's own text. Put a `;` after the text.
            """
    )
    package static let invalidTableText: DiagnosticKind = DiagnosticKind(
        code: "IN0903",
        name: "invalid-table-text",
        category: .file,
        summary: "A string table is not valid UTF-8 or UTF-16.",
        explanation: """
            The platform either does not read such a table at all or shows the wrong characters. Save the file as \
            UTF-8.
            """
    )
    package static let duplicateTableKey: DiagnosticKind = DiagnosticKind(
        code: "IN0904",
        name: "duplicate-table-key",
        category: .localization,
        severity: .warning,
        summary: "A string table has two entries with the same key.",
        explanation: "The later entry silently wins, so the earlier translation is never shown. Remove one of them."
    )
    package static let tableValueIsNotText: DiagnosticKind = DiagnosticKind(
        code: "IN0905",
        name: "table-value-is-not-text",
        category: .localization,
        severity: .warning,
        summary: "The value of a string-table entry is not a string.",
        explanation: """
            Users only ever see strings; dictionaries, arrays and data are never shown. Plural forms belong in a \
            string catalog or a `.stringsdict` file.
            """
    )
    package static let malformedStringCatalogue: DiagnosticKind = DiagnosticKind(
        code: "IN0906",
        name: "malformed-string-catalogue",
        category: .file,
        summary: "A string catalog is not valid JSON or lacks the expected structure.",
        explanation: """
            Xcode cannot open or compile such a catalog. A catalog is an object with `sourceLanguage`, `strings` and \
            `version`; each key's `localizations` has a `stringUnit` or `variations` for each language.
            """
    )
    package static let unknownTableEscape: DiagnosticKind = DiagnosticKind(
        code: "IN0907",
        name: "unknown-table-escape",
        category: .localization,
        severity: .warning,
        summary: "A string uses an escape that string tables do not support.",
        explanation: """
            The platform drops the backslash of an unknown escape: `\\u00e9` is shown as `u00e9`. Write the character itself, \
            or `\\U00e9`.
            """
    )
}
