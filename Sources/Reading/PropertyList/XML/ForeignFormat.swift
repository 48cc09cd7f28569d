import Diagnostics

/// Recognizes files of other formats that were saved under the name of a definition.
package enum ForeignFormat {
    /// Names the format of a file with another program's data, which cannot be a property list; `nil` for other files.
    static func binaryFormat(_ bytes: [UInt8]) -> String? {
        let start = bytes.prefix(512)
        if start.allSatisfy({ $0 == 0 }) { return "all zeros, as after a crash" }
        if let known = signatures.first(where: { start.starts(with: $0.bytes) }) { return known.name }
        // UTF-16 contains NUL bytes, and damaged text has a few among mostly valid bytes.
        let isUTF16 = start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE])
        let startsLikeXML = start.prefix(4).contains(UInt8(ascii: "<"))
        let controls = start.count { $0 < 0x09 || (0x0E..<0x20).contains($0) }
        if isUTF16 || startsLikeXML { return nil }
        if controls * 10 > start.count { return "binary data" }
        // Text in an old encoding has no control characters. Compressed data has some, among bytes that are not text.
        let malformed = String(decoding: start, as: UTF8.self).unicodeScalars.count { $0 == "\u{FFFD}" }
        return controls * 30 > start.count && malformed * 10 > start.count ? "binary data" : nil
    }

    private static let signatures: [(bytes: [UInt8], name: String)] = [
        ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"), ([0x89, 0x50, 0x4E, 0x47], "a PNG image"),
        ([0xFF, 0xD8, 0xFF], "a JPEG image"), ([0x25, 0x50, 0x44, 0x46, 0x2D], "a PDF document"),
        ([0x1F, 0x8B], "compressed data"), ([0x7F, 0x45, 0x4C, 0x46], "a program"),
        ([0xCF, 0xFA, 0xED, 0xFE], "a program"), ([0xCA, 0xFE, 0xBA, 0xBE], "a program"),
    ]

    /// Whether a file is another format, such as a table or image named like a definition, rather than damaged.
    package static func isForeign(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: "bplist".utf8) { return false }
        if binaryFormat(bytes) != nil { return true }
        return bytes.first { $0 > 0x20 && $0 < 0x80 } != UInt8(ascii: "<")
    }

    /// Returns the message for a text that begins with `text[start..<end]`, which is not a tag.
    static func message(_ text: XMLText, from start: Int, to end: Int) -> String {
        let limit = min(end, start + 4096)
        if isStringTable(text.bytes(start..<limit)) {
            return "the file is a string table, not a definition; the names of tables end in '.strings'"
        }
        let start = String(decoding: text.bytes(start..<min(end, start + 64)), as: UTF8.self)
        let separator = start.unicodeScalars.first { $0 == ":" || $0 == "=" }
        switch start.unicodeScalars.first {
        case "{" where separator == ":" || start == "{}", "[":
            return "the file contains JSON, not an XML property list"
        case "{", "(", "/":
            return "the file is a property list in the old text format, not XML"
        default:
            return "the file does not start like an XML property list"
        }
    }

    /// Whether a text begins with a row of a string table, `"key" = `, possibly after comments.
    private static func isStringTable(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = bytes[...]
        func skipPast(_ end: String) {
            while !rest.isEmpty, !rest.starts(with: end.utf8) { rest = rest.dropFirst() }
            rest = rest.dropFirst(end.utf8.count)
        }
        while true {
            rest = rest.drop { $0 <= 0x20 }
            if rest.starts(with: "/*".utf8) {
                skipPast("*/")
            } else if rest.starts(with: "//".utf8) {
                skipPast("\n")
            } else {
                break
            }
        }
        guard rest.first == UInt8(ascii: "\"") else { return false }
        rest = rest.dropFirst().drop { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }.dropFirst()
        return rest.drop { $0 == 0x20 }.first == UInt8(ascii: "=")
    }

    /// Returns the end of the range to point at for such a text: the end of its first line, but at most 40 bytes.
    static func shownEnd(_ text: XMLText, from start: Int, to end: Int) -> Int {
        var index = start
        while index < min(end, start + 40), !text[index].isLineBreak { index += 1 }
        return index
    }
}
