package struct DefinitionStatus: Sendable {
    package let translations: DefinitionTranslations
    package private(set) var languages: [LanguageStatus]
    let knowsHistory: Bool
    private let expected: ExpectedLanguages

    /// - Parameter named: The only languages to include, with or without a table; if empty, all that are not ignored.
    package init(
        _ translations: DefinitionTranslations,
        expected: ExpectedLanguages,
        named: Set<String>,
        history: TextHistory?,
        countsCopies: Bool = false
    ) {
        self.translations = translations
        self.expected = expected
        knowsHistory = history != nil
        let named = Set(named.map(translations.language(like:)))
        languages = translations.languages(expected, named: named).map { language in
            translations.status(
                of: language,
                changedSince: history?.changedTexts(of: language),
                countsCopies: countsCopies
            )
        }.sorted { ($0.counts.percentage, $0.language) < ($1.counts.percentage, $1.language) }
    }

    /// Whether a language that the user asks for was not read.
    package var isUnread: Bool { languages.contains { $0.unread != nil } }

    package var path: String { translations.definition.path }

    /// Whether a language is in progress, so that missing texts are not a failure.
    func isInProgress(_ language: String) -> Bool { expected.inProgress.contains(language) }

    /// Whether any language that is not in progress is translated to less than the given percentage.
    package func isBelow(_ percentage: Int) -> Bool {
        languages.contains { $0.counts.percentage < percentage && !isInProgress($0.language) }
    }

    /// The texts that are worth translating.
    package var count: Int { translations.texts.texts.count(where: \.isWorthTranslating) }
}

package struct ExpectedLanguages: Sendable {
    /// The languages in which every text must be translated, now or once the work in progress is done.
    package var wanted: Set<String>
    package var inProgress: Set<String>
    package var ignored: Set<String>

    package init(wanted: Set<String> = [], inProgress: Set<String> = [], ignored: Set<String> = []) {
        self.wanted = wanted
        self.inProgress = inProgress
        self.ignored = ignored
    }
}

extension DefinitionTranslations {
    /// The languages to include: those with tables, and those that the project or the configuration names.
    fileprivate func languages(_ expected: ExpectedLanguages, named: Set<String>) -> [String] {
        let unread = surroundings.unreadTables
        let wanted = expected.wanted.union(unservedLanguages).union(named).filter { !isSourceLanguage($0) }
        let own = tables.contains(where: \.isSourceLanguage) ? [sourceLanguage] : []
        return Set(languages + own).union(wanted).filter {
            named.isEmpty ? !expected.ignored.contains($0) && !unread.isExcluded($0) : named.contains($0)
        }
    }
}
