import Diagnostics

/// Reports what XML forbids in content: `&` outside a reference, `]]>` outside a CDATA section, and `--` in a comment.
extension XMLScanner {
    /// Returns whether the content has ampersands outside comments and CDATA sections.
    @discardableResult
    mutating func check(contentFrom start: Int, to end: Int) -> Bool {
        var index = start
        var hasReferences = false
        while index < end, !isBroken {
            let markupStart = text.first(UInt8(ascii: "<"), from: index, to: end)
            if reportReferences(in: index..<markupStart) { hasReferences = true }
            if hasDoubledBrackets { reportSectionEnds(in: index..<markupStart) }
            guard markupStart < end, let markup = XMLContent.markup(text, markupStart) else { break }
            if let hyphens = markup.strayHyphens(text) {
                report(.malformedXML, XMLContent.hyphensMessage, at: SourceRange(hyphens, hyphens + 2))
            }
            index = markup.end
        }
        return hasReferences
    }

    private mutating func reportReferences(in stretch: Range<Int>) -> Bool {
        var index = text.first(UInt8(ascii: "&"), from: stretch.lowerBound, to: stretch.upperBound)
        let hasReferences = index < stretch.upperBound
        while index < stretch.upperBound, !isBroken {
            if let reference = XMLReference.read(text.bytes(index..<stretch.upperBound)) {
                index += reference.length
            } else {
                let (message, length) = XMLFindings.unknownReference(text, at: index, to: stretch.upperBound)
                report(.unsupportedXML, message, at: SourceRange(index, index + length))
                index += length
            }
            index = text.first(UInt8(ascii: "&"), from: index, to: stretch.upperBound)
        }
        return hasReferences
    }

    private mutating func reportSectionEnds(in stretch: Range<Int>) {
        var index = stretch.lowerBound
        while !isBroken {
            index = text.first(UInt8(ascii: "]"), from: index, to: stretch.upperBound)
            guard index + 2 < stretch.upperBound else { return }
            if text.matches("]]>", at: index) {
                report(.malformedXML, "']]>' must be written ']]&gt;'", at: SourceRange(index, index + 3))
                index += 2
            }
            index += 1
        }
    }
}
