import Diagnostics

/// What may stand between elements besides white space: processing instructions, comments and the document type.
enum XMLProlog {
    struct Failure: Error {
        var kind: DiagnosticKind
        var message: String
        var range: SourceRange
        var help: String?
        /// Where to go on; `nil` when the structure of the file is lost.
        var next: Int?
    }

    /// The offset after the markup that begins with `<?` or `<!` at `start`.
    static func skip(_ text: XMLText, _ start: Int) -> Result<Int, Failure> {
        if text[start + 1] == UInt8(ascii: "?") { return instruction(text, start) }
        if let markup = XMLContent.markup(text, start) {
            if markup.isText {
                return failure(.malformedXML, "a CDATA section is not allowed between elements", start, start + 9)
            }
            guard let hyphens = markup.strayHyphens(text) else { return .success(markup.end) }
            return failure(.malformedXML, XMLContent.hyphensMessage, hyphens, hyphens + 2, next: markup.end)
        }
        if text.matches("<!DOCTYPE", at: start) { return documentType(text, start) }
        if text.matches("<!--", at: start) {
            return failure(.malformedXML, "the comment is never closed", start, start + 4)
        }
        return failure(.unsupportedXML, "this declaration is not part of property lists", start, start + 2)
    }

    private static func instruction(_ text: XMLText, _ start: Int) -> Result<Int, Failure> {
        var close = start + 2
        repeat {
            close = text.first(UInt8(ascii: ">"), from: close, to: text.end) + 1
        } while close <= text.end && (close < start + 4 || text[close - 2] != UInt8(ascii: "?"))
        guard close <= text.end else {
            return failure(.malformedXML, "the processing instruction is never closed", start, start + 2)
        }
        let nameEnd = XMLAttributes.nameEnd(text, start + 2, close - 2)
        guard nameEnd > start + 2, nameEnd == close - 2 || text[nameEnd] <= 0x20 else {
            let message = "a processing instruction begins with a name, right after '<?'"
            return failure(.malformedXML, message, start, start + 2, next: close)
        }
        let name = text.shown(start + 2, nameEnd)
        guard name.lowercased() == "xml" else { return .success(close) }
        guard name == "xml", start == (text.matches("\u{FEFF}", at: 0) ? 3 : 0) else {
            let message = "an XML declaration is only allowed at the very beginning of the file"
            return failure(.malformedXML, message, start, close, next: close)
        }
        return declaration(text, start..<close, nameEnd)
    }

    private static func declaration(_ text: XMLText, _ range: Range<Int>, _ nameEnd: Int) -> Result<Int, Failure> {
        let close = range.upperBound
        switch XMLDeclaration.encoding(text, in: nameEnd..<close - 2) {
        case .failure(let malformed):
            return .failure(
                Failure(
                    kind: .malformedXML,
                    message: "this XML declaration is malformed",
                    range: malformed.range,
                    help: #"write <?xml version="1.0" encoding="UTF-8"?>"#,
                    next: close
                )
            )
        case .success(let encoding):
            let known = ["utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be"]
            guard let encoding, !known.contains(encoding.lowercased()) else { return .success(close) }
            return .failure(
                Failure(
                    kind: .unsupportedXML,
                    message: "the encoding '\(encoding)' is not supported",
                    range: SourceRange(range.lowerBound, close),
                    help: "save the file as UTF-8",
                    next: close
                )
            )
        }
    }

    /// Skips the document type; its address is never fetched. One that declares anything itself is refused.
    private static func documentType(_ text: XMLText, _ start: Int) -> Result<Int, Failure> {
        var quote: UInt8 = 0
        for index in start..<text.end {
            let byte = text[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "[") {
                var refused = Failure(
                    kind: .unsupportedXML,
                    message: "a document type with declarations of its own is not allowed",
                    range: SourceRange(index, index + 1)
                )
                refused.help = "delete everything between '[' and ']'"
                return .failure(refused)
            } else if byte == UInt8(ascii: ">") {
                if isDocumentType(text, start + 9..<index) { return .success(index + 1) }
                return failure(.malformedXML, "this document type is malformed", start, index + 1, next: index + 1)
            }
        }
        return failure(.malformedXML, "the document type is never closed", start, start + 9)
    }

    /// Whether a name, then nothing or an address, stands in the range: ` plist PUBLIC "…" "…"`.
    private static func isDocumentType(_ text: XMLText, _ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        /// Passes over white space and what follows it, up to `end`.
        func take(_ end: (Int) -> Int?) -> Bool {
            let start = text.whiteSpaceEnd(index)
            guard start > index, start < range.upperBound, let next = end(start), next <= range.upperBound else {
                return false
            }
            index = next
            return true
        }
        func literal(_ start: Int) -> Int? {
            guard text[start] == UInt8(ascii: "\"") || text[start] == UInt8(ascii: "'") else { return nil }
            return text.first(text[start], from: start + 1, to: range.upperBound) + 1
        }
        func word(_ word: StaticString) -> (Int) -> Int? {
            { text.matches(word, at: $0) ? $0 + word.utf8CodeUnitCount : nil }
        }
        func name(_ start: Int) -> Int? {
            let end = XMLAttributes.nameEnd(text, start, range.upperBound)
            return end > start ? end : nil
        }
        guard take(name) else { return false }
        if text.whiteSpaceEnd(index) >= range.upperBound { return true }
        if take(word("PUBLIC")) {
            let start = index
            guard take(literal), text.bytes(start..<index).allSatisfy(isPublicIdentifierByte) else { return false }
        } else if !take(word("SYSTEM")) {
            return false
        }
        return take(literal) && text.whiteSpaceEnd(index) >= range.upperBound
    }

    private static func isPublicIdentifierByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): false
        case 0x0A, 0x0D, 0x20...0x5A, UInt8(ascii: "_"), 0x61...0x7A: true
        default: false
        }
    }

    private static func failure(
        _ kind: DiagnosticKind,
        _ message: String,
        _ start: Int,
        _ end: Int,
        next: Int? = nil
    ) -> Result<Int, Failure> {
        .failure(Failure(kind: kind, message: message, range: SourceRange(start, end), next: next))
    }
}
