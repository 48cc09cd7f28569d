import Diagnostics
import StringTables
import Translations

/// Converts a definition's tables to one String Catalog and back, without losing a translation, comment or state.
package enum CataloguePlan {
    /// Returns the catalog with the rows of some languages added, and the files that it replaces.
    ///
    /// The result does not depend on the order in which languages are added.
    ///
    /// - Parameter languages: The languages to move. The definition's own language always moves too.
    package static func catalogue(
        of translations: DefinitionTranslations,
        adding languages: [String],
        to catalogue: TableFile?,
        history: TextHistory? = nil
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
            try add(match, translations, history: history, to: &document)
            replaced.append(file)
        }
        // Keys alone tell translators nothing.
        for text in translations.texts.texts where text.isWorthTranslating {
            document.addSource(text.id, text.text.value)
        }
        return (document.contents, replaced)
    }

    /// Everything in a definition's tables, with each translation under the current id of its text.
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

    /// Adds the rows of a table with their comments and states. Translations of older texts need review.
    private static func add(
        _ match: TableMatch,
        _ translations: DefinitionTranslations,
        history: TextHistory? = nil,
        to document: inout CatalogueDocument
    ) throws(TableRefusal) {
        let language = translations.isOwnLanguage(match) ? document.sourceLanguage : match.table.language
        let orphans = Set(match.orphans.map(\.key))
        let outdated = match.isSourceLanguage ? [] : history?.changedTexts(of: match.table.language) ?? []
        let comments = RowComments(match.table)
        for (position, entry) in match.table.entries.enumerated() {
            guard let value = entry.values.first else { continue }
            let isOutdated = value.state == .translated && outdated.contains(entry.key)
            let isAdded = document.add(
                RowText(key: entry.key, text: value.text, state: isOutdated ? .needsReview : value.state),
                language: language,
                comments: comments.texts[position],
                isStale: orphans.contains(entry.key)
            )
            guard isAdded else {
                let reason = "another table has a different text for '\(entry.key)' in '\(language)'"
                throw TableRefusal(path: match.table.source.path, reason: reason)
            }
        }
    }

    /// Returns the tables that hold the texts of a catalog, by language.
    ///
    /// Source texts that the catalog only shows to translators are the definition's own and are left out.
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
    /// Whether a table is in the language of the definition.
    fileprivate func isOwnLanguage(_ match: TableMatch) -> Bool {
        match.isSourceLanguage && isSourceLanguage(match.table.language)
    }
}

/// The comments of a table's rows: those before the row, except any on the last line of the previous row, which belong
/// to that row. Comments at the end of the table belong to the last row.
struct RowComments {
    /// The comments of each row, without state marks.
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
