import Diagnostics
import IntentSchema
import Translations

/// What became of the translations of changed texts.
struct KeptTranslations {
    private let old: State
    private let new: State

    fileprivate struct State {
        /// The translations by language and string id: the row of a text, then those for values of its variables.
        var texts: [String: [String: [String]]] = [:]
        /// The files that may translate a text but cannot be read, by string id.
        var unread: [String: [String]] = [:]
    }

    init(from old: [DefinitionTranslations], to new: [DefinitionTranslations]) {
        (self.old, self.new) = (State(of: old), State(of: new))
    }

    /// That translations of a changed text are the old ones, perhaps with variables that no longer exist, or are gone, and
    /// which files may have others but cannot be read; `nil` if all translations have changed as well, or there are none.
    func effect(of change: Change) -> String? {
        guard change.kind == .textChanged, let former = change.old?.textID, let id = change.new?.textID else {
            return nil
        }
        let same = new.texts.keys.filter { language in
            new.texts[language]?[id].map { old.texts[language]?[former] == $0 } ?? false
        }
        func mayTranslate(_ path: String, into language: String) -> Bool {
            Path.language(of: path).map { LanguageCode.isSameLanguage($0, language) } ?? true
        }
        let unread = new.unread[id] ?? []
        let formerlyUnread = (old.unread[former] ?? []).filter { !unread.contains($0) }
        let gone = old.texts.keys.filter { language in
            old.texts[language]?[former] != nil && !unread.contains { mayTranslate($0, into: language) }
                && !new.texts.contains { LanguageCode.isSameLanguage($0.key, language) && $0.value[id] != nil }
        }
        func variables(_ side: Change.Side?) -> [String] { TextVariables.variables(in: side?.value ?? "").map(\.name) }
        let present = variables(change.new)
        let lost = variables(change.old).filter { !present.contains($0) }.map { "'${\($0)}'" }.joined(separator: ", ")
        let names = lost.isEmpty ? ("", "") : (" and still names \(lost)", " and still name \(lost)")
        let sentences = [
            Self.sentence(same, "has not changed\(names.0)", "have not changed\(names.1)"),
            Self.sentence(gone, "is gone", "are gone"),
            unread.isEmpty ? nil : "\(unread.quotedList()) cannot be read.",
            formerlyUnread.isEmpty ? nil : "\(formerlyUnread.quotedList()) could not be read before.",
        ].compactMap(\.self)
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private static func sentence(_ languages: [String], _ one: String, _ several: String) -> String? {
        let names = languages.map(LanguageCode.englishName).sorted()
        switch names.count {
        case 0: return nil
        case 1: return "The translation in \(names[0]) \(one)."
        case let count: return "The translations in \(count > 3 ? "\(count) languages" : names.listed) \(several)."
        }
    }
}

extension KeptTranslations.State {
    init(of definitions: [DefinitionTranslations]) {
        for definition in definitions {
            let damaged = definition.files.filter { !$0.errors.isEmpty }.map(\.path)
            let unread = definition.surroundings.unreadTables.damaged.map(\.location.path)
            if !unread.isEmpty { self.unread.merge(definition.order.map { ($0, unread) }) { first, _ in first } }
            for language in definition.languages {
                let matches = definition.tables(in: language).filter { !damaged.contains($0.table.source.path) }
                for (index, text) in definition.texts.texts.enumerated() where texts[language]?[text.id] == nil {
                    let rows = matches.flatMap { $0.rows(of: index) }.filter { $0.values.first?.state != .new }
                    let words = rows.compactMap(\.text).filter { !$0.isEmpty }
                    if !words.isEmpty { texts[language, default: [:]][text.id] = words }
                }
            }
        }
    }
}
