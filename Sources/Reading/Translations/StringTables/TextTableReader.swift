import Diagnostics
import PropertyList

/// Reads old-style tables: `"key" = "text";` with comments, the format of `.strings` files since NeXTSTEP.
///
/// After an error, reading resumes at the next entry, so that one pass reports all errors.
struct TextTableReader {
    static func read(_ source: SourceText, language: String) -> StringTableReader.Result {
        var reader = TextTableReader(source, language: language)
        reader.readEntries()
        reader.reportEscapes()
        reader.withholdFixesOfMalformedTable()
        return StringTableReader.Result(tables: [reader.table], source: source, diagnostics: reader.diagnostics)
    }

    private let source: SourceText
    private var scanner: TextTableScanner
    private var table: StringTable
    private var diagnostics: [Diagnostic] = []
    private var errorCount = 0
    private var spaceStart = 0
    /// Keys of entries that end with something other than a semicolon.
    private var unclearKeys: Set<String> = []

    private init(_ source: SourceText, language: String) {
        self.source = source
        table = StringTable(source, language: language, format: .text)
        scanner = TextTableScanner(source.bytes)
    }

    private mutating func readEntries() {
        skipSpace()
        // Braces may enclose the entries.
        let isBraced = scanner.skip("{")
        skipSpace()
        while !scanner.isAtEnd, errorCount < PropertyListLimits.findings {
            if isBraced, scanner.skip("}") {
                skipSpace()
                if !scanner.isAtEnd { report("expected nothing after '}'", at: scanner.rangeOfByte) }
                return
            }
            readEntry()
            spaceStart = scanner.offset
            skipSpace()
        }
        if isBraced, scanner.isAtEnd { report("expected '}', but the file ends here", at: scanner.rangeOfByte) }
    }

    private mutating func readEntry() {
        guard let key = readText("a key") else { return }
        skipSpace()
        if scanner.skip(";") {
            // A key without a value is its own text.
            add(key, value: key, ending: .semicolon)
            return
        }
        guard scanner.skip("=") else {
            report(ending("expected '=' after the key"), at: scanner.rangeOfByte)
            return scanner.skipStatement()
        }
        skipSpace()
        switch scanner.byte {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
            skipOtherValue(of: key)
        default:
            guard let value = readText("text") else { return }
            let end = scanner.offset
            let ending = readSemicolon(behind: value)
            // Skipped text after an error may contain other entries.
            add(key, value: value, ending: ending, end: ending == .semicolon ? scanner.offset : end)
        }
    }

    /// Reads a key or a value. If there is none, reports that and skips to the next entry.
    private mutating func readText(_ expected: String) -> TextTableScanner.Token? {
        let start = scanner.rangeOfByte
        if scanner.isAtQuote {
            if let token = scanner.readQuotedText() { return token }
            report("the text has no closing quotation mark", at: start)
            return nil
        }
        if let token = scanner.readBareText() { return token }
        report(ending("expected \(expected)"), at: start)
        scanner.skipStatement()
        return nil
    }

    private enum Ending {
        case semicolon
        /// No semicolon, but it is clear where the entry ends.
        case nothing
        /// Something else follows, so the text may not be the intended one.
        case error
    }

    private mutating func readSemicolon(behind value: TextTableScanner.Token) -> Ending {
        skipSpace()
        if scanner.skip(";") { return .semicolon }
        // A quotation mark on a new line begins the next entry; anything else was probably part of the text.
        if scanner.isAtEnd || (scanner.isAtQuote && isLineBreak(before: scanner.offset, after: value.range)) {
            let end = value.range.upperBound
            append(
                Diagnostic(
                    .missingSemicolon,
                    "expected ';' after the text",
                    at: SourceLocation(path: source.path, range: SourceRange(end, end)),
                    fixIts: [FixIt("Insert ';'", isSafe: true, edits: [.insertion(";", at: end)])]
                )
            )
            return .nothing
        }
        let help = "write a quotation mark inside the text as \\\""
        report("expected ';' after the text", at: scanner.rangeOfByte, help: help)
        scanner.skipStatement()
        return .error
    }

    private func isLineBreak(before offset: Int, after range: SourceRange) -> Bool {
        source.bytes[Int(range.upperBound)..<offset].contains(where: \.isLineBreak)
    }

    /// Skips a dictionary, an array or data, including its contents.
    private mutating func skipOtherValue(of key: TextTableScanner.Token) {
        let start = scanner.rangeOfByte
        var depth = 0
        repeat {
            switch scanner.byte {
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
                depth += 1
                scanner.advance()
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"):
                depth -= 1
                scanner.advance()
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if scanner.readQuotedText() == nil { scanner.skipToEnd() }
            default:
                scanner.advance()
            }
            skipSpace()
        } while depth > 0 && !scanner.isAtEnd
        guard depth == 0 else { return report("the value is never closed", at: start) }
        append(
            Diagnostic(
                .tableValueIsNotText,
                "the value of '\(key.text)' is not a string",
                at: SourceLocation(path: source.path, range: start),
                symbol: StringTable.symbol(ofKey: key.text)
            )
        )
        if !scanner.skip(";") {
            report(ending("expected ';' after the value"), at: scanner.rangeOfByte)
            scanner.skipStatement()
        }
    }

    private mutating func add(
        _ key: TextTableScanner.Token,
        value: TextTableScanner.Token,
        ending: Ending,
        end: Int? = nil
    ) {
        let range = SourceRange(key.range.lowerBound, UInt32(end ?? scanner.offset))
        let space = source.bytes[spaceStart..<Int(key.range.lowerBound)]
        let state = TableComment.last(in: space).flatMap(TranslationMark.state) ?? .translated
        let text = StringTable.Value(variation: "", text: value.text, range: value.range, state: state)
        var entry = StringTable.Entry(key: key.text, keyRange: key.range, values: [text], range: range)
        entry.spaceStart = UInt32(spaceStart)
        let replaced = table.add(entry)
        if ending == .error { unclearKeys.insert(key.text) }
        guard let earlier = replaced else { return }
        // The text of an unclear entry is unknown, so it cannot be compared with this one.
        guard !unclearKeys.contains(key.text) else { return }
        let isSame = earlier.text == value.text
        let removal = FixIt.Edit(range: LineRemoval.range(around: range, in: source.bytes), replacement: "")
        append(
            Diagnostic(
                .duplicateTableKey,
                "duplicate key '\(key.text)'\(isSame ? "" : " with a different text")",
                at: SourceLocation(path: source.path, range: key.range),
                symbol: StringTable.symbol(ofKey: key.text),
                related: [
                    RelatedLocation(
                        isSame ? "the same entry" : "this entry is never used",
                        at: SourceLocation(path: source.path, range: earlier.keyRange)
                    )
                ],
                fixIts: isSame ? [FixIt("Remove the duplicate entry", isSafe: true, edits: [removal])] : []
            )
        )
    }

    /// Marks all fixes as unsafe if the table is malformed. An extra or missing quotation mark may have turned texts
    /// inside out, so that an apparent entry is part of a text.
    private mutating func withholdFixesOfMalformedTable() {
        table.isMalformed = diagnostics.contains { $0.kind == .malformedStringTable }
        guard table.isMalformed else { return }
        for index in diagnostics.indices {
            for fix in diagnostics[index].fixIts.indices { diagnostics[index].fixIts[fix].isSafe = false }
        }
    }

    private mutating func skipSpace() {
        if let unterminated = scanner.skipSpace() { report("the comment is never closed", at: unterminated) }
    }

    private mutating func reportEscapes() {
        guard !scanner.unknownEscapes.isEmpty else { return }
        let entries = table.entries.sorted { $0.range.lowerBound < $1.range.lowerBound }
        for range in scanner.unknownEscapes.prefix(PropertyListLimits.findings) {
            let edit = FixIt.Edit(range: range, replacement: "\\U")
            diagnostics.append(
                Diagnostic(
                    .unknownTableEscape,
                    "the platform reads '\\u' as the letter 'u'",
                    at: SourceLocation(path: source.path, range: range),
                    symbol: symbol(at: range, in: entries),
                    help: "write the character itself",
                    fixIts: [FixIt("Write '\\U'", isSafe: false, edits: [edit])]
                )
            )
        }
    }

    /// The symbol of the entry at a range; the table's own symbol if that entry was replaced.
    private func symbol(at range: SourceRange, in entries: [StringTable.Entry]) -> String {
        let count = entries.countOfFirst { $0.range.lowerBound <= range.lowerBound }
        let isInside = count > 0 && range.upperBound <= entries[count - 1].range.upperBound
        return StringTable.symbol(ofKey: isInside ? entries[count - 1].key : "")
    }

    private func ending(_ expectation: String) -> String {
        scanner.isAtEnd ? "\(expectation), but the file ends here" : expectation
    }

    private mutating func report(_ message: String, at range: SourceRange, help: String? = nil) {
        let location = SourceLocation(path: source.path, range: range)
        append(Diagnostic(.malformedStringTable, message, at: location, help: help))
    }

    /// Records a finding. Too many errors end reading; excess warnings are only dropped, because unread entries would
    /// count as missing texts.
    private mutating func append(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error {
            errorCount += 1
        } else if diagnostics.count - errorCount >= PropertyListLimits.findings {
            return
        }
        diagnostics.append(diagnostic)
    }
}
