/// Texts of strangers in Markdown.
package enum MarkdownText {
    /// Text on one line in which nothing is markup: neither a table's bar, nor HTML, nor a link, be it a bare address, nor a
    /// mention.
    package static func escaped(_ text: String) -> String {
        let bytes = Array(text.visible.utf8)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "&"): output += "&amp;".utf8
            case UInt8(ascii: "<"): output += "&lt;".utf8
            case UInt8(ascii: ">"): output += "&gt;".utf8
            case UInt8(ascii: "@"): output += "&#64;".utf8
            case UInt8(ascii: "#"): output += "&#35;".utf8
            // `http://` and `www.` alone make a link.
            case UInt8(ascii: ":") where bytes[index...].starts(with: "://".utf8): output += "&#58;".utf8
            case UInt8(ascii: ".") where bytes[max(0, index - 3)..<index].elementsEqual("www".utf8, by: isSameLetter):
                output += "&#46;".utf8
            case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
                UInt8(ascii: "]"), UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "$"), UInt8(ascii: "!"):
                output += [UInt8(ascii: "\\"), byte]
            default: output.append(byte)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Text of our own with names of strangers in it, where those between backticks are code as long as they are names.
    package static func escapedWithCode(_ text: String) -> String {
        let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard pieces.count % 2 == 1 else { return escaped(text) }
        return pieces.enumerated().map { index, piece in
            if index % 2 == 0 { return escaped(piece) }
            let code = code(piece)
            return code.hasPrefix("`") ? code : escaped("`\(piece)`")
        }.joined()
    }

    /// A name as code; escaped like other text where it is more than a name.
    package static func code(_ name: String) -> String {
        // Swift's attribute mentions no one.
        let rest = name.unicodeScalars.dropFirst(name.hasPrefix("@available(") ? 1 : 0)
        let isName =
            !name.isEmpty && !name.hasPrefix(" ") && !name.hasSuffix(" ") && rest.allSatisfy(isNameCharacter)
        return isName ? "`\(name)`" : escaped(name)
    }

    private static func isNameCharacter(_ scalar: Unicode.Scalar) -> Bool {
        "_.-/():,=\"'+*# ".unicodeScalars.contains(scalar) || ("0"..."9").contains(scalar)
            || scalar.properties.isAlphabetic
    }

    private static func isSameLetter(_ left: UInt8, _ right: UInt8) -> Bool { left | 0x20 == right }
}
