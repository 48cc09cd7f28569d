import Diagnostics

/// Gives rows of a table or of a catalogue other keys, or further ones, and keeps every other byte of the file.
///
/// What it returns has been read again: each row is there with its texts, in each language, under the keys that it is to have.
package struct TableRekeying {
    private let moved: MovedKeys
    private let newIDs: [String]

    /// - Parameter ids: All ids of the definition, by which keys that are made of several are known.
    package init(_ moves: [IDMove], ids: Set<String>) {
        moved = MovedKeys(moves, ids: ids)
        newIDs = moves.map(\.new)
    }

    /// The file's bytes afterwards; `nil` when none of its rows has to do with the ids.
    ///
    /// Throws for a file with any error or with repeated keys, whether or not that touches a row that moves: what stands in
    /// it is not certain then.
    package func apply(to source: SourceText) throws(TableRefusal) -> [UInt8]? {
        let file = TableFile(source, language: "")
        let before = file.contents
        if let finding = before.diagnostics.first(where: { $0.kind != .unknownTableEscape }) {
            throw TableRefusal(path: source.path, reason: finding.message)
        }
        // Of a catalogue the first table, that of the source language, lists every key.
        guard let table = before.tables.first else {
            throw TableRefusal(path: source.path, reason: "it does not have the structure of a table")
        }
        var rows: [(entry: StringTable.Entry, keys: [String])] = []
        var taken: Set<String> = []
        for entry in table.entries {
            guard let keys = moved.keys(for: entry.key) else {
                throw TableRefusal(path: source.path, reason: "the row '\(entry.key)' would become too many")
            }
            for key in keys where !taken.insert(key).inserted {
                throw TableRefusal(path: source.path, reason: "it already has a row '\(key)'")
            }
            if keys != [entry.key] { rows.append((entry, keys)) }
        }
        if rows.isEmpty { return nil }
        guard newIDs.allSatisfy(StringTable.needsNoEscape) else {
            throw TableRefusal(path: source.path, reason: "the new id would have to be escaped")
        }
        let writer = RowWriter(table)
        let edited = try file.applying(rows.map { writer.edit($0.entry, $0.keys) })
        guard isAsMeant(edited.contents, before.tables) else {
            throw TableRefusal(path: source.path, reason: "its rows cannot be distinguished with certainty")
        }
        return edited.bytes
    }

    /// Whether a file that was written says what it is to say.
    private func isAsMeant(_ after: StringTableReader.Result, _ old: [StringTable]) -> Bool {
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
