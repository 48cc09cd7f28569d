import Diagnostics

/// A token of a Swift source. Comments and white space are not tokens.
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
        // Always one byte: in types, these can be adjacent without forming one operator.
        case less, greater, question, exclamation, ampersand
        case equal, arrow, tilde
        /// Any other operator, and bytes without a meaning.
        case other
        /// `#name`: a freestanding macro or a magic literal.
        case pound
        case ifDirective, elseifDirective, elseDirective, endifDirective
        /// The end of the source: always the last token.
        case end
    }

    var start: UInt32
    var end: UInt32
    /// For a bracket, the index of its counterpart, or of the token that ends the contents of an unclosed bracket. For
    /// a directive, the index of the token after its condition.
    var partner: UInt32 = 0
    var kind: Kind
    /// The keyword that an unescaped identifier spells, if any.
    var keyword: Keyword = .none
    /// Whether only white space and comments precede the token on its line.
    var startsLine: Bool
    var isMultiline = false
    /// Whether the token is a string literal with interpolations.
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

    /// The shape of an opening or closing bracket: 0 for braces, 1 for parentheses, 2 for square brackets.
    var shape: Int { Int(rawValue - Self.openBrace.rawValue) / 2 }
}
