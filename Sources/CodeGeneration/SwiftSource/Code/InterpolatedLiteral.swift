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
    func append(to bytes: inout [UInt8]) {
        bytes.append(0x22)
        for piece in pieces {
            switch piece {
            case .text(let text): StringLiteral.append(text, to: &bytes)
            case .value(let code):
                bytes.append(contentsOf: [0x5C, 0x28])
                code.withBytes { bytes.append(contentsOf: $0) }
                bytes.append(0x29)
            }
        }
        bytes.append(0x22)
    }
}
