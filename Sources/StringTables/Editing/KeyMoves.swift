import Diagnostics

package struct KeyMoves: Sendable {
    /// The new ids by the old ones; ids that stay are not among them.
    package let ids: [String: String]
    let known: Set<String>

    /// - Parameters:
    ///   - ids: The new ids by the old ones.
    ///   - known: Every id of the definition: keys may be composed of an id that moves and one that stays.
    package init(_ ids: [String: String], among known: some Sequence<String>) {
        self.ids = ids.filter { $0.key != $0.value }
        self.known = Set(known).union(ids.keys)
    }
}

extension TableFile {
    /// The file with rows under new keys. Nothing else changes, so that moving them back gives the same bytes.
    ///
    /// Rows stay where they are, also in a catalogue, which Xcode sorts the next time that it writes it.
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
