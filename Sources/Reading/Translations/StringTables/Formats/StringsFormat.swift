extension TableFormat {
    /// `Intents.strings`: one row per key, as old-style text or a property list.
    package static let strings: TableFormat = TableFormat(
        fileExtension: "strings",
        holdsAllLanguages: false,
        syntax: "text",
        mayBePropertyList: true,
        malformed: .malformedStringTable,
        read: { TextTableReader.read($0, language: $1) },
        set: { (rows, _, order, file) throws(TableRefusal) in try TextTableEditing(file).setting(rows, order: order) },
        removals: { (keys, file) throws(TableRefusal) in
            guard let table = file.contents.tables.first else { return [] }
            let rows = (table.entries + table.replacedEntries).filter { keys.contains($0.key) }
            return rows.compactMap { table.removal(of: $0) }
        }
    )
}
