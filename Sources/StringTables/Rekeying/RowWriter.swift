import Diagnostics

/// Writes rows of a table under other keys; the rest of the text stays as it is.
struct RowWriter {
    private let table: StringTable
    private let bytes: [UInt8]
    private let lineBreak: [UInt8]

    init(_ table: StringTable) {
        self.table = table
        bytes = table.source.bytes
        let end = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
        let isCarriageReturn = end < bytes.count && bytes[end] == 0x0D
        let isBoth = isCarriageReturn && end + 1 < bytes.count && bytes[end + 1] == 0x0A
        lineBreak = isBoth ? [0x0D, 0x0A] : isCarriageReturn ? [0x0D] : [0x0A]
    }

    /// The text with each row, in the order of the text, under its keys. Further ones follow the row, laid out like it.
    func write(_ rows: [(entry: StringTable.Entry, keys: [String])]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for (entry, keys) in rows {
            let (start, end) = (Int(entry.range.lowerBound), Int(entry.range.upperBound))
            result += bytes[position..<start]
            let separator = separator(start, end)
            for (index, key) in keys.enumerated() {
                if index > 0 { result += separator }
                result += key == entry.key ? Array(bytes[start..<end]) : row(entry, key)
            }
            position = end
        }
        return result + bytes[position...]
    }

    private func row(_ entry: StringTable.Entry, _ key: String) -> [UInt8] {
        guard let edit = table.rekeying(of: entry, to: key) else { return [] }
        let (start, end) = (Int(entry.range.lowerBound), Int(entry.range.upperBound))
        let range = edit.range.offsets
        return bytes[start..<range.lowerBound] + Array(edit.replacement.utf8) + bytes[range.upperBound..<end]
    }

    /// What stands between a row and the one that is made of it: a line break and the row's margin, where nothing else stands
    /// in its lines.
    private func separator(_ start: Int, _ end: Int) -> [UInt8] {
        var comma: [UInt8] = []
        if case .catalogue = table.format { comma = [UInt8(ascii: ",")] }
        var lineStart = start
        while lineStart > 0, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 { lineStart -= 1 }
        let beginsLine = lineStart == 0 || bytes[lineStart - 1] == 0x0A || bytes[lineStart - 1] == 0x0D
        let next = bytes[end...].first { $0 != 0x20 && $0 != 0x09 && !comma.contains($0) }
        let endsLine = next == nil || next == 0x0A || next == 0x0D
        return comma + (beginsLine && endsLine ? lineBreak + bytes[lineStart..<start] : [0x20])
    }
}

extension StringTable {
    /// The edit that gives an entry another key, in a catalogue for all languages; `nil` where places mean nothing, and for a key
    /// that would have to be escaped.
    package func rekeying(of entry: Entry, to key: String) -> FixIt.Edit? {
        guard Self.needsNoEscape(key) else { return nil }
        switch format {
        case .binary: return nil
        case .xml: return FixIt.Edit(range: entry.keyRange, replacement: key)
        case .text, .catalogue:
            // A key alone stands for its text as well.
            let isAlone = format == .text && entry.values.first?.range == entry.keyRange
            let text = isAlone ? " = " + source.text(in: entry.keyRange) : ""
            return FixIt.Edit(range: entry.keyRange, replacement: "\"\(key)\"" + text)
        }
    }

    /// Whether a key can stand between quotation marks and between tags as it is.
    static func needsNoEscape(_ key: String) -> Bool {
        !key.isEmpty
            && key.unicodeScalars.allSatisfy { scalar in
                scalar.value > 0x20 && scalar.value != 0x7F && !"\"\\<>&".unicodeScalars.contains(scalar)
            }
    }
}
