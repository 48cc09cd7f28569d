import SwiftSource

/// A definition's text, split into words and variables: `Order ${quantity} of ${soup}`.
package struct PlaceholderText: Hashable {
    package enum Piece: Hashable {
        case text(String)
        /// The name between `${` and `}`: a parameter, or a parameter and a property joined by a dot.
        case variable(String)

        var variable: String? { if case .variable(let name) = self { name } else { nil } }
    }

    package let pieces: [Piece]

    package var source: String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .variable(let name): "${\(name)}"
            }
        }.joined()
    }

    package init(_ source: String) {
        guard Self.mayHaveVariables(source) else {
            pieces = source.isEmpty ? [] : [.text(source)]
            return
        }
        var source = source
        pieces = source.withUTF8 { Self.pieces(of: $0) }
    }

    /// Whether a text contains a `$`. Few do.
    static func mayHaveVariables(_ source: String) -> Bool { source.contains(byte: UInt8(ascii: "$")) }

    private static func pieces(of bytes: UnsafeBufferPointer<UInt8>) -> [Piece] {
        var pieces: [Piece] = []
        var textStart = 0
        func endText(at end: Int) {
            guard end > textStart else { return }
            pieces.append(.text(String(decoding: bytes[textStart..<end], as: UTF8.self)))
        }
        var offset = 0
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "$"), let name = variable(in: bytes, at: offset) else {
                offset += 1
                continue
            }
            endText(at: offset)
            pieces.append(.variable(String(decoding: bytes[name], as: UTF8.self)))
            offset = name.upperBound + 1
            textStart = offset
        }
        endText(at: bytes.count)
        return pieces
    }

    /// The names of all variables, in order, including repetitions.
    package var variables: [String] {
        pieces.compactMap(\.variable)
    }

    /// A variable's name and, after a dot, its property.
    static func parts(of variable: String) -> (name: String, property: String?) {
        let parts = variable.split(separator: ".", maxSplits: 1)
        guard let name = parts.first else { return (variable, nil) }
        return (String(name), parts.count > 1 ? String(parts[1]) : nil)
    }

    /// The pieces with a space between a variable and a letter or digit, which definitions omit and Shortcuts adds.
    package var spacedPieces: [Piece] {
        var result: [Piece] = []
        for piece in pieces {
            switch (result.last, piece) {
            case (.text(let before), .variable) where before.last?.isLetter == true || before.last?.isNumber == true:
                result[result.count - 1] = .text(before + " ")
                result.append(piece)
            case (.variable, .text(let after)) where after.first?.isLetter == true || after.first?.isNumber == true:
                result.append(.text(" " + after))
            case (.variable, .variable):
                result += [.text(" "), piece]
            default:
                result.append(piece)
            }
        }
        return result
    }

    /// The range of the variable name whose `$` is at an offset.
    private static func variable(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Range<Int>? {
        let start = offset + 2
        guard start < bytes.count, bytes[offset + 1] == UInt8(ascii: "{") else { return nil }
        // Stopping at the next beginning avoids quadratic time for many beginnings without an end.
        let end = bytes[start...].firstIndex {
            $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "{")
        }
        guard let end, end > start, bytes[end] == UInt8(ascii: "}") else { return nil }
        return start..<end
    }
}
