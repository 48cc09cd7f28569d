/// Base 64 as property lists carry it: the standard alphabet, white space anywhere.
enum Base64 {
    /// The bytes that `text` stands for; `nil` when it holds a foreign character or ends in the middle of a byte.
    static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count * 3 / 4)
        var accumulated: UInt32 = 0
        var bits = 0
        var padding = 0
        for character in text {
            if character <= 0x20 { continue }
            if character == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            guard padding == 0, let sextet = sextet(of: character) else { return nil }
            accumulated = accumulated << 6 | UInt32(sextet)
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: accumulated >> UInt32(bits)))
            }
        }
        return bits < 6 && padding <= 2 ? bytes : nil
    }

    private static func sextet(of character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
