import Diagnostics

/// Applies fixes to the bytes of a file and keeps every other byte as it was.
///
/// Whether the result still means something is for the caller to check, by reading it again. A fix that touches what
/// another one changes is left for the next run; so is one that inserts right before or after what another one deletes, since
/// what it was meant for may be gone.
package struct FixApplication: Sendable {
    package private(set) var bytes: [UInt8]
    /// How many fixes were applied. A fix that makes the same edits as one before it counts, too.
    package private(set) var appliedCount = 0
    /// The fixes that were not applied because they overlap one that was, or lie outside the text, in their order.
    package private(set) var skipped: [FixIt] = []

    /// Applies the first of two fixes that overlap.
    ///
    /// - Parameters:
    ///   - fixIts: What to apply; each is applied as a whole or not at all.
    ///   - bytes: The text that the fixes' ranges count in.
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

    /// Which bytes are replaced already, and between which something is inserted.
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

        /// Claims the ranges of all edits, or none when one of them is taken or lies outside the text.
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
