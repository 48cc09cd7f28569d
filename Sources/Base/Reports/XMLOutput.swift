extension [UInt8] {
    /// Appends a tag: its opening, its attributes, and its closing.
    mutating func appendXML(
        _ opening: StaticString,
        _ attributes: [(name: String, value: String)],
        closing: StaticString
    ) {
        self += "\(opening)".utf8
        for (name, value) in attributes { appendXMLAttribute(name, value) }
        self += "\(closing)".utf8
    }

    /// Appends ` name="value"`, escaped so that the value reads back unchanged, including line breaks.
    ///
    /// Characters that XML 1.0 cannot represent become U+FFFD.
    private mutating func appendXMLAttribute(_ name: String, _ value: String) {
        self += " \(name)=\"".utf8
        appendXMLEscaped(value, inAttribute: true)
        append(UInt8(ascii: "\""))
    }

    mutating func appendXMLText(_ text: String) { appendXMLEscaped(text, inAttribute: false) }

    private mutating func appendXMLEscaped(_ text: String, inAttribute: Bool) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": self += "&amp;".utf8
            case "<": self += "&lt;".utf8
            case ">": self += "&gt;".utf8
            case "\"" where inAttribute: self += "&quot;".utf8
            case "\t" where inAttribute, "\n" where inAttribute, "\r": self += "&#\(scalar.value);".utf8
            case "\t", "\n": append(UInt8(ascii: scalar))
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": self += "\u{FFFD}".utf8
            default: self += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
    }
}
