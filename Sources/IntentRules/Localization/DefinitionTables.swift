import StringTables
import Translations

/// The string tables that belong to a definition, next to its texts.
struct DefinitionTables: Surrounding {
    /// The texts with their ids, as tables know them, in the words of the source; empty when there are no tables.
    let texts: TranslatedTexts
    /// Each table with its rows next to the texts.
    let matches: [TableMatch]
    /// The language that the definition is written in, as far as its place and the project tell.
    let sourceLanguage: String

    init(around context: RuleContext) {
        let neighbours = context.neighbours
        let tables = (neighbours.ownsTables ? context.input.tables.flatMap(\.tables) : []).filter(context.isRead)
        let matched = MatchedTables(
            context.definition,
            tables.isEmpty ? [] : context.allTexts,
            tables,
            folderLanguage: neighbours.language,
            developmentLanguage: context.project?.developmentLanguage
        )
        texts = matched.texts
        matches = matched.tables
        sourceLanguage = matched.source.language
    }

    /// Whether a table has a row for a string id, or rows for its values.
    func isTranslated(_ id: String) -> Bool {
        guard let index = texts.indices[id] else { return false }
        return matches.contains { $0.rows[index] != nil || $0.hasValueRows[index] }
    }
}

extension OrphanedRows: Surrounding {
    init(around context: RuleContext) {
        let tables = context.tables
        self.init(tables.matches, tables.texts)
    }
}

/// The tables of what people say to Siri.
struct PhraseTables: Surrounding {
    let tables: [StringTable]

    init(around context: RuleContext) { tables = context.input.phrases.flatMap(\.tables).filter(context.isRead) }
}

extension RuleContext {
    var tables: DefinitionTables { self[DefinitionTables.self] }

    /// Whether the configuration wants the language of a table to be looked at.
    fileprivate func isRead(_ table: StringTable) -> Bool {
        run.expectations.languageStates[table.language] != .ignored
    }

    /// Every string id of the definition and every key of its tables: what a fresh id must not be.
    var usedStringIDs: Set<String> {
        var used = Set(allTexts.compactMap { $0.text.id?.value })
        for match in tables.matches { used.formUnion(match.table.entries.map(\.key)) }
        return used
    }
}
