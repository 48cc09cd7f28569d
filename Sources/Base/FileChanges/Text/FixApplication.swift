import Diagnostics

/// Applies fixes to the bytes of a file and preserves every other byte.
///
/// The caller must read the result again to check that it is valid. A fix that overlaps another one is left for the
/// next run. So is an insertion right before or after a deletion, because what it was meant for may be gone.
package struct FixApplication: Sendable {
    package private(set) var bytes: [UInt8]
    /// The number of applied fixes, including fixes whose edits an earlier fix had already made.
    package private(set) var appliedCount = 0
    /// The fixes, in order, that overlap an applied one or are outside of the text.
    package private(set) var skipped: [FixIt] = []

    /// Applies fixes in order. Of two that overlap, the first wins.
    ///
    /// - Parameters:
    ///   - fixIts: The fixes, each of which is applied completely or not at all.
    ///   - bytes: The text that the fixes' ranges refer to.
    package init(_ fixIts: [FixIt], to bytes: [UInt8]) {
        var edits: [FixIt.Edit] = []
        var known: Set<FixIt.Edit> = []
        var claims = Claims(count: bytes.count)
        for fixIt in fixIts {
            let new = fixIt.edits.filter { !known.contains($0) }
            guard claims.claim(new) else {
                skipped.append(fixIt)
                continue
            }
            edits += new
            known.formUnion(new)
            appliedCount += 1
        }
        self.bytes = edits.applied(to: bytes) ?? bytes
    }

    /// The bytes that are already replaced, and the offsets where something is inserted.
    private struct Claims {
        private enum Claim: UInt8 {
            case free, replaced, deleted
        }

        private var bytes: [Claim]
        private var inserted: [Bool]

        init(count: Int) {
            bytes = [Claim](repeating: .free, count: count)
            inserted = [Bool](repeating: false, count: count + 1)
        }

        /// Claims the ranges of all edits, or none if one of them is taken or outside of the text.
        mutating func claim(_ edits: [FixIt.Edit]) -> Bool {
            var claimed = 0
            for edit in edits {
                guard isFree(edit) else { break }
                mark(edit.range, edit.replacement.isEmpty ? .deleted : .replaced, isInserted: true)
                claimed += 1
            }
            guard claimed < edits.count else { return true }
            for edit in edits[..<claimed] { mark(edit.range, .free, isInserted: false) }
            return false
        }

        private func isFree(_ edit: FixIt.Edit) -> Bool {
            let (lower, upper) = (Int(edit.range.lowerBound), Int(edit.range.upperBound))
            guard lower <= upper, upper <= bytes.count else { return false }
            let before = lower > 0 ? bytes[lower - 1] : .free
            let after = upper < bytes.count ? bytes[upper] : .free
            guard lower < upper else {
                let isInside = before != .free && after != .free
                return !inserted[lower] && !isInside && before != .deleted && after != .deleted
            }
            guard bytes[lower..<upper].allSatisfy({ $0 == .free }), !inserted[lower + 1..<upper].contains(true) else {
                return false
            }
            return !edit.replacement.isEmpty || !(inserted[lower] || inserted[upper])
        }

        private mutating func mark(_ range: SourceRange, _ claim: Claim, isInserted: Bool) {
            let (lower, upper) = (Int(range.lowerBound), Int(range.upperBound))
            if lower == upper {
                inserted[lower] = isInserted
            } else {
                for index in lower..<upper { bytes[index] = claim }
            }
        }
    }
}
