import Diagnostics
import Translations

extension DefinitionTranslations {
    /// Everything in the definition's tables, with each translation under the current id of its text.
    package func catalogue() throws(TableRefusal) -> CatalogueDocument {
        var document = CatalogueDocument(sourceLanguage: sourceLanguage)
        if let catalogue = files.first(where: \.isCatalogue) { document = try CatalogueDocument(catalogue) }
        let left = Set(languages().all.filter { [.notCopied, .notALanguage].contains($0.role) }.map(\.code))
        for match in tables where !match.table.isCatalogue && !left.contains(match.table.language) {
            try add(match, to: &document)
        }
        for row in orphans.lost.flatMap(\.rows) { document.move(row.entry.key, to: row.text.id) }
        return document
    }

    /// Adds the rows of a table with their comments and states.
    private func add(_ match: TableMatch, to document: inout CatalogueDocument) throws(TableRefusal) {
        let isOwnLanguage = match.isSourceLanguage && isSourceLanguage(match.table.language)
        let language = isOwnLanguage ? document.sourceLanguage : match.table.language
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
                let reason = "another table has a different text for '\(entry.key)' in '\(language)'"
                throw TableRefusal(path: match.table.source.path, reason: reason)
            }
        }
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
            let firstBreak = space.firstIndex(where: \.isLineBreak) ?? space.endIndex
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
