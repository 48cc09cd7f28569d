import Diagnostics
import StringTables
import Translations

/// The changes to a definition's tables when translations are imported.
///
/// An existing translation is never replaced by an empty text, the definition's text or a translation of an older text.
/// A translation with damaged variables is refused; the others are still imported.
package struct ImportPlan: Sendable {
    package private(set) var tables: EditedTables
    package private(set) var refused: [Refusal] = []
    package private(set) var count = 0

    package struct Refusal: Error {
        var unit: ReturnedTranslation
        package var message: String
        var isDamage = false
    }

    package init(_ translations: DefinitionTranslations, _ units: [ReturnedTranslation]) throws(TableRefusal) {
        tables = EditedTables(files: translations.files)
        var rows: [String: [RowText]] = [:]
        var known: [String: RowText] = [:]
        var targets: [String: (language: String, tables: [TableMatch])] = [:]
        for unit in units {
            let language = targets[unit.language]?.language ?? translations.language(like: unit.language)
            let tables = targets[unit.language]?.tables ?? translations.tables(in: language)
            targets[unit.language] = (language, tables)
            do throws(Refusal) {
                guard let row = try translations.row(for: unit, language, tables) else { continue }
                let key = language + "\n" + unit.id
                if known[key] == nil {
                    known[key] = row
                    rows[language, default: []].append(row)
                } else if known[key] != row {
                    throw Refusal(unit: unit, message: "another translation of this text comes before it")
                }
            } catch {
                refused.append(error)
            }
        }
        for (language, rows) in rows.sorted(by: { $0.key < $1.key }) {
            count += rows.count
            try tables.set(rows, in: language, of: translations)
        }
    }
}

extension DefinitionTranslations {
    /// The row that a returned translation changes; `nil` if it changes nothing.
    fileprivate func row(
        for unit: ReturnedTranslation,
        _ language: String,
        _ tables: [TableMatch]
    ) throws(ImportPlan.Refusal) -> RowText? {
        var unit = unit
        func refusal(_ message: String) -> ImportPlan.Refusal { ImportPlan.Refusal(unit: unit, message: message) }
        let trimmed = Wording.trimmed(unit.target)
        guard !trimmed.isEmpty, unit.state != .new else { return nil }
        if isSourceLanguage(language), !hasTable(ofSourceLanguage: language) {
            // The source text sent along as a reference changes nothing; any other text has no table to go to.
            if text(forKey: unit.id)?.source == unit.target { return nil }
            throw refusal("the definition is written in this language; change the text there")
        }
        guard let (text, source) = text(forKey: unit.id) else {
            throw refusal("the definition has no text '\(unit.id)'")
        }
        let entry = tables.lazy.compactMap { $0.table[unit.id] }.first
        let value = entry?.values.first { !$0.text.isEmpty }
        let isCopy = texts.indices[unit.id].map { index in tables.contains { $0.isCopy(index) } } ?? false
        let isPeoples = value.map { $0.state != .new && !(isCopy && Wording.isSame($0.text, source)) } ?? false
        if let value, value.state != .new, value.text == unit.target { return nil }
        // Tools that indent files add white space around texts.
        if source == Wording.trimmed(source) { unit.target = trimmed }
        if entry?.values.count ?? 0 > 1 {
            throw refusal("the string catalog has several forms of this text; a single text cannot replace them")
        }
        // In a row for one value, the value's name replaces its variable.
        let optional = unit.id == text.id ? [] : Set(text.choices.map(\.variable))
        if let damage = VariableDamage(unit.target, of: text, optional: optional) {
            throw ImportPlan.Refusal(unit: unit, message: damage.message, isDamage: true)
        }
        if Wording.isSame(unit.target, source) {
            if isPeoples { throw refusal("it repeats the text of the definition; the existing one stays") }
            if !unit.isConfirmed { return nil }
        }
        var state = unit.state
        if let translated = unit.source, !Wording.isSame(translated, source) {
            if isPeoples { throw refusal("it translates an older text: '\(translated)'; the existing one stays") }
            state = .needsReview
        }
        return RowText(key: unit.id, text: unit.target, state: state, comment: context(of: text).place)
    }

    /// The text that the row with a key translates, and its source. A composed key combines the ids of a text and of
    /// the value filled in.
    package func text(forKey key: String) -> (text: TranslatedText, source: String)? {
        if let index = texts.indices[key] { return (texts.texts[index], texts.texts[index].text.value) }
        guard let index = composedKeys[key] else { return nil }
        return (texts.texts[index], texts.filled(texts.texts[index], forKey: key))
    }

    /// The keys in the order of the definition, each composed key after that of its text.
    package func order(with keys: [String]) -> [String] {
        var composed: [Int: [String]] = [:]
        for key in keys where texts.indices[key] == nil {
            if let index = composedKeys[key] ?? owner(ofComposed: key) { composed[index, default: []].append(key) }
        }
        if composed.isEmpty { return order }
        return order.enumerated().flatMap { index, id in [id] + (composed[index] ?? []) }
    }

    /// The position of the text whose id is the first part of a composed key.
    private func owner(ofComposed key: String) -> Int? {
        key.utf8.indices.lazy.filter { key.utf8[$0] == UInt8(ascii: "-") }.compactMap {
            texts.indices[String(key[..<$0])]
        }.first
    }

    /// Whether the definition's own language has a table to edit. A catalog does not count, because it takes those
    /// texts from the definition.
    fileprivate func hasTable(ofSourceLanguage language: String) -> Bool {
        tables.contains { $0.table.language == language && $0.table.format != .catalogue(isSourceLanguage: true) }
    }
}

extension TableChanges {
    /// The outcome of an import, apart from the changes to files.
    package struct Imported: Sendable {
        package var count = 0
        package var refused: [Diagnostic] = []
        package var notes: [String] = []
    }

    package mutating func take(
        _ files: [ReturnedFile],
        into definitions: [DefinitionTranslations]
    ) throws(Failure) -> Imported {
        var imported = Imported()
        // Several files may translate one definition; each builds on the result of the previous one.
        for translations in definitions {
            var current = translations
            var created: [String: [RowText]] = [:]
            for file in files {
                let units = file.units(of: translations, among: definitions)
                let plan = try Self.editing(try ImportPlan(current, units))
                current = current.replacingFiles(plan.tables.files)
                for (language, rows) in plan.tables.created { created[language, default: []] += rows }
                imported.count += plan.count
                imported.refused += plan.refused.map { file.diagnostic($0) }
            }
            try add(translations.files, current.files)
            for (language, rows) in created.sorted(by: { $0.key < $1.key }) {
                var known: Set<String> = []
                try create(language, rows.filter { known.insert($0.key).inserted }, for: translations)
            }
        }
        imported.notes = files.compactMap { $0.matchingNote(among: definitions) }
        imported.refused += files.flatMap { $0.unclaimed(among: definitions) }
        return imported
    }
}
