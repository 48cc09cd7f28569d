import RuleSettings
import Translations

/// How much of a definition a language other than the source language translates.
struct LanguageCoverage {
    let language: String
    /// The path of the language's first table.
    let path: String
    /// The number of texts to translate.
    let total: Int
    /// The untranslated texts, in the order of the definition.
    let gaps: [TranslatedRows.Gap]
    /// The titles and descriptions without a row under their ids, which App Store Connect asks for.
    let missingTitles: [TranslatedRows.Gap]
    /// The language's state in the configuration, if any.
    let state: LanguageState?
    /// Whether tables that were not read may have more of it.
    let isInDoubt: Bool

    var translatedCount: Int { total - gaps.count }

    /// Whether gaps are worth reporting: at least half of the texts are translated, or all must be and some are.
    var isWorthCompleting: Bool {
        switch state {
        case .complete?: translatedCount > 0
        case .inProgress?, .ignored?: false
        case nil: 2 * translatedCount >= total
        }
    }

    /// Returns the coverage of each language in the definition's tables, sorted by language.
    static func all(around context: RuleContext) -> [LanguageCoverage] {
        let tables = context.tables
        let texts = tables.texts.texts.enumerated().filter(\.element.isWorthTranslating)
        // A language may have several tables, and a row in any of them is enough.
        let matches = Dictionary(grouping: tables.matches.filter { !$0.isSourceLanguage }, by: \.table.language)
        var lost: [String: Set<String>] = [:]
        for table in context.orphanedRows.lost {
            // A catalog entry contains all languages.
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
                    // A translation under an old key is reported separately.
                    lost[language]?.contains(text.id) == true ? nil : found.gap(in: text, at: index)
                },
                missingTitles: texts.compactMap { index, text in
                    text.isTitleOrDescription ? found.gap(in: text, at: index) : nil
                },
                state: context.run.expectations.languageStates[language],
                isInDoubt: context.input.unreadTables.reason(for: language) != nil
            )
        }
    }
}
