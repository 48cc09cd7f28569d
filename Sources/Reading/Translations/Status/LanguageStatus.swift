import Diagnostics

package struct LanguageStatus: Sendable {
    package let language: String
    package let paths: [String]
    package let role: DefinitionLanguages.Role
    /// Why the language's texts are unknown. Nothing is counted then.
    package let unread: Unread?
    /// The state of each text that counts, by id: those that are worth translating, and damaged ones. None if no target copies
    /// the tables.
    package let states: [String: TextState]
    package let counts: LanguageCounts
    /// Texts whose translation repeats the source because no one has translated them.
    package let copies: [TranslatedText]
    package let missing: [TranslatedRows.Gap]
    /// Translations of texts that have changed since, or that are marked as stale or as needing review.
    package let stale: [Stale]
    package let damaged: [DamagedTranslation]
    package let orphaned: [Orphan]

    package var isSource: Bool { role == .source }
    package var isCopied: Bool { role != .notCopied }
    /// Whether someone is working on it, so that missing texts are not a failure.
    var isInProgress: Bool { role == .inProgress }
    /// Whether App Store Connect certainly asks for a text.
    package var isRefused: Bool { counts.certainComplaints > 0 }

    /// What people see of a text in a language, or what is wrong with it first.
    package enum TextState: String, Sendable {
        case translated, missing
        case copy = "same as source"
        case stale, damaged

        package static let faults: [Self] = [.missing, .copy, .stale, .damaged]
    }

    package struct Stale: Sendable {
        package var text: TranslatedText
        package var reason: Reason
        package var location: SourceLocation
    }

    package enum Reason: String, Sendable {
        case textChanged = "the text has changed since"
        case markedStale = "marked as stale"
        case needsReview = "needs review"
    }

    package struct Orphan: Sendable {
        package var key: String
        package var location: SourceLocation
        /// The text that the row was made for, if it is found under a new id.
        package var target: TranslatedText?
    }
}

extension DefinitionTranslations {
    /// Returns the status of a language.
    ///
    /// - Parameters:
    ///   - languages: those of the definition; `nil` to count all tables, whatever becomes of the language.
    ///   - changedSince: The ids of texts that have changed since they were translated; `nil` if unknown.
    package func status(
        of language: String,
        among languages: DefinitionLanguages?,
        changedSince: Set<String>?,
        countsCopies: Bool = false
    ) -> LanguageStatus {
        let isSource = isSourceLanguage(language)
        let role = isSource ? .source : languages?.role(of: language) ?? .served
        let all = isSource ? tables.filter(\.isSourceLanguage) : tables(in: language)
        let unread = unread(language)
        let isCounted = unread == nil && role != .notCopied
        let matches = all.filter { isCounted && !surroundings.foreignTables.contains($0.table.source.path) }
        let rows = TranslatedRows(matches, count: texts.texts.count)
        var missing: [TranslatedRows.Gap] = []
        var copies: [TranslatedText] = []
        var stale: [LanguageStatus.Stale] = []
        let damaged = matches.flatMap { $0.damaged(texts) }
        let damagedIDs = Set(damaged.map(\.text.id))
        var states: [String: LanguageStatus.TextState] = [:]
        for (index, text) in texts.texts.enumerated() where isCounted {
            let isDamaged = damagedIDs.contains(text.id)
            guard text.isWorthTranslating || isDamaged else { continue }
            var state = LanguageStatus.TextState.translated
            let needsRow = !source.replaced.isEmpty && (!source.hasKeys || TextKey.isKey(text.text.value))
            if !isSource || needsRow, let gap = rows.gap(in: text, at: index) {
                missing.append(gap)
                state = .missing
            } else if matches.contains(where: { $0.isCopy(index) }) {
                if !countsCopies {
                    copies.append(text)
                    state = .copy
                }
            } else if !isSource {
                let found = matches.compactMap { staleRow(of: text, at: index, in: $0, changedSince) }
                stale += found
                if !found.isEmpty { state = .stale }
            }
            states[text.id] = isDamaged ? .damaged : state
        }
        let orphaned = orphans(of: matches)
        var counts = LanguageCounts(states.values)
        counts.orphaned = orphaned.count
        // App Store Connect knows nothing of a definition that nothing builds, nor of languages that the app does not have,
        // and those in progress are not uploaded.
        if let languages, !surroundings.isInNoTarget, languages.role(of: language) == .served {
            counts.complaints = missing.count(where: \.text.isTitleOrDescription)
            let isCertain = languages.shipped.contains { LanguageCode.isEqual($0, language) }
            if isCertain { counts.certainComplaints = counts.complaints }
        }
        return LanguageStatus(
            language: language,
            paths: Set(all.map(\.table.source.path)).sorted(),
            role: role,
            unread: unread,
            states: states,
            counts: counts,
            copies: copies,
            missing: missing,
            stale: stale,
            damaged: damaged,
            orphaned: orphaned
        )
    }

    /// Why the row of a text in a table may be out of date; `nil` if it has no translation, or nothing is wrong.
    private func staleRow(
        of text: TranslatedText,
        at index: Int,
        in match: TableMatch,
        _ changedSince: Set<String>?
    ) -> LanguageStatus.Stale? {
        guard let entry = match.rows[index], let value = entry.values.first, value.state != .new, !value.text.isEmpty
        else { return nil }
        let reason: LanguageStatus.Reason
        if entry.values.contains(where: { $0.state == .stale }) {
            reason = .markedStale
        } else if entry.values.contains(where: { $0.state == .needsReview }) {
            reason = .needsReview
        } else if changedSince?.contains(text.id) == true {
            reason = .textChanged
        } else {
            return nil
        }
        return LanguageStatus.Stale(text: text, reason: reason, location: match.table.location(of: value, in: entry))
    }

    private func orphans(of matches: [TableMatch]) -> [LanguageStatus.Orphan] {
        var targets: [String: TranslatedText] = [:]
        let paths = Set(matches.map(\.table.source.path))
        for lost in orphans.lost where paths.contains(lost.table.source.path) {
            for row in lost.rows { targets[row.entry.key] = row.text }
        }
        return matches.flatMap { match in
            match.orphans.map {
                LanguageStatus.Orphan(key: $0.key, location: match.table.location(of: $0), target: targets[$0.key])
            }
        }.distinct(by: \.key)
    }
}

extension TranslatedText {
    /// Whether the text counts: its translation is visible to users, or App Store Connect asks for it.
    package var isWorthTranslating: Bool { !needsNoTranslation || (isTitleOrDescription && !isRetired) }
}

/// How many texts of a language are in which state. The states add up to the total.
package struct LanguageCounts: Sendable {
    private var texts: [LanguageStatus.TextState: Int] = [:]
    package internal(set) var orphaned = 0
    /// Titles and descriptions for which App Store Connect sends ITMS-90626, and those of which that is certain.
    package internal(set) var complaints = 0
    package internal(set) var certainComplaints = 0

    package subscript(state: LanguageStatus.TextState) -> Int { texts[state] ?? 0 }

    package var total: Int { texts.values.reduce(0, +) }

    /// The texts with a usable translation.
    package var fit: Int { self[.translated] }
    /// The texts that have a translation of their own, usable or not.
    package var translated: Int { total - self[.missing] - self[.copy] }

    /// The percentage of texts with a usable translation, rounded down so that 100 means all.
    package var percentage: Int { percentage(of: fit) }

    package func percentage(of count: Int) -> Int { total == 0 ? 100 : count * 100 / total }

    package var isMostlyCopied: Bool { 2 * self[.copy] > total }

    package init() {}

    init(_ states: some Sequence<LanguageStatus.TextState>) {
        for state in states { texts[state, default: 0] += 1 }
    }

    package init(_ all: [LanguageCounts]) {
        for counts in all {
            texts.merge(counts.texts, uniquingKeysWith: +)
            orphaned += counts.orphaned
            complaints += counts.complaints
            certainComplaints += counts.certainComplaints
        }
    }
}
