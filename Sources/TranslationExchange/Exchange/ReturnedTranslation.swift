import StringTables

/// A translation that came back from translators.
package struct ReturnedTranslation: Sendable {
    /// The key of its row.
    package var id: String
    /// The file's word for the definition; empty when it has none.
    var original: String
    var language: String
    /// What was translated; `nil` where the format does not say.
    package var source: String?
    package var target: String
    var state: StringTable.State
    /// Someone has said that it is a translation, even where it is the same as the text.
    var isConfirmed: Bool
    /// Where the translation stands in the file, as a byte offset.
    package var offset: Int
}

/// Why a file of translations is not read.
package struct UnreadableTranslations: Error, Sendable {
    var message: String
    /// Where in the file, as a byte offset.
    package var offset: Int
}
