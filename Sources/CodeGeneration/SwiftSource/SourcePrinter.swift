/// The text under construction: one buffer, and whether and how far the next line is indented.
///
/// Generated projects run it in debug builds, so it appends bytes and never builds strings from strings.
struct SourcePrinter {
    /// Lines longer than this break their parameter list.
    static let maximumColumns = 120

    private(set) var bytes: [UInt8] = []
    private var indentation = 0
    private var isAtLineStart = true
    private var lineStart = 0

    init() {
        bytes.reserveCapacity(16 * 1024)
    }

    mutating func text(_ text: StaticString) {
        text.withUTF8Buffer { write(bytes: $0) }
    }

    mutating func write(_ identifier: Identifier, as position: Identifier.Position = .declaration) {
        write(bytes: identifier.spelling(in: position).utf8)
    }

    mutating func write(_ type: TypeName) {
        write(bytes: type.bytes)
    }

    /// Writes code at the present indentation; its further lines keep their own relative to it.
    mutating func write(_ code: Code) {
        var line = code.bytes[...]
        while let end = line.firstIndex(of: 0x0A) {
            write(bytes: line[..<end])
            endLine()
            line = line[(end + 1)...]
        }
        write(bytes: line)
    }

    mutating func endLine() {
        bytes.append(0x0A)
        isAtLineStart = true
        lineStart = bytes.count
    }

    /// Ends the line and leaves one empty, but never two, nor one at the beginning of the file or of a block.
    mutating func blankLine() {
        if !bytes.isEmpty, !bytes.hasSuffix([0x0A, 0x0A]), !bytes.hasSuffix([0x7B, 0x0A]) { endLine() }
    }

    mutating func indented(_ print: (inout SourcePrinter) -> Void) {
        indentation += 4
        print(&self)
        indentation -= 4
    }

    /// Whether the text of the present line, `columns` more included, is too long. Columns are scalars.
    func lineIsTooLong(with columns: Int = 0) -> Bool {
        // Not a continuation byte, so the first of a scalar.
        bytes[lineStart...].reduce(columns) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } > Self.maximumColumns
    }

    /// Prints in one way and, if a line becomes too long, takes that back and prints in the other.
    mutating func write(
        preferring oneLine: (inout SourcePrinter) -> Void,
        over severalLines: (inout SourcePrinter) -> Void
    ) {
        let before = (count: bytes.count, isAtLineStart: isAtLineStart, lineStart: lineStart)
        oneLine(&self)
        guard lineIsTooLong() else { return }
        bytes.removeLast(bytes.count - before.count)
        (isAtLineStart, lineStart) = (before.isAtLineStart, before.lineStart)
        severalLines(&self)
    }

    /// Writes bytes without a line break among them.
    mutating func write(bytes text: some Collection<UInt8>) {
        if text.isEmpty { return }
        if isAtLineStart {
            bytes.append(contentsOf: repeatElement(0x20, count: indentation))
            isAtLineStart = false
        }
        bytes.append(contentsOf: text)
    }
}

extension [UInt8] {
    fileprivate func hasSuffix(_ suffix: [UInt8]) -> Bool {
        count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
    }
}
