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
        var end = line.count
        while end > 0, line[end - 1] == 0x20 { end -= 1 }
        text(prefix)
        if end > 0 {
            text(" ")
            write(bytes: UnsafeBufferPointer(rebasing: line[..<end]))
        }
        endLine()
    }
}
