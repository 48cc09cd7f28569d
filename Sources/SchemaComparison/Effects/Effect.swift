/// What a change does to somebody.
package struct Effect: Hashable, Sendable {
    package var category: Category
    /// How sure that is.
    package var certainty: Certainty
    /// What happens, as a sentence for the people whom it concerns.
    package var consequence: String
    /// Where that is known from, as a phrase.
    package var evidence: String
    /// For `source`: the generated code that changes.
    package var code: Set<GeneratedCode> = []

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

    /// How sure a statement is.
    package enum Certainty: String, CaseIterable, Sendable {
        /// Apple documents it.
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

extension Effect {
    static func saved(_ certainty: Certainty, _ consequence: String, _ evidence: String) -> Effect {
        Effect(category: .saved, certainty: certainty, consequence: consequence, evidence: evidence)
    }

    static func source(
        _ consequence: String,
        _ code: Set<GeneratedCode> = [.models, .sirikit, .appIntents]
    ) -> Effect {
        Effect(
            category: .source,
            certainty: .documented,
            consequence: consequence,
            evidence: "generated code follows the definition",
            code: code
        )
    }

    static func handler(_ certainty: Certainty, _ consequence: String, _ evidence: String) -> Effect {
        Effect(category: .handler, certainty: certainty, consequence: consequence, evidence: evidence)
    }

    static func strings(_ consequence: String) -> Effect {
        Effect(
            category: .strings,
            certainty: .documented,
            consequence: consequence,
            evidence: "tables are keyed by the ids of texts"
        )
    }
}
