import Diagnostics

extension Writer {
    /// Writes `//` lines for what follows. Any text is safe.
    package func comment(_ lines: [String]) {
        beginMember(.comment)
        writeComment(lines)
    }

    package func writeDocumentation(_ lines: [String]) {
        for line in lines { writeComment(line, prefix: "///") }
    }

    func writeComment(_ lines: [String]) {
        for line in lines { writeComment(line, prefix: "//") }
    }

    /// Writes a comment line for each line of the text. A comment ends only at a line break. So the text is safe if
    /// every scalar that some reader treats as one breaks the line, and invisible scalars are escaped.
    private func writeComment(_ text: String, prefix: StaticString) {
        if text.isReadable {
            return text.withBytes { writeCommentLine($0, prefix: prefix) }
        }
        var line = TextBuffer(capacity: text.utf8.count)
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}":
                endCommentLine(&line, prefix: prefix)
            case "\t": line.append(0x20)
            case _ where scalar.isUnreadable: line.appendEscape(of: scalar)
            default: line.append(scalar)
            }
            previous = scalar
        }
        endCommentLine(&line, prefix: prefix)
    }

    private func endCommentLine(_ line: inout TextBuffer, prefix: StaticString) {
        line.withBytes { writeCommentLine($0, prefix: prefix) }
        line.truncate(to: 0)
    }

    private func writeCommentLine(_ line: UnsafeBufferPointer<UInt8>, prefix: StaticString) {
        // Other comments may have code to copy, which stays on its line.
        let isDocumentation = prefix.utf8CodeUnitCount == "///".utf8.count
        let columns = isDocumentation ? Self.maximumColumns - indentation - 4 : .max
        var rest = line[...]
        repeat {
            var words = rest[..<endOfCommentLine(rest, columns: columns)]
            rest = rest[words.endIndex...].drop { $0 == 0x20 }
            while words.last == 0x20 { words.removeLast() }
            text(prefix)
            if !words.isEmpty {
                text(" ")
                write(bytes: UnsafeBufferPointer(rebasing: words))
            }
            endLine()
        } while !rest.isEmpty
    }

    /// Where a comment continues on the next line: at the last space before which this many columns are enough. The next
    /// line starts with a letter, because Markdown would take `-` or `1.` there for a list.
    private func endOfCommentLine(_ text: Slice<UnsafeBufferPointer<UInt8>>, columns: Int) -> Int {
        if text.count <= columns { return text.endIndex }
        var (end, column) = (text.endIndex, 0)
        for index in text.indices where text[index] & 0xC0 != 0x80 {
            column += 1
            let isLetter = text[index] >= 0x80 || text[index].isLetter
            if isLetter, index > text.startIndex, text[index - 1] == 0x20 { end = index - 1 }
            if column > columns + 1, end < text.endIndex { return end }
        }
        return column > columns ? end : text.endIndex
    }
}
