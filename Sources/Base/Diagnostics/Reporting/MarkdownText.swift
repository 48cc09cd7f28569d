/// Escapes untrusted text for Markdown.
package enum MarkdownText {
    /// Returns the text on one line with all markup escaped: table bars, HTML, links (including bare addresses), and
    /// mentions.
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
            // A bare `http://` or `www.` makes a link.
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

    /// Escapes our own text that contains untrusted names. Names in backticks become code if they look like names.
    package static func escapedWithCode(_ text: String) -> String {
        let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard pieces.count % 2 == 1 else { return escaped(text) }
        return pieces.enumerated().map { index, piece in
            if index % 2 == 0 { return escaped(piece) }
            let code = code(piece)
            return code.hasPrefix("`") ? code : escaped("`\(piece)`")
        }.joined()
    }

    /// Returns a name as code, or escaped like other text if it does not look like a name.
    package static func code(_ name: String) -> String {
        // Swift's `@available` is not a mention.
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
