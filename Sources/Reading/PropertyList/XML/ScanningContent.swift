import Diagnostics

// The content between the tags of a key or a value.

extension XMLScanner {
    /// Reads the content and the closing tag. Returns `nil` if the structure is broken.
    @inline(__always)
    mutating func content(of element: XMLElement, _ tag: SourceRange) -> (range: SourceRange, isPlain: Bool)? {
        let start = position
        let close = text.first(UInt8(ascii: "<"), from: start, to: text.end)
        // Nearly all content is plain, with a closing tag as Xcode writes it.
        if let end = element.closingTagEnd(text, at: close) {
            position = end
            let isPlain = text.first(UInt8(ascii: "&"), from: start, to: close) == close
            if !isPlain || hasDoubledBrackets { check(contentFrom: start, to: close) }
            return (SourceRange(start, close), isPlain)
        }
        return unusualContent(of: element, tag)
    }

    /// Reads content that has comments or CDATA sections, or is malformed.
    private mutating func unusualContent(
        of element: XMLElement,
        _ tag: SourceRange
    ) -> (range: SourceRange, isPlain: Bool)? {
        let start = position
        var isPlain = true
        var close = text.first(UInt8(ascii: "<"), from: start, to: text.end)
        while close < text.end, let markup = XMLContent.markup(text, close) {
            isPlain = false
            close = text.first(UInt8(ascii: "<"), from: markup.end, to: text.end)
        }
        guard close < text.end else {
            broken(.malformedXML, "'<\(element.name)>' is never closed", at: tag)
            return nil
        }
        let isClosing = text.matches("</", at: close)
        if isClosing, text.matches(element.name, at: close + 2) {
            let nameEnd = close + 2 + element.name.utf8CodeUnitCount
            let tagEnd = text.whiteSpaceEnd(nameEnd)
            if tagEnd < text.end, text[tagEnd] == UInt8(ascii: ">") {
                position = tagEnd + 1
                let hasReferences = check(contentFrom: start, to: close)
                return (SourceRange(start, close), isPlain && !hasReferences)
            }
            if tagEnd == text.end || tagEnd > nameEnd {
                broken(.malformedXML, "this tag is never closed with '>'", at: SourceRange(close, nameEnd))
                return nil
            }
        }
        let end = shownTagEnd(close)
        let problem = isClosing ? "does not close" : "is not allowed inside"
        let message = "'\(text.shown(close, end))' \(problem) '<\(element.name)>'"
        broken(.malformedXML, message, at: SourceRange(close, end), related: ("opened here", tag))
        return nil
    }

    /// The end of the tag or word at `start` to show in a message: at most 24 bytes.
    private func shownTagEnd(_ start: Int) -> Int {
        let rest = text.bytes(start + 1..<min(text.end, start + 24))
        let stop = rest.firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") } ?? rest.endIndex
        let isClosed = stop < rest.endIndex && rest[stop] == UInt8(ascii: ">")
        return start + 1 + stop + (isClosed ? 1 : 0)
    }

    mutating func check(_ record: NodeRecord) {
        let content = text.bytes(record.content.offsets)
        let problem: String?
        if record.isPlain {
            problem = XMLFindings.problem(content, record.kind)
        } else {
            var decoded = XMLContent.decoded(content)
            problem = decoded.withUTF8 { XMLFindings.problem($0, record.kind) }
        }
        guard let problem else { return }
        report(.malformedValue, problem, at: content.isEmpty ? record.range : record.content)
    }
}
