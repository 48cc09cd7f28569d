/// Data that was compressed with DEFLATE (RFC 1951).
enum Inflate {
    /// The data; `nil` where it is malformed or has not the number of bytes that it should have.
    static func bytes(of compressed: [UInt8], count: Int) -> [UInt8]? {
        var output: [UInt8] = []
        output.reserveCapacity(min(count, 1_048_576))
        var input = BitReader(compressed)
        while true {
            guard let isLast = input.bits(1), let form = input.bits(2) else { return nil }
            let isGood: Bool
            switch form {
            case 0: isGood = copy(&input, &output, count)
            case 1: isGood = expand(&input, &output, count, .fixed)
            case 2:
                guard let codes = Codes(&input) else { return nil }
                isGood = expand(&input, &output, count, codes)
            default: return nil
            }
            guard isGood else { return nil }
            if isLast == 1 { return output.count == count ? output : nil }
        }
    }

    private static func copy(_ input: inout BitReader, _ output: inout [UInt8], _ count: Int) -> Bool {
        input.skipToByte()
        guard let length = input.bits(16), let complement = input.bits(16), length == ~complement & 0xFFFF,
            output.count + length <= count, let bytes = input.bytes(length)
        else { return false }
        output += bytes
        return true
    }

    private static func expand(
        _ input: inout BitReader,
        _ output: inout [UInt8],
        _ count: Int,
        _ codes: Codes
    ) -> Bool {
        while true {
            guard let symbol = codes.lengths.symbol(&input) else { return false }
            if symbol < 256 {
                guard output.count < count else { return false }
                output.append(UInt8(symbol))
                continue
            }
            if symbol == 256 { return true }
            guard symbol < 286, let extraLength = input.bits(lengthBits[symbol - 257]),
                let far = codes.distances.symbol(&input), far < 30, let extraDistance = input.bits(distanceBits[far])
            else { return false }
            let length = lengthBases[symbol - 257] + extraLength
            let distance = distanceBases[far] + extraDistance
            guard distance <= output.count, output.count + length <= count else { return false }
            // The stretch may run into what it writes itself.
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    /// The lengths of the symbols from 257 on, and how many bits are added to each.
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
}

/// The two codes of a block.
private struct Codes {
    let lengths: HuffmanCode
    let distances: HuffmanCode

    /// The codes that blocks use which bring none of their own.
    static let fixed = Codes(
        lengths: HuffmanCode(
            [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24)
                + [Int](repeating: 8, count: 8)
        ),
        distances: HuffmanCode([Int](repeating: 5, count: 30))
    )

    private init(lengths: HuffmanCode, distances: HuffmanCode) {
        self.lengths = lengths
        self.distances = distances
    }

    /// Reads the codes that a block brings, whose lengths are coded themselves.
    init?(_ input: inout BitReader) {
        guard let literals = input.bits(5), let far = input.bits(5), let own = input.bits(4), literals <= 29 else {
            return nil
        }
        var lengthsOfLengths = [Int](repeating: 0, count: 19)
        for index in Self.order.prefix(own + 4) {
            guard let length = input.bits(3) else { return nil }
            lengthsOfLengths[index] = length
        }
        let code = HuffmanCode(lengthsOfLengths)
        var lengths: [Int] = []
        let count = literals + 257 + far + 1
        while lengths.count < count {
            guard let symbol = code.symbol(&input) else { return nil }
            let (value, bits, least): (Int, Int, Int)
            switch symbol {
            case 16:
                guard let last = lengths.last else { return nil }
                (value, bits, least) = (last, 2, 3)
            case 17: (value, bits, least) = (0, 3, 3)
            case 18: (value, bits, least) = (0, 7, 11)
            default: (value, bits, least) = (symbol, 0, 1)
            }
            guard let more = input.bits(bits), lengths.count + least + more <= count else { return nil }
            lengths += [Int](repeating: value, count: least + more)
        }
        self.lengths = HuffmanCode(Array(lengths[..<(literals + 257)]))
        distances = HuffmanCode(Array(lengths[(literals + 257)...]))
    }

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}

/// A canonical Huffman code: symbols by the lengths of their codes.
private struct HuffmanCode {
    /// How many codes there are of each length.
    private var counts = [Int](repeating: 0, count: 16)
    /// The symbols in the order of their codes.
    private var symbols: [Int] = []

    init(_ lengths: [Int]) {
        for length in lengths { counts[length] += 1 }
        counts[0] = 0
        for length in 1..<16 where counts[length] > 0 {
            symbols += lengths.indices.filter { lengths[$0] == length }
        }
    }

    /// The next symbol; `nil` where the bits are no code, or there are none left.
    func symbol(_ input: inout BitReader) -> Int? {
        var code = 0
        var first = 0
        var index = 0
        for length in 1..<16 {
            guard let bit = input.bits(1) else { return nil }
            code |= bit
            let count = counts[length]
            if code - count < first { return symbols[index + code - first] }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        return nil
    }
}

/// Bits of bytes, the lowest first.
private struct BitReader {
    private let source: [UInt8]
    private var position = 0
    private var buffer = 0
    private var available = 0

    init(_ source: [UInt8]) { self.source = source }

    mutating func bits(_ count: Int) -> Int? {
        while available < count {
            guard position < source.count else { return nil }
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

    mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
        // Whole bytes that wait in the buffer have not been used.
        position -= available / 8
        buffer = 0
        available = 0
        guard position + count <= source.count else { return nil }
        defer { position += count }
        return source[position..<position + count]
    }
}
