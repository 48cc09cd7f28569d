import IntentSchema

/// A text of generated code with the key under which a string catalogue translates it.
public struct CatalogueText: Hashable, Sendable {
    /// The key that generated code uses.
    public var key: String
    /// The text in the development language, as it stands in the definition.
    public var text: String
    /// The id under which the definition's string tables translate it; `nil` where there are no translations.
    public var stringID: String?
    /// What it is for.
    var use: TextUse
    /// What becomes of the variables in it.
    public var variables: Variables
    /// The variable that stands for a case of an enumeration; string tables have such a text once for each case.
    public var caseVariable: CaseVariable?

    /// A variable that stands for a case of an enumeration.
    public struct CaseVariable: Hashable, Sendable {
        /// The variable without its braces.
        public var name: String
        /// What users see for the cases.
        public var cases: [LocalizedText]
    }

    /// What becomes of the variables in a text.
    public enum Variables: Hashable, Sendable {
        /// The variables become arguments, numbered in this order.
        case arguments([String])
        /// The variables stay as they are: a summary's `${name}`. Others than these lose their braces.
        case names([String])
    }

    /// Where it is used, for translators.
    public var comment: String { use.comment }
}
