struct JSONSyntaxError: Error {
    let message: String
    let range: SourceRange
    var help: String?
    var fixIts: [FixIt] = []

    init(_ message: String, _ range: SourceRange, help: String? = nil, fixIts: [FixIt] = []) {
        self.message = message
        self.range = range
        self.help = help
        self.fixIts = fixIts
    }
}

/// Scans the bytes of a JSON text: white space, strings, and numbers.
struct JSONScanner {
    private let bytes: [UInt8]
    private(set) var offset: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    var isAtEnd: Bool { offset >= bytes.count }

    /// The current byte, or 0 at the end of the text; 0 is never valid in JSON.
    var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    func range(from start: Int) -> SourceRange { SourceRange(UInt32(start), UInt32(offset)) }

    /// The range of the current byte; empty at the end of the text.
    var rangeOfByte: SourceRange { SourceRange(UInt32(offset), UInt32(min(offset + 1, bytes.count))) }

    mutating func advance() { offset += 1 }

    mutating func skip(_ token: StaticString) -> Bool {
        let length = token.utf8CodeUnitCount
        guard offset + length <= bytes.count else { return false }
        for index in 0..<length where bytes[offset + index] != token.utf8Start[index] { return false }
        offset += length
        return true
    }

    mutating func skipSpace() throws(JSONSyntaxError) {
        while byte.isSpaceOrTab || byte.isLineBreak { offset += 1 }
        if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") {
            throw JSONSyntaxError("JSON does not allow comments", rangeOfByte, help: "remove the comment")
        }
    }

    /// Skips the separator after an element. Returns `true` at the end of the container, `false` after a comma.
    mutating func skipSeparator(or end: StaticString) throws(JSONSyntaxError) -> Bool {
        try skipSpace()
        if skip(end) { return true }
        let comma = rangeOfByte
        guard skip(",") else { throw unexpected("expected ',' or '\(end)'") }
        try skipSpace()
        if byte == end.utf8Start[0] {
            let fixIt = FixIt("Remove the comma", isSafe: true, edits: [FixIt.Edit(range: comma, replacement: "")])
            throw JSONSyntaxError("JSON does not allow a comma before '\(end)'", comma, fixIts: [fixIt])
        }
        return false
    }

    func unexpected(_ expectation: String) -> JSONSyntaxError {
        guard !isAtEnd else { return JSONSyntaxError("\(expectation), but the text ends here", rangeOfByte) }
        let help = byte == UInt8(ascii: "'") ? "JSON has only double quotes" : nil
        return JSONSyntaxError(expectation, rangeOfByte, help: help)
    }

    mutating func readNumber() throws(JSONSyntaxError) -> String {
        let start = offset
        if byte == UInt8(ascii: "-") { offset += 1 }
        let hasLeadingZero = byte == UInt8(ascii: "0")
        let digits = skipDigits()
        guard digits > 0 else { throw unexpected("expected a digit") }
        guard !hasLeadingZero || digits == 1 else {
            throw JSONSyntaxError("a number cannot start with 0", range(from: start))
        }
        if byte == UInt8(ascii: ".") {
            offset += 1
            guard skipDigits() > 0 else { throw unexpected("expected a digit after '.'") }
        }
        if byte | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
            guard skipDigits() > 0 else { throw unexpected("expected a digit in the exponent") }
        }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func skipDigits() -> Int {
        let start = offset
        while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { offset += 1 }
        return offset - start
    }

    /// Reads a string. The current byte must be its opening quote.
    mutating func readString() throws(JSONSyntaxError) -> String {
        let start = offset
        offset += 1
        var result = ""
        var segment = offset
        while true {
            switch byte {
            case UInt8(ascii: "\""):
                result += try text(from: segment)
                offset += 1
                return result
            case UInt8(ascii: "\\"):
                result += try text(from: segment)
                result.unicodeScalars.append(try readEscape())
                segment = offset
            case 0..<0x20:
                if isAtEnd || byte.isLineBreak {
                    throw JSONSyntaxError("the string is never closed", range(from: start))
                }
                throw JSONSyntaxError("a control character in a string must be escaped", rangeOfByte)
            default:
                offset += 1
            }
        }
    }

    private func text(from start: Int) throws(JSONSyntaxError) -> String {
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        // The text differs from the bytes if invalid UTF-8 was repaired.
        guard text.utf8.elementsEqual(bytes[start..<offset]) else {
            throw JSONSyntaxError("the string is not valid UTF-8", range(from: start))
        }
        return text
    }

    private mutating func readEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
        let start = offset
        offset += 2
        switch bytes.indices.contains(offset - 1) ? bytes[offset - 1] : 0 {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let first = try readCodeUnit(escapeStart: start)
            if let scalar = Unicode.Scalar(first) { return scalar }
            // A high surrogate must be followed by a low surrogate.
            if first < 0xDC00, skip("\\u") {
                let second = try readCodeUnit(escapeStart: start)
                if (0xDC00...0xDFFF).contains(second),
                    let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
                {
                    return scalar
                }
            }
            throw JSONSyntaxError("unpaired surrogate", range(from: start))
        default:
            offset = min(offset, bytes.count)
            throw JSONSyntaxError("unknown escape", range(from: start))
        }
    }

    private mutating func readCodeUnit(escapeStart: Int) throws(JSONSyntaxError) -> UInt32 {
        let end = min(offset + 4, bytes.count)
        var value: UInt32 = 0
        var count = 0
        while offset < end, let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue {
            value = value << 4 | UInt32(digit)
            offset += 1
            count += 1
        }
        guard count == 4 else { throw JSONSyntaxError("expected four hexadecimal digits", range(from: escapeStart)) }
        return value
    }
}
