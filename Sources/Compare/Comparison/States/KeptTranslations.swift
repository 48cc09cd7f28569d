import Translations

/// The translations of texts that are the same in both states.
struct KeptTranslations {
    private let old: [String: [String: [String]]]
    private let new: [String: [String: [String]]]

    init(from old: [DefinitionTranslations], to new: [DefinitionTranslations]) {
        (self.old, self.new) = (Self.texts(in: old), Self.texts(in: new))
    }

    /// The names of the languages in which a changed text still has its former translation, sorted.
    func languages(of change: Change) -> [String] {
        guard change.kind == .textChanged, let former = change.old?.textID, let id = change.new?.textID else {
            return []
        }
        return new.keys.filter { language in
            new[language]?[id].map { old[language]?[former] == $0 } ?? false
        }
        .map(LanguageCode.englishName).sorted()
    }

    /// The translations by language and string id: the row of a text, then those for values of its variables.
    private static func texts(in definitions: [DefinitionTranslations]) -> [String: [String: [String]]] {
        var texts: [String: [String: [String]]] = [:]
        for definition in definitions {
            for language in definition.languages {
                let matches = definition.tables(in: language)
                for (index, text) in definition.texts.texts.enumerated() where texts[language]?[text.id] == nil {
                    let rows = matches.flatMap { $0.rows(of: index) }.filter { $0.values.first?.state != .new }
                    let words = rows.compactMap(\.text).filter { !$0.isEmpty }
                    if !words.isEmpty { texts[language, default: [:]][text.id] = words }
                }
            }
        }
        return texts
    }
}
