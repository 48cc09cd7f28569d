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

    /// Appends the characters that stand for `bytes`, padded to whole groups of four.
    static func encode(_ bytes: ArraySlice<UInt8>, into text: inout [UInt8]) {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let count = min(3, bytes.endIndex - index)
            var group = UInt32(bytes[index]) << 16
            if count > 1 { group |= UInt32(bytes[index + 1]) << 8 }
            if count > 2 { group |= UInt32(bytes[index + 2]) }
            text.append(character(of: group >> 18))
            text.append(character(of: group >> 12))
            text.append(count > 1 ? character(of: group >> 6) : UInt8(ascii: "="))
            text.append(count > 2 ? character(of: group) : UInt8(ascii: "="))
            index += 3
        }
    }

    private static func character(of group: UInt32) -> UInt8 {
        let sextet = UInt8(truncatingIfNeeded: group) & 0x3F
        switch sextet {
        case 0..<26: return UInt8(ascii: "A") + sextet
        case 26..<52: return UInt8(ascii: "a") + (sextet - 26)
        case 52..<62: return UInt8(ascii: "0") + (sextet - 52)
        case 62: return UInt8(ascii: "+")
        default: return UInt8(ascii: "/")
        }
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
