package struct Effect: Hashable, Sendable {
    package var category: Category
    /// What happens, as a sentence for the people whom it concerns.
    package var consequence: String
    package var evidence: Evidence
    /// For `source`: the generated code that changes.
    package var code: Set<GeneratedCode> = []
    /// For `saved`: how much is lost.
    package var loss = Loss.dies

    package var certainty: Certainty { evidence.certainty }

    /// Where an effect is known from, as a phrase, and how sure that makes it.
    package struct Evidence: Hashable, Sendable {
        package var certainty: Certainty
        package var words: String

        static func documented(_ words: String) -> Evidence { Evidence(certainty: .documented, words: words) }
        static func inferred(_ words: String) -> Evidence { Evidence(certainty: .inferred, words: words) }
        static func uncertain(_ words: String) -> Evidence { Evidence(certainty: .uncertain, words: words) }
    }

    /// Whom it concerns and what they notice. The order is that of what matters most.
    package enum Category: String, CaseIterable, Sendable {
        /// Users: placed widgets, shortcuts, suggestions.
        case saved
        /// Developers: code of the app that uses generated code no longer compiles, or has another name to use.
        case source
        /// Developers: the app's code compiles and behaves differently.
        case handler
        /// Translators: translations that belong to a text are no longer found.
        case strings
    }

    /// What becomes of something that people have. The order is that of what is worst.
    package enum Loss: String, CaseIterable, Sendable {
        case dies
        case changesMeaning = "changes meaning"
        case suggestionEnds = "suggestion ends"
    }

    package enum Certainty: String, CaseIterable, Sendable {
        case documented
        /// Projects in public have reported it.
        case reported
        /// It follows from how values are saved, and nothing speaks against it.
        case inferred
        /// Nobody says so for certain, or sources contradict each other.
        case uncertain
    }

    /// What is generated from a definition.
    package enum GeneratedCode: String, CaseIterable, Sendable {
        case models
        case sirikit
        case appIntents = "app-intents"
    }
}
