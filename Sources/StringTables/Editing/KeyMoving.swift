import Diagnostics

extension TableFile {
    /// The file with rows under new keys. Nothing else changes, so that moving them back gives the same bytes.
    ///
    /// Rows stay where they are, also in a catalogue, which Xcode sorts the next time that it writes it.
    package func moving(_ moves: KeyMoves) throws(TableRefusal) -> TableFile {
        if let refusal { throw refusal }
        guard let table = contents.tables.first else { return self }
        let rows = table.entries + table.replacedEntries
        var keys = Set(rows.map(\.key))
        var renamed: [(row: StringTable.Entry, key: String)] = []
        for row in rows {
            guard let key = moves.newKey(for: row.key) else { continue }
            renamed.append((row, key))
        }
        if renamed.isEmpty { return self }
        keys.subtract(renamed.map(\.row.key))
        for (row, key) in renamed where keys.contains(key) {
            throw TableRefusal(path: path, reason: "it has a row '\(key)' already, which '\(row.key)' was to become")
        }
        return try rekeying(renamed.map { ($0.row, $0.key) })
    }

    /// The file with other keys for single rows.
    package func rekeying(_ rows: [(StringTable.Entry, String)]) throws(TableRefusal) -> TableFile {
        guard let table = contents.tables.first else { return self }
        let edited = try applying(rows.map { FixIt.Edit(range: $0.keyRange, replacement: table.written(key: $1)) })
        let keys = Dictionary(rows.map { ($0.0.key, $0.1) }) { first, _ in first }
        for (before, after) in zip(contents.tables, edited.contents.tables) {
            let expected = before.entries.map { (keys[$0.key] ?? $0.key, $0.values.map(\.text)) }
            guard expected.count == after.entries.count,
                zip(expected, after.entries).allSatisfy({ $0.0 == $1.key && $0.1 == $1.values.map(\.text) })
            else { throw TableRefusal(path: path, reason: "its rows could not be given other keys safely") }
        }
        return edited
    }
}

extension StringTable {
    /// A key as it is written in the table.
    func written(key: String) -> String {
        switch format {
        case .text: TextTableForm.quoted(key)
        case .xml, .binary: XMLTableForm.escaped(key)
        case .catalogue: CatalogueForm.quoted(key)
        }
    }
}
