import Diagnostics

// MARK: - Strings

extension Lexer {
    /// A literal that is being skipped.
    private struct OpenString {
        var start: Int
        var hashes: Int
        var isMultiline: Bool
        /// Open parentheses of the interpolation that is being skipped; 0 in the text.
        var parentheses = 0
    }

    /// Literals inside interpolations, inside literals, and so on. A source that compiles has two or three.
    private static let nestingLimit = 64

    /// Skips a literal with everything in its interpolations and makes one token of it.
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
            if byte == 0x0A || byte == 0x0D, !string.isMultiline {
                // A mistake, and the next line is none. A literal around it may go on there.
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
                } else if !isAtEnd, peek() != 0x0A, peek() != 0x0D {
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

    /// Goes past the opening quotes.
    private mutating func openString(hashes: Int) -> OpenString {
        let start = offset
        offset += hashes
        let isMultiline =
            peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") && !closesOnItsLine(hashes: hashes)
        offset += isMultiline ? 3 : 1
        return OpenString(start: start, hashes: hashes, isMultiline: isMultiline)
    }

    /// `#"""#` is a quotation mark in a literal of one line.
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

    /// Takes one step through the code of an interpolation.
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
    /// Whether a slash at hand stands where an operand is expected and is not followed by white space.
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
            if bytes[index] == 0x0A || bytes[index] == 0x0D { return true }
            guard bytes[index] == 0x20 || bytes[index] == 0x09 else { return false }
            index -= 1
        }
        return false
    }

    /// Skips a regular expression between slashes; false, with nothing skipped, when it is an operator after all.
    ///
    /// As the compiler has it: it ends on its line, at the first slash without a backslash, not behind white space, and with
    /// its parentheses closed.
    mutating func skipRegularExpression() -> Bool {
        var index = offset + 1
        var parentheses = 0
        // In a class of characters parentheses mean themselves.
        var classes = 0
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
            switch bytes[index] {
            case UInt8(ascii: "/"):
                let previous = bytes[index - 1]
                guard parentheses == 0, previous != 0x20, previous != 0x09 else { return false }
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

    /// `#/…/#`; with nothing else on its first line, it goes over several.
    mutating func lexExtendedRegularExpression(hashes: Int) {
        let start = offset
        offset += hashes + 1
        var first = 0
        while peek(first) == 0x20 || peek(first) == 0x09 { first += 1 }
        let isMultiline = peek(first) == 0x0A || peek(first) == 0x0D
        while !isAtEnd, isMultiline || (peek() != 0x0A && peek() != 0x0D) {
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
