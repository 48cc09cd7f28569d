import Diagnostics

// MARK: - Looking at tokens

extension DeclarationParser {
    var token: Token { tokens[cursor] }

    var next: Token { tokens[min(cursor + 1, tokens.count - 1)] }

    var beginsDeclaration: Bool {
        switch token.kind {
        case .at, .pound: true
        case .identifier: token.keyword.beginsDeclaration
        default: token.kind.isDirective
        }
    }

    /// Whether an expression or a type continues after the previous token, even on the next line.
    var isContinued: Bool {
        guard cursor > 0 else { return false }
        let last = tokens[cursor - 1]
        switch last.kind {
        case .comma, .colon, .period, .equal, .arrow, .ampersand, .less, .tilde: return true
        // A postfix operator such as `...` ends the expression.
        case .other: return cursor > 1 && tokens[cursor - 2].end < last.start
        default: return false
        }
    }

    /// The source text of tokens, without the comments between them.
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

    /// The range from the first token to the last; empty, at the lower bound, if there are none.
    func range(of range: Range<Int>) -> SourceRange {
        let start = tokens[range.lowerBound].start
        return SourceRange(start, range.isEmpty ? start : tokens[range.upperBound - 1].end)
    }

    /// The name that a token spells, without backticks.
    func name(_ token: Token) -> String {
        var range = token.range
        if token.kind == .escapedIdentifier { range = SourceRange(range.lowerBound + 1, range.upperBound - 1) }
        return bytes.text(range)
    }

    mutating func takeName() -> String {
        defer { cursor += 1 }
        return name(token)
    }
}

// MARK: - Skipping

extension DeclarationParser {
    /// The tokens inside a bracket that has been skipped.
    func contents(ofBracketAt open: Int) -> Range<Int> {
        open + 1..<max(open + 1, min(Int(tokens[open].partner), cursor))
    }

    /// Skips the current token, and its contents if it opens a bracket.
    mutating func skipOne() {
        guard token.kind.isOpening else { return cursor += 1 }
        let end = Int(token.partner)
        // Brackets in the conditions of directives are not paired.
        guard end > cursor else { return cursor += 1 }
        // If nothing closes the bracket, stop at the token that ends its contents.
        cursor = tokens[end].kind.isClosing && Int(tokens[end].partner) == cursor ? end + 1 : end
    }

    /// Skips a bracket with its contents, and notes the local types in braces.
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

    /// Notes a local type, and returns the index of the token to continue with.
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

    /// Skips a function from its keyword to the end of its body, or of its signature if it has no body.
    ///
    /// - Returns: The tokens of the name, the signature and the body; `nil` without a body.
    @discardableResult
    mutating func skipFunction() -> (name: Int, signature: Range<Int>, body: Range<Int>)? {
        let start = cursor
        defer { functions.append(range(of: start..<cursor)) }
        // The name may be an operator or a keyword.
        cursor += 1
        let name = cursor
        if token.isName || (!token.kind.isOpening && !token.kind.isClosing && !token.kind.isDirective) {
            cursor = min(cursor + 1, limit)
        }
        let signature = cursor
        while cursor < limit {
            if token.kind == .openBrace {
                let open = cursor
                skipBody()
                return (name, signature..<open, contents(ofBracketAt: open))
            }
            if token.kind == .semicolon || token.kind.isDirective { return nil }
            if token.startsLine, beginsDeclaration, !isContinued { return nil }
            skipOne()
        }
        return nil
    }

    mutating func skipToNextLine() {
        repeat { cursor += 1 } while cursor < limit && !token.startsLine && token.kind != .semicolon
    }

    /// Skips an expression, and returns the range of its tokens.
    ///
    /// It ends with its body, at a semicolon or directive, or on a line that can begin a declaration. Since generic
    /// arguments contain commas, it ends only at a comma before another property, or at any if `endsAtEveryComma`.
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

    /// Whether another property follows the current comma.
    private var isBeforeDeclarator: Bool {
        guard next.isName, cursor + 2 < tokens.count else { return false }
        return tokens[cursor + 2].kind == .colon || tokens[cursor + 2].kind == .equal
    }
}

// MARK: - Macros

extension DeclarationParser {
    /// Skips a freestanding macro with its arguments, and notes it if it may declare anything.
    mutating func parseMacro() {
        let start = cursor
        let name = String(text(of: start..<start + 1).dropFirst())
        cursor += 1
        if token.kind == .less { skipAngleBrackets() }
        if token.kind == .openParenthesis, !token.startsLine, cursor < limit { skipOne() }
        if token.kind == .openBrace, !token.startsLine, cursor < limit { skipBody() }
        if !Self.macrosWithoutDeclarations.contains(name) { notes.add(.macro(name), range(of: start..<cursor)) }
    }

    /// Directives, magic literals, and toolchain macros that declare nothing an app uses by name.
    private static let macrosWithoutDeclarations: Set = [
        "Expression", "Index", "Playground", "Predicate", "Preview", "Unique", "available", "colorLiteral", "column",
        "dsohandle", "error", "expect", "externalMacro", "file", "fileID", "fileLiteral", "filePath", "function",
        "imageLiteral", "isolation", "keyPath", "line", "require", "selector", "sourceLocation", "unavailable",
        "warning",
    ]
}
