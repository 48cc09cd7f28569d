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
            guard markup.isText else { return .success(markup.end) }
            return failure(.malformedXML, "a CDATA section is not allowed between elements", start, start + 9)
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
        // The declaration is the only instruction that is looked into.
        guard text.matches("<?xml", at: start), text[start + 5] <= 0x20,
            let encoding = encoding(text, start, close)
        else { return .success(close) }
        let known = ["utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be"]
        if known.contains(encoding.lowercased()) { return .success(close) }
        return .failure(
            Failure(
                kind: .unsupportedXML,
                message: "the encoding '\(encoding)' is not supported",
                range: SourceRange(start, close),
                help: "save the file as UTF-8",
                next: close
            )
        )
    }

    /// The encoding that the declaration at `start..<end` names, cut to 40 bytes; `nil` when it names none.
    private static func encoding(_ text: XMLText, _ start: Int, _ end: Int) -> String? {
        // A file that declares it does so right at the start.
        let limit = min(end, start + 200)
        var index = start
        while index < limit, !text.matches("encoding", at: index) { index += 1 }
        while index < limit, text[index] != UInt8(ascii: "\""), text[index] != UInt8(ascii: "'") { index += 1 }
        guard index < limit else { return nil }
        let close = text.first(text[index], from: index + 1, to: limit)
        return close < limit ? text.shown(index + 1, close) : nil
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
                return .success(index + 1)
            }
        }
        return failure(.malformedXML, "the document type is never closed", start, start + 9)
    }

    private static func failure(
        _ kind: DiagnosticKind,
        _ message: String,
        _ start: Int,
        _ end: Int
    ) -> Result<Int, Failure> {
        .failure(Failure(kind: kind, message: message, range: SourceRange(start, end)))
    }
}
