import Diagnostics
import IntentSchema
import Translations

extension RuleContext {
    /// The definition's string tables with its texts, whose language matters without tables, too.
    var ownTables: MatchedTables {
        MatchedTables(
            definition,
            allTexts,
            tables: (neighbours.ownsTables ? input.tables.flatMap(\.tables) : []).filter(isRead),
            folderLanguage: neighbours.language,
            developmentLanguage: project?.developmentLanguage
        )
    }

    /// Returns the tables' rows for the id of a text, and those for single cases of its variable.
    func rows(of use: LocalizedTextUse) -> [(match: TableMatch, entry: StringTable.Entry)] {
        guard let id = use.text.id?.value, let index = tables.texts.indices[id] else { return [] }
        return tables.matches.flatMap { match in match.rows(of: index).map { (match, $0) } }
    }

    /// Returns a fix that rewords texts and the table rows that repeat them, because a difference would be a new
    /// finding. Returns none if the texts cannot be edited in the file.
    func rewording(_ title: String, isSafe: Bool, _ texts: [(use: LocalizedTextUse, words: String)]) -> [FixIt] {
        guard let edits = DefinitionEdits(definition) else { return [] }
        var fix = FixIt(title, isSafe: isSafe, edits: [])
        for (use, words) in texts {
            guard let text = use.text.text, let edit = edits.replace(text, with: words) else { continue }
            fix.edits.append(edit)
            for (match, entry) in rows(of: use) {
                let (old, new) = (filled(text.value, in: use, entry), filled(words, in: use, entry))
                let repeated = entry.values.filter { $0.text == old }
                let edits = repeated.compactMap { match.table.replacing($0, of: entry, with: new) }
                if !edits.isEmpty { fix.otherEdits[match.table.source.path, default: []].formUnion(edits) }
            }
        }
        fix.edits.sort { $0.range.lowerBound < $1.range.lowerBound }
        return fix.edits.isEmpty ? [] : [fix]
    }

    /// The words of a text as a row has them: those for a single case have the case's name in place of the variable.
    private func filled(_ words: String, in use: LocalizedTextUse, _ entry: StringTable.Entry) -> String {
        let texts = tables.texts
        guard let index = use.text.id.flatMap({ texts.indices[$0.value] }) else { return words }
        return texts.filled(texts.texts[index], saying: words, forKey: entry.key)
    }
}

extension MatchedTables {
    /// Whether a table has a row for a string id, or rows for its values.
    func isTranslated(_ id: String) -> Bool {
        guard let index = texts.indices[id] else { return false }
        return matches.contains { !$0.rows(of: index).isEmpty }
    }
}
