import IntentSchema

/// Which ids texts have now that had others before, followed from one state of a definition to the next.
package struct TextMoves: Sendable {
    /// Where a text stood and what it said, by its id.
    private var uses: [String: Use] = [:]
    /// The same of ids that no text has any more and whose text has not been found again.
    private var gone: [String: Use] = [:]
    private var moves: [String: String] = [:]
    /// Texts that several ids may have become.
    private var unclear: [String: [String]] = [:]

    private struct Use: Sendable, Hashable {
        var place: String
        var text: String
    }

    /// The present ids by those that the texts had before; ids that are in use are not among the old ones.
    package var current: [String: String] {
        moves.filter { uses[$0.key] == nil && uses[$0.value] != nil }
    }

    /// The ids that the text of an id may have now, where that is not clear.
    package var candidates: [String: [String]] {
        unclear.filter { uses[$0.key] == nil && moves[$0.key] == nil }.mapValues { ids in
            ids.filter { uses[$0] != nil }
        }.filter { !$0.value.isEmpty }
    }

    mutating func follow(_ definition: Definition) {
        var new: [String: Use] = [:]
        var counts: [String: Int] = [:]
        for use in definition.localizedTexts {
            let place = use.symbol + "/" + use.key
            counts[place, default: 0] += 1
            guard let id = use.text.id?.value, let text = use.text.text?.value, !text.isEmpty, new[id] == nil else {
                continue
            }
            new[id] = Use(place: "\(place)/\(counts[place, default: 0])", text: Wording.normalized(text))
        }
        let known = uses.merging(gone) { current, _ in current }
        let added = new.filter { uses[$0.key] == nil && gone[$0.key] == nil }
        gone = known.filter { new[$0.key] == nil }
        if !added.isEmpty { match(added) }
        uses = new
    }

    /// Finds the texts of ids that are gone among new ones: at the same place, or else the only one that says the same.
    private mutating func match(_ added: [String: Use]) {
        let places = Dictionary(added.map { ($0.value, $0.key) }) { first, _ in first }
        var found: [(old: String, new: String)] = []
        for (old, use) in gone { if let new = places[use] { found.append((old, new)) } }
        // Two ids whose texts stood at one place, one after the other: the last one is not known to be right.
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
                for old in olds { unclear[old] = candidates.sorted() }
            }
        }
    }

    private mutating func move(_ old: String, to new: String) {
        gone[old] = nil
        for (first, last) in moves where last == old { moves[first] = new }
        moves[old] = new
    }
}
