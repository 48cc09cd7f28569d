/// Reads JSON (RFC 8259) and keeps the position of every value and key, which Foundation's reader drops.
///
/// Reading stops at the first syntax error. Duplicate keys are reported without stopping.
package struct JSONReader {
    package struct Result: Sendable {
        /// The value, or `nil` after a syntax error.
        package var value: JSONValue?
        /// At most one syntax error, and the duplicate keys.
        package var diagnostics: [Diagnostic]
    }

    /// The maximum nesting of arrays and objects, which bounds stack use.
    package static let maximumDepth = 128

    /// Reads one value, surrounded only by white space. Skips a byte order mark.
    ///
    /// - Parameters:
    ///   - syntaxError: The kind of finding for text that is not JSON.
    ///   - duplicateKey: The kind of finding for a key that occurs twice in an object.
    package static func read(
        _ source: SourceText,
        syntaxError: DiagnosticKind,
        duplicateKey: DiagnosticKind
    ) -> Result {
        if let unread = StandIn.unread(in: source) { return Result(value: nil, diagnostics: [Diagnostic(unread)]) }
        var reader = JSONReader(scanner: JSONScanner(source.bytes), path: source.path, duplicateKey: duplicateKey)
        do throws(JSONSyntaxError) {
            let value = try reader.readDocument()
            return Result(value: value, diagnostics: reader.diagnostics)
        } catch {
            let location = SourceLocation(path: source.path, range: error.range)
            let diagnostic = Diagnostic(
                syntaxError,
                error.message,
                at: location,
                help: error.help,
                fixIts: error.fixIts
            )
            return Result(value: nil, diagnostics: reader.diagnostics + [diagnostic])
        }
    }

    private var scanner: JSONScanner
    private let path: String
    private let duplicateKey: DiagnosticKind
    private var diagnostics: [Diagnostic] = []
    private var depth = 0

    private mutating func readDocument() throws(JSONSyntaxError) -> JSONValue {
        try scanner.skipSpace()
        let value = try readValue()
        try scanner.skipSpace()
        guard scanner.isAtEnd else { throw scanner.unexpected("expected nothing after the value") }
        return value
    }

    private mutating func readValue() throws(JSONSyntaxError) -> JSONValue {
        let start = scanner.offset
        let content: JSONValue.Content
        switch scanner.byte {
        case UInt8(ascii: "{"): content = .object(try readMembers())
        case UInt8(ascii: "["): content = .array(try readElements())
        case UInt8(ascii: "\""): content = .string(try scanner.readString())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try scanner.readNumber())
        default:
            if scanner.skip("true") {
                content = .boolean(true)
            } else if scanner.skip("false") {
                content = .boolean(false)
            } else if scanner.skip("null") {
                content = .null
            } else {
                throw scanner.unexpected("expected a value")
            }
        }
        return JSONValue(content: content, range: scanner.range(from: start))
    }

    /// Enters an array or object.
    private mutating func open() throws(JSONSyntaxError) {
        guard depth < Self.maximumDepth else {
            throw JSONSyntaxError("values are nested more than \(Self.maximumDepth) levels deep", scanner.rangeOfByte)
        }
        depth += 1
        scanner.advance()
        try scanner.skipSpace()
    }

    private mutating func readElements() throws(JSONSyntaxError) -> [JSONValue] {
        try open()
        defer { depth -= 1 }
        var elements: [JSONValue] = []
        if scanner.skip("]") { return elements }
        while true {
            elements.append(try readValue())
            if try scanner.skipSeparator(or: "]") { return elements }
        }
    }

    private mutating func readMembers() throws(JSONSyntaxError) -> [JSONMember] {
        try open()
        defer { depth -= 1 }
        var members: [JSONMember] = []
        if scanner.skip("}") { return members }
        var indices: [String: Int] = [:]
        while true {
            let start = scanner.offset
            guard scanner.byte == UInt8(ascii: "\"") else { throw scanner.unexpected("expected a key in quotes") }
            let key = try scanner.readString()
            let keyRange = scanner.range(from: start)
            try scanner.skipSpace()
            guard scanner.skip(":") else { throw scanner.unexpected("expected ':' after the key") }
            try scanner.skipSpace()
            let member = JSONMember(key: key, keyRange: keyRange, value: try readValue())
            if let index = indices[key] {
                reportDuplicate(of: members[index], at: keyRange)
                members[index] = member
            } else {
                indices[key] = members.count
                members.append(member)
            }
            if try scanner.skipSeparator(or: "}") { return members }
        }
    }

    private mutating func reportDuplicate(of first: JSONMember, at range: SourceRange) {
        // No one reads more than this.
        guard diagnostics.count < 100 else { return }
        diagnostics.append(
            Diagnostic(
                duplicateKey,
                "duplicate key '\(first.key)'",
                at: SourceLocation(path: path, range: range),
                related: [
                    RelatedLocation("first used here", at: SourceLocation(path: path, range: first.keyRange))
                ]
            )
        )
    }
}
