/// New ids of a definition's texts, and the keys that table rows get from them.
///
/// A key is an id, or several joined by hyphens: Xcode translates a text with a variable once per value, under `<id of
/// the text>-<id of the value's display name>`. Because ids may contain hyphens, a key is split only into ids that the
/// definition has.
package struct KeyMoves: Sendable {
    /// The new ids by the old ones, without ids that stay the same.
    package let ids: [String: String]
    /// By id, the ids that get a copy of its rows, because a different text shared it.
    private(set) var copies: [String: [String]]
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
        self.copies = Dictionary(grouping: copies, by: \.old).mapValues { $0.map(\.new) }
        self.known = Set(known).union(ids.keys).union(copies.map(\.old))
    }

    /// Returns the moves without copies to ids that rows have already.
    func copyingOnly(to isWanted: (_ new: String) -> Bool) -> KeyMoves {
        var moves = self
        moves.copies = copies.mapValues { $0.filter(isWanted) }.filter { !$0.value.isEmpty }
        return moves
    }

    /// The ids that texts get.
    var newIDs: [String] { Array(ids.values) + copies.values.joined() }

    /// Returns the new keys of a row, including its own if it stays; `nil` if there would be too many.
    func keys(for key: String) -> [String]? {
        var keys = [""]
        for (index, part) in parts(of: key).enumerated() {
            let forms = [ids[part] ?? part] + (copies[part] ?? [])
            guard keys.count * forms.count <= Self.limit else { return nil }
            keys = keys.flatMap { start in forms.map { index == 0 ? $0 : start + "-" + $0 } }
        }
        return keys
    }

    private static let limit = 1_000

    /// The ids that a key is composed of; only the key itself if it is an id or not composed of ids.
    private func parts(of key: String) -> [String] {
        guard !known.contains(key),
            let (first, rest) = ComposedKey.split(key, isText: known.contains, isID: known.contains)
        else { return [key] }
        return [first] + (known.contains(rest) ? [rest] : rest.split(separator: "-").map(String.init))
    }
}

/// A composed key: `<id of a text>-<id of a value's display name>`, or with several values. Ids may contain hyphens.
package enum ComposedKey {
    /// The ids that a key may begin with: itself, and what precedes one of its first hyphens.
    package static func beginnings(of key: String) -> [String] {
        guard key.utf8.count <= 256 else { return [key] }
        let hyphens = key.utf8.indices.lazy.filter { key.utf8[$0] == UInt8(ascii: "-") }.prefix(32)
        return [key] + hyphens.map { String(key[..<$0]) }
    }

    /// Splits a key into the id of its text and the part after the hyphen; `nil` if the key is not composed of ids.
    package static func split(_ key: String, isText: (String) -> Bool, isID: (String) -> Bool) -> (
        text: String, rest: String
    )? {
        // Longer keys are not composed; the limit bounds the work for keys with thousands of hyphens.
        guard key.utf8.count <= 256 else { return nil }
        var position = key.utf8.startIndex
        while let hyphen = key.utf8[position...].firstIndex(of: UInt8(ascii: "-")) {
            position = key.utf8.index(after: hyphen)
            let (text, rest) = (String(key[..<hyphen]), String(key[position...]))
            guard isText(text) else { continue }
            let pieces = rest.split(separator: "-").map(String.init)
            if isID(rest) || (!pieces.isEmpty && pieces.allSatisfy(isID)) { return (text, rest) }
        }
        return nil
    }
}
