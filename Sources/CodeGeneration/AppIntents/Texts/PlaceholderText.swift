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
