import StringTables
import Translations

/// What one language other than the source language translates of a definition.
struct LanguageCoverage {
    let language: String
    /// The first of the language's tables.
    let path: String
    /// How many texts there are to translate.
    let total: Int
    /// The texts that are not translated, in the order of the definition.
    let gaps: [TranslatedRows.Gap]
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

    /// The languages of a definition's tables, sorted.
    static func all(around context: RuleContext) -> [LanguageCoverage] {
        let tables = context.tables
        let texts = tables.texts.texts.enumerated().filter { !$0.element.needsNoTranslation }
        // A language may have several tables, and a row in any of them is enough.
        let matches = Dictionary(grouping: tables.matches.filter { !$0.isSourceLanguage }, by: \.table.language)
        var lost: [String: Set<String>] = [:]
        for table in context.orphanedRows.lost {
            // An entry of a catalogue has all its languages.
            let languages = table.table.isCatalogue ? Array(matches.keys) : [table.table.language]
            for language in languages { lost[language, default: []].formUnion(table.rows.map(\.text.id)) }
        }
        return matches.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { language, matches in
            let found = TranslatedRows(matches, count: tables.texts.texts.count)
            return LanguageCoverage(
                language: language,
                path: matches[0].table.source.path,
                total: texts.count,
                gaps: texts.compactMap { index, text in
                    // A translation under an old key is a finding of its own.
                    lost[language]?.contains(text.id) == true ? nil : found.gap(in: text, at: index)
                },
                state: context.run.expectations.languageStates[language]
            )
        }
    }
}
