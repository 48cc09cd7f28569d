import Diagnostics

// MARK: - Looking at tokens

extension DeclarationParser {
    var token: Token { tokens[cursor] }

    var next: Token { tokens[min(cursor + 1, tokens.count - 1)] }

    /// Whether a declaration can begin with the token at hand.
    var beginsDeclaration: Bool {
        switch token.kind {
        case .at, .pound: true
        case .identifier: token.keyword.beginsDeclaration
        default: token.kind.isDirective
        }
    }

    /// Whether the token before that at hand demands that an expression or a type goes on, also on the next line.
    var isContinued: Bool {
        guard cursor > 0 else { return false }
        let last = tokens[cursor - 1]
        switch last.kind {
        case .comma, .colon, .period, .equal, .arrow, .ampersand, .less, .tilde: return true
        // Behind its operand without a space, an operator such as `...` ends the expression.
        case .other: return cursor > 1 && tokens[cursor - 2].end < last.start
        default: return false
        }
    }

    /// The source of some tokens, without the comments between them.
    func text(of range: Range<Int>) -> String {
        var text: [UInt8] = []
        var last = tokens[range.lowerBound]
        for token in tokens[range] {
            let gap = bytes[Int(min(last.end, token.start))..<Int(token.start)]
            if !gap.contains(UInt8(ascii: "/")) {
                text += gap
            } else if last.isName, token.isName {
                text.append(0x20)
            }
            text += bytes[token.range.offsets]
            last = token
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// From the first to the last of some tokens; the place before the first when there are none.
    func range(of range: Range<Int>) -> SourceRange {
        let start = tokens[range.lowerBound].start
        return SourceRange(start, range.isEmpty ? start : tokens[range.upperBound - 1].end)
    }

    /// The name that a token is, without its backticks.
    mutating func name(_ token: Token) -> String {
        var range = token.range
        if token.kind == .escapedIdentifier { range = SourceRange(range.lowerBound + 1, range.upperBound - 1) }
        let name = bytes.text(range)
        if !name.utf8.elementsEqual(bytes[range.offsets]) { notes.add(.invalidUTF8, range) }
        return name
    }

    mutating func nameAtHand() -> String {
        defer { cursor += 1 }
        return name(token)
    }
}

// MARK: - Skipping

extension DeclarationParser {
    /// The tokens inside a bracket that was skipped.
    func contents(ofBracketAt open: Int) -> Range<Int> {
        open + 1..<max(open + 1, min(Int(tokens[open].partner), cursor))
    }

    /// Goes past the token at hand, and past its contents when it opens a bracket.
    mutating func skipOne() {
        guard token.kind.isOpening else { return cursor += 1 }
        let end = Int(token.partner)
        // In conditions of directives brackets are not paired.
        guard end > cursor else { return cursor += 1 }
        // Where nothing closes it, what ends its contents is left.
        cursor = tokens[end].kind.isClosing && Int(tokens[end].partner) == cursor ? end + 1 : end
    }

    /// Skips a bracket with its contents, and notes the types in it.
    mutating func skipBody() {
        let start = cursor
        skipOne()
        guard tokens[start].kind == .openBrace else { return }
        var index = start + 1
        while index < cursor {
            let isType = tokens[index].keyword.declaresType && tokens[index].keyword != .extension
            guard isType, tokens[index - 1].kind != .period, tokens[index + 1].isName else {
                index += 1
                continue
            }
            index = noteLocalType(at: index, before: cursor)
        }
    }

    /// Returns the index of the token behind the type.
    private mutating func noteLocalType(at start: Int, before end: Int) -> Int {
        let nameToken = tokens[start + 1]
        var index = start + 2
        while index < end, tokens[index].kind != .openBrace, tokens[index].kind != .semicolon {
            guard !tokens[index].kind.isClosing, !tokens[index].kind.isDirective else { return index }
            index += 1
        }
        guard index < end, tokens[index].kind == .openBrace else { return index }
        let close = min(max(Int(tokens[index].partner), index), end)
        notes.add(.localType(name(nameToken)), SourceRange(tokens[start].start, tokens[close].end))
        return max(close, index + 1)
    }

    /// Skips a function from its keyword to the end of its body, or to the end of its signature when it has none.
    mutating func skipFunction() {
        let start = cursor
        defer { functions.append(range(of: start..<cursor)) }
        // The name may be an operator or a word that begins declarations.
        cursor += 1
        if token.isName || (!token.kind.isOpening && !token.kind.isClosing && !token.kind.isDirective) {
            cursor = min(cursor + 1, limit)
        }
        while cursor < limit {
            if token.kind == .openBrace {
                return skipBody()
            }
            if token.kind == .semicolon || token.kind.isDirective { return }
            if token.startsLine, beginsDeclaration, !isContinued { return }
            skipOne()
        }
    }

    mutating func skipToNextLine() {
        repeat { cursor += 1 } while cursor < limit && !token.startsLine && token.kind != .semicolon
    }

    /// Skips an expression, and returns the range of its tokens.
    ///
    /// It ends where its body does, at a semicolon, or on a line on which a declaration can begin. Generic arguments have commas,
    /// too: unless it ends at every comma, it ends at those that are followed by a name with a type or a value.
    mutating func skipExpression(endsAtEveryComma: Bool) -> Range<Int> {
        let start = cursor
        while cursor < limit {
            let kind = token.kind
            if kind == .semicolon || kind.isDirective { break }
            if token.startsLine, cursor > start, beginsDeclaration, !isContinued { break }
            if kind == .comma, endsAtEveryComma || isBeforeDeclarator { break }
            if kind == .openBrace, next.keyword == .willSet || next.keyword == .didSet { break }
            if kind == .openBrace { skipBody() } else { skipOne() }
        }
        return start..<max(start, cursor)
    }

    /// Whether a comma at hand is followed by another property.
    private var isBeforeDeclarator: Bool {
        guard next.isName, cursor + 2 < tokens.count else { return false }
        return tokens[cursor + 2].kind == .colon || tokens[cursor + 2].kind == .equal
    }
}

// MARK: - Macros

extension DeclarationParser {
    /// Skips a freestanding macro with its arguments.
    mutating func parseMacro() {
        let start = cursor
        let name = String(text(of: start..<start + 1).dropFirst())
        cursor += 1
        if token.kind == .less { skipAngleBrackets() }
        if token.kind == .openParenthesis, !token.startsLine, cursor < limit { skipOne() }
        if token.kind == .openBrace, !token.startsLine, cursor < limit { skipBody() }
        if !Self.macrosWithoutDeclarations.contains(name) { notes.add(.macro(name), range(of: start..<cursor)) }
    }

    /// Directives, magic literals, and macros of the toolchain that declare nothing an app uses by name.
    private static let macrosWithoutDeclarations: Set = [
        "Expression", "Index", "Playground", "Predicate", "Preview", "Unique", "available", "colorLiteral", "column",
        "dsohandle", "error", "expect", "externalMacro", "file", "fileID", "fileLiteral", "filePath", "function",
        "imageLiteral", "isolation", "keyPath", "line", "require", "selector", "sourceLocation", "unavailable",
        "warning",
    ]
}
