import Diagnostics
import IntentSchema
import SwiftSource

/// The texts of one conversion with unique keys: the contents of a String Catalog.
struct TextTable: Sendable {
    /// The string table's name; by default, the definition's.
    let name: String
    /// In the order of first use.
    private(set) var texts: [CatalogueText] = []
    /// Pairs of ids whose texts share a key. The catalog has the translations of the first.
    private(set) var joinedIDs: [(kept: String, other: String)] = []
    /// Ids that more than one text uses, each with the later text.
    private var reused: [(id: String, text: String)] = []
    private var indices: [String: Int] = [:]
    /// Whether texts are their own keys.
    private let hasNaturalKeys: Bool
    /// The keys of the plan's texts.
    private(set) var keys = Keys()

    /// The next number for keys that several texts request.
    private var nextNumbers: [String: Int] = [:]

    /// The key of each text: the one that it requests, unless another text has it.
    struct Keys: Sendable {
        /// What makes two texts the same.
        private struct Text: Hashable {
            let key: String
            let text: String
            let variables: CatalogueText.Variables

            init(_ text: CatalogueText) {
                key = text.key
                self.text = text.text
                variables = text.variables
            }
        }

        private var others: [Text: String] = [:]

        subscript(text: CatalogueText) -> String { others.isEmpty ? text.key : others[Text(text)] ?? text.key }

        /// Whether a text has a different key than it requests.
        func hasOther(for text: CatalogueText) -> Bool { others[Text(text)] != nil }

        /// Gives a text a different key than it requests.
        mutating func set(_ key: String, for text: CatalogueText) { others[Text(text)] = key }
    }

    init(
        named name: String,
        hasNaturalKeys: Bool,
        intents: [IntentPlan],
        entities: [EntityPlan],
        enumerations: [EnumerationPlan]
    ) {
        self.name = name
        self.hasNaturalKeys = hasNaturalKeys
        for intent in intents { intent.visitTexts { add($0) } }
        for entity in entities { entity.visitTexts { add($0) } }
        for enumeration in enumerations { enumeration.visitTexts { add($0) } }
    }

    /// The losses of texts whose ids other texts use too. They belong to the file as a whole.
    func losses(in schema: Schema) -> [Loss] {
        guard !reused.isEmpty else { return [] }
        let file = schema.definitionName
        let place = Loss.Place(declaration: file, range: range(of: file, in: schema))
        return reused.map { id, text in
            place.loss(
                .reusedStringID,
                "the id \(id), which “\(text)” shares with another text",
                instead: "its own key, without translations"
            )
        }
    }

    /// The declaration with the file's name, as in most files with one declaration; otherwise the beginning.
    private func range(of name: String, in schema: Schema) -> SourceRange {
        schema.intents.first { $0.name == name }?.nameRange ?? schema.types.first { $0.name == name }?.nameRange
            ?? schema.enumerations.first { $0.name == name }?.nameRange ?? SourceRange(0, 0)
    }

    /// Adds a text under the key that it requests or, if another text has that key, under a numbered one.
    private mutating func add(_ wanted: CatalogueText) {
        if hasNaturalKeys { return addNaturally(wanted) }
        guard let index = indices[wanted.key] else { return insert(wanted) }
        // The key of a summary is its text, so equal keys mean equal texts.
        if case .names = wanted.variables { return }
        if isSame(texts[index], wanted) { return }
        var text = wanted
        if let id = wanted.stringID, texts[index].text != wanted.text {
            reused.append((id, wanted.text))
            // The tables' translations for the id belong to the other text.
            text.stringID = nil
        }
        guard !keys.hasOther(for: wanted) else { return }
        var number = nextNumbers[wanted.key] ?? 2
        repeat {
            text.key = "\(wanted.key) \(number)"
            number += 1
        } while indices[text.key].map { !isSame(texts[$0], text) } ?? false
        nextNumbers[wanted.key] = number
        keys.set(text.key, for: wanted)
        if indices[text.key] == nil { insert(text) }
    }

    private mutating func addNaturally(_ wanted: CatalogueText) {
        var text = wanted
        text.key = wanted.naturalKey
        if wanted.hasOnlyValues { return }
        guard let index = indices[text.key] else { return insert(text) }
        guard let other = text.stringID else { return }
        guard let kept = texts[index].stringID else {
            texts[index].stringID = other
            return
        }
        if kept != other { joinedIDs.append((kept, other)) }
    }

    private mutating func insert(_ text: CatalogueText) {
        indices[text.key] = texts.count
        texts.append(text)
    }

    private func isSame(_ known: CatalogueText, _ text: CatalogueText) -> Bool {
        known.text == text.text && known.variables == text.variables
    }
}
