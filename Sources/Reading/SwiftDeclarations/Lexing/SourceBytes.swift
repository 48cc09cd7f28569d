import Diagnostics

extension [UInt8] {
    /// The text of a range, with invalid UTF-8 repaired.
    package func text(_ range: SourceRange) -> String { String(decoding: self[range.offsets], as: UTF8.self) }

    /// Whether the text of a range equals an ASCII word.
    func has(_ word: StaticString, at range: SourceRange) -> Bool {
        let start = Int(range.lowerBound)
        guard Int(range.upperBound) - start == word.utf8CodeUnitCount else { return false }
        for index in 0..<word.utf8CodeUnitCount where self[start + index] != word.utf8Start[index] { return false }
        return true
    }
}

/// A part of a text that is built from literals and expressions.
package enum TextPiece: Equatable {
    case text(String)
    case expression(String)
}

package enum StringLiterals {
    /// The contents of each string literal in an expression, as written between the quotation marks.
    package static func contents(in expression: String) -> [String] {
        let bytes = Array(expression.utf8)
        return TokenStructure(bytes).tokens.filter { $0.kind == .string }.map { token in
            String(
                bytes.text(token.range).drop { $0 == "#" || $0 == "\"" }.reversed().drop { $0 == "#" || $0 == "\"" }
                    .reversed()
            )
        }
    }

    /// Splits the contents of a literal at its interpolations. Texts keep their escapes.
    package static func pieces(ofContents contents: String) -> [TextPiece] {
        var pieces: [TextPiece] = []
        var rest = contents[...]
        while let start = rest.firstOccurrence(of: "\\(") {
            var depth = 1
            let end = rest[start.upperBound...].firstIndex { character in
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
                return depth == 0
            }
            guard let end else { break }
            pieces += [
                .text(String(rest[..<start.lowerBound])), .expression(String(rest[start.upperBound..<end])),
            ]
            rest = rest[rest.index(after: end)...]
        }
        return pieces + [.text(String(rest))]
    }

    /// The parts that an expression joins by `+` and interpolation; empty if it does neither or is not understood.
    package static func pieces(of expression: String) -> [TextPiece] {
        let bytes = Array(expression.utf8)
        let tokens = TokenStructure(bytes).tokens.dropLast()
        let operands = tokens.split { $0.kind == .other && bytes.has("+", at: $0.range) }
        guard operands.count > 1 || tokens.first?.isInterpolated == true && tokens.count == 1 else { return [] }
        var pieces: [TextPiece] = []
        for operand in operands {
            guard let first = operand.first, let last = operand.last else { return [] }
            let text = bytes.text(SourceRange(first.start, last.end))
            if operand.count > 1 || first.kind != .string {
                pieces.append(.expression(text))
            } else if first.isInterpolated {
                guard !first.isMultiline, text.hasPrefix("\"") else { return [] }
                for piece in Self.pieces(ofContents: String(text.dropFirst().dropLast())) {
                    guard case .text(let written) = piece else {
                        pieces.append(piece)
                        continue
                    }
                    guard let read = literal("\"\(written)\"") else { return [] }
                    pieces.append(.text(read))
                }
            } else {
                guard let read = literal(text) else { return [] }
                pieces.append(.text(read))
            }
        }
        return pieces
    }

    private static func literal(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        return TokenStructure(bytes).tokens.first.flatMap { StringLiteralText.read($0, in: bytes) }
    }
}
