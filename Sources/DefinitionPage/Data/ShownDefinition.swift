import Diagnostics
import IntentSchema

/// One definition with what is known around it.
package struct ShownDefinition: Sendable {
    package var schema: Schema
    /// What people call the definition: the name of its file.
    package internal(set) var name: String
    /// Whether the page shows no other.
    var isAlone = true
    /// The language of its texts, as people call it: `English`.
    package var sourceLanguage: String
    package var languages: [Language]
    package var findings: [Finding]
    package var changes: [ShownChange]

    package init(
        _ schema: Schema,
        sourceLanguage: String = "English",
        languages: [Language] = [],
        findings: [Finding] = [],
        changes: [ShownChange] = []
    ) {
        self.schema = schema
        name = Definition.name(atPath: schema.path)
        self.sourceLanguage = sourceLanguage
        self.languages = languages
        self.findings = findings
        self.changes = changes
    }

    package struct Finding: Sendable {
        package let diagnostic: Diagnostic
        /// The address of the page that explains its kind; `nil` where it is not known.
        package let page: String?
        /// The file and the line, where it is known.
        package let place: String

        package init(_ diagnostic: Diagnostic, page: String? = nil, place: String) {
            self.diagnostic = diagnostic
            self.page = page
            self.place = place
        }

        /// The kind and name of the declaration that has it: `intent/OrderSoup`.
        package var owner: String {
            // What is said of several things stands with the one that has them all.
            let owners = Set(diagnostic.group?.parts.map { Self.owner(of: $0.symbol) } ?? [])
            guard let owner = owners.first, owners.count == 1 else { return Self.owner(of: diagnostic.symbol) }
            return owner
        }

        private static func owner(of symbol: String) -> String {
            symbol.split(separator: "/").prefix(2).joined(separator: "/")
        }
    }
}

/// A difference between two states of a definition.
package struct ShownChange: Sendable {
    package var harm: Harm
    /// The declaration as it is, or as it was where it is gone, and for what Siri asks when: `OrderSoup.size.prompt.Primary`.
    package var symbol: String
    /// What has changed, in the words that people read: `Order Soup`, and in it `Size: maximum`.
    package var owner: String
    package var thing: String
    /// The value before and now; `nil` for none.
    package var before: String?
    package var now: String?
    /// What it does to whom, what matters most first; empty where no one notices.
    package var effects: [String]

    package init(
        harm: Harm,
        symbol: String,
        owner: String,
        thing: String,
        before: String?,
        now: String?,
        effects: [String]
    ) {
        self.harm = harm
        self.symbol = symbol
        self.owner = owner
        self.thing = thing
        self.before = before
        self.now = now
        self.effects = effects
    }

    /// What a change does to people, the worst first.
    package enum Harm: CaseIterable, Comparable, Sendable {
        case lost, uncertain, code, translation, wording, new

        var words: String {
            switch self {
            case .lost: "Saved values lost"
            case .uncertain: "May be lost"
            case .code: "Code to change"
            case .translation: "To translate again"
            case .wording: "Wording and look"
            case .new: "New"
            }
        }

        /// Whether changes are folded that lose nothing, among many.
        func isFolded(among count: Int) -> Bool { count > 40 && (self == .wording || self == .new) }
    }

    /// The declaration that has what has changed: `OrderSoup`.
    var declaration: String { String(symbol.prefix { $0 != "." }) }

    /// What has changed inside it: `size`; empty for itself.
    var place: String { String(symbol.dropFirst(declaration.count + 1)) }
}
