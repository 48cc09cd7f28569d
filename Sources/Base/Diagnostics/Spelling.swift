/// Suggests corrections for misspelled names.
package enum Spelling {
    /// Returns the candidate most similar to `name`, or `nil` if none is similar enough to suggest.
    ///
    /// A candidate is similar if a third of the length or fewer edits (insert, delete, replace, swap neighbors) turn
    /// one name into the other; a difference in case counts half. Of equally similar candidates, one with the same letters
    /// wins, or else the first, so the result is deterministic. Names longer than 100 bytes are skipped, which bounds the cost.
    ///
    /// - Parameter edits: the most edits, where a third of the length is too many.
    package static func nearest(
        to name: String,
        among candidates: some Sequence<String>,
        within edits: Int = .max
    ) -> String? {
        let wanted = Array(name.utf8)
        guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
        var best: (rank: Int, name: String)?
        let wantedLetters = letters(of: name)
        for candidate in candidates {
            let count = candidate.utf8.count
            guard count <= 100, count > 0 else { continue }
            // Distances are twice the number of edits, because a difference in case counts as half an edit.
            let limit = 2 * min(edits, max(1, max(wanted.count, count) / 3))
            guard 2 * abs(count - wanted.count) <= limit else { continue }
            // Each edit adds or removes at most one letter.
            let candidateLetters = letters(of: candidate)
            let missing = (wantedLetters & ~candidateLetters).nonzeroBitCount
            let added = (candidateLetters & ~wantedLetters).nonzeroBitCount
            guard 2 * max(missing, added) <= limit,
                let distance = editDistance(wanted, Array(candidate.utf8), limit: limit)
            else { continue }
            // Swapping letters is likelier than replacing one.
            let rank = 2 * distance + (candidateLetters == wantedLetters ? 0 : 1)
            if rank < best?.rank ?? .max { best = (rank, candidate) }
        }
        return best?.name
    }

    /// Returns `; did you mean 'x'?`, or an empty string if no candidate is similar.
    package static func suggestion(for name: String, among candidates: some Sequence<String>) -> String {
        nearest(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// Returns the word of a vocabulary that `word` must mean: with another case or spaces, without or with twice the
    /// prefix, the only one that it begins with at least three letters of, or the most similar.
    ///
    /// - Parameters:
    ///   - prefix: The prefix of all known words.
    ///   - edits: As in `nearest(to:among:within:)`.
    package static func nearWord(
        to word: String,
        among known: [String],
        prefix: String = "",
        within edits: Int = .max
    ) -> String? {
        let plain = prefix.lowercased() + own(word.filter { $0 != " " }, prefix).lowercased()
        if let same = known.first(where: { $0.lowercased() == plain }) { return same }
        let longer = known.filter { $0.lowercased().hasPrefix(plain) }
        if plain.utf8.count >= prefix.utf8.count + 3, longer.count == 1 { return longer.first }
        return nearest(to: word, among: known, within: edits)
    }

    /// The word without the prefix, which may be missing or doubled.
    private static func own(_ word: String, _ prefix: String) -> Substring {
        var own = word[...]
        while !prefix.isEmpty, own.hasPrefix(prefix) { own = own.dropFirst(prefix.count) }
        return own
    }

    /// The letters and other characters of a name, ignoring case. Some share a bit.
    private static func letters(of name: String) -> UInt64 {
        name.utf8.reduce(0) { $0 | 1 << UInt64(($1 | 0x20) & 63) }
    }

    /// - Parameter limit: a greater distance gives `nil`, mostly without being computed.
    private static func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
        var beforePrevious = [Int](repeating: 0, count: right.count + 1)
        var previous = (0...right.count).map { 2 * $0 }
        var current = beforePrevious
        var leastBefore = 0
        for row in 1...left.count {
            current[0] = 2 * row
            var least = current[0]
            for column in 1...right.count {
                let cost = substitutionCost(left[row - 1], right[column - 1])
                current[column] = min(previous[column] + 2, current[column - 1] + 2, previous[column - 1] + cost)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    current[column] = min(current[column], beforePrevious[column - 2] + 2)
                }
                least = min(least, current[column])
            }
            // Later rows build on these two.
            if least > limit, leastBefore > limit { return nil }
            leastBefore = least
            swap(&beforePrevious, &previous)
            swap(&previous, &current)
        }
        return previous[right.count] <= limit ? previous[right.count] : nil
    }

    private static func substitutionCost(_ left: UInt8, _ right: UInt8) -> Int {
        if left == right { return 0 }
        return left.isLetter && left | 0x20 == right | 0x20 ? 1 : 2
    }
}
