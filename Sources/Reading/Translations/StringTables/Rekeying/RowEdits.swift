import Diagnostics

extension StringTable {
    /// The edit that writes an entry under the given keys. Additional rows follow it in the same layout.
    func writing(_ entry: Entry, under keys: [String]) -> FixIt.Edit {
        let bytes = source.bytes
        let (start, end) = (Int(entry.range.lowerBound), Int(entry.range.upperBound))
        let rows = keys.map { key -> [UInt8] in
            guard key != entry.key, let edit = rekeying(of: entry, to: key) else { return Array(bytes[start..<end]) }
            let range = edit.range.offsets
            return bytes[start..<range.lowerBound] + Array(edit.replacement.utf8) + bytes[range.upperBound..<end]
        }
        let text = Array(rows.joined(separator: separator(start, end)))
        return FixIt.Edit(range: entry.range, replacement: String(decoding: text, as: UTF8.self))
    }

    /// The separator between a row and its copy: a line break and the row's margin if the row has its lines to itself.
    private func separator(_ start: Int, _ end: Int) -> [UInt8] {
        let bytes = source.bytes
        let comma = isCatalogue ? [UInt8(ascii: ",")] : []
        let next = bytes[end...].first { !$0.isSpaceOrTab && !comma.contains($0) }
        let endsLine = next?.isLineBreak != false
        guard endsLine, let margin = bytes.margin(before: start) else { return comma + [0x20] }
        return comma + bytes.lineBreak.utf8 + margin
    }

    /// The edit that changes an entry's key, in a catalog for all languages; `nil` for binary tables and for a key that
    /// needs escaping.
    private func rekeying(of entry: Entry, to key: String) -> FixIt.Edit? {
        guard Self.needsNoEscape(key) else { return nil }
        switch format {
        case .binary: return nil
        case .xml: return FixIt.Edit(range: entry.keyRange, replacement: key)
        case .text, .catalogue:
            // A key without a value is its own text.
            let isAlone = format == .text && entry.values.first?.range == entry.keyRange
            let text = isAlone ? " = " + source.text(in: entry.keyRange) : ""
            return FixIt.Edit(range: entry.keyRange, replacement: "\"\(key)\"" + text)
        }
    }

    /// The edit that changes a text of an entry; `nil` if the table is malformed or binary, or if the text is not
    /// formatted as this tool formats it, because more than the words would change.
    package func replacing(_ value: Value, of entry: Entry, with text: String) -> FixIt.Edit? {
        guard !isMalformed, format != .binary, value.range != entry.keyRange else { return nil }
        guard source.text(in: value.range) == written(value.text) else { return nil }
        return FixIt.Edit(range: value.range, replacement: written(text))
    }

    private func written(_ text: String) -> String {
        switch format {
        case .text, .binary: TextTableForm.quoted(text)
        case .xml: XMLWriter.escaped(text)
        case .catalogue: CatalogueForm.quoted(text)
        }
    }

    /// Whether a key can be written unescaped, both in quotation marks and between tags.
    static func needsNoEscape(_ key: String) -> Bool {
        !key.isEmpty
            && key.unicodeScalars.allSatisfy { scalar in
                scalar.value > 0x20 && scalar.value != 0x7F && !"\"\\<>&".unicodeScalars.contains(scalar)
            }
    }
}
