import Diagnostics

/// Scans the bytes of an old-style property list, such as a table or an Xcode project: white space, comments and texts.
package struct TextTableScanner {
    package struct Token {
        package var text: String
        var range: SourceRange
    }

    let bytes: [UInt8]
    package private(set) var offset: Int
    /// The ranges of `\u` escapes, which the platform does not support.
    private(set) var unknownEscapes: [SourceRange] = []

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    package var isAtEnd: Bool { offset >= bytes.count }

    /// The current byte; 0 at the end.
    package var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    package var isAtQuote: Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    package var isAtComment: Bool {
        byte == UInt8(ascii: "/") && offset + 1 < bytes.count
            && (bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*"))
    }

    /// The range of the current byte; empty at the end.
    var rangeOfByte: SourceRange { SourceRange(UInt32(offset), UInt32(min(offset + 1, bytes.count))) }

    package mutating func advance() { offset = min(offset + 1, bytes.count) }

    package mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard !isAtEnd, byte == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    /// Skips to the end of the line or past the next semicolon, whichever comes first, to resume after an error.
    mutating func skipStatement() {
        while !isAtEnd, !byte.isLineBreak, byte != UInt8(ascii: ";") { offset += 1 }
        _ = skip(";")
    }

    mutating func skipToEnd() { offset = bytes.count }

    /// Skips white space and comments. Returns the opening delimiter of a comment that is never closed.
    package mutating func skipSpace() -> SourceRange? {
        while !isAtEnd {
            switch byte {
            case 0x20, 0x09...0x0D:
                offset += 1
            case 0xE2
            where offset + 2 < bytes.count && bytes[offset + 1] == 0x80
                && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9):
                // Line and paragraph separators count as white space, as in the platform's reader.
                offset += 3
            case UInt8(ascii: "/") where isAtComment && bytes[offset + 1] == UInt8(ascii: "/"):
                while !isAtEnd, !byte.isLineBreak { offset += 1 }
            case UInt8(ascii: "/") where isAtComment:
                let start = offset
                offset += 2
                while !(byte == UInt8(ascii: "*") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/"))
                {
                    guard !isAtEnd else { return SourceRange(UInt32(start), UInt32(start + 2)) }
                    offset += 1
                }
                offset += 2
            default:
                return nil
            }
        }
        return nil
    }

    /// Reads an unquoted text; `nil` if none begins here.
    mutating func readBareText() -> Token? {
        let start = offset
        while !isAtEnd, Self.isBare(byte) { offset += 1 }
        guard offset > start else { return nil }
        return Token(
            text: String(decoding: bytes[start..<offset], as: UTF8.self),
            range: SourceRange(UInt32(start), UInt32(offset))
        )
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Reads a text whose opening quote is the current byte; `nil` if it is never closed.
    package mutating func readQuotedText() -> Token? {
        let start = offset
        let quote = byte
        offset += 1
        var text = ""
        var segment = offset
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == quote {
                text += String(decoding: bytes[segment..<offset], as: UTF8.self)
                offset += 1
                return Token(text: text, range: SourceRange(UInt32(start), UInt32(offset)))
            }
            if byte == UInt8(ascii: "\\") {
                text += String(decoding: bytes[segment..<offset], as: UTF8.self)
                readEscape(into: &text)
                segment = offset
            } else {
                offset += 1
            }
        }
        return nil
    }

    /// Reads an escape as the platform does, which drops the backslash of an unknown escape.
    private mutating func readEscape(into text: inout String) {
        let start = offset
        offset += 1
        switch byte {
        case UInt8(ascii: "a"): append("\u{7}", to: &text)
        case UInt8(ascii: "b"): append("\u{8}", to: &text)
        case UInt8(ascii: "f"): append("\u{C}", to: &text)
        case UInt8(ascii: "n"): append("\n", to: &text)
        case UInt8(ascii: "r"): append("\r", to: &text)
        case UInt8(ascii: "t"): append("\t", to: &text)
        case UInt8(ascii: "v"): append("\u{B}", to: &text)
        case UInt8(ascii: "\""): append("\"", to: &text)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var value: UInt16 = 0
            for _ in 0..<3 where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "7") {
                value = value << 3 | UInt16(byte - UInt8(ascii: "0"))
                offset += 1
            }
            text.unicodeScalars.append(NextStepCharacters.scalar(UInt8(truncatingIfNeeded: value)))
        case UInt8(ascii: "U"):
            offset += 1
            text.unicodeScalars.append(readCodeUnits())
        case UInt8(ascii: "u"):
            unknownEscapes.append(SourceRange(UInt32(start), UInt32(offset + 1)))
        default:
            // A non-ASCII character is read with the text that follows; a backslash at the end is dropped.
            if !isAtEnd, byte < 0x80 { append(Unicode.Scalar(byte), to: &text) }
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar, to text: inout String) {
        text.unicodeScalars.append(scalar)
        offset += 1
    }

    /// Reads up to four hexadecimal digits, and a second escape if they are the first half of a surrogate pair.
    private mutating func readCodeUnits() -> Unicode.Scalar {
        let first = readHexadecimal()
        if let scalar = Unicode.Scalar(first) { return scalar }
        let beforeSecond = offset
        if first < 0xDC00, bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "U")]) {
            offset += 2
            let second = readHexadecimal()
            if (0xDC00...0xDFFF).contains(second) {
                return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
            }
            offset = beforeSecond
        }
        return "\u{FFFD}"
    }

    private mutating func readHexadecimal() -> UInt32 {
        var value: UInt32 = 0
        var count = 0
        while count < 4, !isAtEnd, let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
            value = value << 4 | UInt32(digit)
            offset += 1
            count += 1
        }
        return value
    }
}
