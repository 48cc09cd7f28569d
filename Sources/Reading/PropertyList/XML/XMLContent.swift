/// The character data between two tags: references, CDATA sections and comments.
enum XMLContent {
    /// Decodes content. Malformed references, which the scanner has reported, are kept as written.
    static func decoded(_ content: UnsafeBufferPointer<UInt8>) -> String {
        let text = XMLText(content)
        var result: [UInt8] = []
        result.reserveCapacity(text.end)
        var index = 0
        while index < text.end {
            let isReference = text[index] == UInt8(ascii: "&")
            if isReference, let reference = XMLReference.read(content[index...]) {
                result += UTF8.encode(reference.scalar) ?? UTF8.encodedReplacementCharacter
                index += reference.length
            } else if let section = markup(text, index) {
                if section.isText { result.append(contentsOf: content[section.content]) }
                index = section.end
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A comment or CDATA section.
    struct Markup {
        /// Whether this is a CDATA section, which is literal text, rather than a comment.
        var isText: Bool
        var content: Range<Int>
        var end: Int

        /// The offset of the first `--`, which XML forbids in comments. Its last hyphen may be part of `-->`.
        func strayHyphens(_ text: XMLText) -> Int? {
            guard !isText else { return nil }
            var index = text.first(UInt8(ascii: "-"), from: content.lowerBound, to: content.upperBound)
            while index < content.upperBound {
                if text[index + 1] == UInt8(ascii: "-") { return index }
                index = text.first(UInt8(ascii: "-"), from: index + 1, to: content.upperBound)
            }
            return nil
        }
    }

    static let hyphensMessage = "'--' is not allowed in a comment"

    /// Returns the comment or CDATA section that begins at `index`; `nil` if there is none or it is never closed.
    @inline(__always)
    static func markup(_ text: XMLText, _ index: Int) -> Markup? {
        guard text.matches("<!", at: index) else { return nil }
        let isText = text.matches("<![CDATA[", at: index)
        guard isText || text.matches("<!--", at: index) else { return nil }
        let contentStart = index + (isText ? 9 : 4)
        guard let marker = first(isText ? "]]>" : "-->", text, from: contentStart) else { return nil }
        return Markup(isText: isText, content: contentStart..<marker, end: marker + 3)
    }

    /// Returns the offset of the next `marker`, either `-->` or `]]>`.
    private static func first(_ marker: StaticString, _ text: XMLText, from: Int) -> Int? {
        // Searching for the rare last byte avoids stepping through a comment full of dashes.
        var index = text.first(UInt8(ascii: ">"), from: from + 2, to: text.end)
        while index < text.end {
            if text.matches(marker, at: index - 2) { return index - 2 }
            index = text.first(UInt8(ascii: ">"), from: index + 1, to: text.end)
        }
        return nil
    }
}
