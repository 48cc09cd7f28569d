import Diagnostics
import IntentSchema
import Translations

extension RuleContext {
    var ownTranslations: DefinitionTranslations {
        var surroundings = DefinitionTranslations.Surroundings(neighbours, input.project)
        surroundings.unreadTables = input.unreadTables
        surroundings.foreignTables = input.foreignTables.map(\.path)
        let files = neighbours.ownsTables ? input.tables + input.foreignTables : []
        return DefinitionTranslations(definition, texts: allTexts, files: files, in: surroundings)
    }

    var ownTables: [TableMatch] {
        if input.tables.isEmpty { return [] }
        let foreign = translations.surroundings.foreignTables
        return translations.tables.filter {
            !languagesLeftOut.contains($0.table.language) && !foreign.contains($0.table.source.path)
        }
    }

    /// Those that the configuration ignores, and those that are none.
    var languagesLeftOut: [String] { status.all.codes(in: .ignored) + status.all.codes(in: .notALanguage) }

    /// Whether there are tables of the definition, or anything that could ask for some.
    private var mayHaveLanguages: Bool {
        !input.tables.isEmpty || !input.foreignTables.isEmpty || !input.unreadTables.isEmpty
            || !neighbours.languages.isEmpty || input.project?.languages.isEmpty == false
            || !run.expectations.languageStates.isEmpty
    }

    /// The state of each language, without making the states of texts that no one translates.
    var languages: [LanguageStatus] { mayHaveLanguages ? status.languages : [] }

    /// The languages that must have every text now, in the order of their codes: those with tables, or those without.
    func required(hasTable: Bool) -> [LanguageStatus] {
        let known = Set(tables.map(\.table.language))
        return languages.filter { status in
            [.served, .demanded].contains(status.role)
                && (hasTable ? known.contains(status.language) : status.paths.isEmpty && status.unread == nil)
        }.sorted { $0.language.utf8.lexicographicallyPrecedes($1.language.utf8) }
    }

    /// Whether App Store Connect certainly asks for texts in a language.
    func isRefused(in language: String) -> Bool {
        status.languages.contains { $0.language == language && $0.isRefused }
    }

    func rows(of use: LocalizedTextUse) -> [(match: TableMatch, entry: StringTable.Entry)] {
        use.text.id.map { rows(of: $0.value) } ?? []
    }

    /// Returns the tables' rows for the id of a text, and those for single cases of its variable.
    func rows(of id: String) -> [(match: TableMatch, entry: StringTable.Entry)] {
        guard !tables.isEmpty, let index = translations.texts.indices[id] else { return [] }
        return tables.flatMap { match in match.rows(of: index).map { (match, $0) } }
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
        let texts = translations.texts
        guard let index = use.text.id.flatMap({ texts.indices[$0.value] }) else { return words }
        return texts.filled(texts.texts[index], saying: words, forKey: entry.key)
    }
}
