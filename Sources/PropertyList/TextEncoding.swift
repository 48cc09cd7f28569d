import Diagnostics

/// Finds out how a text is encoded, makes it UTF-8, and checks it.
enum TextEncoding {
    /// The text as UTF-8 without a byte order mark's meaning lost (the mark itself is kept where it was UTF-8, so that offsets
    /// are those of the file), and what is wrong with its bytes.
    static func utf8(_ source: SourceText) -> (SourceText, [Diagnostic]) {
        guard let isBigEndian = utf16ByteOrder(of: source.bytes) else {
            return (source, invalidBytes(in: source))
        }
        var findings: [Diagnostic] = []
        if source.bytes.count % 2 != 0 {
            findings.append(finding("the file is UTF-16 and has an odd number of bytes", source, nil))
        }
        let units = stride(from: 0, to: source.bytes.count - 1, by: 2).lazy.map { index -> UInt16 in
            let (first, second) = (UInt16(source.bytes[index]), UInt16(source.bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        var text: [UInt8] = []
        text.reserveCapacity(source.bytes.count)
        var firstBroken: Int?
        let hadErrors = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) {
            text.append($0)
        }
        if hadErrors {
            firstBroken = text.indices.first { text[$0...].starts(with: [0xEF, 0xBF, 0xBD]) }
        }
        let converted = SourceText(path: source.path, bytes: text)
        if hadErrors {
            let range = firstBroken.map { SourceRange(UInt32($0), UInt32($0 + 3)) }
            findings.append(finding("the file is UTF-16 and holds half of a surrogate pair", converted, range))
        }
        return (converted, findings + invalidBytes(in: converted))
    }

    /// Whether the bytes are UTF-16, and in which order; `nil` for UTF-8.
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

    private static func invalidBytes(in source: SourceText) -> [Diagnostic] {
        source.bytes.withUnsafeBufferPointer { bytes in
            var seenHigh: UInt8 = 0
            var controls: UInt8 = 0
            // Written so that the compiler turns it into vector instructions: nearly every file passes here.
            for byte in bytes {
                seenHigh |= byte
                controls |= byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D ? 1 : 0
            }
            var findings: [Diagnostic] = []
            if controls != 0 {
                for (offset, byte) in bytes.enumerated()
                where byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D {
                    let range = SourceRange(UInt32(offset), UInt32(offset + 1))
                    let code = String(byte, radix: 16, uppercase: true)
                    findings.append(
                        finding(
                            "the control character U+\(code.count < 2 ? "000" : "00")\(code) is not allowed",
                            source,
                            range
                        )
                    )
                    if findings.count == PropertyListLimits.findings { return findings }
                }
            }
            if seenHigh & 0x80 != 0, let broken = UTF8Validation.firstInvalid(in: bytes) {
                let range = SourceRange(UInt32(broken), UInt32(broken + 1))
                findings.append(
                    finding(
                        "the byte 0x\(String(bytes[broken], radix: 16, uppercase: true)) is not valid UTF-8",
                        source,
                        range
                    )
                )
            }
            return findings
        }
    }

    private static func finding(_ message: String, _ source: SourceText, _ range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .invalidText,
            message,
            at: SourceLocation(path: source.path, place: range.map { .range($0) } ?? .file),
            help: "save the file as UTF-8"
        )
    }
}

/// Well-formedness of UTF-8 as the Unicode standard's table 3-7 gives it: no overlong forms, surrogates or values beyond U+10FFFF.
public enum UTF8Validation {
    /// The offset of the first byte that does not belong to a well-formed sequence; `nil` when all do.
    public static func firstInvalid(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
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
}
