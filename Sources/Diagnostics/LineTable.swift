/// Where the lines of a text begin: turns byte offsets into lines and columns.
///
/// Built only when a report needs it. A line ends with LF, CR LF or CR.
public struct LineTable: Sendable {
    private let bytes: [UInt8]
    private let starts: [Int]
    /// For every block of the text, what stands before it, so that a column costs the same in a line of any length.
    private let countsBeforeBlock: [Counts]

    private static let blockSize = 4096

    private struct Counts {
        /// Bytes that continue a scalar.
        var continuations = 0
        /// Scalars of four bytes, which take two UTF-16 code units.
        var surrogatePairs = 0

        /// Adds the bytes of a range. Most texts have nothing to count, so eight bytes are looked at at a time.
        mutating func add(_ range: Range<Int>, of bytes: UnsafeRawBufferPointer) {
            var index = range.lowerBound
            while index < range.upperBound {
                if index + 8 <= range.upperBound, bytes.word(at: index) & 0x8080_8080_8080_8080 == 0 {
                    index += 8
                    continue
                }
                let byte = bytes[index]
                if byte & 0xC0 == 0x80 { continuations += 1 }
                if byte >= 0xF0 { surrogatePairs += 1 }
                index += 1
            }
        }
    }

    /// Finds the line starts of `bytes` in one pass.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        var counts = Counts()
        var countsBeforeBlock: [Counts] = []
        countsBeforeBlock.reserveCapacity(bytes.count / Self.blockSize + 1)
        starts.reserveCapacity(bytes.count / 32 + 1)
        bytes.withUnsafeBytes { bytes in
            func endLine(at index: Int) {
                let isFollowed = index + 1 < bytes.count && bytes[index + 1] == 0x0A
                if bytes[index] == 0x0A || !isFollowed { starts.append(index + 1) }
            }
            var index = 0
            while index + 8 <= bytes.count {
                var marks = bytes.word(at: index).lineBreaks
                while marks != 0 {
                    endLine(at: index + marks.trailingZeroBitCount / 8)
                    marks &= marks - 1
                }
                index += 8
            }
            for index in index..<bytes.count where bytes[index] == 0x0A || bytes[index] == 0x0D { endLine(at: index) }
            for blockStart in stride(from: 0, through: bytes.count, by: Self.blockSize) {
                countsBeforeBlock.append(counts)
                counts.add(blockStart..<min(blockStart + Self.blockSize, bytes.count), of: bytes)
            }
        }
        self.starts = starts
        self.countsBeforeBlock = countsBeforeBlock
    }

    /// A line and a column, both counted from 1.
    public struct Position: Hashable, Sendable {
        /// The line, from 1.
        public var line: Int
        /// The column, from 1, in Unicode scalars, which is what compilers and editors show for the text of a definition.
        public var column: Int
    }

    /// The position of a byte offset; offsets after the end give the end.
    public func position(at offset: Int) -> Position {
        let offset = min(max(0, offset), bytes.count)
        let line = lineIndex(containing: offset)
        let counts = counts(from: starts[line], to: offset)
        return Position(line: line + 1, column: offset - starts[line] - counts.continuations + 1)
    }

    /// The column counted in UTF-16 code units from 1, as SARIF and the language server protocol count.
    public func utf16Column(at offset: Int) -> Int {
        let offset = min(max(0, offset), bytes.count)
        let start = starts[lineIndex(containing: offset)]
        let counts = counts(from: start, to: offset)
        return offset - start - counts.continuations + counts.surrogatePairs + 1
    }

    /// The bytes of a line, counted from 1, without its end; empty for a line that is not there.
    public func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
        guard line >= 1, line <= starts.count else { return [] }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return bytes[start..<end]
    }

    /// The byte offset at which a line, counted from 1, begins; the end of the text for a line that is not there.
    public func offset(ofLine line: Int) -> Int {
        line >= 1 && line <= starts.count ? starts[line - 1] : bytes.count
    }

    private func lineIndex(containing offset: Int) -> Int {
        var lower = 0
        var upper = starts.count
        while upper - lower > 1 {
            let middle = (lower + upper) / 2
            if starts[middle] <= offset { lower = middle } else { upper = middle }
        }
        return lower
    }

    private func counts(from start: Int, to end: Int) -> Counts {
        if end - start <= Self.blockSize {
            var counts = Counts()
            bytes.withUnsafeBytes { counts.add(start..<end, of: $0) }
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
        bytes.withUnsafeBytes { counts.add(block * Self.blockSize..<offset, of: $0) }
        return counts
    }
}

extension UnsafeRawBufferPointer {
    /// Eight bytes, the first of them lowest.
    fileprivate func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}

extension UInt64 {
    /// The highest bit of each of the eight bytes that is LF or CR.
    fileprivate var lineBreaks: UInt64 {
        (self ^ 0x0A0A_0A0A_0A0A_0A0A).zeroBytes | (self ^ 0x0D0D_0D0D_0D0D_0D0D).zeroBytes
    }

    /// The highest bit of each of the eight bytes that is zero: in the others it is set itself or by the carry.
    private var zeroBytes: UInt64 {
        let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        return ~(((self & lowBits) &+ lowBits) | self | lowBits)
    }
}
