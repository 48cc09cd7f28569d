/// A check of every byte before a text is scanned: whether it is valid UTF-8, and whether it contains characters that
/// XML forbids.
package struct InvalidCharacters {
    /// Whether the text has control characters other than tabs and line breaks.
    private(set) var hasControls = false
    /// The offset of the first byte that is not part of a well-formed sequence.
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

    /// Records the character at `offset`. Returns its length, or the length of a run of the same control character.
    private mutating func character(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        let byte = bytes[offset]
        guard byte >= 0x80 else {
            guard byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D else { return 1 }
            hasControls = true
            // A crash can fill a file with NUL bytes.
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

    /// Returns the length of the sequence at `index`, or 0 if it is not well-formed. Table 3-7 of the Unicode Standard
    /// excludes overlong forms, surrogates and values beyond U+10FFFF.
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

    /// Returns the end of the whole blocks from `offset` on that contain only ASCII without control characters. Nearly
    /// all blocks do.
    private static func plainBlocksEnd(_ text: XMLText, _ offset: Int) -> Int {
        var block = offset
        while text.end - block >= blockLength {
            var unusual: UInt64 = 0
            // No branches and no checked arithmetic, so that the compiler vectorizes the loop.
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

    /// Sets the high bit of each byte that is not ASCII or is a control character other than a tab or line break. After
    /// the first such byte, the high bits are meaningless.
    @inline(__always)
    private static func unusual(_ word: UInt64) -> UInt64 {
        // Maps the tab to 0x00 and the line breaks to 0x03 and 0x04. All control characters stay below 0x20.
        let bytes = word ^ 0x0909_0909_0909_0909
        // Adding 0x80 - n to a byte below 0x80 sets its high bit if the byte is n or more, and never carries over. The
        // combined high bits of these four terms therefore change at 0x01, 0x03, 0x05 and 0x20.
        let changes =
            (bytes &+ 0x7F7F_7F7F_7F7F_7F7F) ^ (bytes &+ 0x7D7D_7D7D_7D7D_7D7D) ^ (bytes &+ 0x7B7B_7B7B_7B7B_7B7B)
            ^ (bytes &+ 0x6060_6060_6060_6060)
        return changes | bytes
    }
}
