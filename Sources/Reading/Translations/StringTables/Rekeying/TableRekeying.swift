import Diagnostics

/// Renames or copies rows of a table or catalog under new keys, preserving every other byte of the file.
///
/// The result is read back to verify that each row has its texts, in every language, under the intended keys.
package struct TableRekeying {
    private let moved: MovedKeys
    private let newIDs: [String]

    /// - Parameter ids: All ids of the definition, used to recognize composed keys.
    package init(_ moves: [IDMove], ids: Set<String>) {
        moved = MovedKeys(moves, ids: ids)
        newIDs = moves.map(\.new)
    }

    /// Returns the bytes of the edited file; `nil` if no row uses the ids.
    ///
    /// Throws if the file has any finding other than an unknown escape, even for rows that do not move, because its
    /// contents are then uncertain.
    package func apply(to source: SourceText) throws(TableRefusal) -> [UInt8]? {
        let file = TableFile(source, language: "")
        let before = file.contents
        if let finding = before.diagnostics.first(where: { $0.kind != .unknownTableEscape }) {
            throw TableRefusal(path: source.path, reason: finding.message)
        }
        // The first table of a catalog, that of the source language, lists every key.
        guard let table = before.tables.first else {
            throw TableRefusal(path: source.path, reason: "it does not have the structure of a table")
        }
        var rows: [(entry: StringTable.Entry, keys: [String])] = []
        var taken: Set<String> = []
        for entry in table.entries {
            guard let keys = moved.keys(for: entry.key) else {
                throw TableRefusal(path: source.path, reason: "the row '\(entry.key)' would be copied too often")
            }
            for key in keys where !taken.insert(key).inserted {
                throw TableRefusal(path: source.path, reason: "it already has a row '\(key)'")
            }
            if keys != [entry.key] { rows.append((entry, keys)) }
        }
        if rows.isEmpty { return nil }
        guard newIDs.allSatisfy(StringTable.needsNoEscape) else {
            throw TableRefusal(path: source.path, reason: "the new id contains characters that a table must escape")
        }
        let writer = RowWriter(table)
        let edited = try file.applying(rows.map { writer.edit($0.entry, $0.keys) })
        guard hasExpectedRows(edited.contents, before.tables) else {
            throw TableRefusal(path: source.path, reason: "its rows cannot be distinguished with certainty")
        }
        return edited.bytes
    }

    /// Whether the written file has exactly the intended rows.
    private func hasExpectedRows(_ after: StringTableReader.Result, _ old: [StringTable]) -> Bool {
        guard after.diagnostics.allSatisfy({ $0.kind == .unknownTableEscape }) else { return false }
        guard after.tables.map(\.language) == old.map(\.language) else { return false }
        return zip(old, after.tables).allSatisfy { old, new in
            var count = 0
            for entry in old.entries {
                for key in moved.keys(for: entry.key) ?? [] {
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
