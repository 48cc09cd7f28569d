/// A text of a definition with its variables found: `Order ${quantity} of ${soup}`.
struct PlaceholderText: Hashable {
    enum Piece: Hashable {
        case text(String)
        /// The name between `${` and `}`: a parameter's, or a parameter's and a property's joined by a dot.
        case variable(String)
    }

    let pieces: [Piece]

    init(_ source: String) {
        var pieces: [Piece] = []
        var rest = source.utf8[...]
        var text: [UInt8] = []
        func flush() {
            if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
            text = []
        }
        while let byte = rest.first {
            if byte == UInt8(ascii: "$"), let name = Self.variable(atStartOf: rest) {
                flush()
                pieces.append(.variable(name))
                rest = rest.dropFirst(name.utf8.count + 3)
            } else {
                text.append(byte)
                rest = rest.dropFirst()
            }
        }
        flush()
        self.pieces = pieces
    }

    /// The names of all variables, in order, repetitions included.
    var variables: [String] {
        pieces.compactMap { piece in
            if case .variable(let name) = piece { name } else { nil }
        }
    }

    /// A variable's name and, behind a dot, that of a property.
    static func parts(of variable: String) -> (name: String, property: String?) {
        let parts = variable.split(separator: ".", maxSplits: 1)
        guard let name = parts.first else { return (variable, nil) }
        return (String(name), parts.count > 1 ? String(parts[1]) : nil)
    }

    /// The pieces with a space between a variable and a letter or digit: definitions leave it out, and Shortcuts adds it.
    var spacedPieces: [Piece] {
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

    private static func variable(atStartOf text: Substring.UTF8View) -> String? {
        let inside = text.dropFirst()
        guard inside.first == UInt8(ascii: "{") else { return nil }
        let behind = inside.dropFirst()
        // Not looking beyond the next beginning keeps a text of many beginnings without an end from being costly.
        let end = behind.firstIndex { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "{") }
        guard let end, end > behind.startIndex, behind[end] == UInt8(ascii: "}") else { return nil }
        return String(behind[..<end])
    }
}
