import Diagnostics

/// Markup that is allowed between elements: processing instructions, comments and the document type.
enum XMLProlog {
    struct Failure: Error {
        var kind: DiagnosticKind
        var message: String
        var range: SourceRange
        /// Where scanning continues; `nil` if the structure of the file is lost.
        var next: Int?
        var help: String?

        init(_ kind: DiagnosticKind, _ message: String, at range: SourceRange, next: Int? = nil, help: String? = nil) {
            self.kind = kind
            self.message = message
            self.range = range
            self.next = next
            self.help = help
        }
    }

    /// Returns the offset after the markup that begins with `<?` or `<!` at `start`.
    static func skip(_ text: XMLText, _ start: Int) throws(Failure) -> Int {
        if text[start + 1] == UInt8(ascii: "?") { return try instruction(text, start) }
        if let markup = XMLContent.markup(text, start) {
            if markup.isText {
                let message = "a CDATA section is not allowed between elements"
                throw Failure(.malformedXML, message, at: SourceRange(start, start + 9))
            }
            guard let hyphens = markup.strayHyphens(text) else { return markup.end }
            let place = SourceRange(hyphens, hyphens + 2)
            throw Failure(.malformedXML, XMLContent.hyphensMessage, at: place, next: markup.end)
        }
        if text.matches("<!DOCTYPE", at: start) { return try documentType(text, start) }
        if text.matches("<!--", at: start) {
            throw Failure(.malformedXML, "the comment is never closed", at: SourceRange(start, start + 4))
        }
        let message = "this declaration is not part of property lists"
        throw Failure(.unsupportedXML, message, at: SourceRange(start, start + 2))
    }

    private static func instruction(_ text: XMLText, _ start: Int) throws(Failure) -> Int {
        let opening = SourceRange(start, start + 2)
        var close = start + 2
        repeat {
            close = text.first(UInt8(ascii: ">"), from: close, to: text.end) + 1
        } while close <= text.end && (close < start + 4 || text[close - 2] != UInt8(ascii: "?"))
        guard close <= text.end else {
            throw Failure(.malformedXML, "the processing instruction is never closed", at: opening)
        }
        let nameEnd = XMLAttributes.nameEnd(text, from: start + 2, to: close - 2)
        guard nameEnd > start + 2, nameEnd == close - 2 || text[nameEnd] <= 0x20 else {
            let message = "a processing instruction begins with a name, right after '<?'"
            throw Failure(.malformedXML, message, at: opening, next: close)
        }
        let name = text.shown(start + 2, nameEnd)
        guard name.lowercased() == "xml" else { return close }
        guard name == "xml", start == (text.matches("\u{FEFF}", at: 0) ? 3 : 0) else {
            let message = "an XML declaration is only allowed at the very beginning of the file"
            throw Failure(.malformedXML, message, at: SourceRange(start, close), next: close)
        }
        try checkDeclaration(text, in: start..<close, nameEnd: nameEnd)
        return close
    }

    private static func checkDeclaration(_ text: XMLText, in range: Range<Int>, nameEnd: Int) throws(Failure) {
        let close = range.upperBound
        let encoding: String?
        do throws(XMLAttributes.Malformed) {
            encoding = try self.encoding(text, nameEnd..<close - 2)
        } catch {
            let help = #"write <?xml version="1.0" encoding="UTF-8"?>"#
            throw Failure(.malformedXML, "this XML declaration is malformed", at: error.range, next: close, help: help)
        }
        let known = ["utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be"]
        guard let encoding, !known.contains(encoding.lowercased()) else { return }
        let message = "the encoding '\(encoding)' is not supported"
        let place = SourceRange(range.lowerBound, close)
        throw Failure(.unsupportedXML, message, at: place, next: close, help: "save the file as UTF-8")
    }

    /// Returns the encoding that an XML declaration names, if any, cut to 40 bytes. Throws if it is malformed.
    ///
    /// - Parameter range: The range between `<?xml` and `?>`.
    private static func encoding(_ text: XMLText, _ range: Range<Int>) throws(XMLAttributes.Malformed) -> String? {
        let malformed = XMLAttributes.Malformed(range: SourceRange(range.lowerBound, range.upperBound))
        var rest = try XMLAttributes.read(text, in: range)[...]
        func value(of name: String) -> Range<Int>? {
            guard let first = rest.first, text.bytes(first.name).elementsEqual(name.utf8) else { return nil }
            rest.removeFirst()
            return first.value
        }
        guard let version = value(of: "version"), version.count > 2, text.matches("1.", at: version.lowerBound),
            text.bytes(version).dropFirst(2).allSatisfy(\.isDigit)
        else { throw malformed }
        let encoding = value(of: "encoding")
        if let answer = value(of: "standalone") {
            guard ["yes", "no"].contains(where: { text.bytes(answer).elementsEqual($0.utf8) }) else { throw malformed }
        }
        guard rest.isEmpty else { throw malformed }
        return encoding.map { text.shown($0.lowerBound, $0.upperBound) }
    }

    /// Skips the document type; its address is never fetched. A document type with declarations of its own is an error.
    private static func documentType(_ text: XMLText, _ start: Int) throws(Failure) -> Int {
        var quote: UInt8 = 0
        for index in start..<text.end {
            let byte = text[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "[") {
                let message = "declarations in a document type are not allowed"
                let help = "delete everything between '[' and ']'"
                throw Failure(.unsupportedXML, message, at: SourceRange(index, index + 1), help: help)
            } else if byte == UInt8(ascii: ">") {
                let (place, next) = (SourceRange(start, index + 1), index + 1)
                if isDocumentType(text, start + 9..<index) { return next }
                throw Failure(.malformedXML, "this document type is malformed", at: place, next: next)
            }
        }
        throw Failure(.malformedXML, "the document type is never closed", at: SourceRange(start, start + 9))
    }

    /// Whether the range contains a name and, optionally, an address: ` plist PUBLIC "…" "…"`.
    private static func isDocumentType(_ text: XMLText, _ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        /// Consumes white space and what follows it, up to `end`.
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
            let end = XMLAttributes.nameEnd(text, from: start, to: range.upperBound)
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
}
