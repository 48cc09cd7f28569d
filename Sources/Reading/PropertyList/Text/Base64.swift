/// Base64 as in property lists: the standard alphabet, with white space anywhere.
enum Base64 {
    /// Decodes `text`. Returns `nil` if it contains an invalid character or its last group is not padded to four
    /// characters, a group that Apple's reader would drop.
    static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        return walk(text) { bytes.append($0) } ? bytes : nil
    }

    static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool { walk(text) { _ in } }

    @inline(__always)
    private static func walk(_ text: some Sequence<UInt8>, _ append: (UInt8) -> Void) -> Bool {
        var accumulated: UInt32 = 0
        var bits: UInt32 = 0
        var characters = 0
        var padding = 0
        for character in text {
            if character <= 0x20 { continue }
            if character == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            guard padding == 0, let sextet = sextet(of: character) else { return false }
            accumulated = accumulated << 6 | UInt32(sextet)
            characters &+= 1
            bits += 6
            if bits >= 8 {
                bits -= 8
                append(UInt8(truncatingIfNeeded: accumulated >> bits))
            }
        }
        return padding <= 2 && (characters + padding) % 4 == 0
    }

    /// Appends the encoded form of `bytes`, padded to whole groups of four characters.
    static func encode(_ bytes: some Collection<UInt8>, into text: inout [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let group = rest.prefix(3)
            let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * (3 - group.count))
            for index in 0..<4 {
                text.append(index > group.count ? UInt8(ascii: "=") : alphabet[Int(bits >> (18 - 6 * index) & 0x3F)])
            }
            rest = rest.dropFirst(3)
        }
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

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
