import StringTables
import Translations

extension RuleContext {
    /// The string tables that belong to the definition, next to its texts; there are no texts where there are no tables.
    var ownTables: MatchedTables {
        let tables = (neighbours.ownsTables ? input.tables.flatMap(\.tables) : []).filter(isRead)
        return MatchedTables(
            definition,
            tables.isEmpty ? [] : allTexts,
            tables: tables,
            folderLanguage: neighbours.language,
            developmentLanguage: project?.developmentLanguage
        )
    }

    /// Every string id of the definition and every key of its tables: what a fresh id must not be.
    var usedStringIDs: Set<String> {
        var used = Set(allTexts.compactMap { $0.text.id?.value })
        for match in tables.matches { used.formUnion(match.table.entries.map(\.key)) }
        return used
    }
}

extension MatchedTables {
    /// Whether a table has a row for a string id, or rows for its values.
    func isTranslated(_ id: String) -> Bool {
        guard let index = texts.indices[id] else { return false }
        return matches.contains { $0.rows[index] != nil || $0.hasValueRows[index] }
    }
}
