import Diagnostics
import StringTables

/// The rows of one table next to the texts of its definition. Each row is looked at once.
package struct TableMatch: Sendable {
    package let table: StringTable
    /// For each text of the definition the row under its own id, as a position in the table's entries.
    package let rows: [Int?]
    /// Rows for one value of a text's variable.
    package let valueRows: [ValueRow]
    /// For each text of the definition whether there are rows for its values.
    package let hasValueRows: [Bool]
    /// Rows whose key belongs to nothing in the definition.
    package let orphans: [Int]
    /// It holds the texts of the language in which the definition is written.
    package let isSourceLanguage: Bool

    /// A row `<id of the text>-<id of the value's display name>`.
    package struct ValueRow: Sendable {
        /// The position of the text.
        package var text: Int
        /// The position of the row.
        package var row: Int
        /// What follows the text's id and the hyphen.
        package var valueID: String
    }

    /// - Parameters:
    ///   - definitionLanguage: The language of the folder that holds the definition; `nil` when it lies in none.
    ///   - developmentLanguage: The language of the project; `nil` when it is not known.
    package init(
        _ table: StringTable,
        _ texts: TranslatedTexts,
        definitionLanguage: String?,
        developmentLanguage: String? = nil
    ) {
        self.table = table
        var rows = [Int?](repeating: nil, count: texts.texts.count)
        var valueRows: [ValueRow] = []
        var orphans: [Int] = []
        var shared = 0
        var same = 0
        for (position, entry) in table.entries.enumerated() {
            if let index = texts.indices[entry.key] {
                rows[index] = position
                // A row that waits for its translation says what the text says, and nothing about the language.
                guard let text = entry.text, entry.values.first?.state != .new else { continue }
                shared += 1
                if text == texts.texts[index].text.value { same += 1 }
            } else if let (index, valueID) = Self.split(entry.key, texts) {
                valueRows.append(ValueRow(text: index, row: position, valueID: valueID))
            } else if !texts.silentIDs.contains(entry.key), entry.key.utf8.contains(where: { $0 > 0x20 }) {
                orphans.append(position)
            }
        }
        self.rows = rows
        self.valueRows = valueRows
        var hasValueRows = [Bool](repeating: false, count: texts.texts.count)
        for row in valueRows { hasValueRows[row.text] = true }
        self.hasValueRows = hasValueRows
        self.orphans = orphans
        switch table.format {
        case .catalogue(let isSource): isSourceLanguage = isSource
        case .text, .xml, .binary:
            let ownLanguage = definitionLanguage.flatMap { $0 == "Base" ? nil : $0 }
            let language = ownLanguage ?? developmentLanguage ?? "en"
            // Few rows tell nothing, and many of them whether the definition is in that language at all.
            let isLikely = shared < 3 ? table.language.isOf(language) : same * 2 >= shared
            let isCandidate = table.language.isOf(language) || table.language.isOf("en")
            isSourceLanguage =
                table.language == "Base" || table.language == definitionLanguage || (isCandidate && isLikely)
                || (shared >= 3 && same == shared)
        }
    }

    /// The text and the value that a composite key names. Ids may hold hyphens themselves. A value is known by the display
    /// name of any case or Boolean: which of them are still in use is not looked at, so that a row is never taken for an
    /// orphan wrongly.
    private static func split(_ key: String, _ texts: TranslatedTexts) -> (text: Int, valueID: String)? {
        // Two ids and what joins them; a key of thousands of hyphens is not one.
        guard key.utf8.count <= 256 else { return nil }
        var position = key.utf8.startIndex
        while let hyphen = key.utf8[position...].firstIndex(of: UInt8(ascii: "-")) {
            position = key.utf8.index(after: hyphen)
            guard let index = texts.indices[String(key[..<hyphen])] else { continue }
            let valueID = String(key[position...])
            let parts = valueID.split(separator: "-").map(String.init)
            if texts.knows(valueID) || (!parts.isEmpty && parts.allSatisfy(texts.knows)) { return (index, valueID) }
        }
        return nil
    }
}

extension TranslatedTexts {
    fileprivate func knows(_ id: String) -> Bool { indices[id] != nil || silentIDs.contains(id) }
}

extension String {
    /// Whether a code of a language is another one, or that of one of its regions.
    fileprivate func isOf(_ language: String) -> Bool { self == language || hasPrefix(language + "-") }
}
