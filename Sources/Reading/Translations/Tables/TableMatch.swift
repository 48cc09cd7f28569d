import Diagnostics

/// The rows of one table matched to the texts of its definition, in a single pass.
package struct TableMatch: Sendable {
    package let table: StringTable
    /// For each text of the definition, the row under its own id.
    package let rows: [StringTable.Entry?]
    /// Rows for single values of a text's variable.
    package let valueRows: [ValueRow]
    /// For each text of the definition, whether rows exist for its values.
    package let hasValueRows: [Bool]
    /// Rows whose key the definition does not use.
    package let orphans: [StringTable.Entry]
    package let isSourceLanguage: Bool

    /// A row whose key is `<id of the text>-<id of the value's display name>`.
    package struct ValueRow: Sendable {
        package var text: Int
        package var entry: StringTable.Entry
        /// The part of the key after the text's id and the hyphen.
        package var valueID: String
    }

    /// Whether the table mostly repeats the source.
    package internal(set) var repeatsSource = false
    /// The positions of the texts whose rows repeat the source because no one has translated them.
    package internal(set) var copies: Set<Int> = []
    /// The positions of the texts with a value row that repeats the source.
    var valueCopies: Set<Int> = []

    init(_ table: StringTable, _ texts: TranslatedTexts, isSourceLanguage: Bool) {
        self.isSourceLanguage = isSourceLanguage
        self.table = table
        var rows = [StringTable.Entry?](repeating: nil, count: texts.texts.count)
        var valueRows: [ValueRow] = []
        var hasValueRows = [Bool](repeating: false, count: texts.texts.count)
        var orphans: [StringTable.Entry] = []
        for entry in table.entries {
            if let index = texts.indices[entry.key] {
                rows[index] = entry
            } else if let (index, valueID) = texts.valueRow(entry.key) {
                valueRows.append(ValueRow(text: index, entry: entry, valueID: valueID))
                hasValueRows[index] = true
            } else if !texts.idsWithoutText.contains(entry.key), entry.key.utf8.contains(where: { $0 > 0x20 }) {
                orphans.append(entry)
            }
        }
        self.rows = rows
        self.valueRows = valueRows
        self.hasValueRows = hasValueRows
        self.orphans = orphans
    }

    /// The rows of a text: under its own id, and for its values.
    package func rows(of text: Int) -> [StringTable.Entry] {
        let own = rows[text].map { [$0] } ?? []
        return hasValueRows[text] ? own + valueRows.filter { $0.text == text }.map(\.entry) : own
    }

    /// Whether the row with a key has still to be translated.
    ///
    /// - Parameter text: The position of the text with this id, if there is one.
    package func isWaiting(_ key: String, at text: Int?) -> Bool {
        table[key]?.values.first?.state == .new || text.map(copies.contains) == true
    }

    /// Whether the row of a text, or a row for one of its values, repeats the source.
    package func isCopy(_ text: Int) -> Bool { copies.contains(text) || valueCopies.contains(text) }
}

extension TranslatedTexts {
    /// The position of the text that a value row translates, and the value's id. Values that are no longer in use count
    /// too, so that no row is wrongly treated as an orphan.
    func valueRow(_ key: String) -> (text: Int, valueID: String)? {
        let isText = { (id: String) in indices[id] != nil }
        let parts = ComposedKey.split(key, isText: isText, isID: { isText($0) || idsWithoutText.contains($0) })
        guard let (id, valueID) = parts, let index = indices[id] else { return nil }
        return (index, valueID)
    }
}
