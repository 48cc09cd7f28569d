/// A string literal with values in it: text that is escaped as in `StringLiteral`, and code between `\\(` and `)`.
package struct InterpolatedLiteral: Hashable, Sendable {
    /// A part of the literal.
    package enum Piece: Hashable, Sendable {
        /// Text that stands for itself.
        case text(String)
        /// An expression of one line.
        case value(Code)
    }

    /// The parts in order.
    package var pieces: [Piece]

    /// The literal of these parts.
    package init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    /// Appends the literal as it is printed, quotes included.
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
