/// Which ids of a definition are replaced by which, and what becomes of the keys of its tables then.
package struct KeyMoves: Sendable {
    /// The new ids by the old ones; ids that stay are not among them.
    package let ids: [String: String]
    private let known: Set<String>

    /// - Parameters:
    ///   - ids: The new ids by the old ones.
    ///   - known: Every id of the definition: keys may be composed of an id that moves and one that stays.
    package init(_ ids: [String: String], among known: some Sequence<String>) {
        self.ids = ids.filter { $0.key != $0.value }
        self.known = Set(known).union(ids.keys)
    }

    /// The moves that undo these.
    package var reversed: KeyMoves {
        KeyMoves(
            Dictionary(ids.map { ($0.value, $0.key) }) { first, _ in first },
            among: known.map { ids[$0] ?? $0 }
        )
    }

    /// The new key of a row; `nil` when it stays as it is.
    ///
    /// Xcode exports a text with the names of values filled in under `<id of the text>-<id of the value's name>`, and such a key
    /// moves with any of its parts.
    package func newKey(for key: String) -> String? {
        if known.contains(key) { return ids[key] }
        // Two ids and what joins them; a key of thousands of hyphens is not one.
        guard key.utf8.count <= 256 else { return nil }
        var position = key.utf8.startIndex
        while let hyphen = key.utf8[position...].firstIndex(of: UInt8(ascii: "-")) {
            position = key.utf8.index(after: hyphen)
            let first = String(key[..<hyphen])
            guard known.contains(first) else { continue }
            let rest = String(key[position...])
            let parts = known.contains(rest) ? [rest] : rest.split(separator: "-").map(String.init)
            guard !parts.isEmpty, parts.allSatisfy(known.contains) else { continue }
            let new = ([first] + parts).map { ids[$0] ?? $0 }.joined(separator: "-")
            return new == key ? nil : new
        }
        return nil
    }
}
