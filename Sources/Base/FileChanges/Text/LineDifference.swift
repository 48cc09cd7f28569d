/// Finds the lines that differ between two texts with Myers' greedy algorithm, in rounds.
///
/// Eugene W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986). A round explores at most `maximumEdits`
/// edits. If the end is further away, the next round continues from the furthest path. So time grows linearly with the
/// number of lines, and the memory of a round is bounded.
struct LineDifference {
    /// A run of old lines and the run of new lines that replaces it. One of the two may be empty.
    struct Change: Equatable {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// The changes in text order, with at least one equal line between any two.
    private(set) var changes: [Change] = []

    private static let maximumEdits = 400
    private let old: [Int]
    private let new: [Int]

    init(_ oldLines: [ArraySlice<UInt8>], _ newLines: [ArraySlice<UInt8>]) {
        // Lines become numbers, so that each is hashed only once and comparisons are fast.
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let number = numbers[line] { return number }
            let number = numbers.count
            numbers[line] = number
            return number
        }
        old = oldLines.map(number)
        new = newLines.map(number)

        var end = Point(old: old.count, new: new.count)
        while end.old > 0, end.new > 0, old[end.old - 1] == new[end.new - 1] {
            end.old -= 1
            end.new -= 1
        }
        var position = Point(old: 0, new: 0)
        while position != end {
            position = advance(from: position, to: end)
        }
    }

    private struct Point: Equatable {
        var old: Int
        var new: Int
    }

    /// Marks a diagonal that no path has reached.
    private static let unreached = -1

    /// Records the changes of one round. Returns where it ended: `end`, or the furthest point within `maximumEdits`.
    ///
    /// A diagonal is the old line minus the new line, both relative to `start`.
    private mutating func advance(from start: Point, to end: Point) -> Point {
        let size = Point(old: end.old - start.old, new: end.new - start.new)
        let limit = min(Self.maximumEdits, size.old + size.new)
        // The old line reached by each number of edits, for the diagonals -edits, -edits + 2, … edits.
        var reached: [[Int]] = []
        var best = (edits: 0, index: 0, sum: -1)

        search: for edits in 0...limit {
            var row = [Int](repeating: Self.unreached, count: edits + 1)
            for index in 0...edits {
                let diagonal = 2 * index - edits
                var oldLine = edits == 0 ? 0 : Self.step(from: reached[edits - 1], to: index, edits, size).oldLine
                guard oldLine != Self.unreached else { continue }
                while oldLine < size.old, oldLine - diagonal < size.new,
                    old[start.old + oldLine] == new[start.new + oldLine - diagonal]
                {
                    oldLine += 1
                }
                row[index] = oldLine
                let sum = 2 * oldLine - diagonal
                if sum > best.sum { best = (edits, index, sum) }
                if sum == size.old + size.new {
                    reached.append(row)
                    break search
                }
            }
            reached.append(row)
        }
        recordPath(endingAt: best.index, edits: best.edits, reached, from: start, size: size)
        let oldLine = reached[best.edits][best.index]
        return Point(old: start.old + oldLine, new: start.new + oldLine - (2 * best.index - best.edits))
    }

    /// The better way to reach a diagonal: inserting a line from the diagonal above it, or deleting one from below.
    private static func step(
        from previous: [Int],
        to index: Int,
        _ edits: Int,
        _ size: Point
    ) -> (oldLine: Int, isInsertion: Bool) {
        let diagonal = 2 * index - edits
        var inserting = index < previous.count ? previous[index] : unreached
        if inserting != unreached, inserting - diagonal > size.new { inserting = unreached }
        var deleting = index > 0 ? previous[index - 1] : unreached
        if deleting != unreached { deleting = deleting < size.old ? deleting + 1 : unreached }
        return deleting >= inserting ? (deleting, false) : (inserting, true)
    }

    private mutating func recordPath(
        endingAt lastIndex: Int,
        edits lastEdits: Int,
        _ reached: [[Int]],
        from start: Point,
        size: Point
    ) {
        var path: [(at: Point, isInsertion: Bool)] = []
        var index = lastIndex
        for edits in stride(from: lastEdits, to: 0, by: -1) {
            let (oldLine, isInsertion) = Self.step(from: reached[edits - 1], to: index, edits, size)
            let newLine = oldLine - (2 * index - edits)
            let point = Point(
                old: start.old + oldLine - (isInsertion ? 0 : 1),
                new: start.new + newLine - (isInsertion ? 1 : 0)
            )
            path.append((point, isInsertion))
            if !isInsertion { index -= 1 }
        }
        for (point, isInsertion) in path.reversed() { record(point, isInsertion: isInsertion) }
    }

    private mutating func record(_ point: Point, isInsertion: Bool) {
        let next = Point(old: point.old + (isInsertion ? 0 : 1), new: point.new + (isInsertion ? 1 : 0))
        if let last = changes.last, last.old.upperBound == point.old, last.new.upperBound == point.new {
            changes[changes.count - 1] = Change(
                old: last.old.lowerBound..<next.old,
                new: last.new.lowerBound..<next.new
            )
        } else {
            changes.append(Change(old: point.old..<next.old, new: point.new..<next.new))
        }
    }
}
