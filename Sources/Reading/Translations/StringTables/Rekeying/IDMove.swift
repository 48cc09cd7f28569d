package struct IDMove: Hashable, Sendable {
    package var old: String
    package var new: String
    /// Whether another text of the definition keeps the old id, so that rows are copied instead of renamed.
    package var keepsOld: Bool

    package init(from old: String, to new: String, keepingOld keepsOld: Bool) {
        self.old = old
        self.new = new
        self.keepsOld = keepsOld
    }
}

/// Maps the keys of rows to their keys after ids have moved.
///
/// A key is an id, or several joined by hyphens: Xcode translates a text with a variable once per value, under `<id of
/// the text>-<id of the value's display name>`. Because ids may contain hyphens, a key is split only into ids that the
/// definition has.
struct MovedKeys {
    private let moves: [String: [IDMove]]
    private let ids: Set<String>

    init(_ moves: [IDMove], ids: Set<String>) {
        self.moves = Dictionary(grouping: moves, by: \.old)
        self.ids = ids.union(moves.map(\.old))
    }

    /// Returns the new keys of a row, including its own if it stays; `nil` if there would be too many.
    func keys(for key: String) -> [String]? {
        let parts = parts(of: key)
        guard parts.contains(where: { moves[$0] != nil }) else { return [key] }
        var keys = [""]
        for (index, part) in parts.enumerated() {
            let forms = forms(of: part)
            guard keys.count * forms.count <= Self.limit else { return nil }
            keys = keys.flatMap { start in forms.map { index == 0 ? $0 : start + "-" + $0 } }
        }
        return keys
    }

    private static let limit = 1_000

    private func forms(of id: String) -> [String] {
        guard let own = moves[id] else { return [id] }
        return (own.contains { $0.keepsOld } ? [id] : []) + own.map(\.new)
    }

    /// The ids that a key is composed of; only the key itself if it is an id or not composed of ids.
    private func parts(of key: String) -> [String] {
        guard !ids.contains(key), let (first, rest) = ComposedKey.split(key, isText: ids.contains, isID: ids.contains)
        else {
            return [key]
        }
        return [first] + (ids.contains(rest) ? [rest] : rest.split(separator: "-").map(String.init))
    }
}

/// A composed key: `<id of a text>-<id of a value's display name>`, or with several values. Ids may contain hyphens.
package enum ComposedKey {
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
