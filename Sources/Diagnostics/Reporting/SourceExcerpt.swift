/// One line of a source text with a range underlined, short enough to read.
struct SourceExcerpt {
    /// The line, from 1.
    let line: Int
    /// What stands in the line, control characters made visible, cut to a window around the range.
    let text: [UInt8]
    /// The column at which the underline begins, from 0.
    let underlineColumn: Int
    /// The width of the underline, at least 1.
    let underlineWidth: Int

    /// How many characters of a line are shown at most.
    static let window = 100
    /// How many of them stand before the range when the beginning of a line had to be cut off.
    private static let lead = 30

    /// How many characters of a line fit a terminal of a width, next to the line's number: no fewer than can be read.
    static func window(forTerminalOf width: Int) -> Int { min(max(width - 11, 40), 200) }

    /// Cuts the line in which `range` begins. A range of several lines is underlined to the end of the first.
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

    /// The offset `count` characters away, not leaving `limits`.
    private static func step(from offset: Int, by count: Int, in bytes: [UInt8], within limits: Range<Int>) -> Int {
        var offset = offset
        // Rubbish may be all continuation bytes, so bytes are bounded as well as characters.
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
