import Diagnostics

enum LineRemoval {
    /// The range to delete for `range`: its whole lines if they hold nothing else, plus the empty line after them if an
    /// empty line or the start of the text precedes them.
    static func range(around range: SourceRange, in bytes: [UInt8]) -> SourceRange {
        var start = Int(range.lowerBound)
        var end = Int(range.upperBound)
        while end < bytes.count, bytes[end].isSpaceOrTab { end += 1 }
        guard let margin = bytes.margin(before: start) else { return range }
        start = margin.startIndex
        guard let next = lineBreakEnd(at: end, in: bytes) else { return range }
        end = next
        let isAfterEmptyLine = start == 0 || (start >= 2 && isEmptyLine(before: start, in: bytes))
        if isAfterEmptyLine, let next = lineBreakEnd(at: end, in: bytes), next > end { end = next }
        return SourceRange(UInt32(start), UInt32(end))
    }

    /// The offset after the line break at `offset`; `offset` itself at the end of the text; otherwise `nil`.
    private static func lineBreakEnd(at offset: Int, in bytes: [UInt8]) -> Int? {
        guard offset < bytes.count else { return offset }
        if bytes[offset] == 0x0A { return offset + 1 }
        guard bytes[offset] == 0x0D else { return nil }
        return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? offset + 2 : offset + 1
    }

    private static func isEmptyLine(before start: Int, in bytes: [UInt8]) -> Bool {
        let end = bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D ? start - 2 : start - 1
        return end == 0 || bytes[end - 1].isLineBreak
    }
}

extension StringTable {
    /// The edit that removes an entry and its lines; `nil` if deleting is not enough: in catalogs, whose entries hold
    /// all languages, and in binary tables.
    ///
    /// The comment directly above an old-style entry, as Xcode writes it, is removed too, as are the entry's state mark
    /// and the comment above that mark.
    package func removal(of entry: Entry) -> FixIt.Edit? {
        var range = entry.range
        var hasComment: Bool
        switch format {
        case .binary, .catalogue: return nil
        // People write headings between the entries of property lists.
        case .xml: hasComment = false
        case .text: hasComment = true
        }
        var comments = TableComment.all(in: source.bytes[Int(entry.spaceStart)..<Int(range.lowerBound)])
        while let comment = comments.popLast(), isOnTheLine(comment.range, before: Int(range.lowerBound)) {
            let isMark = TranslationMark.state(of: comment) != nil
            guard hasComment || isMark else { break }
            range.lowerBound = comment.sourceRange.lowerBound
            hasComment = isMark
        }
        return FixIt.Edit(range: LineRemoval.range(around: range, in: source.bytes), replacement: "")
    }

    /// Whether a comment, other than a `//` comment, ends on the line before `offset` and begins its own line.
    private func isOnTheLine(_ comment: Range<Int>, before offset: Int) -> Bool {
        let bytes = source.bytes
        let breaks = bytes[comment.upperBound..<offset].filter(\.isLineBreak)
        guard breaks.count == 1 || breaks == [0x0D, 0x0A] else { return false }
        return bytes.margin(before: comment.lowerBound) != nil && !bytes[comment].starts(with: "//".utf8)
    }
}
