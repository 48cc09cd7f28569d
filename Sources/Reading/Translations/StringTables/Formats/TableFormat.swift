import Diagnostics

/// A format of translation files, identified by file extension.
///
/// Each format is a static property in its own file, listed in `all`.
package struct TableFormat: Sendable {
    /// The file extension, without the dot.
    package let fileExtension: String
    /// Whether one file holds all languages. Otherwise each language has a file in its own folder.
    package let holdsAllLanguages: Bool
    /// The language name for fenced code blocks in Markdown.
    package let syntax: String
    /// Whether a file may also be a property list, in XML or binary.
    let mayBePropertyList: Bool
    let malformed: DiagnosticKind
    /// Reads a file, converted to UTF-8, with the language of its folder.
    let read: @Sendable (SourceText, _ language: String) -> StringTableReader.Result
    /// Sets the texts and states of rows in a language and adds missing rows. The order is that in which the definition
    /// uses the keys.
    let set: @Sendable ([RowText], _ language: String, _ order: [String], TableFile) throws(TableRefusal) -> TableFile
    let removals: @Sendable (Set<String>, TableFile) throws(TableRefusal) -> [FixIt.Edit]

    package static let all: [TableFormat] = [.strings, .stringCatalogue]

    package static let fileExtensions: [String] = all.map(\.fileExtension)
}

extension TableFormat {
    /// Returns the format for a file name; `nil` if the file is not a table.
    package init?(ofFile path: String) {
        guard let format = Self.all.first(where: { path.hasSuffix("." + $0.fileExtension) }) else { return nil }
        self = format
    }

    /// The file name of a definition's table: `Intents.strings` for `Intents`.
    package func fileName(_ definitionName: String) -> String { definitionName + "." + fileExtension }
}
