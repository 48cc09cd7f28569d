import Diagnostics
import IntentSchema
import Product
import Translations

/// Completes the string tables of an example, so that only what it is about is missing or wrong. Every text whose id
/// does not occur in the table, not even in a comment, gets a row.
enum ExampleTable {
    static func bytes(path: String, _ shown: String, texts: [LocalizedTextUse]) -> [UInt8] {
        guard let table = TableName(ofFile: path), !table.isTable(of: NeighbouringFiles.phraseTable) else {
            return Array(shown.utf8)
        }
        // Examples are written in English, so the English table repeats their texts.
        let isSource = path.hasPrefix("en.lproj/")
        let rows = texts.compactMap { use -> (id: String, text: String)? in
            guard let id = use.text.id?.value, let text = use.text.text?.value, !text.isEmpty,
                shown.firstOccurrence(of: id) == nil
            else { return nil }
            return (id, isSource ? text : "– \(text) –")
        }.distinct(by: \.id)
        return Array((table.format.holdsAllLanguages ? catalogue(shown, rows) : strings(shown, rows)).utf8)
    }

    private static func strings(_ shown: String, _ rows: [(id: String, text: String)]) -> String {
        shown + "\n" + rows.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
    }

    private static func catalogue(_ shown: String, _ rows: [(id: String, text: String)]) -> String {
        let opening = "\"strings\": {"
        guard let start = shown.indices.first(where: { shown[$0...].hasPrefix(opening) }) else { return shown }
        let place = shown.index(start, offsetBy: opening.count)
        let isOnly = shown[place...].first { !$0.isWhitespace } == "}"
        let entries = rows.map { id, text in
            "\"\(id)\": { \"localizations\": { \"de\": { \"stringUnit\": "
                + "{ \"state\": \"translated\", \"value\": \"\(text)\" } } } }"
        }
        return "\(shown[..<place])\n\(entries.joined(separator: ",\n"))\(isOnly ? "" : ",\n")\(shown[place...])"
    }
}
