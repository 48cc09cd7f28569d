import Translations

/// Completes the tables of a definition: adds missing rows and moves lost translations to their new ids.
package struct SyncPlan: Sendable {
    package private(set) var tables: EditedTables
    /// The number of rows added with the definition's text, marked as new if the text is still to be written.
    package private(set) var added = 0
    /// The number of rows that got the id of the text they translate.
    package private(set) var rekeyed = 0
    /// Rows whose text may now have one of several ids.
    package private(set) var unclear: [(key: String, ids: [String])] = []
    /// Old ids that several texts may now have, with the same translation for all of them.
    private var sharedIDs: Set<String> = []
    /// The keys of unused rows in each file that has any, whether or not they are removed.
    package private(set) var orphans: [[String]] = []
    /// The rows that are removed, each with its table and its texts.
    package private(set) var removed: [String] = []

    /// - Parameter languages: The languages to complete, with or without a table.
    package init(
        _ translations: DefinitionTranslations,
        languages: [String],
        removesUnused: Bool,
        history: TextMoves? = nil
    ) throws(TableRefusal) {
        tables = EditedTables(files: translations.files)
        var moves = history?.current ?? [:]
        let candidates = history?.candidates ?? [:]
        for lost in translations.orphans.lost {
            for row in lost.rows where moves[row.entry.key] == nil { moves[row.entry.key] = row.text.id }
        }
        for index in tables.files.indices
        where tables.files[index].isCatalogue || languages.contains(tables.files[index].language)
            || translations.isSourceLanguage(tables.files[index].language)
        {
            var own = moves
            for moved in translations.orphans.movedSources where moved.table.source.path == tables.files[index].path {
                for row in moved.rows where own[row.entry.key] == nil { own[row.entry.key] = row.text.id }
            }
            try follow(own, or: candidates, in: index, of: translations)
        }
        let found = translations.replacingFiles(tables.files)
        for language in languages { try complete(language, found) }
        try completeSourceTables(found)
        try prune(
            translations.replacingFiles(tables.files),
            languages,
            removing: removesUnused,
            keeping: Set(candidates.keys)
        )
        let left = Set(orphans.joined()).subtracting(sharedIDs)
        unclear = candidates.filter { left.contains($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    // MARK: - Lost translations

    /// Moves rows of a file to the current ids of their texts. An existing row under the new id stays, unless it is
    /// waiting for its translation.
    private mutating func follow(
        _ moves: [String: String],
        or candidates: [String: [String]],
        in index: Int,
        of translations: DefinitionTranslations
    ) throws(TableRefusal) {
        var file = tables.files[index]
        let matches = translations.tables.filter { $0.table.source.path == file.path }
        let keys = Set(matches.flatMap(\.orphans).flatMap { ComposedKey.beginnings(of: $0.key) })
        var free: [String: String] = [:]
        var filled: [(old: String, row: RowText)] = []
        var taken: Set<String> = []
        for (old, new) in moves.sorted(by: { $0.key < $1.key }) where keys.contains(old) {
            if !matches.contains(where: { $0.table[new] != nil }) {
                if taken.insert(new).inserted { free[old] = new }
            } else if let match = matches.first, !match.table.isCatalogue, matches.count == 1,
                match.isWaiting(new, at: translations.texts.indices[new]),
                let value = match.table[old]?.values.first, taken.insert(new).inserted
            {
                filled.append((old, RowText(key: new, text: value.text, state: value.state)))
            }
        }
        if let table = matches.first?.table, !filled.isEmpty {
            file = try file.setting(filled.map(\.row), in: table.language, order: translations.order)
                .removing(Set(filled.map(\.old)))
            rekeyed += filled.count
        }
        // Texts with the same wording share one translation if all existing translations agree.
        var copies: [RowText] = []
        if let table = matches.first?.table, matches.count == 1 {
            let groups = Dictionary(grouping: candidates.keys.sorted()) { candidates[$0] ?? [] }
            for (new, old) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
                let entries = old.compactMap { table[$0] }
                guard let entry = entries.first, Set(entries.map(\.text)).count == 1, let text = entry.text else {
                    continue
                }
                sharedIDs.formUnion(old)
                for (position, id) in new.filter({ table[$0] == nil }).enumerated() {
                    if position < entries.count {
                        free[entries[position].key] = id
                    } else {
                        copies.append(RowText(key: id, text: text, state: entry.values.first?.state ?? .translated))
                    }
                }
            }
            file = try file.setting(copies, in: table.language, order: translations.order)
            rekeyed += copies.count
        }
        if !free.isEmpty { file = try file.moving(KeyMoves(free, among: translations.order)) }
        tables.files[index] = file
        rekeyed += free.count
    }

    // MARK: - Missing rows

    private mutating func complete(_ language: String, _ translations: DefinitionTranslations) throws(TableRefusal) {
        let isSource = translations.isSourceLanguage(language)
        let matches = translations.tables.filter { isSource ? $0.isSourceLanguage : $0.table.language == language }
        // The tables of the source language are completed together.
        if isSource, matches.contains(where: { !$0.table.entries.isEmpty }) { return }
        let allValueRows = translations.valueRows(in: matches)
        var rows: [RowText] = []
        for (index, text) in translations.texts.texts.enumerated() where text.isWorthTranslating {
            let comment = translations.context(of: text).place
            func add(_ key: String, _ source: String) {
                let state: StringTable.State = isSource && !TextKey.isKey(source) ? .translated : .new
                rows.append(RowText(key: key, text: source, state: state, comment: comment))
            }
            let entries = matches.compactMap { $0.rows[index] }
            if entries.contains(where: { !$0.values.isEmpty || !$0.isTranslatable }) { continue }
            let valueRows = Set((allValueRows[index] ?? []).map(\.valueID))
            if valueRows.isEmpty {
                add(text.id, text.text.value)
            } else if text.choices.count == 1, let choice = text.choices.first {
                for value in choice.values where !value.isUnknown && !valueRows.contains(value.id) {
                    let key = text.id + "-" + value.id
                    add(key, translations.texts.filled(text, forKey: key))
                }
            }
        }
        added += rows.count
        try tables.set(rows, in: language, of: translations)
    }

    /// Adds the rows that a source language table lacks, because other languages are compared with them.
    private mutating func completeSourceTables(_ translations: DefinitionTranslations) throws(TableRefusal) {
        for match in translations.tables where match.isSourceLanguage && !match.table.entries.isEmpty {
            guard let index = tables.files.firstIndex(where: { $0.path == match.table.source.path }) else { continue }
            var rows: [RowText] = []
            for (position, text) in translations.texts.texts.enumerated()
            where text.isWorthTranslating && !match.hasValueRows[position] {
                if match.rows[position]?.values.isEmpty == false { continue }
                rows.append(
                    RowText(
                        key: text.id,
                        text: text.text.value,
                        // A text that is only a key still has to be written.
                        state: TextKey.isKey(text.text.value) ? .new : .translated,
                        comment: translations.context(of: text).place
                    )
                )
            }
            added += rows.count
            tables.files[index] = try tables.files[index].setting(
                rows,
                in: match.table.language,
                order: translations.order
            )
        }
    }

    // MARK: - Rows that nothing uses

    private mutating func prune(
        _ translations: DefinitionTranslations,
        _ languages: [String],
        removing removes: Bool,
        keeping unclear: Set<String>
    ) throws(TableRefusal) {
        let lost = Set(translations.orphans.lost.flatMap(\.rows).map(\.entry.key))
        for index in tables.files.indices {
            let path = tables.files[index].path
            let matches = translations.tables.filter {
                $0.table.source.path == path && ($0.isSourceLanguage || languages.contains($0.table.language))
            }
            let keys = matches.flatMap(\.orphans).map(\.key).filter { !lost.contains($0) }.distinct
            if keys.isEmpty { continue }
            orphans.append(keys)
            guard removes else { continue }
            let unused = keys.filter { !unclear.contains($0) }
            tables.files[index] = try tables.files[index].removing(Set(unused))
            removed += unused.map { key in
                let texts = matches.compactMap { $0.table[key]?.text }
                return "\(path): \(key) = \(texts.joined(separator: " | "))"
            }
        }
    }
}

extension DefinitionTranslations {
    /// Returns the same translations with new file contents.
    package func replacingFiles(_ files: [TableFile]) -> DefinitionTranslations {
        DefinitionTranslations(definition, files: files, in: surroundings)
    }
}
