/// Applies fixes to the bytes of a file and keeps every other byte as it was.
///
/// Whether the result still means something is for the caller to check, by reading it again. A fix that touches what
/// another one changes is left for the next run.
public struct FixApplication: Sendable {
    /// The bytes with the fixes applied.
    public private(set) var bytes: [UInt8]
    /// How many fixes were applied. A fix that makes the same edits as one before it counts, too.
    public private(set) var appliedCount = 0
    /// The fixes that were not applied because they overlap one that was, or lie outside the text, in their order.
    public private(set) var skipped: [FixIt] = []

    /// Applies the first of two fixes that overlap.
    ///
    /// - Parameters:
    ///   - fixIts: What to apply; each is applied as a whole or not at all.
    ///   - bytes: The text that the fixes' ranges count in.
    public init(_ fixIts: [FixIt], to bytes: [UInt8]) {
        var edits: [FixIt.Edit] = []
        var known: Set<FixIt.Edit> = []
        var claims = Claims(count: bytes.count)
        for fixIt in fixIts {
            let new = fixIt.edits.filter { !known.contains($0) }
            guard claims.claim(new.map(\.range)) else {
                skipped.append(fixIt)
                continue
            }
            edits += new
            known.formUnion(new)
            appliedCount += 1
        }
        edits.sort {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }

        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for edit in edits {
            result += bytes[position..<Int(edit.range.lowerBound)]
            result += edit.replacement.utf8
            position = Int(edit.range.upperBound)
        }
        result += bytes[position...]
        self.bytes = result
    }

    /// Which bytes are replaced already, and between which something is inserted.
    private struct Claims {
        private var replaced: [Bool]
        private var inserted: [Bool]

        init(count: Int) {
            replaced = [Bool](repeating: false, count: count)
            inserted = [Bool](repeating: false, count: count + 1)
        }

        /// Claims all ranges, or none when one of them is taken or lies outside the text.
        mutating func claim(_ ranges: [SourceRange]) -> Bool {
            var claimed = 0
            for range in ranges {
                guard isFree(range) else { break }
                mark(range, true)
                claimed += 1
            }
            guard claimed < ranges.count else { return true }
            for range in ranges[..<claimed] { mark(range, false) }
            return false
        }

        private func isFree(_ range: SourceRange) -> Bool {
            let (lower, upper) = (Int(range.lowerBound), Int(range.upperBound))
            guard lower <= upper, upper <= replaced.count else { return false }
            guard lower < upper else {
                let isInside = lower > 0 && lower < replaced.count && replaced[lower - 1] && replaced[lower]
                return !inserted[lower] && !isInside
            }
            return !replaced[lower..<upper].contains(true) && !inserted[lower + 1..<upper].contains(true)
        }

        private mutating func mark(_ range: SourceRange, _ value: Bool) {
            let (lower, upper) = (Int(range.lowerBound), Int(range.upperBound))
            if lower == upper {
                inserted[lower] = value
            } else {
                for index in lower..<upper { replaced[index] = value }
            }
        }
    }
}
