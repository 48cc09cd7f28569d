/// A set of edits that resolves a finding.
package struct FixIt: Hashable, Sendable {
    /// An instruction that says what the fix does, such as `Rename it to 'size'`.
    package var title: String
    /// Whether the fix can be applied without asking because it changes neither generated code nor users' saved data.
    package var isSafe: Bool
    /// The edits in text order. They never overlap, and none inserts immediately before or after a deletion.
    package var edits: [Edit]
    /// Edits to other files, by path. Either all edits of a fix are applied, or none.
    package var otherEdits: [String: Set<Edit>] = [:]

    /// Replaces the bytes of a range. The replacement is inserted as is, so text must already be escaped as XML.
    package struct Edit: Hashable, Sendable {
        /// The bytes to replace. An empty range inserts.
        package var range: SourceRange
        package var replacement: String

        package init(range: SourceRange, replacement: String) {
            self.range = range
            self.replacement = replacement
        }

        /// Returns an edit that inserts text before the byte at an offset.
        package static func insertion(_ text: String, at offset: UInt32) -> Edit {
            Edit(range: SourceRange(offset, offset), replacement: text)
        }
    }

    /// All edits by the path of their file: first those of the finding's own file, then the others in order.
    package func edits(in path: String) -> [(path: String, edits: [Edit])] {
        let others = otherEdits.sorted { $0.key < $1.key }.map { other in
            (other.key, other.value.sorted { $0.range.lowerBound < $1.range.lowerBound })
        }
        return [(path, edits)] + others
    }

    /// The fix with only the edits in some ranges of its file, which do not overlap; `nil` if there are none, or if edits
    /// of other files depend on them.
    func limited(to places: Set<SourceLocation>, in path: String) -> FixIt? {
        let kept = places.filter { $0.path == path }.sorted().flatMap { place -> ArraySlice<Edit> in
            guard case .range(let range) = place.place else { return [] }
            return edits[edits.countOfFirst { $0.range.lowerBound < range.lowerBound }...]
                .prefix { $0.range.upperBound <= range.upperBound }
        }
        return kept.isEmpty || !otherEdits.isEmpty ? nil : FixIt(title, isSafe: isSafe, edits: kept)
    }

    /// Joins fixes with one title; `nil` if one is missing or edits overlap.
    static func joining(_ fixes: [FixIt?]) -> FixIt? {
        let known = fixes.compactMap(\.self)
        guard var joined = known.first, known.count == fixes.count, known.allSatisfy({ $0.title == joined.title })
        else {
            return nil
        }
        joined.isSafe = known.allSatisfy(\.isSafe)
        joined.edits = Set(known.flatMap(\.edits)).sorted { $0.range.lowerBound < $1.range.lowerBound }
        joined.otherEdits = known.reduce(into: [:]) { $0.merge($1.otherEdits) { $0.union($1) } }
        let areApart = zip(joined.edits, joined.edits.dropFirst()).allSatisfy {
            $0.range.upperBound <= $1.range.lowerBound
        }
        return areApart ? joined : nil
    }

    package init(_ title: String, isSafe: Bool, edits: [Edit]) {
        self.title = title
        self.isSafe = isSafe
        self.edits = edits
    }
}

extension [FixIt.Edit] {
    /// Applies the edits, given in any order. Returns `nil` if two overlap or one lies outside the text.
    package func applied(to bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for edit in sorted(by: {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }) {
            let range = edit.range.offsets
            guard position <= range.lowerBound, range.upperBound <= bytes.count else { return nil }
            result += bytes[position..<range.lowerBound]
            result += edit.replacement.utf8
            position = range.upperBound
        }
        return result + bytes[position...]
    }
}
