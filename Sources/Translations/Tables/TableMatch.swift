import Diagnostics
import StringTables

/// The rows of one table next to the texts of its definition. Each row is looked at once.
package struct TableMatch: Sendable {
    package let table: StringTable
    /// For each text of the definition the row under its own id.
    package let rows: [StringTable.Entry?]
    /// Rows for one value of a text's variable.
    package let valueRows: [ValueRow]
    /// For each text of the definition whether there are rows for its values.
    package let hasValueRows: [Bool]
    /// Rows whose key belongs to nothing in the definition.
    package let orphans: [StringTable.Entry]
    package let isSourceLanguage: Bool

    /// A row `<id of the text>-<id of the value's display name>`.
    package struct ValueRow: Sendable {
        package var text: Int
        package var entry: StringTable.Entry
        /// What follows the text's id and the hyphen.
        package var valueID: String
    }

    /// Whether it mostly says what the source says.
    package internal(set) var repeatsSource = false
    /// The texts, by position, whose rows say what the source says because no one has translated them.
    package internal(set) var copies: Set<Int> = []
    /// The keys of the rows for values that do.
    var valueCopies: Set<String> = []

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
            } else if !texts.silentIDs.contains(entry.key), entry.key.utf8.contains(where: { $0 > 0x20 }) {
                orphans.append(entry)
            }
        }
        self.rows = rows
        self.valueRows = valueRows
        self.hasValueRows = hasValueRows
        self.orphans = orphans
    }

    package func isWaiting(_ key: String) -> Bool {
        table[key]?.values.first?.state == .new || copies.contains { rows[$0]?.key == key }
    }

    /// Whether a text says what the source says, or the row of one of its values does.
    package func isCopy(_ text: Int) -> Bool {
        copies.contains(text)
            || (hasValueRows[text] && valueRows.contains { $0.text == text && valueCopies.contains($0.entry.key) })
    }
}

extension TranslatedTexts {
    /// The position of the text that a row says for one of its variable's values, and the value's id. Which values are still in use
    /// is not looked at, so that a row is never taken for an orphan wrongly.
    func valueRow(_ key: String) -> (text: Int, valueID: String)? {
        let isText = { (id: String) in indices[id] != nil }
        let parts = ComposedKey.split(key, isText: isText, isID: { isText($0) || silentIDs.contains($0) })
        guard let (id, valueID) = parts, let index = indices[id] else { return nil }
        return (index, valueID)
    }
}
