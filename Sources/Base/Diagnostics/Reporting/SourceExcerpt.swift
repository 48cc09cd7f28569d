/// One line of source text with a range underlined, cut to a readable length.
struct SourceExcerpt {
    /// The line number, starting at 1.
    let line: Int
    /// The line with control characters made visible, cut to a window around the range.
    let text: [UInt8]
    /// The column at which the underline starts, from 0.
    let underlineColumn: Int
    /// The width of the underline, at least 1.
    let underlineWidth: Int

    /// The maximum number of characters shown of a line.
    static let window = 100
    /// The number of characters shown before the range if the start of the line is cut off.
    private static let lead = 30

    /// Returns the number of characters that fit next to the line number, at least 40 and at most 200.
    static func window(forTerminalOf width: Int) -> Int { min(max(width - 11, 40), 200) }

    /// Cuts an excerpt from the line in which `range` starts. Underlines a longer range to the end of that line.
    ///
    /// The cost does not depend on the length of the line.
    init(of range: SourceRange, in source: SourceText, lines: LineTable, window: Int = Self.window) {
        let bytes = source.bytes
        line = lines.position(at: Int(range.lowerBound)).line
        let lineBytes = lines.bytes(ofLine: line)
        let start = min(max(Int(range.lowerBound), lineBytes.startIndex), lineBytes.endIndex)
        let end = min(max(Int(range.upperBound), start), lineBytes.endIndex)

        var first = Self.step(from: start, by: -(window - Self.lead), in: bytes, within: lineBytes.indices)
        let isCutBefore = first > lineBytes.startIndex
        if isCutBefore {
            first = Self.step(from: start, by: -Self.lead, in: bytes, within: lineBytes.indices)
        }
        let last = Self.step(from: first, by: window, in: bytes, within: lineBytes.indices)

        var visible = VisibleText()
        if isCutBefore { visible.append(Self.ellipsis) }
        visible.append(bytes[first..<start])
        underlineColumn = visible.column
        visible.append(bytes[start..<max(start, min(end, last))])
        underlineWidth = max(1, visible.column - underlineColumn)
        visible.append(bytes[max(start, min(end, last))..<max(start, last)])
        if last < lineBytes.endIndex { visible.append(Self.ellipsis) }
        text = visible.bytes
    }

    private static let ellipsis = Array("…".utf8)[...]

    /// Returns the offset `count` characters away, clamped to `limits`.
    private static func step(from offset: Int, by count: Int, in bytes: [UInt8], within limits: Range<Int>) -> Int {
        var offset = offset
        // Invalid text can consist only of continuation bytes, so the number of bytes is limited too.
        var budget = 4 * abs(count)
        var remaining = abs(count)
        while remaining > 0, budget > 0 {
            if count < 0 {
                guard offset > limits.lowerBound else { break }
                offset -= 1
                if bytes[offset] & 0xC0 != 0x80 { remaining -= 1 }
            } else {
                guard offset < limits.upperBound else { break }
                offset += 1
                if offset == limits.upperBound || bytes[offset] & 0xC0 != 0x80 { remaining -= 1 }
            }
            budget -= 1
        }
        return offset
    }
}
