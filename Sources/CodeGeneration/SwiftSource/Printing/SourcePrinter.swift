import Diagnostics

/// The text under construction: one buffer, and whether and how far the next line is indented.
///
/// Generated projects run it in debug builds, so it appends bytes and never builds strings from strings.
struct SourcePrinter: ~Copyable {
    /// Lines longer than this break their parameter list.
    static let maximumColumns = 120

    private var buffer = TextBuffer(capacity: 8 * 1024)
    private var indentation = 0
    private var isAtLineStart = true
    private var lineStart = 0

    /// What has been printed so far.
    var bytes: [UInt8] { Array(buffer.bytes) }

    mutating func text(_ text: StaticString) {
        text.withUTF8Buffer { write(bytes: $0) }
    }

    mutating func write(_ identifier: Identifier, as position: Identifier.Position = .declaration) {
        write(string: identifier.spelling(in: position))
    }

    mutating func write(_ type: TypeName) {
        type.bytes.withUnsafeBufferPointer { write(bytes: $0) }
    }

    /// Writes code at the present indentation; its further lines keep their own relative to it.
    mutating func write(_ code: Code) {
        code.bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            while let end = UnsafeRawBufferPointer(bytes).firstIndex(of: 0x0A, from: start) {
                write(bytes: UnsafeBufferPointer(rebasing: bytes[start..<end]))
                endLine()
                start = end + 1
            }
            write(bytes: UnsafeBufferPointer(rebasing: bytes[start...]))
        }
    }

    mutating func endLine() {
        buffer.append(0x0A)
        isAtLineStart = true
        lineStart = buffer.count
    }

    /// Ends the line and leaves one empty, but never two, nor one at the beginning of the file or of a block.
    mutating func blankLine() {
        let last = buffer.suffix(2)
        let standsAtBlankLine = last.elementsEqual([0x0A, 0x0A]) || last.elementsEqual([0x7B, 0x0A])
        if !last.isEmpty, !standsAtBlankLine { endLine() }
    }

    mutating func indented(_ print: (inout SourcePrinter) -> Void) {
        indentation += 4
        print(&self)
        indentation -= 4
    }

    /// Whether the text of the present line, `columns` more included, is too long. Columns are scalars.
    func lineIsTooLong(with columns: Int = 0) -> Bool {
        let line = buffer.suffix(buffer.count - lineStart)
        if line.count + columns <= Self.maximumColumns { return false }
        // Not a continuation byte, so the first of a scalar.
        return line.reduce(columns) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } > Self.maximumColumns
    }

    /// Prints in one way and, if a line becomes too long, takes that back and prints in the other.
    mutating func write(
        preferring oneLine: (inout SourcePrinter) -> Void,
        over severalLines: (inout SourcePrinter) -> Void
    ) {
        let before = (count: buffer.count, isAtLineStart: isAtLineStart, lineStart: lineStart)
        oneLine(&self)
        guard lineIsTooLong() else { return }
        buffer.truncate(to: before.count)
        (isAtLineStart, lineStart) = (before.isAtLineStart, before.lineStart)
        severalLines(&self)
    }

    /// Writes a text without a line break in it.
    mutating func write(string: String) {
        var string = string
        string.withUTF8 { write(bytes: $0) }
    }

    /// Writes bytes without a line break among them.
    mutating func write(bytes text: UnsafeBufferPointer<UInt8>) {
        if text.isEmpty { return }
        if isAtLineStart {
            buffer.append(0x20, times: indentation)
            isAtLineStart = false
        }
        buffer.append(text)
    }
}
