import Diagnostics
import Translations

/// The changes to a definition's tables when translations are imported.
///
/// An existing translation is never replaced by an empty text, the definition's text or a translation of an older text.
/// A translation with damaged variables is refused; the others are still imported.
package struct ImportPlan: Sendable {
    package private(set) var tables: EditedTables
    package private(set) var refused: [Refusal] = []
    package private(set) var count = 0
    /// The number of imported translations that are marked for review, by reason.
    private(set) var reviews: [String: Int] = [:]
    /// The ids of texts whose imported translation is marked for review.
    private var reviewedIDs: Set<String> = []
    /// The ids of the translations that only repeat the definition's text, each with its language.
    private(set) var copies: [String] = []
    /// The ids of imported translations with markup that the source does not have, each with its language.
    private(set) var marked: [String] = []
    /// The ids of empty texts in place of which the existing translation stays, each with its language.
    private(set) var empty: [String] = []

    package struct Refusal: Error {
        var unit: ReturnedTranslation
        package var message: String
        var isDamage = false
        /// The translation that is imported instead.
        var other: ReturnedTranslation?
    }

    /// - Parameter units: The translations of all files. Conflicts between them are decided before the tables are
    ///   consulted, so that a second import decides the same.
    package init(_ translations: DefinitionTranslations, _ units: [ReturnedTranslation]) throws(TableRefusal) {
        tables = EditedTables(files: translations.files)
        var languages: [String: String] = [:]
        var taken: [(language: String, unit: ReturnedTranslation)] = []
        for unit in units where !unit.isSource {
            let language = languages[unit.language] ?? translations.language(like: unit.language)
            if unit.isEmpty {
                let tables = Wording.trimmed(unit.target).isEmpty ? translations.tables(in: language) : []
                if tables.contains(where: { $0.table[unit.id]?.text?.isEmpty == false }) {
                    empty.append("\(unit.id) in \(language)")
                }
                continue
            }
            languages[unit.language] = language
            taken.append((language, unit))
        }
        var groups = taken.grouped { [$0.language, $0.unit.id] }
        let matches = Dictionary(
            uniqueKeysWithValues: Set(languages.values).map { ($0, translations.tables(in: $0)) }
        )
        var rows: [String: [RowText]] = [:]
        let byLanguage = Dictionary(grouping: groups.map { $0[0] }, by: \.language).mapValues { $0.map(\.unit) }
        for (language, own) in byLanguage.sorted(by: { $0.key < $1.key }) {
            guard let other = Self.language(with: own, besides: language, in: translations) else { continue }
            let which = "this and most other translations are those that the project has for '\(other)'"
            _ = refuse([own[0]], which)
            groups.removeAll { $0[0].language == language }
        }
        for group in groups {
            let language = group[0].language
            let row = row(for: group.map(\.unit), language, matches[language] ?? [], of: translations)
            if let row { rows[language, default: []].append(row) }
        }
        refuseSources(in: units, of: translations)
        for (language, rows) in rows.sorted(by: { $0.key < $1.key }) {
            count += rows.count
            try tables.set(rows, in: language, of: translations)
        }
    }

    /// Another language of the project, if most of the translations are those that it has.
    private static func language(
        with units: [ReturnedTranslation],
        besides language: String,
        in translations: DefinitionTranslations
    ) -> String? {
        let own = translations.tables.filter { $0.table.language == language }
        let others = translations.tables.filter { match in
            !match.isSourceLanguage && !LanguageCode.isSameLanguage(match.table.language, language)
        }
        return others.first { match in
            let same = units.count { unit in
                match.table[unit.id]?.text == unit.target && !own.contains { $0.table[unit.id]?.text == unit.target }
                    && translations.text(forKey: unit.id)?.source != unit.target
            }
            return same >= 3 && 2 * same > units.count
        }?.table.language
    }

    /// Returns the row that all returned translations of one text change, or `nil` if they change nothing.
    private mutating func row(
        for units: [ReturnedTranslation],
        _ language: String,
        _ tables: [TableMatch],
        of translations: DefinitionTranslations
    ) -> RowText? {
        var units = units
        let known = translations.text(forKey: units[0].id)
        if translations.isSourceLanguage(language), !translations.hasTable(ofSourceLanguage: language) {
            // The source text sent along as a reference changes nothing; any other text has no table to go to.
            units.removeAll { $0.target == known?.source }
            return refuse(units, "the definition is written in this language; change the text there")
        }
        guard let (text, source) = known else { return refuse(units, "the definition has no text '\(units[0].id)'") }
        let entry = tables.lazy.compactMap { $0.table[units[0].id] }.first
        let value = entry?.values.first { !$0.text.isEmpty }
        // In a row for one value, the value's name replaces its variable.
        let optional = units[0].id == text.id ? [] : Set(text.choices.map(\.variable))
        var first: ReturnedTranslation?
        var repetitions: [ReturnedTranslation] = []
        for unit in units {
            if let first, Wording.trimmed(first.target) == Wording.trimmed(unit.target) { continue }
            let isKept = value.map { $0.state != .new && $0.text == unit.target } ?? false
            if !isKept, let damage = VariableDamage(unit.target, of: text, optional: optional) {
                refused.append(Refusal(unit: unit, message: damage.message, isDamage: true))
            } else if !isKept, let text = Wording.misreadText(unit.target) {
                let message = "it is in another encoding: '\(unit.target)' should be '\(text)'"
                refused.append(Refusal(unit: unit, message: message, isDamage: true))
            } else if !isKept, !unit.isConfirmed, Wording.isSame(unit.target, source) {
                repetitions.append(unit)
            } else if let first {
                let message = "another translation of this text comes before it"
                refused.append(Refusal(unit: unit, message: message, other: first))
            } else {
                first = unit
            }
        }
        guard let unit = first ?? repetitions.first else { return nil }
        do throws(Refusal) {
            let isCopy =
                translations.texts.indices[unit.id].map { index in tables.contains { $0.isCopy(index) } } ?? false
            let isPeoples = value.map { $0.state != .new && !(isCopy && Wording.isSame($0.text, source)) } ?? false
            let row = try Self.row(unit, of: text, source, replacing: entry, isPeoples: isPeoples)
            guard first != nil else {
                copies.append("\(unit.id) in \(language)")
                return nil
            }
            guard let (target, review) = row else { return nil }
            if let review {
                reviews[review, default: 0] += 1
                reviewedIDs.insert(unit.id)
            }
            if Self.hasMarkup(target), !Self.hasMarkup(source) { marked.append("\(unit.id) in \(language)") }
            return RowText(
                key: unit.id,
                text: target,
                state: review == nil ? .translated : .needsReview,
                comment: translations.context(of: text).place
            )
        } catch {
            refused.append(error)
            return nil
        }
    }

    /// Whether people see a tag or entity in a text that the system shows as it is.
    private static func hasMarkup(_ text: String) -> Bool {
        func isPart(_ byte: UInt8) -> Bool {
            byte.isLetterOrDigit || "/#".utf8.contains(byte)
        }
        let parts = text.utf8.split(omittingEmptySubsequences: false) { "<&".utf8.contains($0) }.dropFirst()
        return parts.contains { part in
            let name = part.prefix(while: isPart)
            let isTag = text.utf8[text.utf8.index(before: part.startIndex)] == UInt8(ascii: "<")
            return !name.isEmpty
                && (isTag ? part.contains(UInt8(ascii: ">")) : part[name.endIndex...].first == UInt8(ascii: ";"))
        }
    }

    /// Refuses source texts that a file changes, unless it is said already that it has an older text.
    private mutating func refuseSources(in units: [ReturnedTranslation], of translations: DefinitionTranslations) {
        let place = translations.source.replaced.isEmpty ? "the definition" : "the source language's table"
        let known = Set(refused.map(\.unit.id)).union(reviewedIDs)
        for unit in units where unit.isSource && !known.contains(unit.id) {
            guard let source = translations.text(forKey: unit.id)?.source, !Wording.isSame(unit.target, source) else {
                continue
            }
            refused.append(Refusal(unit: unit, message: "the source text is '\(source)'; change it in \(place)"))
        }
    }

    private mutating func refuse(_ units: [ReturnedTranslation], _ message: String) -> RowText? {
        refused += units.map { Refusal(unit: $0, message: message) }
        return nil
    }

    /// The text for a row, and why it needs review, if it does; `nil` if the row has this translation already.
    private static func row(
        _ unit: ReturnedTranslation,
        of text: TranslatedText,
        _ source: String,
        replacing entry: StringTable.Entry?,
        isPeoples: Bool
    ) throws(Refusal) -> (text: String, review: String?)? {
        func refusal(_ message: String) -> Refusal { Refusal(unit: unit, message: message) }
        // Tools that indent files add white space around texts.
        let target = source == Wording.trimmed(source) ? Wording.trimmed(unit.target) : unit.target
        let value = entry?.values.first { !$0.text.isEmpty }
        if let value, value.state != .new, [target, unit.target].contains(value.text) {
            // A translation of this very text that someone confirmed no longer needs a review.
            let isReviewed =
                unit.state == .translated && unit.isConfirmed
                && unit.source.map { Wording.isSame($0, source) } == true
            return value.state != .translated && isReviewed ? (value.text, nil) : nil
        }
        if entry?.values.count ?? 0 > 1 {
            throw refusal("the string catalog has several forms of this text; a single text cannot replace them")
        }
        if isPeoples, Wording.isSame(target, source) {
            throw refusal("it repeats the text of the definition; the existing one stays")
        }
        if let translated = unit.source, !Wording.isSame(translated, source) {
            if isPeoples { throw refusal("it translates an older text: '\(translated)'; the existing one stays") }
            return (target, "it translates an older text")
        }
        return (target, unit.state == .translated ? nil : "its state is '\(unit.stateName ?? "new")'")
    }
}

extension DefinitionTranslations {
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
            let owner = ComposedKey.beginnings(of: key).lazy.compactMap { texts.indices[$0] }.first
            if let index = composedKeys[key] ?? owner { composed[index, default: []].append(key) }
        }
        if composed.isEmpty { return order }
        return order.enumerated().flatMap { index, id in [id] + (composed[index] ?? []) }
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
        /// Why some of the translations are marked for review, with their number.
        fileprivate(set) var reviews: [String: Int] = [:]
        fileprivate(set) var copies: [String] = []
        fileprivate(set) var isIncomplete = false

        /// Says what became of the translations that were read and not refused.
        package var summary: String? {
            let reasons = reviews.sorted { $0.key < $1.key }
            let review = reasons.map { " (\($0.value) to be reviewed: \($0.key))" }.joined()
            let skipped =
                "\(copies.count.counted("translation")) skipped: \(copies.count == 1 ? "it repeats" : "they repeat") the "
                + "definition (\(TableChanges.list(copies)))"
            if count > 0 {
                return "\(count.counted("translation")) imported\(review)" + (copies.isEmpty ? "" : "; \(skipped)")
            }
            if !copies.isEmpty { return skipped }
            if isIncomplete { return "nothing imported" }
            return refused.isEmpty ? "nothing to import: no translation is new" : nil
        }
    }

    /// Some of the translations of which a note is.
    fileprivate static func list(_ ids: [String]) -> String {
        ids.prefix(3).joined(separator: ", ") + (ids.count > 3 ? ", …" : "")
    }

    /// - Parameter newIDs: The ids that replaced former ones, for each definition's path.
    package mutating func take(
        _ files: [ReturnedFile],
        into definitions: [DefinitionTranslations],
        following newIDs: [String: [String: String]] = [:]
    ) throws(Failure) -> Imported {
        var imported = Imported()
        let recipients = Recipients(definitions, of: files, following: newIDs)
        let assigned = files.map(recipients.assign)
        for (position, translations) in definitions.enumerated() {
            let units = assigned.flatMap { $0.units[position] ?? [] }
            let plan = try Self.editing(try ImportPlan(translations, units))
            imported.count += plan.count
            imported.copies += plan.copies
            imported.reviews.merge(plan.reviews, uniquingKeysWith: +)
            imported.refused += plan.refused.map(\.diagnostic)
            let moved = Set(units.compactMap(\.formerID)).count
            if moved > 0 {
                let path = translations.definition.path
                imported.notes.append(
                    "\(moved.counted("unknown id")) matched to texts of '\(path)'"
                )
            }
            if !plan.empty.isEmpty {
                let count = plan.empty.count.counted("empty translation")
                imported.notes.append("\(count) ignored, because the project has one: \(Self.list(plan.empty))")
            }
            if !plan.marked.isEmpty {
                let count = plan.marked.count.counted("translation")
                imported.notes.append("\(count) with markup that the source does not have: \(Self.list(plan.marked))")
            }
            try add(translations.files, plan.tables.files)
            for (language, rows) in plan.tables.created { try create(language, rows, for: translations) }
        }
        imported.isIncomplete = assigned.contains { $0.lostCount > 0 }
        imported.notes += files.flatMap(\.notes) + Recipients.notes(about: files, assigned)
        imported.refused += assigned.flatMap(\.unclaimed)
        return imported
    }
}
