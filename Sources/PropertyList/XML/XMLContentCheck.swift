import Diagnostics

/// What XML forbids in the content of elements: `&` that begins no reference, `]]>` outside CDATA sections, `--` in comments.
struct XMLContentCheck {
    /// Whether `]]` stands anywhere in the file: looked for once, since nearly no file has it.
    let hasDoubledBrackets: Bool

    private let text: XMLText

    init(_ text: XMLText) {
        self.text = text
        hasDoubledBrackets = text.hasDoubledBrackets
    }

    /// Returns whether the content has ampersands outside comments and CDATA sections.
    func report(_ content: Range<Int>, to findings: inout XMLFindings) -> Bool {
        var index = content.lowerBound
        var hasReferences = false
        while index < content.upperBound, !findings.isFull {
            let markupStart = text.first(UInt8(ascii: "<"), from: index, to: content.upperBound)
            let stretch = index..<markupStart
            if reportReferences(in: stretch, to: &findings) { hasReferences = true }
            if hasDoubledBrackets { reportSectionEnds(in: stretch, to: &findings) }
            guard markupStart < content.upperBound, let markup = XMLContent.markup(text, markupStart) else { break }
            if let hyphens = markup.strayHyphens(text) {
                findings.report(.malformedXML, XMLContent.hyphensMessage, SourceRange(hyphens, hyphens + 2))
            }
            index = markup.end
        }
        return hasReferences
    }

    private func reportReferences(in stretch: Range<Int>, to findings: inout XMLFindings) -> Bool {
        var index = text.first(UInt8(ascii: "&"), from: stretch.lowerBound, to: stretch.upperBound)
        let hasReferences = index < stretch.upperBound
        while index < stretch.upperBound, !findings.isFull {
            if let reference = XMLContent.reference(text, index, stretch.upperBound) {
                index += reference.length
            } else {
                let (message, length) = XMLFindings.unknownReference(text, index, stretch.upperBound)
                findings.report(.unsupportedXML, message, SourceRange(index, index + length))
                index += length
            }
            index = text.first(UInt8(ascii: "&"), from: index, to: stretch.upperBound)
        }
        return hasReferences
    }

    private func reportSectionEnds(in stretch: Range<Int>, to findings: inout XMLFindings) {
        var index = stretch.lowerBound
        while !findings.isFull {
            index = text.first(UInt8(ascii: "]"), from: index, to: stretch.upperBound)
            guard index + 2 < stretch.upperBound else { return }
            if text.matches("]]>", at: index) {
                findings.report(.malformedXML, "']]>' must be written ']]&gt;'", SourceRange(index, index + 3))
                index += 2
            }
            index += 1
        }
    }
}
