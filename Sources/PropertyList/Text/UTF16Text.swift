/// Turns UTF-16 into UTF-8.
enum UTF16Text {
    /// The UTF-8 form of `bytes` taken two by two; an odd last byte is left out. Half of a surrogate pair becomes U+FFFD, and
    /// `firstUnpaired` is the offset of the first of those in `utf8`.
    static func utf8(
        _ bytes: UnsafeBufferPointer<UInt8>,
        isBigEndian: Bool
    ) -> (utf8: [UInt8], firstUnpaired: Int?) {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(bytes.count / 2)
        var firstUnpaired: Int?
        func unit(_ index: Int) -> UInt32 {
            let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        let end = bytes.count & ~1
        var index = 0
        while index < end {
            var scalar = unit(index)
            index += 2
            if scalar < 0x80 {
                utf8.append(UInt8(scalar))
                continue
            }
            if scalar & 0xF800 == 0xD800 {
                let next = index < end ? unit(index) : 0
                if scalar < 0xDC00, next & 0xFC00 == 0xDC00 {
                    scalar = 0x10000 + (scalar & 0x3FF) << 10 + (next & 0x3FF)
                    index += 2
                } else {
                    if firstUnpaired == nil { firstUnpaired = utf8.count }
                    scalar = 0xFFFD
                }
            }
            append(scalar, to: &utf8)
        }
        return (utf8, firstUnpaired)
    }

    /// Appends a scalar from U+0080 on.
    private static func append(_ scalar: UInt32, to utf8: inout [UInt8]) {
        func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: scalar >> shift) & 0x3F }
        switch scalar {
        case ..<0x800: utf8.append(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
        case ..<0x10000:
            utf8.append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
            utf8.append(tail(6))
        default:
            utf8.append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
            utf8.append(tail(12))
            utf8.append(tail(6))
        }
        utf8.append(tail(0))
    }
}
