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

    /// The end of the content of `element` that begins at `start`.
    static func of(_ element: XMLElement, from start: Int, _ text: UnsafePointer<UInt8>, _ end: Int) -> XMLContentEnd {
        var isPlain = true
        var index = ByteSearch.first(UInt8(ascii: "<"), text, start, end)
        while index < end, let markup = XMLContent.markup(at: index, text, end) {
            isPlain = false
            index = ByteSearch.first(UInt8(ascii: "<"), text, markup.end, end)
        }
        guard index < end else { return .missing }
        guard XMLContent.matches("</", at: index, text, end) else {
            return .foreign(index, wordEnd(index, text, end), isClosing: false)
        }
        let nameEnd = index + 2 + element.name.utf8CodeUnitCount
        guard XMLContent.matches(element.name, at: index + 2, text, end) else {
            return .foreign(index, wordEnd(index, text, end), isClosing: true)
        }
        var tagEnd = nameEnd
        while tagEnd < end, text[tagEnd] <= 0x20 { tagEnd += 1 }
        guard tagEnd < end else { return .cut(index, nameEnd) }
        guard text[tagEnd] == UInt8(ascii: ">") else {
            return tagEnd > nameEnd
                ? .cut(index, nameEnd) : .foreign(index, wordEnd(index, text, end), isClosing: true)
        }
        return .closed(index, next: tagEnd + 1, isPlain: isPlain)
    }

    /// The end of the tag or word at `start`, for showing: at most 24 bytes.
    private static func wordEnd(_ start: Int, _ text: UnsafePointer<UInt8>, _ end: Int) -> Int {
        var index = start + 1
        let limit = min(end, start + 24)
        while index < limit, text[index] > 0x20, text[index] != UInt8(ascii: "<") {
            index += 1
            if text[index - 1] == UInt8(ascii: ">") { break }
        }
        return index
    }
}
