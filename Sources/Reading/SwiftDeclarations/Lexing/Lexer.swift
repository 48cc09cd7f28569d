import Diagnostics

/// Splits a Swift source into tokens in one pass. Accepts any bytes.
///
/// Recognizes literals and comments as the compiler does, so that brackets and words inside them are ignored. Notes
/// what a valid source cannot contain, and recovers on the next line.
struct Lexer {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0
    var tokens: [Token] = []
    var notes = NoteList()
    var startsLine = true
    /// Slashes before this offset begin no regular expression, since none would end on its line.
    var regularExpressionsEndBefore = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 6 + 16)
    }

    mutating func run() {
        if peek() == 0xEF, peek(1) == 0xBB, peek(2) == 0xBF { offset = 3 }
        if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
        while offset < bytes.count { lexOne() }
        append(.end, from: bytes.count)
    }

    /// The byte at a distance from the offset; 0 past the end.
    func peek(_ distance: Int = 0) -> UInt8 {
        let index = offset + distance
        return index < bytes.count ? bytes[index] : 0
    }

    var isAtEnd: Bool { offset >= bytes.count }

    mutating func append(_ kind: Token.Kind, from start: Int) {
        tokens.append(Token(kind, from: start, to: offset, startsLine: startsLine))
        startsLine = false
    }

    private mutating func lexOne() {
        let start = offset
        let byte = bytes[offset]
        switch byte {
        case 0x0A, 0x0D:
            startsLine = true
            offset += 1
        case 0x20, 0x09, 0x00, 0x0B, 0x0C:
            offset += 1
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...:
            lexWord()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
        case UInt8(ascii: "\""): lexString(hashes: 0)
        case UInt8(ascii: "#"): lexPound()
        case UInt8(ascii: "`"): lexEscapedIdentifier()
        case UInt8(ascii: "{"): single(.openBrace)
        case UInt8(ascii: "}"): single(.closeBrace)
        case UInt8(ascii: "("): single(.openParenthesis)
        case UInt8(ascii: ")"): single(.closeParenthesis)
        case UInt8(ascii: "["): single(.openBracket)
        case UInt8(ascii: "]"): single(.closeBracket)
        case UInt8(ascii: ","): single(.comma)
        case UInt8(ascii: ":"): single(.colon)
        case UInt8(ascii: ";"): single(.semicolon)
        case UInt8(ascii: "@"): single(.at)
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
        case UInt8(ascii: "/") where beginsRegularExpression && skipRegularExpression():
            append(.regularExpression, from: start)
        case UInt8(ascii: "<") where startsLine && isConflictMarker: lexConflictMarker()
        case UInt8(ascii: ">") where startsLine && isConflictMarker: lexConflictMarker()
        case UInt8(ascii: "<"): single(.less)
        case UInt8(ascii: ">"): single(.greater)
        case UInt8(ascii: "?"): single(.question)
        case UInt8(ascii: "!"): single(.exclamation)
        case UInt8(ascii: "&"): single(.ampersand)
        case UInt8(ascii: "~"): single(.tilde)
        case UInt8(ascii: "."):
            while peek() == UInt8(ascii: ".") { offset += 1 }
            append(offset - start == 1 ? .period : .other, from: start)
        default: lexOperator()
        }
    }

    private mutating func single(_ kind: Token.Kind) {
        offset += 1
        append(kind, from: offset - 1)
    }
}

// MARK: - Words, numbers, operators

extension Lexer {
    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private mutating func lexWord() {
        let start = offset
        while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
        append(.identifier, from: start)
        tokens[tokens.count - 1].keyword = Keyword(bytes[start..<offset])
    }

    private mutating func lexEscapedIdentifier() {
        let start = offset
        offset += 1
        while !isAtEnd, peek() != UInt8(ascii: "`"), !peek().isLineBreak { offset += 1 }
        guard peek() == UInt8(ascii: "`") else {
            notes.add(.unterminatedIdentifier, from: start, to: offset)
            return append(.other, from: start)
        }
        offset += 1
        append(.escapedIdentifier, from: start)
    }

    private mutating func lexNumber() {
        let start = offset
        let isHexadecimal = peek() == UInt8(ascii: "0") && peek(1) | 0x20 == UInt8(ascii: "x")
        while !isAtEnd {
            let byte = bytes[offset]
            let isExponent = byte | 0x20 == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
            if isExponent, peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+") {
                offset += 2
            } else if Self.isWord(byte) {
                offset += 1
            } else if byte == UInt8(ascii: "."), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(peek(1)) {
                offset += 1
            } else {
                break
            }
        }
        append(.number, from: start)
    }

    private mutating func lexOperator() {
        let start = offset
        offset += 1
        while Self.continuesOperator(peek()), !(peek() == UInt8(ascii: "/") && beginsComment) { offset += 1 }
        let isArrow = offset == start + 1 && bytes[start] == UInt8(ascii: "-") && peek() == UInt8(ascii: ">")
        if isArrow { offset += 1 }
        let isEqual = offset == start + 1 && bytes[start] == UInt8(ascii: "=")
        append(isArrow ? .arrow : isEqual ? .equal : .other, from: start)
    }

    private var beginsComment: Bool { peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*") }

    private static func continuesOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"),
            UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "^"):
            true
        default: false
        }
    }

    /// Lexes a directive such as `#if`, the name of a macro, or a raw literal.
    private mutating func lexPound() {
        let start = offset
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        switch peek(hashes) {
        case UInt8(ascii: "\""): return lexString(hashes: hashes)
        case UInt8(ascii: "/"): return lexExtendedRegularExpression(hashes: hashes)
        default: offset += hashes
        }
        guard hashes == 1, Self.isWord(peek()) else { return append(.other, from: start) }
        while !isAtEnd, Self.isWord(bytes[offset]) { offset += 1 }
        append(directive(bytes[start + 1..<offset]) ?? .pound, from: start)
    }

    private func directive(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Token.Kind? {
        if word.elementsEqual("if".utf8) { return .ifDirective }
        if word.elementsEqual("elseif".utf8) { return .elseifDirective }
        if word.elementsEqual("else".utf8) { return .elseDirective }
        if word.elementsEqual("endif".utf8) { return .endifDirective }
        return nil
    }

    /// Whether an unresolved merge conflict marker begins here.
    private var isConflictMarker: Bool { (1..<7).allSatisfy { peek($0) == peek() } }

    private mutating func lexConflictMarker() {
        let start = offset
        skipLine()
        notes.add(.conflictMarker, from: start, to: offset)
    }
}

// MARK: - Comments

extension Lexer {
    mutating func skipLine() {
        while offset < bytes.count, !bytes[offset].isLineBreak { offset += 1 }
    }

    /// Skips a comment, including nested ones. Returns `false` if it is unterminated.
    @discardableResult
    mutating func skipBlockComment() -> Bool {
        let start = offset
        var depth = 0
        repeat {
            switch (peek(), peek(1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                offset += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                offset += 2
            case (let byte, _):
                if byte.isLineBreak { startsLine = true }
                offset += 1
            }
        } while depth > 0 && offset < bytes.count
        offset = min(offset, bytes.count)
        if depth > 0 { notes.add(.unterminatedComment, from: start, to: offset) }
        return depth == 0
    }
}
