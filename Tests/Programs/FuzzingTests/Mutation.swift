import TestSupport

/// Changes bytes as transmission, merges, other tools, and attackers do.
struct Mutation {
    var random: SeededGenerator

    /// Returns the bytes after one to three changes.
    mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...Int.random(in: 0..<3, using: &random) { change(&bytes) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return bytes = Array("<plist>".utf8) }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: bytes.removeSubrange(range(in: bytes, atMost: 200))
        case 3:
            let piece = Array(bytes[range(in: bytes, atMost: 200)])
            bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &random))
        case 4: bytes.removeLast(Int.random(in: 0..<min(bytes.count, 300), using: &random))
        case 5: bytes.insert(contentsOf: token, at: Int.random(in: 0...bytes.count, using: &random))
        default: replaceContent(&bytes)
        }
    }

    /// Replaces the text between two tags or quotation marks. The file stays well-formed, so this change gets furthest.
    private mutating func replaceContent(_ bytes: inout [UInt8]) {
        let start = Int.random(in: bytes.indices, using: &random)
        let opening: [UInt8] = [0x3E, 0x22]
        let closing: [UInt8] = [0x3C, 0x22]
        guard let from = bytes[start...].firstIndex(where: { opening.contains($0) }),
            let to = bytes[(from + 1)...].firstIndex(where: { closing.contains($0) })
        else { return }
        bytes.replaceSubrange(from + 1..<to, with: token)
    }

    private mutating func range(in bytes: [UInt8], atMost limit: Int) -> Range<Int> {
        let start = Int.random(in: bytes.indices, using: &random)
        return start..<min(bytes.count, start + Int.random(in: 1...limit, using: &random))
    }

    private var token: [UInt8] {
        mutating get { Array((Self.tokens.randomElement(using: &random) ?? "").utf8) }
    }

    /// Tokens that are special to XML, JSON, tables, Swift, file systems, numbers, or text readers.
    private static let tokens = [
        "", "0", "1", "-1", "1.5", "9223372036854775807", "-9223372036854775808", "18446744073709551616", "1e999",
        "nan",
        "inf", "-0", "true", "<true/>", "<false/>", "<string></string>", "<dict/>", "<array/>", "</dict>",
        "<key>A</key>",
        "<!--", "-->", "&amp;", "&lt;", "&#0;", "&#x110000;", "&quot;", "<![CDATA[", "]]>", "\"", "\\", "\\u0000",
        "\\(x)",
        "\"\"\"", "#\"", "*/", "/*", "//", "`", "class", "self", "Self", "init", "Type", "protocol", "default", "_",
        "__",
        "$0", "0a", "../x", "/", "a b", "é", "e\u{301}", "漢字", "😀", "\u{202E}", "\u{FEFF}", "\u{2028}", "\0", "\r\n",
        "\t",
        "${a}", "${count}", "%@", "%1$@", "{", "}", "[", "]", ",", ":", ";", "Int", "String", "Optional", "Any",
        "Integer",
        "Decimal", "Boolean", "Object", "Enum", "Measurement", "Date", "Custom", "System", "hashValue", "Codable",
        "Swift",
    ]
}
