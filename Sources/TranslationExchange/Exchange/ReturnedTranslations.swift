import Translations

/// Translations that came back from translators.
package struct ReturnedTranslations: Sendable {
    package struct Unit: Sendable {
        /// The key of its row.
        package var id: String
        /// The file's word for the definition; empty when it has none.
        package var original: String
        package var language: String
        /// What was translated; `nil` where the format does not say.
        package var source: String?
        package var target: String
        package var state: ExchangeState
        /// Someone has said that it is a translation, even where it is the same as the text.
        package var isConfirmed: Bool
        /// Where the translation stands in the file, as a byte offset.
        package var offset: Int
    }

    /// In the order of the file, without those that have no translation.
    package var units: [Unit] = []

    /// Why a file is not read.
    package struct Failure: Error, Sendable {
        package var message: String
        /// Where in the file, as a byte offset.
        package var offset: Int
    }
}
