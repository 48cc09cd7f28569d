import IntentSchema

/// Tracks the ids of texts from one state of a definition to the next.
package struct TextMoves: Sendable {
    /// The place and wording of each text, by its id.
    private var uses: [String: Use] = [:]
    /// The uses of ids that no text has anymore and whose text has not been found again.
    private var gone: [String: Use] = [:]
    private var moves: [String: String] = [:]
    /// The old ids of each id that texts have moved to.
    private var origins: [String: Set<String>] = [:]
    /// The ids that lost texts of one wording may have become, if ambiguous.
    private var ambiguities: [[String]] = []
    /// The positions of the ambiguities by old id.
    private var unclear: [String: Int] = [:]

    private struct Use: Sendable, Hashable {
        var place: TextPlace
        var text: String
    }

    /// The current ids by the old ones, without old ids that are in use again.
    package var current: [String: String] {
        moves.filter { uses[$0.key] == nil && uses[$0.value] != nil }
    }

    /// The ids that the text of an old id may have now, if ambiguous.
    package var candidates: [String: [String]] {
        let possible = ambiguities.map { $0.filter { uses[$0] != nil } }
        return unclear.filter { uses[$0.key] == nil && moves[$0.key] == nil && !possible[$0.value].isEmpty }
            .mapValues { possible[$0] }
    }

    mutating func follow(_ definition: Definition) {
        var new: [String: Use] = [:]
        for (place, use) in definition.textsByPlace {
            guard let id = use.text.id?.value, let text = use.text.text?.value, !text.isEmpty, new[id] == nil else {
                continue
            }
            new[id] = Use(place: place, text: Wording.normalized(text))
        }
        let known = uses.merging(gone) { current, _ in current }
        let added = new.filter { uses[$0.key] == nil && gone[$0.key] == nil }
        gone = known.filter { new[$0.key] == nil }
        if !added.isEmpty { match(added) }
        uses = new
    }

    /// Matches lost texts with new ids: by place and wording, or else by wording if it is unique.
    private mutating func match(_ added: [String: Use]) {
        let places = Dictionary(added.map { ($0.value, $0.key) }) { first, _ in first }
        var found: [(old: String, new: String)] = []
        for (old, use) in gone { if let new = places[use] { found.append((old, new)) } }
        // If two old ids match one new id, neither match is certain.
        let news = Dictionary(found.map { ($0.new, 1) }, uniquingKeysWith: +)
        var taken: Set<String> = []
        for (old, new) in found where news[new] == 1 {
            move(old, to: new)
            taken.insert(new)
        }
        let rest = Dictionary(grouping: added.keys.filter { !taken.contains($0) }) { added[$0]?.text ?? "" }
        for (text, olds) in Dictionary(grouping: gone.keys, by: { gone[$0]?.text ?? "" }) {
            guard let candidates = rest[text] else { continue }
            if olds.count == 1, candidates.count == 1 {
                move(olds[0], to: candidates[0])
            } else {
                for old in olds { unclear[old] = ambiguities.count }
                ambiguities.append(candidates.sorted())
            }
        }
    }

    private mutating func move(_ old: String, to new: String) {
        gone[old] = nil
        if let previous = moves[old] { origins[previous]?.remove(old) }
        let ids = (origins.removeValue(forKey: old) ?? []).union([old])
        for id in ids { moves[id] = new }
        origins[new, default: []].formUnion(ids)
    }
}
