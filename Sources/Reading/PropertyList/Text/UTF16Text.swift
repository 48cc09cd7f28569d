package enum UTF16Text {
    /// Converts UTF-16 to UTF-8, ignoring an odd last byte. Unpaired surrogates become U+FFFD. `firstUnpaired` is the
    /// offset of the first of these in `utf8`.
    package static func utf8(
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
                    // An unpaired surrogate is not a scalar and is replaced below.
                    if firstUnpaired == nil { firstUnpaired = utf8.count }
                }
            }
            utf8 += Unicode.Scalar(scalar).flatMap(UTF8.encode) ?? UTF8.encodedReplacementCharacter
        }
        return (utf8, firstUnpaired)
    }
}
