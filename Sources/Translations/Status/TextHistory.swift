import Diagnostics
import IntentSchema
import StringTables

/// When texts and their translations last changed, from the oldest state that is known to the newest.
package struct TextHistory: Sendable {
    private var sources: [String: String] = [:]
    private var sourceChange: [String: Int] = [:]
    private var rows: [String: [String: String]] = [:]
    private var rowChange: [String: [String: Int]] = [:]
    private var step = 0
    /// Which ids texts have now that had others before.
    package private(set) var moves = TextMoves()

    package init() {}

    /// Goes on to the next state. What is added before the next call belongs to one state: of texts and translations that
    /// change together, neither is older.
    package mutating func advance() { step += 1 }

    package mutating func add(texts: [String: String]) {
        for (id, text) in texts {
            // A text that is new is not a changed one.
            if let old = sources[id], !Wording.isSame(old, text) { sourceChange[id] = step }
            sources[id] = text
        }
    }

    /// The rows of one table in the present state, by key.
    package mutating func add(rows new: [String: String], of language: String, table name: String) {
        let table = "\(language)\n\(name)"
        for (key, text) in new {
            if let old = rows[table]?[key], Wording.isSame(old, text) { continue }
            // What is there in the first state may be of any age.
            rowChange[language, default: [:]][key] = step
        }
        rows[table] = new
    }

    /// The ids of texts that have changed after their translation last did. A language without a row for the text has none.
    package func changedTexts(of language: String) -> Set<String> {
        let changes = rowChange[language] ?? [:]
        return Set(sourceChange.filter { id, step in changes[id].map { $0 < step } ?? false }.keys)
    }
}

extension TextHistory {
    /// The history of a definition and its tables up to what they say now.
    ///
    /// - Parameter states: The states before, the oldest first: what files said then, by the paths that they have now. A file
    ///   that did not change may be left out. Each is looked at once, and may be made only then.
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
            // Where the definition has keys, its language's table has the texts.
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
