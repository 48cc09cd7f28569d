/// Generated Swift, split into readable pieces, one for each declared type.
///
/// Each piece has the file's header, imports, and end, so that it is a Swift file like the whole. Pieces are as strict
/// as the whole text because `contents` lists their order.
public struct GoldenPieces {
    /// The pieces in text order, each named after the first type that it declares.
    public private(set) var files: [(name: String, contents: String)] = []

    /// The names of the pieces, each followed by its declarations, one per line.
    public private(set) var contents = ""

    /// Thrown if the pieces cannot be put together to the same text.
    public struct Unequal: Error {
        /// The text that the pieces make.
        public let text: String
    }

    private struct Declaration {
        var line: String
        var type: String
    }

    private struct Piece {
        var type: String
        var blocks: [String]
        var lines: [String]

        /// Whether a declaration belongs to the piece's type and keeps the piece readable.
        func takes(_ declaration: Declaration, _ block: String) -> Bool {
            (declaration.type.hasPrefix(type) || type.hasPrefix(declaration.type))
                && (blocks + [block]).reduce(0) { $0 + $1.split(separator: "\n").count } <= 400
        }
    }

    /// Splits the text of a file. A text without declarations is one piece with the given name.
    public init(of text: String, named name: String) throws {
        let blocks = Self.blocks(of: text)
        let declarations = blocks.map(Self.declaration)
        guard let first = declarations.firstIndex(where: { $0 != nil }),
            let last = declarations.lastIndex(where: { $0 != nil })
        else {
            files = [("\(name).swift", text)]
            contents = "\(name).swift\n"
            return
        }
        let (head, end) = (blocks[..<first], blocks[(last + 1)...])
        var pieces: [Piece] = []
        for index in first...last {
            // Text without declarations would be lost here, and the comparison below would fail.
            guard let declaration = declarations[index] else { continue }
            if let open = pieces.last, open.takes(declaration, blocks[index]) {
                pieces[pieces.count - 1].blocks.append(blocks[index])
                pieces[pieces.count - 1].lines.append(declaration.line)
            } else {
                pieces.append(Piece(type: declaration.type, blocks: [blocks[index]], lines: [declaration.line]))
            }
        }
        let whole = Self.text(head + pieces.flatMap(\.blocks) + end)
        guard whole == text else { throw Unequal(text: whole) }

        var counts: [String: Int] = [:]
        for piece in pieces {
            let count = counts[piece.type, default: 0] + 1
            counts[piece.type] = count
            let name = count == 1 ? "\(piece.type).swift" : "\(piece.type)-\(count).swift"
            files.append((name, Self.text(head + piece.blocks + end)))
            contents += name + "\n" + piece.lines.map { "    \($0)\n" }.joined()
        }
    }

    private static func text(_ blocks: ArraySlice<String>) -> String { blocks.joined(separator: "\n\n") + "\n" }

    /// The parts between empty lines. A declaration and everything in its braces is one block.
    private static func blocks(of text: String) -> [String] {
        var blocks: [String] = []
        var isOpen = false
        for part in text.dropLast().split(separator: "\n\n", omittingEmptySubsequences: false).map(String.init) {
            if isOpen {
                blocks[blocks.count - 1] += "\n\n" + part
            } else {
                blocks.append(part)
            }
            let lastLine = part.split(separator: "\n").last ?? ""
            let isEnd = lastLine.hasSuffix("}") && !lastLine.hasPrefix(" ")
            isOpen = !isEnd && (isOpen || lastLine.hasSuffix("{") || lastLine.hasPrefix(" "))
        }
        return blocks
    }

    /// The top-level line that declares or extends a type, and the type's name.
    private static func declaration(in block: String) -> Declaration? {
        let keywords: Set<Substring> = ["class", "enum", "extension", "protocol", "struct", "typealias"]
        for line in block.split(separator: "\n") where !line.hasPrefix(" ") && !line.hasPrefix("/") {
            let words = line.split { " :<{".contains($0) }
            guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count else { continue }
            let end = line.hasSuffix(" {") ? line.dropLast(2) : line
            return Declaration(line: String(end), type: String(words[keyword + 1]))
        }
        return nil
    }
}
