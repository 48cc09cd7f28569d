/// Where the content of an element ends, or what stands in the way.
enum XMLContentEnd {
    /// The closing tag begins at `close`, and what follows it at `next`. Plain content has no comments or CDATA sections.
    case closed(_ close: Int, next: Int, isPlain: Bool)
    /// The text ends first.
    case missing
    /// The closing tag has no `>`.
    case cut(_ start: Int, _ end: Int)
    /// Another tag comes first.
    case foreign(_ start: Int, _ end: Int, isClosing: Bool)

    /// The end of the content of `element` that begins at `start`, after the opening tag.
    static func of(_ element: XMLElement, _ text: XMLText, _ start: Int) -> XMLContentEnd {
        var isPlain = true
        var index = text.first(UInt8(ascii: "<"), from: start, to: text.end)
        while index < text.end, let markup = XMLContent.markup(text, index) {
            isPlain = false
            index = text.first(UInt8(ascii: "<"), from: markup.end, to: text.end)
        }
        guard index < text.end else { return .missing }
        guard text.matches("</", at: index) else {
            return .foreign(index, wordEnd(text, index), isClosing: false)
        }
        let nameEnd = index + 2 + element.name.utf8CodeUnitCount
        guard text.matches(element.name, at: index + 2) else {
            return .foreign(index, wordEnd(text, index), isClosing: true)
        }
        let tagEnd = text.whiteSpaceEnd(nameEnd)
        guard tagEnd < text.end else { return .cut(index, nameEnd) }
        guard text[tagEnd] == UInt8(ascii: ">") else {
            return tagEnd > nameEnd
                ? .cut(index, nameEnd) : .foreign(index, wordEnd(text, index), isClosing: true)
        }
        return .closed(index, next: tagEnd + 1, isPlain: isPlain)
    }

    /// The end of the tag or word at `start`, for showing: at most 24 bytes.
    private static func wordEnd(_ text: XMLText, _ start: Int) -> Int {
        var index = start + 1
        let limit = min(text.end, start + 24)
        while index < limit, text[index] > 0x20, text[index] != UInt8(ascii: "<") {
            index += 1
            if text[index - 1] == UInt8(ascii: ">") { break }
        }
        return index
    }
}
