import Translations

/// The tables of a definition after editing.
package struct EditedTables: Sendable {
    /// The definition's existing files, in their original order.
    package internal(set) var files: [TableFile]
    /// The rows for languages that have no table yet.
    package private(set) var created: [(language: String, rows: [RowText])] = []

    init(files: [TableFile]) { self.files = files }

    /// Adds each row to the file of its language that already has it, or else to the one with the most texts.
    mutating func set(
        _ rows: [RowText],
        in language: String,
        of translations: DefinitionTranslations
    ) throws(TableRefusal) {
        if rows.isEmpty { return }
        let own = files.indices.filter { files[$0].isFor(language) }
        func count(_ index: Int) -> Int { files[index].table(in: language)?.entries.count ?? -1 }
        guard let best = own.max(by: { count($0) < count($1) }) else { return created.append((language, rows)) }
        let order = translations.order(with: rows.map(\.key))
        let groups = Dictionary(grouping: rows) { row in
            own.first { files[$0].table(in: language)?[row.key] != nil } ?? best
        }
        for (index, rows) in groups.sorted(by: { $0.key < $1.key }) {
            files[index] = try files[index].setting(rows, in: language, order: order)
        }
    }
}
