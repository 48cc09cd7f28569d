/// Generated Swift in pieces that are short enough to be read, one for each declared type.
///
/// Each piece has the file's head, its imports and its end, so that it is a file of Swift like the whole. Pieces are as strict
/// as the whole because `contents` lists their order, too.
public struct GoldenPieces {
    /// The pieces in the order of the text: a name after the first type that a piece declares, and the piece.
    public private(set) var files: [(name: String, contents: String)] = []

    /// The names of the pieces, with the declarations of each on lines of their own.
    public private(set) var contents = ""

    /// Thrown for text that cannot be put together from its pieces again.
    public struct Unequal: Error {
        /// What the pieces make.
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

        /// Whether a declaration belongs to the piece's type and leaves it short enough to be read.
        func takes(_ declaration: Declaration, _ block: String) -> Bool {
            (declaration.type.hasPrefix(type) || type.hasPrefix(declaration.type))
                && (blocks + [block]).reduce(0) { $0 + $1.split(separator: "\n").count } <= 400
        }
    }

    /// Cuts the text of one file. Text that declares nothing is one piece with the given name.
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
            // What declares nothing between declarations would be lost, and with it the equality below.
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

    /// What stands between empty lines, a declaration with everything in its braces as one block.
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

    /// The line at the top level that declares or extends a type, with the type's name.
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
