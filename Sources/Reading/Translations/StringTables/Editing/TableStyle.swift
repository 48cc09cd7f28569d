import Diagnostics

/// The layout of a table's rows, so that new rows match it.
struct TableStyle {
    let isXML: Bool
    let lineBreak: String
    private let bytes: [UInt8]
    /// Whether an empty line separates rows.
    private let isSpaced: Bool

    init(_ file: TableFile) {
        bytes = file.text
        let table = file.contents.tables.first
        isXML = table?.format == .xml
        lineBreak = bytes.lineBreak
        // One row is enough, because programs write tables.
        isSpaced = !isXML && (table?.entries.dropFirst().first.map { Self.hasEmptyLine(file.text, $0) } ?? true)
    }

    private static func hasEmptyLine(_ bytes: [UInt8], _ entry: StringTable.Entry) -> Bool {
        var lineBreaks = 0
        for byte in bytes[Int(entry.spaceStart)..<Int(entry.range.lowerBound)] {
            switch byte {
            case 0x0A: lineBreaks += 1
            case 0x20, 0x09, 0x0D: continue
            default: lineBreaks = 0
            }
            if lineBreaks == 2 { return true }
        }
        return false
    }

    func comment(_ text: String) -> String { isXML ? XMLTableForm.comment(text) : TextTableForm.comment(text) }

    /// The white space before an offset, if nothing else precedes it on its line.
    func margin(of offset: Int) -> String {
        String(decoding: bytes.margin(before: offset) ?? [], as: UTF8.self)
    }

    // MARK: - New rows

    func insertion(of rows: [RowText], after entry: StringTable.Entry) -> FixIt.Edit {
        let margin = margin(of: Int(entry.range.lowerBound))
        let end = UInt32(endOfLine(after: Int(entry.range.upperBound)))
        let text = rows.map { lineBreak + (isSpaced ? lineBreak : "") + lines(of: $0, margin) }.joined()
        return .insertion(text, at: end)
    }

    func insertion(of rows: [RowText], before entry: StringTable.Entry) -> FixIt.Edit {
        let space = bytes[Int(entry.spaceStart)..<Int(entry.range.lowerBound)]
        // Insert before the comment that belongs to the row, but after comments at the head of the file.
        let start = TableComment.last(in: space)?.range.lowerBound ?? Int(entry.range.lowerBound)
        let margin = margin(of: Int(entry.range.lowerBound))
        let text = rows.map { lines(of: $0, margin) + lineBreak + (isSpaced ? lineBreak : "") }.joined()
        // The row's own margin already precedes the insertion point.
        return .insertion(String(text.dropFirst(margin.count)) + margin, at: UInt32(start))
    }

    func insertionAtEnd(of rows: [RowText]) -> FixIt.Edit {
        let hasLineBreak = bytes.isEmpty || bytes.last?.isLineBreak == true || bytes.count == 3
        let text = rows.map { lines(of: $0, "") + lineBreak }.joined(separator: isSpaced ? lineBreak : "")
        return .insertion((hasLineBreak ? "" : lineBreak) + text, at: UInt32(bytes.count))
    }

    private func lines(of row: RowText, _ margin: String) -> String {
        var lines: [String] = []
        if let comment = row.comment { lines.append(self.comment(comment)) }
        if let mark = TranslationMark.comment(for: row.state) { lines.append(comment(mark)) }
        if isXML {
            lines.append("<key>\(XMLWriter.escaped(row.key))</key>")
            lines.append("<string>\(XMLWriter.escaped(row.text))</string>")
        } else {
            lines.append("\(TextTableForm.quoted(row.key)) = \(TextTableForm.quoted(row.text));")
        }
        return lines.map { margin + $0 }.joined(separator: lineBreak)
    }

    /// The end of a row's line, including a comment after the row; the end of the row if anything else follows.
    private func endOfLine(after end: Int) -> Int {
        var index = end
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09: index += 1
            case 0x0A, 0x0D: return index
            case UInt8(ascii: "/") where bytes[index...].starts(with: "//".utf8):
                while index < bytes.count, !bytes[index].isLineBreak { index += 1 }
                return index
            case UInt8(ascii: "/") where bytes[index...].starts(with: "/*".utf8):
                guard let comment = TableComment.all(in: bytes[index...].prefix(10_000)).first,
                    !bytes[comment.range].contains(0x0A)
                else { return end }
                index = comment.range.upperBound
            default: return end
            }
        }
        return index
    }
}
