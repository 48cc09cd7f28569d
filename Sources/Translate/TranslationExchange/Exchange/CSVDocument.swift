import Diagnostics
import Translations

/// Translations as a spreadsheet: one row per text, one column per language.
package enum CSVDocument {
    /// Writes one line per text, with the columns `definition`, `key`, `place` and `note`, the definition's language,
    /// and each other language.
    package static func write(_ documents: [ExchangeDocument]) -> String {
        guard let first = documents.first else { return "" }
        let header = leadingColumns + [first.sourceLanguage]
        var positions: [String: Int] = [:]
        var lines = [header + documents.map(\.language)]
        for (column, document) in documents.enumerated() {
            for file in document.files {
                for unit in file.units {
                    let key = file.original + "\n" + unit.id
                    let position = positions[key] ?? lines.count
                    if position == lines.count {
                        let cells = [file.original, unit.id, unit.place, unit.note, unit.source]
                        lines.append(cells + documents.map { _ in "" })
                        positions[key] = position
                    }
                    if let target = unit.target { lines[position][header.count + column] = target }
                }
            }
        }
        return CSVText.table(lines)
    }

    /// Not `id`, which is the language code of Indonesian.
    private static let leadingColumns = ["definition", "key", "place", "note"]

    /// Whether a file is a table of translations, and not just any CSV.
    package static func hasKeys(_ bytes: [UInt8]) -> Bool {
        let first = (try? lines(of: Array(bytes.prefix { !$0.isLineBreak })))?.first ?? []
        return first.contains { Wording.normalized($0.text).lowercased() == "key" }
    }

    /// Reads a table whose header has `key` and languages. Cells may be separated by commas, semicolons or tabs.
    ///
    /// - Parameter isSource: Whether a language is that of the definitions. Its column is optional.
    package static func read(
        _ bytes: [UInt8],
        isSource: (_ language: String) -> Bool
    ) throws(UnreadableTranslations) -> [ReturnedTranslation] {
        let lines = try lines(of: bytes)
        let header = (lines.first ?? []).map { (text: Wording.normalized($0.text), offset: $0.offset) }
        func column(_ name: String) -> Int? { header.firstIndex { $0.text.lowercased() == name } }
        guard let id = column("key") else {
            let other = bytes.first == UInt8(ascii: "<") ? ", not XML" : ""
            throw UnreadableTranslations(message: "expected a header with a column 'key'\(other)", offset: 0)
        }
        let definition = column("definition")
        let known = Set(leadingColumns.compactMap(column))
        let columns = header.indices.filter { !known.contains($0) }
        if columns.allSatisfy({ header[$0].text.isEmpty }) {
            throw UnreadableTranslations(message: "expected a column for each language", offset: 0)
        }
        let source = columns.first { !header[$0].text.isEmpty && isSource(header[$0].text) }
        // A column of remarks must not be read as a language.
        if let other = columns.first(where: { !header[$0].text.isEmpty && !LanguageCode.isValid(header[$0].text) }) {
            throw UnreadableTranslations(
                message:
                    "the column '\(header[other].text)' is not a language; name it by the language's code or remove it",
                offset: header[other].offset
            )
        }
        // A separator in a text that is not in quotation marks would cut the text off.
        for line in lines.dropFirst() {
            if let cell = line.dropFirst(header.count).first(where: { !$0.text.isEmpty }) {
                throw UnreadableTranslations(
                    message: "this row has \(line.count.counted("cell")), and the header \(header.count); "
                        + "write texts with separators in quotation marks",
                    offset: cell.offset
                )
            }
        }
        return lines.dropFirst().flatMap { line -> [ReturnedTranslation] in
            func text(_ column: Int?) -> String? {
                column.flatMap { $0 < line.count ? CSVText.plain(line[$0].text) : nil }
            }
            guard let id = text(id), !id.isEmpty else { return [] }
            return columns.compactMap { column in
                guard let target = text(column), !target.isEmpty else { return nil }
                return ReturnedTranslation(
                    id: id,
                    original: text(definition) ?? "",
                    language: header[column].text,
                    source: text(source),
                    target: target,
                    state: .translated,
                    isConfirmed: false,
                    isSource: column == source,
                    offset: line[column].offset
                )
            }
        }
    }

    private typealias Line = [(text: String, offset: Int)]

    private static func lines(of bytes: [UInt8]) throws(UnreadableTranslations) -> [Line] {
        var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let head = bytes[offset...].prefix { !$0.isLineBreak }
        let separator =
            [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09].max { left, right in
                head.count { $0 == left } < head.count { $0 == right }
            } ?? UInt8(ascii: ",")
        var lines: [Line] = []
        var line: Line = []
        while offset < bytes.count {
            let start = offset
            var cell: [UInt8] = []
            if bytes[offset] == UInt8(ascii: "\"") {
                offset += 1
                while true {
                    guard offset < bytes.count else {
                        throw UnreadableTranslations(message: "the quotation mark is never closed", offset: start)
                    }
                    if bytes[offset] == UInt8(ascii: "\"") {
                        offset += 1
                        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { break }
                    }
                    cell.append(bytes[offset])
                    offset += 1
                }
            } else {
                while offset < bytes.count, bytes[offset] != separator, !bytes[offset].isLineBreak {
                    cell.append(bytes[offset])
                    offset += 1
                }
            }
            line.append((String(decoding: cell, as: UTF8.self), start))
            if offset < bytes.count, bytes[offset] == separator {
                offset += 1
                if offset < bytes.count { continue }
            } else if offset < bytes.count, !bytes[offset].isLineBreak {
                throw UnreadableTranslations(message: "expected the end of the cell after '\"'", offset: offset)
            }
            if bytes[offset...].starts(with: [0x0D, 0x0A]) { offset += 2 } else { offset += 1 }
            lines.append(line)
            line = []
        }
        return lines
    }
}
