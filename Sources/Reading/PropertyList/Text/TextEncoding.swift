import Diagnostics

/// Detects the encoding of a text, converts it to UTF-8 and validates it.
enum TextEncoding {
    /// Whether a text is UTF-32, with or without a byte order mark.
    static func isUTF32(_ bytes: [UInt8]) -> Bool {
        let marks: [[UInt8]] = [
            [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0], [0, 0, 0, 0x3C],
        ]
        return bytes.count.isMultiple(of: 4) && marks.contains { bytes.starts(with: $0) }
    }

    /// Returns the text as UTF-8 and the problems with its bytes. A byte order mark is kept, so that the offsets of a
    /// file that is already UTF-8 do not change.
    static func utf8(_ source: SourceText) -> (SourceText, [Diagnostic]) {
        guard let isBigEndian = utf16ByteOrder(of: source.bytes) else {
            return (source, invalidBytes(in: source))
        }
        var findings: [Diagnostic] = []
        let text = source.bytes.withUnsafeBufferPointer { UTF16Text.utf8($0, isBigEndian: isBigEndian) }
        let converted = SourceText(path: source.path, bytes: text.utf8)
        if source.bytes.count % 2 != 0 {
            let end = UInt32(text.utf8.count)
            findings.append(
                finding("the file is UTF-16 but has an odd number of bytes", in: converted, at: SourceRange(end, end))
            )
        }
        if let unpaired = text.firstUnpaired.map(UInt32.init) {
            let range = SourceRange(unpaired, unpaired + 3)
            findings.append(finding("the file is UTF-16 but contains an unpaired surrogate", in: converted, at: range))
        }
        return (converted, findings + invalidBytes(in: converted))
    }

    /// Whether UTF-16 bytes are big-endian; `nil` if the bytes are not UTF-16.
    private static func utf16ByteOrder(of bytes: [UInt8]) -> Bool? {
        guard bytes.count >= 2 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (0xFE, 0xFF): return true
        case (0xFF, 0xFE): return false
        case (0, UInt8(ascii: "<")): return true
        case (UInt8(ascii: "<"), 0): return false
        default: return nil
        }
    }

    /// Returns what is not UTF-8, and the characters that XML forbids.
    private static func invalidBytes(in source: SourceText) -> [Diagnostic] {
        let bytes = source.bytes
        var findings = source.bytes.withUnsafeBufferPointer {
            hasControlCharacters($0) ? controlCharacters($0, source) : []
        }
        if let broken = bytes.firstInvalidInUTF8 {
            let code = String(bytes[broken], radix: 16, uppercase: true)
            findings.append(finding("the byte 0x\(code) is not valid UTF-8", in: source, at: range(broken, 1)))
        } else if let noncharacter = bytes.withUnsafeBufferPointer({ firstNoncharacter(XMLText($0)) }) {
            let code = bytes[noncharacter + 2] == 0xBE ? "FFFE" : "FFFF"
            findings.append(finding("the character U+\(code) is not allowed", in: source, at: range(noncharacter, 3)))
        }
        return findings
    }

    private static func isControlCharacter(_ byte: UInt8) -> Bool {
        byte < 0x20 && byte != 0x09 && !byte.isLineBreak
    }

    /// Has no branches, so that the compiler vectorizes the loop. Nearly all files have none.
    private static func hasControlCharacters(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.reduce(UInt8(0)) { $0 | (isControlCharacter($1) ? 1 : 0) } != 0
    }

    /// The offset of the first U+FFFE or U+FFFF.
    private static func firstNoncharacter(_ text: XMLText) -> Int? {
        var index = text.first(0xEF, from: 0, to: text.end)
        while index < text.end {
            if text[index + 1] == 0xBF, text[index + 2] >= 0xBE { return index }
            index = text.first(0xEF, from: index + 3, to: text.end)
        }
        return nil
    }

    /// Returns one finding per run of the same character: a file that a crash filled with NULs is one mistake.
    private static func controlCharacters(_ bytes: UnsafeBufferPointer<UInt8>, _ source: SourceText) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var offset = 0
        while offset < bytes.count, findings.count < PropertyListLimits.findings {
            let byte = bytes[offset]
            let start = offset
            offset += 1
            guard isControlCharacter(byte) else { continue }
            while offset < bytes.count, bytes[offset] == byte { offset += 1 }
            let name = "U+\(byte.digits(4, radix: 16, uppercase: true))"
            let times = offset - start == 1 ? "" : ", \(offset - start) times in a row,"
            findings.append(
                finding(
                    "the control character \(name)\(times) is not allowed",
                    in: source,
                    at: range(start, offset - start)
                )
            )
        }
        return findings
    }

    private static func range(_ start: Int, _ count: Int) -> SourceRange {
        SourceRange(UInt32(start), UInt32(start + count))
    }

    private static func finding(_ message: String, in source: SourceText, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidText,
            message,
            at: SourceLocation(path: source.path, range: range),
            help: "save the file as UTF-8"
        )
    }
}
