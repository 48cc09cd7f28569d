import Diagnostics

package struct KeyMoves: Sendable {
    /// The new ids by the old ones, without ids that stay the same.
    package let ids: [String: String]
    let known: Set<String>

    /// - Parameters:
    ///   - ids: The new ids by the old ones.
    ///   - known: Every id of the definition, because a key may combine an id that moves with one that stays.
    package init(_ ids: [String: String], among known: some Sequence<String>) {
        self.ids = ids.filter { $0.key != $0.value }
        self.known = Set(known).union(ids.keys)
    }
}

extension TableFile {
    /// Returns the file with rows under new keys. Nothing else changes, so the reverse move restores the bytes.
    ///
    /// Rows keep their positions, even in a catalog, which Xcode sorts the next time it writes the file.
    package func moving(_ moves: KeyMoves) throws(TableRefusal) -> TableFile {
        if let refusal { throw refusal }
        let rekeying = TableRekeying(
            moves.ids.map { IDMove(from: $0.key, to: $0.value, keepingOld: false) },
            ids: moves.known
        )
        guard let new = try rekeying.apply(to: SourceText(path: path, bytes: bytes)) else { return self }
        return TableFile(SourceText(path: path, bytes: new), language: language)
    }
}
