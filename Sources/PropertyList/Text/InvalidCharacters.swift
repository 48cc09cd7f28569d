/// One look at every byte of a text, for what must be known before it is scanned: whether it is UTF-8, and whether it has
/// characters that XML does not.
package struct InvalidCharacters {
    /// Whether there are control characters other than tabs and line ends.
    private(set) var hasControls = false
    /// The offset of the first byte that does not belong to a well-formed sequence.
    package private(set) var firstInvalid: Int?
    /// The offset of the first U+FFFE or U+FFFF.
    private(set) var firstNoncharacter: Int?

    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let text = XMLText(bytes)
        var offset = 0
        while true {
            offset = Self.plainBlocksEnd(text, offset)
            guard offset < text.end else { break }
            let blockEnd = min(text.end, offset + Self.blockLength)
            while offset < blockEnd {
                if offset + 8 <= text.end {
                    let unusual = Self.unusual(text.word(at: offset)) & Self.highBits
                    // The bytes before the first unusual one are plain.
                    offset += unusual.trailingZeroBitCount / 8
                    if unusual == 0 { continue }
                }
                repeat { offset += character(bytes, offset) } while offset < blockEnd && bytes[offset] >= 0x80
            }
        }
    }

    /// Takes note of the character at `offset`; returns its length, or that of a run of the same control character.
    private mutating func character(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        let byte = bytes[offset]
        guard byte >= 0x80 else {
            guard byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D else { return 1 }
            hasControls = true
            // A crash fills files with NUL bytes.
            var end = offset + 1
            while end < bytes.count, bytes[end] == byte { end += 1 }
            return end - offset
        }
        let length = Self.sequenceLength(at: offset, bytes)
        if length == 0 {
            if firstInvalid == nil { firstInvalid = offset }
            return 1
        }
        if byte == 0xEF, bytes[offset + 1] == 0xBF, bytes[offset + 2] >= 0xBE, firstNoncharacter == nil {
            firstNoncharacter = offset
        }
        return length
    }

    /// The length of the sequence at `index`; 0 when it is not well-formed: the Unicode standard's table 3-7 has no overlong
    /// forms, surrogates or values beyond U+10FFFF.
    @inline(__always)
    private static func sequenceLength(at index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
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

    // MARK: - Plain text

    private static let blockLength = 128

    /// The end of the whole blocks from `offset` on that hold nothing but ASCII without control characters, as nearly all of
    /// nearly every file does.
    private static func plainBlocksEnd(_ text: XMLText, _ offset: Int) -> Int {
        var block = offset
        while text.end - block >= blockLength {
            var unusual: UInt64 = 0
            // A loop that compilers turn into vector instructions: no branch, no sum that is checked.
            var word = 0
            while word < blockLength / 8 {
                unusual |= Self.unusual(text.word(at: block &+ word &* 8))
                word &+= 1
            }
            guard unusual & highBits == 0 else { break }
            block += blockLength
        }
        return block
    }

    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Sets the high bits of the bytes that are not ASCII or are control characters other than tabs and line ends. Behind the
    /// first of them the high bits mean nothing.
    @inline(__always)
    private static func unusual(_ word: UInt64) -> UInt64 {
        // This makes the tab 0x00, the line ends 0x03 and 0x04, and leaves all control characters below 0x20.
        let bytes = word ^ 0x0909_0909_0909_0909
        // Adding 0x80 - n to a byte below 0x80 sets its high bit when it is n or more, and never carries over. So the high
        // bits of these four change, all in all, at 0x01, 0x03, 0x05 and 0x20.
        let changes =
            (bytes &+ 0x7F7F_7F7F_7F7F_7F7F) ^ (bytes &+ 0x7D7D_7D7D_7D7D_7D7D) ^ (bytes &+ 0x7B7B_7B7B_7B7B_7B7B)
            ^ (bytes &+ 0x6060_6060_6060_6060)
        return changes | bytes
    }
}
