import StringTables

/// A translation returned by translators.
package struct ReturnedTranslation: Sendable {
    package var id: String
    /// The file's name for the definition; empty if it has none.
    var original: String
    var language: String
    /// The source text; `nil` if the format does not include it.
    package var source: String?
    package var target: String
    var state: StringTable.State
    /// Whether someone confirmed the translation, so that it counts even if it equals the source text.
    var isConfirmed: Bool
    package var offset: Int
}

package struct UnreadableTranslations: Error, Sendable {
    var message: String
    package var offset: Int
}
