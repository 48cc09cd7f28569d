package enum UTF16Text {
    /// Converts UTF-16 to UTF-8, ignoring an odd last byte. Unpaired surrogates become U+FFFD. `firstUnpaired` is the
    /// offset of the first of these in `utf8`.
    package static func utf8(
        _ bytes: UnsafeBufferPointer<UInt8>,
        isBigEndian: Bool
    ) -> (utf8: [UInt8], firstUnpaired: Int?) {
        let units = stride(from: 0, to: bytes.count & ~1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        let text = String(decoding: units, as: UTF16.self)
        // The replacement takes one unit, too.
        let unpaired = zip(units, text.utf16.indices).first { $0 != text.utf16[$1] }
        return (Array(text.utf8), unpaired.map { text.utf8.distance(from: text.startIndex, to: $0.1) })
    }
}
