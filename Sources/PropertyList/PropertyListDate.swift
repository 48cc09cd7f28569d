/// The one form in which property lists write dates: `2026-01-31T12:00:00Z`.
enum PropertyListDate {
    /// Whether the bytes are a date in that form with every part in its range. White space around it is not allowed.
    static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let pattern: StaticString = "0000-00-00T00:00:00Z"
        guard bytes.count == pattern.utf8CodeUnitCount else { return false }
        for (index, byte) in bytes.enumerated() {
            let wanted = pattern.utf8Start[index]
            let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            guard wanted == UInt8(ascii: "0") ? isDigit : byte == wanted else { return false }
        }
        func number(_ offset: Int) -> Int { Int(bytes[offset] & 0xF) * 10 + Int(bytes[offset + 1] & 0xF) }
        return (1...12).contains(number(5)) && (1...31).contains(number(8)) && number(11) < 24 && number(14) < 60
            && number(17) <= 60
    }
}
