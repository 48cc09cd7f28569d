import Diagnostics

/// A kind of file that translates texts, known by the ending of its name.
///
/// Each format is a static property in a file of its own, and a word in `all`.
package struct TableFormat: Sendable {
    /// Without the dot.
    package let fileExtension: String
    /// Whether one file has all languages. Otherwise each language has its own, in the language's folder.
    package let holdsAllLanguages: Bool
    /// Markdown's word for the language that files are written in.
    package let syntax: String
    /// Whether a file may be a property list instead, in XML or binary.
    let mayBePropertyList: Bool
    let malformed: DiagnosticKind
    /// Reads the text of a file, which is UTF-8, with the language of its folder.
    let read: @Sendable (SourceText, _ language: String) -> StringTableReader.Result
    /// Gives rows of a file their text in a language and their state, and adds those that are missing. The order is that in
    /// which keys are used.
    let set: @Sendable ([RowText], _ language: String, _ order: [String], TableFile) throws(TableRefusal) -> TableFile
    let removals: @Sendable (Set<String>, TableFile) throws(TableRefusal) -> [FixIt.Edit]

    package static let all: [TableFormat] = [.strings, .stringCatalogue]

    package static let fileExtensions: [String] = all.map(\.fileExtension)
}

extension TableFormat {
    /// The format of a file by its name; `nil` for what is not a table.
    package init?(ofFile path: String) {
        guard let format = Self.all.first(where: { path.hasSuffix("." + $0.fileExtension) }) else { return nil }
        self = format
    }

    /// The name of a definition's table: `Intents.strings` for `Intents`.
    package func fileName(_ definitionName: String) -> String { definitionName + "." + fileExtension }
}
