import IntentSchema

/// A text of generated code with the key under which a string catalogue translates it.
package struct CatalogueText: Hashable, Sendable {
    /// The key that generated code uses.
    package var key: String
    /// The text in the development language, as it stands in the definition.
    package var text: String
    /// The id under which the definition's string tables translate it; `nil` where there are no translations.
    package var stringID: String?
    /// Where it is used, for translators.
    package let comment: String
    /// What becomes of the variables in it.
    package var variables: Variables
    /// The variables that stand for a case of an enumeration or a Boolean; string tables have such a text once for each case.
    package var caseVariables: [CaseVariable] = []

    package var doublesPercentSigns = false

    /// The key of code that says the text itself: the text, with `%@` for each argument.
    var naturalKey: String {
        guard case .arguments(let names) = variables else { return key }
        return PlaceholderText(text).pieces.map { piece in
            switch piece {
            case .variable(let name) where names.contains(name): "%@"
            case .text(let text), .variable(let text): names.isEmpty ? text : text.doublingPercentSigns
            }
        }.joined()
    }

    package struct CaseVariable: Hashable, Sendable {
        /// The variable without its braces.
        package var name: String
        /// What users see for the cases.
        package var cases: [LocalizedText]
        /// The id of the case that stands for no choice, which no one sees.
        package var unknownID: String?
    }

    /// What becomes of the variables in a text.
    package enum Variables: Hashable, Sendable {
        /// The variables become arguments, numbered in this order.
        case arguments([String])
        /// The variables stay as they are: a summary's `${name}`. Others than these lose their braces.
        case names([String])
    }

    /// What people say to Siri for an intent; the phrase is its own key.
    package static func phrase(_ text: String, ofIntent intent: String, variables: [String]) -> Self {
        let comment = "What people say for \(intent)"
        return Self(key: text, text: text, stringID: nil, comment: comment, variables: .names(variables))
    }
}

extension String {
    /// The text as a format that shows it.
    package var doublingPercentSigns: String {
        split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }
}
