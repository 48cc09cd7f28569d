import StringTables

/// A translation that came back from translators.
package struct ReturnedTranslation: Sendable {
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
    package var offset: Int
}

package struct UnreadableTranslations: Error, Sendable {
    var message: String
    package var offset: Int
}
