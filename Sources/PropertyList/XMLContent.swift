/// The character data between two tags: references, CDATA sections and comments.
enum XMLContent {
    /// The text that content stands for. Malformed references, which the scanner has reported, stay as they are.
    static func decoded(_ content: UnsafeBufferPointer<UInt8>) -> String {
        guard let text = content.baseAddress else { return "" }
        let end = content.count
        var result: [UInt8] = []
        result.reserveCapacity(end)
        var index = 0
        while index < end {
            let isReference = text[index] == UInt8(ascii: "&")
            if isReference, let reference = reference(at: text + index, end - index) {
                result += UTF8.encode(reference.scalar) ?? UTF8.encodedReplacementCharacter
                index += reference.length
            } else if let section = markup(at: index, text, end) {
                if section.isText { result.append(contentsOf: content[section.content]) }
                index = section.end
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A comment or CDATA section.
    struct Markup {
        /// Whether it is a CDATA section, which is text as it stands.
        var isText: Bool
        var content: Range<Int>
        var end: Int
    }

    /// The comment or CDATA section that begins at `index`; `nil` when something else does or it has no end.
    @inline(__always)
    static func markup(at index: Int, _ text: UnsafePointer<UInt8>, _ end: Int) -> Markup? {
        guard text[index] == UInt8(ascii: "<"), index + 1 < end, text[index + 1] == UInt8(ascii: "!") else {
            return nil
        }
        let isText = matches("<![CDATA[", at: index, text, end)
        guard isText || matches("<!--", at: index, text, end) else { return nil }
        let contentStart = index + (isText ? 9 : 4)
        guard let marker = first(isText ? "]]>" : "-->", from: contentStart, text, end) else { return nil }
        return Markup(isText: isText, content: contentStart..<marker, end: marker + 3)
    }

    /// The reference that `text` begins with, and its length in bytes; `nil` when it is none of the five named references and
    /// no numeric reference to a character that XML allows.
    static func reference(at text: UnsafePointer<UInt8>, _ count: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        if count > 2, text[1] == UInt8(ascii: "#") { return numericReference(at: text, count) }
        if matches("&amp;", at: 0, text, count) { return ("&", 5) }
        if matches("&lt;", at: 0, text, count) { return ("<", 4) }
        if matches("&gt;", at: 0, text, count) { return (">", 4) }
        if matches("&quot;", at: 0, text, count) { return ("\"", 6) }
        if matches("&apos;", at: 0, text, count) { return ("'", 6) }
        return nil
    }

    private static func numericReference(
        at text: UnsafePointer<UInt8>,
        _ count: Int
    ) -> (scalar: Unicode.Scalar, length: Int)? {
        let isHexadecimal = text[2] == UInt8(ascii: "x")
        let digits = isHexadecimal ? 3 : 2
        var index = digits
        var value: UInt32 = 0
        // Sixteen bytes leave room for any character with a few leading zeros.
        while index < min(count, 16), text[index] != UInt8(ascii: ";") {
            guard let digit = hexadecimalDigit(text[index]), isHexadecimal || digit < 10 else { return nil }
            value = value * (isHexadecimal ? 16 : 10) + digit
            guard value <= 0x10FFFF else { return nil }
            index += 1
        }
        guard index < min(count, 16), index > digits, let scalar = Unicode.Scalar(value) else { return nil }
        switch value {
        case 0x09, 0x0A, 0x0D: break
        case 0..<0x20, 0xFFFE, 0xFFFF: return nil
        default: break
        }
        return (scalar, index + 1)
    }

    private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x41 + 10)
        case 0x61...0x66: UInt32(byte - 0x61 + 10)
        default: nil
        }
    }

    /// The offset of the next `marker` of three bytes, `-->` or `]]>`.
    private static func first(_ marker: StaticString, from: Int, _ text: UnsafePointer<UInt8>, _ end: Int) -> Int? {
        // Looking for the rare last byte keeps a comment of dashes from being stepped through.
        var index = ByteSearch.first(UInt8(ascii: ">"), text, min(end, from + 2), end)
        while index < end {
            if matches(marker, at: index - 2, text, end) { return index - 2 }
            index = ByteSearch.first(UInt8(ascii: ">"), text, index + 1, end)
        }
        return nil
    }

    @inline(__always)
    static func matches(_ word: StaticString, at index: Int, _ text: UnsafePointer<UInt8>, _ end: Int) -> Bool {
        let count = word.utf8CodeUnitCount
        guard index + count <= end else { return false }
        let wanted = word.utf8Start
        var offset = 0
        while offset < count {
            if text[index + offset] != wanted[offset] { return false }
            offset += 1
        }
        return true
    }
}
