import Diagnostics

/// One token of a Swift source. Comments and white space are none.
struct Token {
    enum Kind: UInt8 {
        case identifier
        /// A name between backticks, which is never a keyword.
        case escapedIdentifier
        case number
        case string
        case regularExpression
        case openBrace, closeBrace
        case openParenthesis, closeParenthesis
        case openBracket, closeBracket
        case comma, colon, semicolon, period, at
        // One byte each, whatever follows: in types they stand next to one another and mean themselves.
        case less, greater, question, exclamation, ampersand
        case equal, arrow, tilde
        /// Every other operator, and bytes that mean nothing.
        case other
        /// `#name`: a freestanding macro or a magic literal.
        case pound
        case ifDirective, elseifDirective, elseDirective, endifDirective
        /// Behind the last byte; exactly one, the last token.
        case end
    }

    var start: UInt32
    var end: UInt32
    /// For a bracket, the index of the token that closes or opens it; an opening bracket that is never closed has the index
    /// of the token at which its contents end. For a directive, the index of the token behind its condition.
    var partner: UInt32 = 0
    var kind: Kind
    /// The keyword that an unescaped identifier is, where it may be one.
    var keyword: Keyword = .none
    /// Whether only white space and comments precede it on its line.
    var startsLine: Bool
    /// For a string literal, whether it spans lines.
    var isMultiline = false
    /// For a string literal, whether it has values inside.
    var isInterpolated = false

    init(_ kind: Kind, from start: Int, to end: Int, startsLine: Bool) {
        self.kind = kind
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: end)
        self.startsLine = startsLine
    }

    var range: SourceRange { SourceRange(start, end) }

    var isName: Bool { kind == .identifier || kind == .escapedIdentifier }
}

extension Token.Kind {
    var isDirective: Bool {
        switch self {
        case .ifDirective, .elseifDirective, .elseDirective, .endifDirective: true
        default: false
        }
    }

    var isOpening: Bool { self == .openBrace || self == .openParenthesis || self == .openBracket }

    var isClosing: Bool { self == .closeBrace || self == .closeParenthesis || self == .closeBracket }

    /// Of a bracket, opening or closing: 0 for braces, then parentheses, then square brackets.
    var shape: Int { Int(rawValue - Self.openBrace.rawValue) / 2 }
}
