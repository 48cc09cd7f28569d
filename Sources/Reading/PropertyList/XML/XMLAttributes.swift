import Diagnostics

/// Attributes in XML syntax: white space, a name, `=` and a quoted value, with no name repeated.
///
/// Property lists give attributes no meaning, but a text with malformed attributes is not XML.
enum XMLAttributes {
    struct Attribute {
        var name: Range<Int>
        /// The value without its quotes.
        var value: Range<Int>
    }

    /// Something that is not an attribute, with its range.
    struct Malformed: Error {
        var range: SourceRange
    }

    /// Reads all attributes between the end of a tag's name and the end of the tag.
    static func read(_ text: XMLText, in range: Range<Int>) throws(Malformed) -> [Attribute] {
        var attributes: [Attribute] = []
        var index = range.lowerBound
        while true {
            let start = min(text.whiteSpaceEnd(index), range.upperBound)
            if start == range.upperBound { return attributes }
            guard start > index, let attribute = attribute(text, at: start, end: range.upperBound),
                !attributes.contains(where: { text.bytes($0.name).elementsEqual(text.bytes(attribute.name)) })
            else {
                let end = min(text.nameEnd(start), range.upperBound)
                throw Malformed(range: SourceRange(start, max(end, start + 1)))
            }
            attributes.append(attribute)
            index = attribute.value.upperBound + 1
        }
    }

    private static func attribute(_ text: XMLText, at start: Int, end: Int) -> Attribute? {
        let name = start..<nameEnd(text, from: start, to: end)
        var index = text.whiteSpaceEnd(name.upperBound)
        guard !name.isEmpty, index < end, text[index] == UInt8(ascii: "=") else { return nil }
        index = text.whiteSpaceEnd(index + 1)
        guard index < end, text[index] == UInt8(ascii: "\"") || text[index] == UInt8(ascii: "'") else { return nil }
        let value = index + 1..<text.first(text[index], from: index + 1, to: end)
        guard value.upperBound < end, hasOnlyReferences(text, value) else { return nil }
        return Attribute(name: name, value: value)
    }

    /// Whether each ampersand begins a reference.
    private static func hasOnlyReferences(_ text: XMLText, _ range: Range<Int>) -> Bool {
        var index = text.first(UInt8(ascii: "&"), from: range.lowerBound, to: range.upperBound)
        while index < range.upperBound {
            guard let reference = XMLReference.read(text.bytes(index..<range.upperBound)) else { return false }
            index = text.first(UInt8(ascii: "&"), from: index + reference.length, to: range.upperBound)
        }
        return true
    }

    /// Returns the end of the name at `start`, or `start` if no name begins there.
    static func nameEnd(_ text: XMLText, from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, isNameByte(text[index], isFirst: index == start) { index += 1 }
        return index
    }

    /// Whether a byte may be part of a name. All bytes of non-ASCII characters may: which characters are letters does
    /// not matter here.
    private static func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...0xFF: true
        case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
        default: false
        }
    }
}
