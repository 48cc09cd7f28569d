import Diagnostics

/// Which ids of a definition are replaced by which.
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

    fileprivate var rekeying: TableRekeying {
        TableRekeying(ids.map { IDMove(from: $0.key, to: $0.value, keepingOld: false) }, ids: known)
    }
}

extension TableFile {
    /// The file with rows under new keys. Nothing else changes, so that moving them back gives the same bytes.
    ///
    /// Rows stay where they are, also in a catalogue, which Xcode sorts the next time that it writes it.
    package func moving(_ moves: KeyMoves) throws(TableRefusal) -> TableFile { try applying(moves.rekeying) }

    /// The file with other keys for single rows.
    package func rekeying(_ rows: [(StringTable.Entry, String)]) throws(TableRefusal) -> TableFile {
        let moves = rows.map { IDMove(from: $0.0.key, to: $0.1, keepingOld: false) }
        return try applying(TableRekeying(moves, ids: []))
    }

    private func applying(_ rekeying: TableRekeying) throws(TableRefusal) -> TableFile {
        if let refusal { throw refusal }
        guard let new = try rekeying.apply(to: SourceText(path: path, bytes: bytes)) else { return self }
        return TableFile(SourceText(path: path, bytes: new), language: language)
    }
}
