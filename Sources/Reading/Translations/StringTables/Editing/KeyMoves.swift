import Diagnostics

package struct KeyMoves: Sendable {
    /// The new ids by the old ones, without ids that stay the same.
    package let ids: [String: String]
    /// Ids that get a copy of another id's rows, because a different text shared that id.
    let copies: [(old: String, new: String)]
    let known: Set<String>

    /// - Parameters:
    ///   - ids: The new ids by the old ones.
    ///   - known: Every id of the definition, because a key may combine an id that moves with one that stays.
    package init(
        _ ids: [String: String],
        copying copies: [(old: String, new: String)] = [],
        among known: some Sequence<String>
    ) {
        self.ids = ids.filter { $0.key != $0.value }
        self.copies = copies
        self.known = Set(known).union(ids.keys)
    }
}

extension TableFile {
    /// Returns the file with rows under new keys. Nothing else changes, so the reverse move restores the bytes. Rows
    /// that have their new keys already stay.
    ///
    /// Rows keep their positions, even in a catalog, which Xcode sorts the next time it writes the file.
    package func moving(_ moves: KeyMoves) throws(TableRefusal) -> TableFile {
        if let refusal { throw refusal }
        let renamed = moves.ids.map { IDMove(from: $0.key, to: $0.value, keepingOld: false) }
        let written = moves.copies.isEmpty ? [] : writtenIDs
        let copied = moves.copies.filter { !written.contains($0.new) }.map { copy in
            IDMove(from: copy.old, to: copy.new, keepingOld: moves.ids[copy.old] == nil)
        }
        let rekeying = TableRekeying(renamed + copied, ids: moves.known)
        guard let new = try rekeying.apply(to: SourceText(path: path, bytes: bytes)) else { return self }
        return TableFile(SourceText(path: path, bytes: new), language: language)
    }

    /// The keys of all rows, and what they may begin with: the ids before their hyphens.
    private var writtenIDs: Set<String> {
        Set(
            contents.tables.flatMap(\.entries).flatMap { entry in
                let parts = entry.key.split(separator: "-", maxSplits: 16, omittingEmptySubsequences: false)
                return parts.indices.map { parts[...$0].joined(separator: "-") } + [entry.key]
            }
        )
    }
}
