import Diagnostics
import IntentSchema

/// A definition with its translations, findings, and changes.
package struct ShownDefinition: Sendable {
    package var schema: Schema
    /// The file's name without its extension, with folders in front if needed to make it unique.
    package internal(set) var name: String
    var isAlone = true
    /// The files that could not be read.
    var unread: [String] = []
    /// The source language's name, such as `English`.
    package var sourceLanguage: String
    /// The texts that are worth translating, as `strings status` counts them.
    package var textCount: Int
    package var languages: [Language]
    /// Where it belongs in the app; `nil` to say nothing.
    package var product: ProductFacts?
    package var findings: [Finding]
    package var changes: [ShownChange]

    package init(
        _ schema: Schema,
        sourceLanguage: String = "English",
        textCount: Int = 0,
        languages: [Language] = [],
        product: ProductFacts? = nil,
        findings: [Finding] = [],
        changes: [ShownChange] = []
    ) {
        self.schema = schema
        name = Definition.name(atPath: schema.path)
        self.sourceLanguage = sourceLanguage
        self.textCount = textCount
        self.languages = languages
        self.product = product
        self.findings = findings
        self.changes = changes
    }

    package struct Finding: Sendable {
        package let diagnostic: Diagnostic
        /// The address of the page about this kind of finding, if any.
        package let page: String?
        /// The file, and the line if it is known.
        package let place: String

        /// Whether the finding is in a file of no definition on the page.
        let isElsewhere: Bool

        package init(_ diagnostic: Diagnostic, page: String? = nil, place: String, isElsewhere: Bool = false) {
            self.diagnostic = diagnostic
            self.page = page
            self.place = place
            self.isElsewhere = isElsewhere
        }

        /// The kind and name of the declaration that the finding is about: `intent/OrderSoup`; empty for one elsewhere.
        package var owner: String {
            if isElsewhere { return "" }
            // A finding about several things belongs to the declaration that contains them all.
            let owners = Set(diagnostic.group?.parts.map { Self.owner(of: $0.symbol) } ?? [])
            guard let owner = owners.first, owners.count == 1 else { return Self.owner(of: diagnostic.symbol) }
            return owner
        }

        private static func owner(of symbol: String) -> String {
            symbol.split(separator: "/").prefix(2).joined(separator: "/")
        }
    }
}

/// A difference between two versions of a definition.
package struct ShownChange: Sendable {
    package var harm: Harm
    /// The declaration, by its old name if it was removed. Dialog has a kind: `OrderSoup.size.prompt.Primary`.
    package var symbol: String
    /// The changed declaration as users know it, such as `Order Soup`. `thing` is what changed in it: `Size: maximum`.
    package var owner: String
    package var thing: String
    package var before: String?
    package var now: String?
    /// The effects of the change, most important first; empty if no one notices.
    package var effects: [String]
    /// The position of the verdict's findings to which that about it belongs; `nil` if no finding is about it.
    package var position: Int?

    package init(
        harm: Harm,
        symbol: String,
        owner: String,
        thing: String,
        before: String?,
        now: String?,
        effects: [String],
        position: Int? = nil
    ) {
        self.position = position
        self.harm = harm
        self.symbol = symbol
        self.owner = owner
        self.thing = thing
        self.before = before
        self.now = now
        self.effects = effects
    }

    /// What a change does to users, worst first.
    package enum Harm: CaseIterable, Comparable, Sendable {
        case lost, uncertain, code, accepted, translation, wording, new, harmless

        package var words: String {
            switch self {
            case .lost: "Saved values lost"
            case .uncertain: "May be lost"
            case .code: "Code to change"
            case .accepted: "Accepted"
            case .translation: "To translate again"
            case .wording: "Wording and look"
            case .new: "New"
            case .harmless: "Without a loss of their own"
            }
        }

        /// Whether to fold changes of this kind.
        package func isFolded(among count: Int) -> Bool {
            self == .accepted || self == .harmless || count > 40 && (self == .wording || self == .new)
        }
    }

    /// What the report says about a change.
    package enum Standing: Sendable {
        /// A finding is about it, at this position of the verdict's findings.
        case reported(position: Int?)
        /// An exception, which has a reason, or a baseline accepts it.
        case accepted(_ reason: String?)
        /// It loses nothing, or only what a greater change loses: the choices of an enumeration whose parameters are gone.
        case harmless
    }

    /// What a row says.
    var words: [String] { [owner, thing, before ?? "", now ?? ""] }

    /// The name of the declaration that changed: `OrderSoup`.
    var declaration: String { String(symbol.prefix { $0 != "." }) }

    /// The part of the declaration that changed: `size`; empty if it is the declaration itself.
    var place: String { String(symbol.dropFirst(declaration.count + 1)) }
}
