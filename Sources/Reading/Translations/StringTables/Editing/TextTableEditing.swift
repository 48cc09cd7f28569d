import Diagnostics

/// Edits tables that have one row per key: old-style tables and XML property lists.
struct TextTableEditing {
    private let file: TableFile
    private let bytes: [UInt8]
    private let style: TableStyle

    init(_ file: TableFile) {
        self.file = file
        bytes = file.text
        style = TableStyle(file)
    }

    func setting(_ rows: [RowText], order: [String]) throws(TableRefusal) -> TableFile {
        guard let table = file.contents.tables.first else { return file }
        var edits: [FixIt.Edit] = []
        var new: [RowText] = []
        for row in rows {
            if let entry = table[row.key] {
                edits += edit(entry, row)
            } else {
                new.append(row)
            }
        }
        edits += insertions(of: new, order: order, in: table)
        return try file.applying(edits)
    }

    // MARK: - Rows that are there

    private func edit(_ entry: StringTable.Entry, _ row: RowText) -> [FixIt.Edit] {
        var edits: [FixIt.Edit] = []
        if let value = entry.values.first, value.text != row.text {
            edits.append(
                FixIt.Edit(range: replacedRange(value, entry), replacement: written(row.text, for: value, of: entry))
            )
        }
        if let edit = markEdit(entry, row.state) { edits.append(edit) }
        return edits
    }

    private func replacedRange(_ value: StringTable.Value, _ entry: StringTable.Entry) -> SourceRange {
        guard value.range == entry.keyRange else { return value.range }
        // A key without a value is its own text.
        return SourceRange(value.range.upperBound, value.range.upperBound)
    }

    private func written(_ text: String, for value: StringTable.Value, of entry: StringTable.Entry) -> String {
        guard style.isXML else {
            return (value.range == entry.keyRange ? " = " : "") + TextTableForm.quoted(text)
        }
        // For an empty element, the range includes the tags.
        let isElement = bytes[Int(value.range.lowerBound)] == UInt8(ascii: "<")
        return isElement ? "<string>\(XMLWriter.escaped(text))</string>" : XMLWriter.escaped(text)
    }

    /// Adds or replaces the state mark above a row, or removes it.
    private func markEdit(_ entry: StringTable.Entry, _ state: StringTable.State) -> FixIt.Edit? {
        let mark = TranslationMark.comment(for: state)
        let space = bytes[Int(entry.spaceStart)..<Int(entry.range.lowerBound)]
        if let comment = TableComment.last(in: space), TranslationMark.state(of: comment) != nil {
            if let mark {
                return FixIt.Edit(range: comment.sourceRange, replacement: style.comment(mark))
            }
            // Remove the line break and indentation after the mark as well.
            let range = SourceRange(comment.sourceRange.lowerBound, entry.range.lowerBound)
            return FixIt.Edit(range: range, replacement: "")
        }
        guard let mark else { return nil }
        let text = style.comment(mark) + style.lineBreak + style.margin(of: Int(entry.range.lowerBound))
        return .insertion(text, at: entry.range.lowerBound)
    }

    // MARK: - New rows

    private func insertions(of rows: [RowText], order: [String], in table: StringTable) -> [FixIt.Edit] {
        guard !rows.isEmpty else { return [] }
        let placing = RowPlacing(table, order: order)
        return Dictionary(grouping: placing.sorted(rows)) { placing.place(of: $0.key) }.map { place, rows in
            switch place {
            case .after(let index): style.insertion(of: rows, after: table.entries[index])
            case .before(let index): style.insertion(of: rows, before: table.entries[index])
            case .end: style.insertionAtEnd(of: rows)
            }
        }
    }
}
