import Diagnostics
import IntentSchema
import Translations

/// What became of the translations of changed texts.
struct KeptTranslations {
    /// The tables of both states' definitions, by path in reports.
    private let old: [String: Tables]
    private let new: [String: Tables]

    init(_ states: StatePair) {
        old = states.old.translations().mapValues(Tables.init)
        new = states.new.translations().mapValues(Tables.init)
    }

    /// What the tables of both states have of one text.
    private struct Found {
        /// The translations by language: the row of the text, then those for values of its variables.
        var old: [String: [String]] = [:]
        var new: [String: [String]] = [:]
        /// The tables that may translate the text but were not read now, and those that were not read before.
        var unread: [String] = []
        var formerlyUnread: [String] = []

        /// The languages that no longer have any translation, unless a table that was not read has it.
        var lost: [String] {
            old.keys.filter { language in
                !unread.contains { path in
                    Path.language(of: path).map { LanguageCode.isSameLanguage($0, language) } ?? true
                } && !new.keys.contains { LanguageCode.isSameLanguage($0, language) }
            }
        }
    }

    /// - Returns: `nil` if the translations of a state are unknown.
    private func found(_ former: Change.Side, as oldID: String?, _ present: Change.Side, as newID: String?) -> Found? {
        guard let before = old[former.location.path], let after = new[present.location.path] else { return nil }
        var found = Found(old: before.rows(of: oldID), new: after.rows(of: newID), unread: after.unread)
        found.formerlyUnread = before.unread.filter { !found.unread.contains($0) }
        return found
    }

    /// That translations of a changed text are the old ones, perhaps with variables that no longer exist, or are gone, and
    /// which files may have others but were not read; `nil` if all translations have changed as well, or there are none.
    func effect(of change: Change) -> String? {
        guard change.kind == .textChanged, let former = change.old, let present = change.new, former.textID != nil,
            present.textID != nil,
            let found = found(former, as: former.textID, present, as: present.textID)
        else { return nil }
        let same = found.new.filter { found.old[$0.key] == $0.value }.map(\.key)
        func variables(_ side: Change.Side) -> [String] { TextVariables.variables(in: side.value ?? "").map(\.name) }
        let kept = variables(present)
        let lost = variables(former).filter { !kept.contains($0) }.map { "'${\($0)}'" }.joined(separator: ", ")
        let names = lost.isEmpty ? ("", "") : (" and still names \(lost)", " and still name \(lost)")
        let sentences = [
            Self.sentence(same, "has not changed\(names.0)", "have not changed\(names.1)"),
            Self.sentence(found.lost, "is gone", "are gone"),
            Self.unread(found.unread, "not read"), Self.unread(found.formerlyUnread, "not read before"),
        ].compactMap(\.self)
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    /// The change of a text's id as what it does: harmless if the tables have followed, or had nothing to lose.
    func judged(_ change: Change) -> Change {
        guard [.stringIDChanged, .stringIDRemoved].contains(change.kind), let former = change.old,
            let present = change.new
        else { return change }
        var change = change
        guard let found = found(former, as: former.value, present, as: present.value) else {
            change.doubt = Change.Doubt(condition: "If tables translate the text")
            return change
        }
        if !found.lost.isEmpty { return change }
        if let path = found.unread.first, !found.old.isEmpty || !found.formerlyUnread.isEmpty {
            change.doubt = Change.Doubt(condition: "Unless '\(path)', which was not read, has the new id")
        } else if let path = found.formerlyUnread.first, found.new.isEmpty {
            change.doubt = Change.Doubt(condition: "If '\(path)', which was not read before, translates the text")
        } else {
            change.kind = .stringIDReplaced
        }
        return change
    }

    private static func unread(_ paths: [String], _ words: String) -> String? {
        paths.isEmpty ? nil : "\(paths.quotedList()) \(paths.count == 1 ? "was" : "were") \(words)."
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

/// A definition's translations by string id.
private struct Tables {
    private let translations: DefinitionTranslations
    private let positions: [String: Int]
    /// The tables that were not read.
    let unread: [String]

    init(_ translations: DefinitionTranslations) {
        self.translations = translations
        positions = Dictionary(translations.order.enumerated().map { ($1, $0) }) { first, _ in first }
        unread = translations.surroundings.unreadTables.all.map(\.location.path)
    }

    /// The translations of the text with an id, by language.
    func rows(of id: String?) -> [String: [String]] {
        guard let index = id.flatMap({ positions[$0] }) else { return [:] }
        var words: [String: [String]] = [:]
        for match in translations.tables where !match.isSourceLanguage && !unread.contains(match.table.source.path) {
            let rows = match.rows(of: index).filter { $0.values.first?.state != .new }
            let texts = rows.compactMap(\.text).filter { !$0.isEmpty }
            if !texts.isEmpty { words[match.table.language, default: []] += texts }
        }
        return words
    }
}
