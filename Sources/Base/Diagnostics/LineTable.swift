/// Converts byte offsets to lines and columns.
///
/// Built only when a report needs it. A line ends with LF, CR LF, or CR.
package struct LineTable: Sendable {
    private let bytes: [UInt8]
    private let starts: [Int]
    /// The counts before each block of the text, which make finding a column equally fast in lines of any length.
    private let countsBeforeBlock: [Counts]

    private static let blockSize = 256

    private struct Counts {
        /// UTF-8 continuation bytes.
        var continuations = 0
        /// Four-byte scalars, which take two UTF-16 code units.
        var surrogatePairs = 0

        mutating func add(_ slice: Slice<UnsafeRawBufferPointer>) {
            let bytes = UnsafeRawBufferPointer(rebasing: slice)
            // Most blocks are ASCII. This loop has no branches, so that the compiler vectorizes it.
            if bytes.reduce(0, |) < 0x80 { return }
            for byte in bytes where byte >= 0x80 {
                if byte & 0xC0 == 0x80 { continuations += 1 }
                if byte >= 0xF0 { surrogatePairs += 1 }
            }
        }
    }

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = bytes.withUnsafeBytes(Self.lineStarts)
        countsBeforeBlock = bytes.withUnsafeBytes(Self.counts)
    }

    private static func lineStarts(in bytes: UnsafeRawBufferPointer) -> [Int] {
        var starts = [0]
        starts.reserveCapacity(bytes.count / 32 + 1)
        var feed = bytes.firstIndex(of: 0x0A, from: 0) ?? bytes.count
        var returned = bytes.firstIndex(of: 0x0D, from: 0) ?? bytes.count
        while min(feed, returned) < bytes.count {
            // A carriage return immediately before a line feed does not end a line of its own.
            if feed == bytes.count || returned + 1 != feed { starts.append(min(feed, returned) + 1) }
            if feed < returned {
                feed = bytes.firstIndex(of: 0x0A, from: feed + 1) ?? bytes.count
            } else {
                returned = bytes.firstIndex(of: 0x0D, from: returned + 1) ?? bytes.count
            }
        }
        return starts
    }

    private static func counts(in bytes: UnsafeRawBufferPointer) -> [Counts] {
        var counts = Counts()
        return stride(from: 0, through: bytes.count, by: blockSize).map { start in
            let before = counts
            counts.add(bytes[start..<min(start + blockSize, bytes.count)])
            return before
        }
    }

    package struct Position: Equatable, Sendable {
        /// The line, starting at 1.
        package var line: Int
        /// The column in Unicode scalars, starting at 1, as compilers and editors count for the text of a definition.
        package var column: Int
        /// The column in UTF-16 code units, starting at 1, as SARIF and the language server protocol count.
        package var utf16Column: Int
    }

    /// Returns the position of a byte offset, clamped to the text.
    package func position(at offset: Int) -> Position {
        let offset = min(max(0, offset), bytes.count)
        let line = max(0, starts.countOfFirst { $0 <= offset } - 1)
        let counts = counts(from: starts[line], to: offset)
        let column = offset - starts[line] - counts.continuations + 1
        return Position(line: line + 1, column: column, utf16Column: column + counts.surrogatePairs)
    }

    /// Returns the bytes of a line (from 1) without its line break; empty if the line does not exist.
    package func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
        guard line >= 1, line <= starts.count else { return [] }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1].isLineBreak { end -= 1 }
        return bytes[start..<end]
    }

    private func counts(from start: Int, to end: Int) -> Counts {
        let (first, last) = (counts(before: start), counts(before: end))
        return Counts(
            continuations: last.continuations - first.continuations,
            surrogatePairs: last.surrogatePairs - first.surrogatePairs
        )
    }

    private func counts(before offset: Int) -> Counts {
        let block = offset / Self.blockSize
        var counts = countsBeforeBlock[block]
        bytes.withUnsafeBytes { counts.add($0[block * Self.blockSize..<offset]) }
        return counts
    }
}
