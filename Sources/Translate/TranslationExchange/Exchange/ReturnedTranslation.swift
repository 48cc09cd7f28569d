import Translations

/// A translation returned by translators.
package struct ReturnedTranslation: Sendable {
    package var id: String
    /// The id in the file, if the definition has a new one for the text.
    var formerID: String?
    /// The file's name for the definition; empty if it has none.
    var original: String
    var language: String
    /// The source text; `nil` if the format does not include it.
    package var source: String?
    package var target: String
    var state: StringTable.State
    /// The file's word for the state, which messages repeat.
    var stateName: String?
    /// Whether someone confirmed the translation, so that it counts even if it equals the source text.
    var isConfirmed: Bool
    /// Whether it is not a translation but the source text, which the file has as a column of its own.
    package var isSource = false
    /// The file that contains it.
    var path: String = ""
    package var offset: Int

    /// Whether there is no text, or only the source, or a copy of it that waits for its translation.
    var isEmpty: Bool {
        isSource || Wording.trimmed(target).isEmpty
            || (state == .new && source.map { Wording.isSame($0, target) } == true)
    }
}

package struct UnreadableTranslations: Error, Sendable {
    var message: String
    package var offset: Int
}
