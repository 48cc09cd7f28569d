import Diagnostics

extension TableFile {
    /// Returns the file with rows under new keys. Nothing else changes, so the reverse move restores the bytes. Rows
    /// that have their new keys already stay.
    ///
    /// Rows keep their positions, even in a catalog, which Xcode sorts the next time it writes the file. The result is
    /// read back to verify that each row has its texts, in every language, under the intended keys.
    ///
    /// Throws if the file has any finding other than an unknown escape, even for rows that do not move, because its
    /// contents are then uncertain.
    package func moving(_ moves: KeyMoves) throws(TableRefusal) -> TableFile {
        if let refusal { throw refusal }
        if let finding = contents.diagnostics.first(where: { $0.kind != .unknownTableEscape }) {
            throw TableRefusal(path: path, reason: finding.message)
        }
        // The first table of a catalog, that of the source language, lists every key.
        guard let table = contents.tables.first else { return self }
        let written = moves.copies.isEmpty ? [] : writtenIDs
        let moves = moves.copyingOnly { !written.contains($0) }
        var edits: [FixIt.Edit] = []
        var taken: Set<String> = []
        for entry in table.entries {
            guard let keys = moves.keys(for: entry.key) else {
                throw TableRefusal(path: path, reason: "the row '\(entry.key)' would be copied too often")
            }
            for key in keys where !taken.insert(key).inserted {
                throw TableRefusal(path: path, reason: "it already has a row '\(key)'")
            }
            if keys != [entry.key] { edits.append(table.writing(entry, under: keys)) }
        }
        if edits.isEmpty { return self }
        guard moves.newIDs.allSatisfy(StringTable.needsNoEscape) else {
            throw TableRefusal(path: path, reason: "the new id contains characters that a table must escape")
        }
        let edited = try applying(edits)
        guard edited.hasRows(of: contents.tables, movedBy: moves) else {
            throw TableRefusal(path: path, reason: "its rows cannot be distinguished with certainty")
        }
        return edited
    }

    /// The keys of all rows, and what they may begin with: the ids before their hyphens.
    private var writtenIDs: Set<String> {
        Set(contents.tables.flatMap(\.entries).flatMap { ComposedKey.beginnings(of: $0.key) })
    }

    /// Whether the file has exactly the rows of the old tables, under their new keys.
    private func hasRows(of old: [StringTable], movedBy moves: KeyMoves) -> Bool {
        guard contents.diagnostics.allSatisfy({ $0.kind == .unknownTableEscape }),
            contents.tables.map(\.language) == old.map(\.language)
        else { return false }
        return zip(old, contents.tables).allSatisfy { old, new in
            var count = 0
            for entry in old.entries {
                for key in moves.keys(for: entry.key) ?? [] {
                    guard let row = new[key], row.agrees(with: entry) else { return false }
                    count += 1
                }
            }
            return count == new.entries.count
        }
    }
}

extension StringTable.Entry {
    fileprivate func agrees(with other: StringTable.Entry) -> Bool {
        isStale == other.isStale && isTranslatable == other.isTranslatable && values.count == other.values.count
            && zip(values, other.values).allSatisfy {
                $0.variation == $1.variation && $0.text == $1.text && $0.state == $1.state
            }
    }
}
