/// What App Store Connect says about an upload (ITMS-90626): a title or description has no translation in a language of
/// the app.
package struct AppStoreComplaint: Sendable {
    package let text: TranslatedText
    package let language: String
    /// Whether a target is known to ship the definition in the language.
    package let isCertain: Bool

    /// The symbol of the intent.
    package var intent: String { text.use.owner }
}

extension DefinitionLanguages {
    /// What App Store Connect says about the texts that a language lacks. It knows nothing of languages that the app does not
    /// have, and those in progress are not uploaded.
    package func complaints(about texts: [TranslatedText], in language: String) -> [AppStoreComplaint] {
        guard role(of: language) == .served else { return [] }
        let isCertain = shipped.contains { LanguageCode.isEqual($0, language) }
        return texts.filter(\.isTitleOrDescription).map {
            AppStoreComplaint(text: $0, language: language, isCertain: isCertain)
        }
    }
}
