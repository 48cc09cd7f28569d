import IntentSchema

/// A text of generated code with the key under which a string catalogue translates it.
public struct CatalogueText: Hashable, Sendable {
    /// The key that generated code uses.
    public var key: String
    /// The text in the development language, as it stands in the definition.
    public var text: String
    /// The id under which the definition's string tables translate it; `nil` where there are no translations.
    public var stringID: String?
    /// Where it is used, for translators.
    public var comment: String
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
}

/// The texts of one conversion: makes the code that refers to them and remembers what a string catalogue must hold.
struct AppIntentTexts {
    /// The table's name, which is the definition's.
    let table: String
    private(set) var all: [CatalogueText] = []
    /// Ids that stand for more than one text: the id and the text that came too late.
    private(set) var reused: [(id: String, text: String)] = []
    private var indices: [String: Int] = [:]

    init(table: String) {
        self.table = table
    }

    /// A constant text without variables.
    mutating func resource(_ text: LocalizedText, fallback: String, comment: String) -> Code {
        resource(text, fallback: fallback, comment: comment) { _ in nil }
    }

    /// A text whose variables are computed: `value` gives the expression of a variable, a `String`, or `nil` where there is
    /// none. Such a variable stays in the text as its name.
    mutating func resource(
        _ text: LocalizedText,
        fallback: String,
        comment: String,
        caseVariable: CatalogueText.CaseVariable? = nil,
        value: (String) -> Code?
    ) -> Code {
        let source = Self.written(text, fallback: fallback)
        var pieces: [InterpolatedLiteral.Piece] = []
        var arguments: [String] = []
        for piece in PlaceholderText(source).pieces {
            switch piece {
            case .text(let text): pieces.append(.text(text))
            case .variable(let name):
                if let code = value(name) {
                    pieces.append(.value(code))
                    arguments.append(name)
                } else {
                    pieces.append(.text(name))
                }
            }
        }
        let key = register(
            CatalogueText(
                key: text.id ?? source,
                text: source,
                stringID: text.id,
                comment: comment,
                variables: .arguments(arguments),
                caseVariable: caseVariable
            )
        )
        let literal = InterpolatedLiteral(pieces)
        return
            "LocalizedStringResource(\(StringLiteral(key)), defaultValue: \(literal), table: \(StringLiteral(table)))"
    }

    /// Remembers a summary, whose key is its text with the variables in braces: the literal is its own key.
    mutating func registerSummary(_ text: CatalogueText) {
        guard indices[text.key] == nil else { return }
        indices[text.key] = all.count
        all.append(text)
    }

    private static func written(_ text: LocalizedText, fallback: String) -> String {
        if let written = text.text, !written.isEmpty { written } else { fallback }
    }

    /// The key under which a text is found: the wanted one, unless it stands for another text already.
    private mutating func register(_ text: CatalogueText) -> String {
        var text = text
        let wanted = text.key
        var number = 2
        while let index = indices[text.key] {
            let known = all[index]
            if known.text == text.text, known.variables == text.variables { return text.key }
            if number == 2, let id = text.stringID, known.text != text.text { reused.append((id, text.text)) }
            text.key = "\(wanted) \(number)"
            number += 1
        }
        indices[text.key] = all.count
        all.append(text)
        return text.key
    }
}
