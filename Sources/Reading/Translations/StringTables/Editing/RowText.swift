import Diagnostics

package struct RowText: Hashable, Sendable {
    package var key: String
    package var text: String
    package var state: StringTable.State
    /// The comment of a new row; an existing row keeps its own.
    package var comment: String?

    package init(key: String, text: String, state: StringTable.State = .translated, comment: String? = nil) {
        self.key = key
        self.text = text
        self.state = state
        self.comment = comment
    }
}

extension TableFile {
    /// Returns the file with the given texts, adding rows that do not exist.
    ///
    /// Other rows, comments and the order of rows stay byte for byte. In a table sorted by key, a new row goes where
    /// its key belongs; in others, next to the row that precedes it in `order`.
    ///
    /// - Parameters:
    ///   - rows: The texts, each key once.
    ///   - language: The language to set in a catalog; other files have only one.
    ///   - order: The keys in the order in which the definition uses them.
    package func setting(_ rows: [RowText], in language: String, order: [String]) throws(TableRefusal) -> TableFile {
        if let refusal { throw refusal }
        let known = table(in: language)
        let changed = rows.filter { row in
            guard let value = known?[row.key]?.values.first else { return true }
            return value.text != row.text || value.state != row.state
        }
        if changed.isEmpty { return self }
        let edited =
            switch format {
            case .strings: try TextTableEditing(self).setting(changed, order: order)
            case .stringCatalogue: try CatalogueEditing(self).setting(changed, in: language)
            }
        try checkOnly(changed, differBetweenThisAnd: edited, in: language)
        return edited
    }

    /// Returns the file without the given rows, their lines and the comments above them.
    package func removing(_ keys: Set<String>) throws(TableRefusal) -> TableFile {
        if let refusal { throw refusal }
        guard let table = contents.tables.first else { return self }
        let rows = (table.entries + table.replacedEntries).filter { keys.contains($0.key) }
        if rows.isEmpty { return self }
        let edits = isCatalogue ? try CatalogueEditing(self).removal(of: keys) : rows.compactMap(table.removal)
        let edited = try applying(edits)
        for (before, after) in zip(contents.tables, edited.contents.tables) {
            let expected = before.entries.filter { !keys.contains($0.key) }
            guard expected.map(\.key) == after.entries.map(\.key),
                zip(expected, after.entries).allSatisfy({ $0.values.map(\.text) == $1.values.map(\.text) })
            else { throw TableRefusal(path: path, reason: "its rows could not be removed safely") }
        }
        return edited
    }

    /// Checks that the given rows have their new texts and that all others are unchanged.
    private func checkOnly(_ rows: [RowText], differBetweenThisAnd edited: TableFile, in language: String)
        throws(TableRefusal)
    {
        let refusal = TableRefusal(path: path, reason: "its rows could not be changed safely")
        let wanted = Dictionary(rows.map { ($0.key, $0) }) { first, _ in first }
        for after in edited.contents.tables {
            let before = table(in: after.language)
            let isOwn = !isCatalogue || after.language == language
            for entry in after.entries {
                if isOwn, let row = wanted[entry.key] {
                    guard entry.text == row.text, entry.values.first?.state == row.state else { throw refusal }
                } else {
                    let old = before?[entry.key]
                    // A catalog lists a new key for its source language too, without a text.
                    if old == nil, wanted[entry.key] != nil, entry.values.isEmpty { continue }
                    guard let old, old.values.map(\.text) == entry.values.map(\.text),
                        old.values.map(\.state) == entry.values.map(\.state)
                    else { throw refusal }
                }
            }
            guard before?.entries.allSatisfy({ after[$0.key] != nil }) != false else { throw refusal }
        }
        guard let own = edited.table(in: language), wanted.keys.allSatisfy({ own[$0] != nil }) else { throw refusal }
    }
}
