/// A string literal with interpolations: text that is escaped as in `StringLiteral`, and code in `\\(` and `)`.
package struct InterpolatedLiteral: Hashable, Sendable {
    package enum Piece: Hashable, Sendable {
        /// Literal text, not escaped yet.
        case text(String)
        /// A single-line expression.
        case value(Code)
    }

    /// The parts in order.
    package var pieces: [Piece]

    /// Creates a literal from its parts.
    package init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    /// Appends the literal as printed, including quotes.
    func append(to text: inout TextBuffer) {
        text.append(0x22)
        for piece in pieces {
            switch piece {
            case .text(let words): StringLiteral.append(words, to: &text)
            case .value(let code):
                text.append("\\(")
                code.withBytes { text.append($0) }
                text.append(0x29)
            }
        }
        text.append(0x22)
    }
}
