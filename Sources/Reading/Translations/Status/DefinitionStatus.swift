package struct DefinitionStatus: Sendable {
    package let translations: DefinitionTranslations
    /// All languages of the definition, also those that are not counted.
    package let all: DefinitionLanguages
    package private(set) var languages: [LanguageStatus]
    let knowsHistory: Bool

    /// - Parameter named: The only languages to include, with or without a table; if empty, all that are not ignored.
    package init(
        _ translations: DefinitionTranslations,
        expected: ExpectedLanguages,
        named: Set<String>,
        history: TextHistory?,
        countsCopies: Bool = false
    ) {
        self.translations = translations
        knowsHistory = history != nil
        let all = translations.languages(expecting: expected)
        self.all = all
        let own = all.all.filter { $0.role == .source && $0.hasTable }.map(\.code)
        // What no target copies is told, but not counted.
        let shown =
            named.isEmpty ? own + all.counted + all.codes(in: .notCopied) : named.map(translations.language(like:))
        languages = Set(shown).map { language in
            translations.status(
                of: language,
                among: all,
                changedSince: history?.changedTexts(of: language),
                countsCopies: countsCopies
            )
        }.sorted { ($0.counts.percentage, $0.language) < ($1.counts.percentage, $1.language) }
    }

    /// Whether a language that the user asks for was not read.
    package var isUnread: Bool { languages.contains { $0.unread != nil } }

    package var path: String { translations.definition.path }

    /// Whether any language that is not in progress is translated to less than the given percentage.
    package func isBelow(_ percentage: Int) -> Bool {
        languages.contains { $0.counts.percentage < percentage && !$0.isInProgress }
    }

    /// The texts that are worth translating.
    package var count: Int { translations.texts.texts.count(where: \.isWorthTranslating) }
}
