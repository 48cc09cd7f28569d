import StringTables
import Translations

/// What one language translates of a definition.
struct LanguageCoverage: Sendable {
    let language: String
    /// The first of the language's tables.
    let path: String
    /// How many texts there are to translate.
    private(set) var total = 0
    /// The texts that are not translated, in the order of the definition.
    private(set) var gaps: [TranslatedRows.Gap] = []
    /// What the configuration says of the language.
    let state: LanguageState?

    /// How many texts are translated.
    var translatedCount: Int { total - gaps.count }

    /// Whether most of the texts are translated, so that the others have probably been forgotten, or must be.
    var isWorthCompleting: Bool {
        switch state {
        case .complete?: translatedCount > 0
        case .inProgress?, .ignored?: false
        case nil: 2 * translatedCount >= total
        }
    }

    fileprivate init(
        _ language: String,
        _ matches: [TableMatch],
        _ texts: [TranslatedText],
        lost: Set<String>,
        state: LanguageState?
    ) {
        self.language = language
        self.state = state
        path = matches.first?.table.source.path ?? ""
        let found = TranslatedRows(matches, count: texts.count)
        for (index, text) in texts.enumerated() where !text.needsNoTranslation {
            total += 1
            // A translation under an old key is a finding of its own.
            if lost.contains(text.id) { continue }
            if let gap = found.gap(in: text, at: index) { gaps.append(gap) }
        }
    }

}

/// What each language other than the source language translates, sorted; nothing when there are no tables.
struct LanguageCoverages: Surrounding {
    let all: [LanguageCoverage]

    init(around context: RuleContext) {
        let tables = context.tables
        // A language may have several tables, and a row in any of them is enough.
        var matches: [String: [TableMatch]] = [:]
        for match in tables.matches where !match.isSourceLanguage {
            matches[match.table.language, default: []].append(match)
        }
        var lost: [String: Set<String>] = [:]
        for table in context[OrphanedRows.self].lost {
            // An entry of a catalogue has all its languages.
            let languages = table.table.isCatalogue ? Array(matches.keys) : [table.table.language]
            for language in languages { lost[language, default: []].formUnion(table.rows.map(\.text.id)) }
        }
        all = matches.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { language in
            LanguageCoverage(
                language,
                matches[language] ?? [],
                tables.texts.texts,
                lost: lost[language] ?? [],
                state: context.run.expectations.languageStates[language]
            )
        }
    }
}
