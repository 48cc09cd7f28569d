import IntentSchema
import StringTables

/// Fills the string tables of an example up, so that only what the example is about is missing or wrong: every text whose
/// id does not occur in the table, not even in a comment, gets a row.
enum ExampleTable {
    static func bytes(path: String, _ shown: String, texts: [LocalizedTextUse]) -> [UInt8] {
        guard let table = TableName(ofFile: path), !table.isTable(of: NeighbouringFiles.phraseTable) else {
            return Array(shown.utf8)
        }
        let format: Format =
            table.format.holdsAllLanguages ? .catalogue : shown.hasPrefix("<") ? .xml : .text
        // The table of the language in which examples are written repeats their texts.
        let isSource = path.hasPrefix("en.lproj/")
        var rows: [String] = []
        var seen: Set<String> = []
        for use in texts {
            guard let id = use.text.id?.value, let text = use.text.text?.value, !text.isEmpty else { continue }
            guard !shown.contains(id), seen.insert(id).inserted else { continue }
            rows.append(row(id, isSource ? text : "– \(text) –", format: format))
        }
        return Array(inserting(rows, into: shown, format).utf8)
    }

    private enum Format { case text, xml, catalogue }

    private static func row(_ id: String, _ text: String, format: Format) -> String {
        switch format {
        case .text: "\"\(id)\" = \"\(text)\";"
        case .xml: "<key>\(id)</key><string>\(text)</string>"
        case .catalogue:
            "\"\(id)\": { \"localizations\": { \"de\": { \"stringUnit\": "
                + "{ \"state\": \"translated\", \"value\": \"\(text)\" } } } }"
        }
    }

    private static func inserting(_ rows: [String], into shown: String, _ format: Format) -> String {
        switch format {
        case .text: return shown + "\n" + rows.map { $0 + "\n" }.joined()
        case .xml:
            guard let place = shown.range(of: "<dict>")?.upperBound else { return shown }
            return "\(shown[..<place])\n\(rows.map { "\($0)\n" }.joined())\(shown[place...])"
        case .catalogue:
            guard let place = shown.range(of: "\"strings\": {")?.upperBound else { return shown }
            let isOnly = shown[place...].first { !$0.isWhitespace } == "}"
            let separator = isOnly ? "" : ",\n"
            return "\(shown[..<place])\n\(rows.joined(separator: ",\n"))\(separator)\(shown[place...])"
        }
    }
}

extension String {
    /// Where the first occurrence of `text` stands.
    fileprivate func range(of text: String) -> Range<String.Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
