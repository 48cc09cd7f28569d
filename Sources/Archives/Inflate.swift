/// Decompresses DEFLATE data (RFC 1951).
struct Inflate {
    private struct Malformed: Error {}

    private var input: BitReader
    private var output: [UInt8] = []
    private let count: Int

    /// Returns the decompressed data; `nil` if it is malformed or does not have exactly `count` bytes.
    static func bytes(of compressed: [UInt8], count: Int) -> [UInt8]? {
        var inflate = Inflate(input: BitReader(compressed), count: count)
        inflate.output.reserveCapacity(min(count, 1_048_576))
        do throws(Malformed) { while try inflate.readBlock() {} } catch { return nil }
        return inflate.output.count == count ? inflate.output : nil
    }

    /// Returns whether more blocks follow.
    private mutating func readBlock() throws(Malformed) -> Bool {
        let isLast = try input.bits(1) == 1
        switch try input.bits(2) {
        case 0: try copy()
        case 1: try expand(.fixed)
        case 2: try expand(Codes(&input))
        default: throw Malformed()
        }
        return !isLast
    }

    private mutating func copy() throws(Malformed) {
        input.skipToByte()
        let length = try input.bits(16)
        guard try length == ~input.bits(16) & 0xFFFF, output.count + length <= count else { throw Malformed() }
        output += try input.bytes(length)
    }

    private mutating func expand(_ codes: Codes) throws(Malformed) {
        while true {
            let symbol = try codes.lengths.symbol(&input)
            if symbol == 256 { return }
            if symbol < 256 {
                guard output.count < count else { throw Malformed() }
                output.append(UInt8(symbol))
                continue
            }
            guard symbol < 286 else { throw Malformed() }
            let length = try Self.lengthBases[symbol - 257] + input.bits(Self.lengthBits[symbol - 257])
            let far = try codes.distances.symbol(&input)
            guard far < 30 else { throw Malformed() }
            let distance = try Self.distanceBases[far] + input.bits(Self.distanceBits[far])
            guard distance <= output.count, output.count + length <= count else { throw Malformed() }
            // The copied range may overlap the bytes that are being written.
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    /// The base lengths of symbols from 257 on, and how many extra bits follow each symbol.
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let distanceBits = (0..<30).map { max(0, $0 / 2 - 1) }
    private static let distanceBases = distanceBits.indices.map { index in
        1 + distanceBits[..<index].reduce(0) { $0 + 1 << $1 }
    }

    /// The two Huffman codes of a block: for literals and lengths, and for distances.
    private struct Codes {
        let lengths: HuffmanCode
        let distances: HuffmanCode

        /// The codes of blocks that do not define their own.
        static let fixed = Codes(
            [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24)
                + [Int](repeating: 8, count: 8),
            [Int](repeating: 5, count: 30)
        )

        private init(_ lengths: [Int], _ distances: [Int]) {
            self.lengths = HuffmanCode(lengths)
            self.distances = HuffmanCode(distances)
        }

        /// Reads the codes that a block defines. Their code lengths are Huffman-coded too.
        init(_ input: inout BitReader) throws(Malformed) {
            let literals = try input.bits(5) + 257
            let count = try literals + input.bits(5) + 1
            let own = try input.bits(4) + 4
            guard literals <= 286 else { throw Malformed() }
            var lengthsOfLengths = [Int](repeating: 0, count: 19)
            for index in Self.order.prefix(own) { lengthsOfLengths[index] = try input.bits(3) }
            let code = HuffmanCode(lengthsOfLengths)
            var lengths: [Int] = []
            while lengths.count < count {
                let symbol = try code.symbol(&input)
                let (value, bits, least): (Int?, Int, Int) =
                    switch symbol {
                    case 16: (lengths.last, 2, 3)
                    case 17: (0, 3, 3)
                    case 18: (0, 7, 11)
                    default: (symbol, 0, 1)
                    }
                let repetitions = try least + input.bits(bits)
                guard let value, lengths.count + repetitions <= count else { throw Malformed() }
                lengths += [Int](repeating: value, count: repetitions)
            }
            self.init(Array(lengths[..<literals]), Array(lengths[literals...]))
        }

        private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    }

    /// A canonical Huffman code, which the code length of each symbol defines.
    private struct HuffmanCode {
        /// The number of codes of each length.
        private var counts = [Int](repeating: 0, count: 16)
        private var symbols: [Int] = []

        init(_ lengths: [Int]) {
            for length in lengths where length > 0 { counts[length] += 1 }
            for length in 1..<16 where counts[length] > 0 {
                symbols += lengths.indices.filter { lengths[$0] == length }
            }
        }

        /// Reads the next symbol. Throws if the bits are not a code or the input ends.
        func symbol(_ input: inout BitReader) throws(Malformed) -> Int {
            var code = 0
            var first = 0
            var index = 0
            for length in 1..<16 {
                code |= try input.bits(1)
                let count = counts[length]
                if code - count < first { return symbols[index + code - first] }
                index += count
                first = (first + count) << 1
                code <<= 1
            }
            throw Malformed()
        }
    }

    /// Reads bits from bytes, least significant bit first.
    private struct BitReader {
        private let source: [UInt8]
        private var position = 0
        private var buffer = 0
        private var available = 0

        init(_ source: [UInt8]) { self.source = source }

        mutating func bits(_ count: Int) throws(Malformed) -> Int {
            while available < count {
                guard position < source.count else { throw Malformed() }
                buffer |= Int(source[position]) << available
                available += 8
                position += 1
            }
            let value = buffer & ((1 << count) - 1)
            buffer >>= count
            available -= count
            return value
        }

        mutating func skipToByte() {
            buffer >>= available % 8
            available -= available % 8
        }

        mutating func bytes(_ count: Int) throws(Malformed) -> ArraySlice<UInt8> {
            // Whole bytes in the buffer have not been used yet.
            position -= available / 8
            buffer = 0
            available = 0
            guard position + count <= source.count else { throw Malformed() }
            defer { position += count }
            return source[position..<position + count]
        }
    }
}
