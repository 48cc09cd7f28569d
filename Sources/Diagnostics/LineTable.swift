/// Where the lines of a text begin: turns byte offsets into lines and columns.
///
/// Built only when a report needs it. A line ends with LF, CR LF or CR.
package struct LineTable: Sendable {
    private let bytes: [UInt8]
    private let starts: [Int]
    /// For every block of the text, what stands before it, so that a column costs the same in a line of any length. Empty
    /// where no line is longer than a block.
    private let countsBeforeBlock: [Counts]

    private static let blockSize = 4096

    private struct Counts {
        /// Bytes that continue a scalar.
        var continuations = 0
        /// Scalars of four bytes, which take two UTF-16 code units.
        var surrogatePairs = 0

        mutating func add(_ slice: Slice<UnsafeRawBufferPointer>) {
            let bytes = UnsafeRawBufferPointer(rebasing: slice)
            for byte in bytes where byte >= 0x80 {
                if byte & 0xC0 == 0x80 { continuations += 1 }
                if byte >= 0xF0 { surrogatePairs += 1 }
            }
        }
    }

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let starts = bytes.withUnsafeBytes { Self.lineStarts(in: $0) }
        let longest = zip(starts, starts.dropFirst() + [bytes.count]).reduce(0) { max($0, $1.1 - $1.0) }
        self.starts = starts
        countsBeforeBlock = longest <= Self.blockSize ? [] : bytes.withUnsafeBytes { Self.counts(in: $0) }
    }

    private static func lineStarts(in bytes: UnsafeRawBufferPointer) -> [Int] {
        var starts = [0]
        starts.reserveCapacity(bytes.count / 32 + 1)
        let hasCarriageReturns = bytes.firstIndex(of: 0x0D, from: 0) != nil
        var start = 0
        while start < bytes.count {
            let end = bytes.firstIndex(of: 0x0A, from: start) ?? bytes.count
            if hasCarriageReturns {
                // One right before a line feed ends no line of its own.
                let last = end < bytes.count ? end - 1 : end
                for index in start..<max(start, last) where bytes[index] == 0x0D { starts.append(index + 1) }
            }
            start = end + 1
            if end < bytes.count { starts.append(start) }
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
        /// The line, from 1.
        package var line: Int
        /// The column, from 1, in Unicode scalars, which is what compilers and editors show for the text of a definition.
        package var column: Int
        /// The column in UTF-16 code units from 1, as SARIF and the language server protocol count.
        package var utf16Column: Int
    }

    /// The position of a byte offset; offsets after the end give the end.
    package func position(at offset: Int) -> Position {
        let offset = min(max(0, offset), bytes.count)
        let line = max(0, starts.countOfFirst { $0 <= offset } - 1)
        let counts = counts(from: starts[line], to: offset)
        let column = offset - starts[line] - counts.continuations + 1
        return Position(line: line + 1, column: column, utf16Column: column + counts.surrogatePairs)
    }

    /// The bytes of a line, counted from 1, without its end; empty for a line that is not there.
    package func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
        guard line >= 1, line <= starts.count else { return [] }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return bytes[start..<end]
    }

    /// The byte offset at which a line, counted from 1, begins; the end of the text for a line that is not there.
    package func offset(ofLine line: Int) -> Int {
        line >= 1 && line <= starts.count ? starts[line - 1] : bytes.count
    }

    private func counts(from start: Int, to end: Int) -> Counts {
        if end - start <= Self.blockSize {
            var counts = Counts()
            bytes.withUnsafeBytes { counts.add($0[start..<end]) }
            return counts
        }
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
