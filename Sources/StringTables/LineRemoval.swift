import Diagnostics

/// Removes entries so that no trace of them is left.
enum LineRemoval {
    /// The range to remove for `range` to be gone: where nothing else stands in its lines, the lines as a whole, and
    /// the empty line after them if there is one before them as well.
    static func range(around range: SourceRange, in bytes: [UInt8]) -> SourceRange {
        var start = Int(range.lowerBound)
        var end = Int(range.upperBound)
        while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        guard start == 0 || isLineBreak(bytes[start - 1]) else { return range }
        guard let next = lineBreakEnd(at: end, in: bytes) else { return range }
        end = next
        let isAfterEmptyLine = start == 0 || (start >= 2 && isEmptyLine(before: start, in: bytes))
        if isAfterEmptyLine, let next = lineBreakEnd(at: end, in: bytes), next > end { end = next }
        return SourceRange(UInt32(start), UInt32(end))
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// The offset after the line break at `offset`; `offset` itself at the end of the text, `nil` where there is none.
    private static func lineBreakEnd(at offset: Int, in bytes: [UInt8]) -> Int? {
        guard offset < bytes.count else { return offset }
        if bytes[offset] == 0x0A { return offset + 1 }
        guard bytes[offset] == 0x0D else { return nil }
        return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? offset + 2 : offset + 1
    }

    private static func isEmptyLine(before start: Int, in bytes: [UInt8]) -> Bool {
        let end = bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D ? start - 2 : start - 1
        return end == 0 || bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D
    }
}

extension StringTable {
    /// The edit that removes an entry and its lines; `nil` where that takes more than deleting: in catalogues, whose
    /// entries hold all languages, and in binary tables.
    ///
    /// A comment right above an old-style entry, as Xcode writes it, goes with it, and so do the mark of its state and the
    /// comment above that.
    package func removal(of entry: Entry) -> FixIt.Edit? {
        var range = entry.range
        var hasComment: Bool
        switch format {
        case .binary, .catalogue: return nil
        // Between the entries of property lists, people write headings.
        case .xml: hasComment = false
        case .text: hasComment = true
        }
        while let start = commentStart(before: Int(range.lowerBound)) {
            let isMark = TranslationMark.state(in: source.bytes[start..<Int(range.lowerBound)]) != nil
            guard hasComment || isMark else { break }
            range.lowerBound = UInt32(start)
            hasComment = isMark
        }
        return FixIt.Edit(range: LineRemoval.range(around: range, in: source.bytes), replacement: "")
    }

    /// Where the comment begins that ends on the line before `offset`: `/* … */`, or `<!-- … -->` in a property list.
    private func commentStart(before offset: Int) -> Int? {
        let bytes = source.bytes
        var end = offset
        var lineBreaks = 0
        while end > 0, bytes[end - 1] == 0x20 || (0x09...0x0D).contains(bytes[end - 1]) {
            if bytes[end - 1] == 0x0A || (bytes[end - 1] == 0x0D && (end >= bytes.count || bytes[end] != 0x0A)) {
                lineBreaks += 1
            }
            end -= 1
        }
        let (opening, closing) = format == .xml ? ("<!--", "-->") : ("/*", "*/")
        let length = opening.utf8.count + closing.utf8.count
        guard lineBreaks == 1, end >= length, bytes[..<end].suffix(closing.utf8.count).elementsEqual(closing.utf8)
        else {
            return nil
        }
        var start = end - length
        // A comment without a beginning must not be looked for in the whole file, once for each entry.
        let limit = max(0, end - 10_000)
        while start > limit, !bytes[start...].starts(with: opening.utf8) { start -= 1 }
        // Text before the comment in its line belongs to something else.
        let lineStart = bytes[..<start].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let isAlone = bytes[lineStart..<start].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        return isAlone && bytes[start...].starts(with: opening.utf8) ? start : nil
    }
}
