import Diagnostics
import IntentSchema

/// Tracks when texts and their translations last changed, from the oldest known state to the newest.
package struct TextHistory: Sendable {
    private var sources: [String: String] = [:]
    private var sourceChange: [String: Int] = [:]
    private var rows: [String: [String: String]] = [:]
    private var rowChange: [String: [String: Int]] = [:]
    private var step = 0
    /// The current ids of texts whose ids have changed.
    package private(set) var moves = TextMoves()

    package init() {}

    /// Moves on to the next state. Everything added until the next call belongs to one state, so a text and its
    /// translation that change together count as equally recent.
    package mutating func advance() { step += 1 }

    package mutating func add(texts: [String: String]) {
        for (id, text) in texts {
            // A new text is not a changed one.
            if let old = sources[id], !Wording.isSame(old, text) { sourceChange[id] = step }
            sources[id] = text
        }
    }

    /// Adds the rows of one table in the current state, by key.
    package mutating func add(rows new: [String: String], of language: String, table name: String) {
        let table = "\(language)\n\(name)"
        for (key, text) in new {
            if let old = rows[table]?[key], Wording.isSame(old, text) { continue }
            // Rows in the first state may be of any age.
            rowChange[language, default: [:]][key] = step
        }
        rows[table] = new
    }

    /// The ids of texts that changed after their translation last did, excluding texts without a row in the language.
    package func changedTexts(of language: String) -> Set<String> {
        let changes = rowChange[language] ?? [:]
        return Set(sourceChange.filter { id, step in changes[id].map { $0 < step } ?? false }.keys)
    }
}

extension TextHistory {
    /// Creates the history of a definition and its tables, up to their current contents.
    ///
    /// - Parameter states: The earlier states, oldest first: file contents by the current paths of the files. Unchanged
    ///   files may be omitted. Each state is read once, so the sequence may be lazy.
    package init(of translations: DefinitionTranslations, states: some Sequence<[String: [UInt8]]>) {
        let path = translations.definition.path
        let isKeyed = !translations.source.replaced.isEmpty
        for state in states {
            if let bytes = state[path], let old = Frontend.load(SourceText(path: path, bytes: bytes)).definition {
                moves.follow(old)
                moves.follow(translations.definition)
                if !isKeyed { add(texts: old.textsByID) }
            }
            for file in translations.files {
                guard let bytes = state[file.path] else { continue }
                let source = SourceText(path: file.path, bytes: bytes)
                add(StringTableReader.read(source, language: file.language), translations.source)
            }
            advance()
        }
        if !isKeyed { add(texts: translations.definition.textsByID) }
        for file in translations.files { add(file.contents, translations.source) }
    }

    private mutating func add(_ read: StringTableReader.Result, _ source: SourceTexts) {
        for table in read.tables {
            let rows = Dictionary(table.entries.compactMap { entry in entry.text.map { (entry.key, $0) } }) { $1 }
            // If the definition contains keys, the texts are in the source language's table.
            if !source.replaced.isEmpty, source.isSource(table) { add(texts: rows) }
            add(rows: rows, of: table.language, table: read.source.path)
        }
    }
}

extension Definition {
    fileprivate var textsByID: [String: String] {
        let texts = localizedTexts.compactMap { use in
            use.text.id.flatMap { id in use.text.text.map { (id.value, $0.value) } }
        }
        return Dictionary(texts) { first, _ in first }
    }
}
