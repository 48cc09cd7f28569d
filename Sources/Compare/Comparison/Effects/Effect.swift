import Evidence

package struct Effect: Hashable, Sendable {
    package var category: Category
    /// What happens, as a sentence for those affected.
    package var consequence: String
    package var claim: Claim
    /// For `source`: the generated code that changes.
    package var code: Set<GeneratedCode> = []
    /// For `saved`: how much is lost.
    package var loss = Loss.dies

    /// Who is affected and what they notice, most important first.
    package enum Category: String, CaseIterable, Sendable {
        /// Users: placed widgets, shortcuts, suggestions.
        case saved
        /// Developers: code that uses generated code no longer compiles, or must use another name.
        case source
        /// Developers: the app's code compiles and behaves differently.
        case handler
        /// Translators: the translations of a text are no longer found.
        case strings
    }

    /// What happens to what users saved, worst first.
    package enum Loss: Sendable {
        case dies
        case changesMeaning
        /// What was saved keeps working, but people can no longer find or edit it.
        case isHidden
        /// What was saved keeps working, but Siri no longer suggests or understands it.
        case suggestionEnds

        /// Whether what was saved does not keep working as people set it up.
        package var isOfSavedData: Bool { self == .dies || self == .changesMeaning }
    }

    /// The code generated from a definition.
    package enum GeneratedCode: String, CaseIterable, Sendable {
        case models
        case sirikit
        case appIntents = "app-intents"
    }
}
