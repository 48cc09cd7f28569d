import Diagnostics

/// A format of translation files, identified by file extension.
package enum TableFormat: String, CaseIterable, Sendable {
    /// `Intents.strings`: one row per key, as old-style text or a property list.
    case strings
    /// `Intents.xcstrings`: a String Catalog, which holds all languages as JSON.
    case stringCatalogue = "xcstrings"

    /// Returns the format for a file name; `nil` if the file is not a table.
    package init?(ofFile path: String) {
        guard let format = Self.allCases.first(where: { path.hasSuffix("." + $0.fileExtension) }) else { return nil }
        self = format
    }

    /// The file extension, without the dot.
    package var fileExtension: String { rawValue }

    package static let fileExtensions: [String] = allCases.map(\.fileExtension)

    /// Whether one file holds all languages. Otherwise each language has a file in its own folder.
    package var holdsAllLanguages: Bool { self == .stringCatalogue }

    /// The language name for fenced code blocks in Markdown.
    package var syntax: String { self == .strings ? "text" : "json" }

    var malformed: DiagnosticKind { self == .strings ? .malformedStringTable : .malformedStringCatalogue }

    /// The file name of a definition's table: `Intents.strings` for `Intents`.
    package func fileName(_ definitionName: String) -> String { definitionName + "." + fileExtension }
}
