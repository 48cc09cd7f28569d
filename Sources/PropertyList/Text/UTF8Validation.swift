/// Well-formedness of UTF-8 as the Unicode standard's table 3-7 gives it: no overlong forms, surrogates or values beyond U+10FFFF.
package enum UTF8Validation {
    /// The offset of the first byte that does not belong to a well-formed sequence; `nil` when all do.
    package static func firstInvalid(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let raw = UnsafeRawBufferPointer(bytes)
        var index = 0
        while index < bytes.count {
            if index + 8 <= bytes.count,
                raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                index += 8
                continue
            }
            let length = sequenceLength(at: index, bytes)
            if length == 0 { return index }
            index += length
        }
        return nil
    }

    /// The length of the sequence at `index`; 0 when it is not well-formed.
    @inline(__always)
    static func sequenceLength(at index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        func continues(_ offset: Int, _ allowed: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            index + offset < bytes.count && allowed.contains(bytes[index + offset])
        }
        switch bytes[index] {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: return continues(1) ? 2 : 0
        case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : 0
        case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : 0
        case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
        case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : 0
        case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
        case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : 0
        default: return 0
        }
    }
}
