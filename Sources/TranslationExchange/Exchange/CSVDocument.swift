import Diagnostics
import Translations

/// Translations as a table for people: a line for each text, a column for each language.
package enum CSVDocument {
    /// One line for each text, with the columns `definition`, `key`, `place`, `note`, the language of the definition, and one for
    /// each other language.
    package static func write(_ documents: [ExchangeDocument]) -> String {
        guard let first = documents.first else { return "" }
        let languages = documents.map(\.language)
        var lines = [leadingColumns + [first.sourceLanguage] + languages]
        var texts: [String: [Int: String]] = [:]
        var units: [(key: String, original: String, unit: ExchangeDocument.Unit)] = []
        for (column, document) in documents.enumerated() {
            for file in document.files {
                for unit in file.units {
                    let key = file.original + "\n" + unit.id
                    if texts[key] == nil {
                        texts[key] = [:]
                        units.append((key, file.original, unit))
                    }
                    if let target = unit.target { texts[key]?[column] = target }
                }
            }
        }
        for (key, original, unit) in units {
            let targets = languages.indices.map { texts[key]?[$0] ?? "" }
            lines.append([original, unit.id, unit.place, unit.note, unit.source] + targets)
        }
        return CSVText.table(lines)
    }

    /// Not `id`, which is the code of Indonesian.
    private static let leadingColumns = ["definition", "key", "place", "note"]

    /// Reads a table whose header has `key` and languages; commas, semicolons and tabs may stand between cells.
    package static func read(_ bytes: [UInt8]) throws(ReturnedTranslations.Failure) -> ReturnedTranslations {
        let lines = try lines(of: bytes)
        guard let header = lines.first, let id = header.cells.firstIndex(where: { $0.text == "key" }) else {
            throw ReturnedTranslations.Failure(message: "expected a header with a column 'key'", offset: 0)
        }
        let definition = header.cells.firstIndex { $0.text == "definition" }
        // The language of the definition is the first one after the columns that this program writes.
        let known = Set(leadingColumns.compactMap { name in header.cells.firstIndex { $0.text == name } })
        let columns = header.cells.indices.filter { !known.contains($0) }
        guard let source = columns.first, columns.count > 1 else {
            throw ReturnedTranslations.Failure(
                message: "expected a column for the definition's language and one for each other language",
                offset: 0
            )
        }
        var result = ReturnedTranslations()
        for line in lines.dropFirst() {
            func text(_ column: Int?) -> String? {
                column.flatMap { $0 < line.cells.count ? CSVText.plain(line.cells[$0].text) : nil }
            }
            guard let id = text(id), !id.isEmpty else { continue }
            for column in columns.dropFirst() {
                guard let target = text(column), !target.isEmpty else { continue }
                result.units.append(
                    ReturnedTranslations.Unit(
                        id: id,
                        original: text(definition) ?? "",
                        language: header.cells[column].text,
                        source: text(source),
                        target: target,
                        state: .translated,
                        isConfirmed: false,
                        offset: line.cells[column].offset
                    )
                )
            }
        }
        return result
    }

    private struct Line {
        var cells: [(text: String, offset: Int)]
    }

    private static func lines(of bytes: [UInt8]) throws(ReturnedTranslations.Failure) -> [Line] {
        var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let head = bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }
        let separator =
            [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09].max { left, right in
                head.count { $0 == left } < head.count { $0 == right }
            } ?? UInt8(ascii: ",")
        var lines: [Line] = []
        var line = Line(cells: [])
        while offset < bytes.count {
            let start = offset
            var cell: [UInt8] = []
            if bytes[offset] == UInt8(ascii: "\"") {
                offset += 1
                while true {
                    guard offset < bytes.count else {
                        throw ReturnedTranslations.Failure(message: "the quotation mark is never closed", offset: start)
                    }
                    if bytes[offset] == UInt8(ascii: "\"") {
                        offset += 1
                        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { break }
                    }
                    cell.append(bytes[offset])
                    offset += 1
                }
            } else {
                while offset < bytes.count, bytes[offset] != separator, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
                    cell.append(bytes[offset])
                    offset += 1
                }
            }
            line.cells.append((String(decoding: cell, as: UTF8.self), start))
            if offset < bytes.count, bytes[offset] == separator {
                offset += 1
                if offset < bytes.count { continue }
                line.cells.append(("", offset))
            } else if offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
                throw ReturnedTranslations.Failure(message: "expected the end of the cell after '\"'", offset: offset)
            }
            if bytes[offset...].starts(with: [0x0D, 0x0A]) { offset += 2 } else { offset += 1 }
            lines.append(line)
            line = Line(cells: [])
        }
        return lines
    }
}
