import Diagnostics

package struct TableComment: Sendable {
    /// The text, without delimiters and surrounding space.
    package var text: ArraySlice<UInt8>
    /// The whole comment, including delimiters.
    package var range: Range<Int>
    var sourceRange: SourceRange { SourceRange(UInt32(range.lowerBound), UInt32(range.upperBound)) }

    /// The comments in a run of white space and comments, in order: `/* … */`, `// …` and `<!-- … -->`.
    package static func all(in space: ArraySlice<UInt8>) -> [TableComment] {
        var comments: [TableComment] = []
        var index = space.startIndex
        while index < space.endIndex {
            let rest = space[index...]
            let end: Int
            let inner: Range<Int>
            if let (opening, closing) = delimiters.first(where: { rest.starts(with: $0.opening.utf8) }) {
                let start = index + opening.utf8.count
                let close = offset(of: closing, in: space, from: start)
                inner = start..<(close ?? space.endIndex)
                end = close.map { $0 + closing.utf8.count } ?? space.endIndex
            } else if rest.starts(with: "//".utf8) {
                end = rest.firstIndex(where: \.isLineBreak) ?? space.endIndex
                inner = index + 2..<end
            } else {
                index += 1
                continue
            }
            comments.append(TableComment(text: trimmed(space[inner]), range: index..<end))
            index = end
        }
        return comments
    }

    /// The comment that ends the space, ignoring white space after it; `nil` if there is none or it starts with `//`.
    static func last(in space: ArraySlice<UInt8>) -> TableComment? {
        guard let end = space.lastIndex(where: { !isSpace($0) }),
            delimiters.contains(where: { $0.closing.utf8.last == space[end] }),
            let comment = all(in: space).last, comment.range.upperBound == end + 1,
            !space[comment.range].starts(with: "//".utf8)
        else { return nil }
        return comment
    }

    private static let delimiters = [(opening: "/*", closing: "*/"), (opening: "<!--", closing: "-->")]

    private static func offset(of text: String, in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
        var index = start
        let first = text.utf8.first ?? 0
        while index < bytes.endIndex, let found = bytes[index...].firstIndex(of: first) {
            if bytes[found...].starts(with: text.utf8) { return found }
            index = found + 1
        }
        return nil
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes
        while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
        while let last = bytes.last, isSpace(last) { bytes.removeLast() }
        return bytes
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
