import Diagnostics
import StringTables

/// One string catalogue in the place of a definition's old tables, and back, without losing a translation, a comment or a state.
package enum CataloguePlan {
    /// The catalogue with the rows of some languages added, and the files that it replaces.
    ///
    /// What comes first does not matter: the catalogue is the same, whichever language was added first.
    ///
    /// - Parameters:
    ///   - catalogue: The catalogue that is there already; `nil` for none.
    ///   - languages: The languages to move; the language of the definition moves with any of them.
    package static func catalogue(
        of translations: DefinitionTranslations,
        adding languages: [String],
        to catalogue: TableFile?
    ) throws(TableRefusal) -> (contents: [UInt8], replaced: [TableFile]) {
        var document =
            try catalogue.map { file throws(TableRefusal) in try CatalogueDocument(file) }
            ?? CatalogueDocument(sourceLanguage: translations.sourceLanguage)
        var replaced: [TableFile] = []
        for file in translations.files where !file.isCatalogue {
            guard let match = translations.tables.first(where: { $0.table.source.path == file.path }) else { continue }
            let isSource = match.isSourceLanguage && translations.isSourceLanguage(match.table.language)
            guard isSource || languages.contains(match.table.language) else { continue }
            if let refusal = file.refusal { throw refusal }
            let language = isSource ? document.sourceLanguage : match.table.language
            let orphans = Set(match.orphans.map { match.table.entries[$0].key })
            let comments = RowComments(match.table)
            for old in match.table.replacedEntries where match.table[old.key]?.text != old.text {
                throw TableRefusal(path: file.path, reason: "it has two rows with different texts for '\(old.key)'")
            }
            for (position, entry) in match.table.entries.enumerated() {
                guard let value = entry.values.first else { continue }
                let isAdded = document.add(
                    RowText(key: entry.key, text: value.text, state: value.state),
                    language: language,
                    comments: comments.texts[position],
                    isStale: orphans.contains(entry.key)
                )
                guard isAdded else {
                    let reason = "the catalogue says something else for '\(entry.key)' in '\(language)'"
                    throw TableRefusal(path: file.path, reason: reason)
                }
            }
            replaced.append(file)
        }
        // Keys say nothing to those who translate.
        for text in translations.texts.texts where text.isWorthTranslating {
            document.addSource(text.id, text.text.value)
        }
        return (document.contents, replaced)
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
                        comment: document.comment(of: entry.key)
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
            let text = String(decoding: comment.text, as: UTF8.self)
            if !text.isEmpty, TranslationMark.state(ofComment: text) == nil { texts[row].append(text) }
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
