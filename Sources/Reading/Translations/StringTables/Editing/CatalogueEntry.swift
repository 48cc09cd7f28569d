import Diagnostics

package struct CatalogueEntry: Sendable {
    /// The paragraphs of the comment, each once.
    private var comments: Set<String> = []
    package var extractionState: ExtractionState?
    package var localizations: [String: Localization] = [:]
    /// Members that pass through unchanged.
    private var others: [String: CatalogueForm.Value] = [:]

    /// The origin of a key, as catalogs write it.
    package struct ExtractionState: Hashable, Sendable {
        let word: String

        package static let manual: Self = Self(word: "manual")
        /// Nothing uses the key anymore.
        package static let stale: Self = Self(word: "stale")
    }

    /// An entry's content in one language: one text with a state, or several forms.
    package struct Localization: Hashable, Sendable {
        let value: CatalogueForm.Value

        init(_ value: CatalogueForm.Value) { self.value = value }

        package init(_ text: String, _ state: StringTable.State) { value = .unit(text, state) }

        /// The text, if the localization has only one form.
        package var text: String? {
            guard case .object(let members) = value, members.count == 1,
                case .string(let text)? = value["stringUnit"]?["value"]
            else { return nil }
            return text
        }

        /// Whether the text is waiting for its translation.
        package var isNew: Bool { value["stringUnit"]?["state"] == .string(StringTable.State.new.rawValue) }

        /// Returns the localization with every text transformed.
        package func mapTexts(_ change: (String) -> String) -> Self { Self(value.mapTexts(change)) }
    }

    package init() {}

    init(_ value: JSONValue) {
        for part in value.object ?? [] {
            switch (part.key, part.value.content) {
            case ("comment", .string(let text)): comments = Self.paragraphs(of: text)
            case ("extractionState", .string(let word)): extractionState = ExtractionState(word: word)
            case ("localizations", .object(let languages)):
                for language in languages {
                    localizations[language.key] = Localization(CatalogueForm.Value(language.value))
                }
            default: others[part.key] = CatalogueForm.Value(part.value)
            }
        }
    }

    /// The paragraphs, sorted so that the result does not depend on the order in which they were added.
    package var comment: String? {
        comments.isEmpty
            ? nil : comments.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n\n")
    }

    /// Adds the paragraphs that the comment does not have yet.
    package mutating func add(comment: String) { comments.formUnion(Self.paragraphs(of: comment)) }

    /// Moves localizations to another entry, in the languages that the other entry lacks.
    mutating func moveTexts(to other: inout CatalogueEntry) {
        for (language, localization) in localizations where other.localizations[language] == nil {
            other.localizations[language] = localization
            localizations[language] = nil
        }
        other.comments.formUnion(comments)
    }

    var value: CatalogueForm.Value {
        var parts = others
        if let comment { parts["comment"] = .string(comment) }
        if let extractionState { parts["extractionState"] = .string(extractionState.word) }
        if !localizations.isEmpty { parts["localizations"] = .sorted(localizations.mapValues(\.value)) }
        return .sorted(parts)
    }

    private static func paragraphs(of text: String) -> Set<String> {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return Set(lines.split(whereSeparator: \.isEmpty).map { $0.joined(separator: "\n") })
    }
}

extension CatalogueForm.Value {
    init(_ value: JSONValue) {
        switch value.content {
        case .null: self = .literal("null")
        case .boolean(let value): self = .literal(value ? "true" : "false")
        case .number(let text): self = .literal(text)
        case .string(let text): self = .string(text)
        case .array(let elements): self = .array(elements.map(Self.init))
        case .object(let members):
            self = .object(members.map { CatalogueForm.Member($0.key, Self($0.value)) })
        }
    }

    /// Creates an object with its members in the order in which Xcode writes them.
    static func sorted(_ members: [String: Self]) -> Self {
        .object(members.map { CatalogueForm.Member($0, $1) }.sorted { KeyOrder.precedes($0.key, $1.key) })
    }

    fileprivate subscript(key: String) -> Self? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// Returns the localization with the texts of all its units transformed, at any depth.
    fileprivate func mapTexts(_ change: (String) -> String) -> Self {
        guard case .object(let members) = self else { return self }
        let isUnit = members.contains { $0.key == "state" }
        return .object(
            members.map { member in
                if isUnit, member.key == "value", case .string(let text) = member.value {
                    return CatalogueForm.Member(member.key, .string(change(text)))
                }
                return CatalogueForm.Member(member.key, member.value.mapTexts(change))
            }
        )
    }
}
