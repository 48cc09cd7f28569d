import Diagnostics
import StringTables
import Translations

/// One string catalogue in the place of a definition's old tables, and back, without losing a translation, a comment or a state.
package enum CataloguePlan {
    /// The catalogue with the rows of some languages added, and the files that it replaces.
    ///
    /// What comes first does not matter: the catalogue is the same, whichever language was added first.
    ///
    /// - Parameter languages: The languages to move; the language of the definition moves with any of them.
    package static func catalogue(
        of translations: DefinitionTranslations,
        adding languages: [String],
        to catalogue: TableFile?
    ) throws(TableRefusal) -> (contents: [UInt8], replaced: [TableFile]) {
        var document = try start(translations, catalogue)
        var replaced: [TableFile] = []
        for match in translations.tables where !match.table.isCatalogue {
            guard translations.isOwnLanguage(match) || languages.contains(match.table.language),
                let file = translations.files.first(where: { $0.path == match.table.source.path })
            else { continue }
            if let refusal = file.refusal { throw refusal }
            for old in match.table.replacedEntries where match.table[old.key]?.text != old.text {
                throw TableRefusal(path: file.path, reason: "it has two rows with different texts for '\(old.key)'")
            }
            try add(match, translations, to: &document)
            replaced.append(file)
        }
        // Keys say nothing to those who translate.
        for text in translations.texts.texts where text.isWorthTranslating {
            document.addSource(text.id, text.text.value)
        }
        return (document.contents, replaced)
    }

    /// Everything that the tables of a definition say, each translation under the id that its text has now.
    package static func document(of translations: DefinitionTranslations) throws(TableRefusal) -> CatalogueDocument {
        var document = try start(translations, translations.files.first(where: \.isCatalogue))
        for match in translations.tables where !match.table.isCatalogue { try add(match, translations, to: &document) }
        for row in translations.orphans.lost.flatMap(\.rows) { document.move(row.entry.key, to: row.text.id) }
        return document
    }

    private static func start(_ translations: DefinitionTranslations, _ catalogue: TableFile?) throws(TableRefusal)
        -> CatalogueDocument
    {
        if let catalogue { return try CatalogueDocument(catalogue) }
        return CatalogueDocument(sourceLanguage: translations.sourceLanguage)
    }

    /// Adds the rows of a table with their comments and states.
    private static func add(
        _ match: TableMatch,
        _ translations: DefinitionTranslations,
        to document: inout CatalogueDocument
    ) throws(TableRefusal) {
        let language = translations.isOwnLanguage(match) ? document.sourceLanguage : match.table.language
        let orphans = Set(match.orphans.map(\.key))
        let comments = RowComments(match.table)
        for (position, entry) in match.table.entries.enumerated() {
            guard let value = entry.values.first else { continue }
            let isAdded = document.add(
                RowText(key: entry.key, text: value.text, state: value.state),
                language: language,
                comments: comments.texts[position],
                isStale: orphans.contains(entry.key)
            )
            guard isAdded else {
                let reason = "another table says something else for '\(entry.key)' in '\(language)'"
                throw TableRefusal(path: match.table.source.path, reason: reason)
            }
        }
    }

    /// The tables that say what a catalogue says, by language.
    ///
    /// The texts that only stand in the catalogue so that people see what they translate are the definition's own, and go back to
    /// it.
    package static func tables(of translations: DefinitionTranslations, _ catalogue: TableFile)
        throws(TableRefusal) -> [(language: String, rows: [RowText])]
    {
        let document = try CatalogueDocument(catalogue)
        if let reason = document.reasonNotToBeTables { throw TableRefusal(path: catalogue.path, reason: reason) }
        let ranks = Dictionary(translations.order.enumerated().map { ($1, $0) }) { first, _ in first }
        var tables: [(language: String, rows: [RowText])] = []
        for table in catalogue.contents.tables {
            let isSource = table.format == .catalogue(isSourceLanguage: true)
            var rows: [RowText] = []
            for entry in table.entries {
                guard let value = entry.values.first else { continue }
                if isSource, value.state == .new, translations.text(forKey: entry.key)?.source == value.text {
                    continue
                }
                rows.append(
                    RowText(
                        key: entry.key,
                        text: value.text,
                        state: value.state,
                        comment: document[entry.key]?.comment
                    )
                )
            }
            rows.sort { left, right in
                let (first, second) = (ranks[left.key] ?? Int.max, ranks[right.key] ?? Int.max)
                return first == second ? KeyOrder.precedes(left.key, right.key) : first < second
            }
            if !rows.isEmpty { tables.append((table.language, rows)) }
        }
        return tables
    }
}

extension DefinitionTranslations {
    /// Whether a table is that of the language in which the definition is written.
    fileprivate func isOwnLanguage(_ match: TableMatch) -> Bool {
        match.isSourceLanguage && isSourceLanguage(match.table.language)
    }
}

/// The comments of a table's rows: those before a row, except for what follows the row before on its line; what stands at the
/// end belongs to the last row.
struct RowComments {
    /// For each row what its comments say, without marks of a state.
    let texts: [[String]]

    init(_ table: StringTable) {
        let bytes = table.source.bytes
        var texts = [[String]](repeating: [], count: table.entries.count)
        let order = table.entries.indices.sorted {
            table.entries[$0].range.lowerBound < table.entries[$1].range.lowerBound
        }
        func add(_ comment: TableComment, to row: Int) {
            guard !comment.text.isEmpty, TranslationMark.state(of: comment) == nil else { return }
            texts[row].append(String(decoding: comment.text, as: UTF8.self))
        }
        for (position, row) in order.enumerated() {
            let entry = table.entries[row]
            let space = bytes[Int(entry.spaceStart)..<Int(entry.range.lowerBound)]
            let firstBreak = space.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? space.endIndex
            for comment in TableComment.all(in: space) {
                let isOfRowBefore = position > 0 && comment.range.lowerBound < firstBreak
                add(comment, to: isOfRowBefore ? order[position - 1] : row)
            }
        }
        if let last = order.last {
            let end = bytes[Int(table.entries[last].range.upperBound)...]
            for comment in TableComment.all(in: end) { add(comment, to: last) }
        }
        self.texts = texts
    }
}
