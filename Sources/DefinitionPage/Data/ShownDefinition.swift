import Diagnostics
import IntentSchema

/// One definition with its translations, findings and changes.
package struct ShownDefinition: Sendable {
    package var schema: Schema
    /// The name of its file without the extension.
    package internal(set) var name: String
    var isAlone = true
    /// The name of its language: `English`.
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
        /// The address of the page about its kind; `nil` if there is none.
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
    /// The declaration, by its old name if it was removed. For a question of Siri, with its kind: `OrderSoup.size.prompt.Primary`.
    package var symbol: String
    /// What has changed, in the words that people read: `Order Soup`, and in it `Size: maximum`.
    package var owner: String
    package var thing: String
    package var before: String?
    package var now: String?
    /// Its effects, the most important first; empty if no one notices.
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

    /// What a change does to people, worst first.
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

        /// Whether to fold harmless changes, among many.
        func isFolded(among count: Int) -> Bool { count > 40 && (self == .wording || self == .new) }
    }

    /// The declaration that has what has changed: `OrderSoup`.
    var declaration: String { String(symbol.prefix { $0 != "." }) }

    /// What has changed inside it: `size`; empty for itself.
    var place: String { String(symbol.dropFirst(declaration.count + 1)) }
}
