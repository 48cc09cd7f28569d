import IntentSchema

/// A definition's text, split into words and variables: `Order ${quantity} of ${soup}`.
package struct PlaceholderText: Hashable {
    package enum Piece: Hashable {
        case text(String)
        /// The name between `${` and `}`: a parameter, or a parameter and a property joined by a dot.
        case variable(String)

        var variable: String? { if case .variable(let name) = self { name } else { nil } }
    }

    package let pieces: [Piece]

    package init(_ source: String) {
        var pieces: [Piece] = []
        var rest = source.utf8[...]
        func addText(_ text: Substring.UTF8View) {
            if !text.isEmpty { pieces.append(.text(String(Substring(text)))) }
        }
        for variable in Self.mayHaveVariables(source) ? TextVariables.variables(in: source) : [] {
            let start = source.utf8.index(source.startIndex, offsetBy: variable.offsets.lowerBound)
            addText(rest[..<start])
            pieces.append(.variable(variable.name))
            rest = source.utf8[source.utf8.index(start, offsetBy: variable.offsets.count)...]
        }
        addText(rest)
        self.pieces = pieces
    }

    /// Whether a text contains a `$`. Few do.
    static func mayHaveVariables(_ source: String) -> Bool { source.contains(byte: UInt8(ascii: "$")) }

    /// The names of all variables, in order, including repetitions.
    package var variables: [String] { pieces.compactMap(\.variable) }

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
}
