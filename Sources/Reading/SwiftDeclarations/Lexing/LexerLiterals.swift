import Diagnostics

// MARK: - Strings

extension Lexer {
    /// A string literal that is being skipped.
    private struct OpenString {
        var start: Int
        var hashes: Int
        var isMultiline: Bool
        /// The number of open parentheses in the current interpolation; 0 outside of interpolations.
        var parentheses = 0
    }

    /// The maximum depth of literals nested in interpolations. Real sources have two or three levels.
    private static let nestingLimit = 64

    /// Lexes a literal, including its interpolations, as one token.
    mutating func lexString(hashes: Int) {
        let start = offset
        let isFirst = startsLine
        var open = [openString(hashes: hashes)]
        let isMultiline = open[0].isMultiline
        var isInterpolated = false
        while let string = open.last {
            if isAtEnd {
                notes.add(.unterminatedString, from: open[0].start, to: offset)
                break
            }
            let byte = bytes[offset]
            if byte.isLineBreak, !string.isMultiline {
                // The literal is unterminated. A literal around it may continue on the next line.
                notes.add(.unterminatedString, from: string.start, to: offset)
                open.removeLast()
            } else if string.parentheses > 0 {
                skipInterpolation(&open)
            } else if byte == UInt8(ascii: "\\"), hasHashes(string.hashes, at: 1) {
                offset += 1 + string.hashes
                if peek() == UInt8(ascii: "(") {
                    isInterpolated = true
                    open[open.count - 1].parentheses = 1
                    offset += 1
                } else if !isAtEnd, !peek().isLineBreak {
                    offset += 1
                }
            } else if byte == UInt8(ascii: "\""), closes(string) {
                offset += (string.isMultiline ? 3 : 1) + string.hashes
                open.removeLast()
            } else {
                offset += 1
            }
        }
        startsLine = isFirst
        append(.string, from: start)
        tokens[tokens.count - 1].isMultiline = isMultiline
        tokens[tokens.count - 1].isInterpolated = isInterpolated
    }

    /// Skips the opening quotes.
    private mutating func openString(hashes: Int) -> OpenString {
        let start = offset
        offset += hashes
        let isMultiline =
            peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") && !closesOnItsLine(hashes: hashes)
        offset += isMultiline ? 3 : 1
        return OpenString(start: start, hashes: hashes, isMultiline: isMultiline)
    }

    /// `#"""#` is a single-line literal that contains a quotation mark.
    private func closesOnItsLine(hashes: Int) -> Bool {
        guard hashes > 0 else { return false }
        var distance = 1
        while offset + distance < bytes.count {
            switch peek(distance) {
            case 0x0A, 0x0D: return false
            case UInt8(ascii: "\"") where hasHashes(hashes, at: distance + 1): return true
            default: distance += 1
            }
        }
        return false
    }

    private func hasHashes(_ count: Int, at distance: Int) -> Bool {
        for index in 0..<count where peek(distance + index) != UInt8(ascii: "#") { return false }
        return true
    }

    private func closes(_ string: OpenString) -> Bool {
        guard string.isMultiline else { return hasHashes(string.hashes, at: 1) }
        return peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") && hasHashes(string.hashes, at: 3)
    }

    /// Advances by one step through the code of an interpolation.
    private mutating func skipInterpolation(_ open: inout [OpenString]) {
        let innermost = open.count - 1
        switch peek() {
        case UInt8(ascii: "("):
            open[innermost].parentheses += 1
            offset += 1
        case UInt8(ascii: ")"):
            open[innermost].parentheses -= 1
            offset += 1
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
            var hashes = 0
            while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
            guard peek(hashes) == UInt8(ascii: "\"") else { return offset += hashes }
            guard open.count < Self.nestingLimit else {
                notes.add(.nestedTooDeeply, from: open[0].start, to: offset)
                open.removeAll()
                return skipLine()
            }
            open.append(openString(hashes: hashes))
        default: offset += 1
        }
    }
}

// MARK: - Regular expressions

extension Lexer {
    /// Whether the current slash is where an operand is expected, and no white space follows it.
    var beginsRegularExpression: Bool {
        switch peek(1) {
        case 0x20, 0x09, 0x0A, 0x0D, 0x00: return false
        default: break
        }
        guard offset >= regularExpressionsEndBefore, let previous = tokens.last else { return tokens.isEmpty }
        switch previous.kind {
        case .openParenthesis, .openBracket, .openBrace, .comma, .colon, .semicolon, .equal, .arrow: return true
        case .identifier where previous.keyword.comesBeforeOperand: return true
        case .less, .greater, .ampersand, .exclamation, .question, .tilde, .other:
            return Int(previous.end) < offset
        default: return isFirstOnLine(after: previous)
        }
    }

    private func isFirstOnLine(after previous: Token) -> Bool {
        var index = offset - 1
        while index >= previous.end {
            if bytes[index].isLineBreak { return true }
            guard bytes[index].isSpaceOrTab else { return false }
            index -= 1
        }
        return false
    }

    /// Skips a regular expression between slashes. Returns `false` and skips nothing if the slash is an operator.
    ///
    /// Follows the compiler's rules: the literal ends on its line, at the first unescaped slash, without white space
    /// before that slash and with balanced parentheses.
    mutating func skipRegularExpression() -> Bool {
        var index = offset + 1
        var parentheses = 0
        // Parentheses in a character class are literal.
        var classes = 0
        while index < bytes.count, !bytes[index].isLineBreak {
            switch bytes[index] {
            case UInt8(ascii: "/"):
                let previous = bytes[index - 1]
                guard parentheses == 0, !previous.isSpaceOrTab else { return false }
                offset = index + 1
                return true
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): classes += 1
            case UInt8(ascii: "]"): classes = max(0, classes - 1)
            case UInt8(ascii: "(") where classes == 0: parentheses += 1
            case UInt8(ascii: ")") where classes == 0:
                parentheses -= 1
                if parentheses < 0 { return false }
            default: break
            }
            index += 1
        }
        regularExpressionsEndBefore = min(index, bytes.count)
        return false
    }

    /// Lexes `#/…/#`, which may span lines if nothing else is on its first line.
    mutating func lexExtendedRegularExpression(hashes: Int) {
        let start = offset
        offset += hashes + 1
        var first = 0
        while peek(first).isSpaceOrTab { first += 1 }
        let isMultiline = peek(first).isLineBreak
        while !isAtEnd, isMultiline || !peek().isLineBreak {
            if peek() == UInt8(ascii: "/"), hasHashes(hashes, at: 1) {
                offset += 1 + hashes
                return append(.regularExpression, from: start)
            }
            offset += peek() == UInt8(ascii: "\\") && offset + 1 < bytes.count && peek(1) != 0x0A ? 2 : 1
        }
        notes.add(.unterminatedRegularExpression, from: start, to: offset)
        append(.regularExpression, from: start)
    }
}
