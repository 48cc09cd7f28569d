import Diagnostics

package struct LanguageStatus: Sendable {
    package let language: String
    package let paths: [String]
    /// Whether the app contains one of the tables, as far as the project says.
    package let isCopied: Bool
    package let isSource: Bool
    /// Why the language's texts are unknown. Nothing is counted then.
    package let unread: Unread?
    package let counts: LanguageCounts
    /// Texts whose translation repeats the source because no one has translated them.
    package let copies: [TranslatedText]
    package let missing: [TranslatedRows.Gap]
    /// Translations of texts that have changed since, or that are marked as stale or as needing review.
    package let stale: [Stale]
    package let damaged: [DamagedTranslation]
    package let orphaned: [Orphan]

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
    /// - Parameter changedSince: The ids of texts that have changed since they were translated; `nil` if unknown.
    package func status(
        of language: String,
        changedSince: Set<String>?,
        countsCopies: Bool = false
    ) -> LanguageStatus {
        let isSource = isSourceLanguage(language)
        let all = isSource ? tables.filter(\.isSourceLanguage) : tables(in: language)
        let unread = unread(language)
        let matches = all.filter { unread == nil && !surroundings.foreignTables.contains($0.table.source.path) }
        let rows = TranslatedRows(matches, count: texts.texts.count)
        var missing: [TranslatedRows.Gap] = []
        var copies: [TranslatedText] = []
        var stale: [LanguageStatus.Stale] = []
        var counts = LanguageCounts()
        for (index, text) in texts.texts.enumerated() where unread == nil {
            var isCopy = false
            if text.isWorthTranslating {
                counts.total += 1
                let needsRow = !source.replaced.isEmpty && (!source.hasKeys || TextKey.isKey(text.text.value))
                if !isSource || needsRow, let gap = rows.gap(in: text, at: index) {
                    missing.append(gap)
                } else if matches.contains(where: { $0.isCopy(index) }) {
                    isCopy = true
                    if !countsCopies { copies.append(text) }
                }
            }
            for match in matches where !isCopy && !isSource {
                guard let entry = match.rows[index], let value = entry.values.first, value.state != .new,
                    !value.text.isEmpty
                else { continue }
                let reason: LanguageStatus.Reason
                if entry.values.contains(where: { $0.state == .stale }) {
                    reason = .markedStale
                } else if entry.values.contains(where: { $0.state == .needsReview }) {
                    reason = .needsReview
                } else if changedSince?.contains(text.id) == true {
                    reason = .textChanged
                } else {
                    continue
                }
                stale.append(.init(text: text, reason: reason, location: match.table.location(of: value, in: entry)))
            }
        }
        let damaged = matches.flatMap { $0.damaged(texts) }
        let orphaned = orphans(of: matches)
        let unfit = [missing.map(\.text.id), copies.map(\.id), stale.map(\.text.id), damaged.map(\.text.id)]
        let worthwhile = Set(unread == nil ? texts.texts.filter(\.isWorthTranslating).map(\.id) : [])
        counts.copies = copies.count
        counts.missing = missing.count
        counts.translated = counts.total - missing.count - copies.count
        counts.stale = stale.count
        counts.damaged = damaged.count
        counts.orphaned = orphaned.count
        counts.fit = worthwhile.subtracting(unfit.joined()).count
        // A definition that nothing builds is no concern of App Store Connect's.
        counts.missingTitles = surroundings.isInNoTarget ? 0 : missing.count(where: \.text.isTitleOrDescription)
        return LanguageStatus(
            language: language,
            paths: Set(all.map(\.table.source.path)).sorted(),
            isCopied: all.isEmpty || !matches.isEmpty || unread != nil,
            isSource: isSource,
            unread: unread,
            counts: counts,
            copies: copies,
            missing: missing,
            stale: stale,
            damaged: damaged,
            orphaned: orphaned
        )
    }

    private func orphans(of matches: [TableMatch]) -> [LanguageStatus.Orphan] {
        var targets: [String: TranslatedText] = [:]
        let paths = Set(matches.map(\.table.source.path))
        for lost in orphans.lost where paths.contains(lost.table.source.path) {
            for row in lost.rows { targets[row.entry.key] = row.text }
        }
        var known: Set<String> = []
        return matches.flatMap { match in
            match.orphans.filter { known.insert($0.key).inserted }.map {
                LanguageStatus.Orphan(key: $0.key, location: match.table.location(of: $0), target: targets[$0.key])
            }
        }
    }
}

extension TranslatedText {
    /// Whether the text counts: its translation is visible to users, or App Store Connect asks for it.
    package var isWorthTranslating: Bool { !needsNoTranslation || (isTitleOrDescription && !isRetired) }
}

package struct LanguageCounts: Sendable {
    package var total = 0
    /// The texts that are translated, excluding copies of the source.
    package var translated = 0
    /// Texts whose translation repeats the source because no one has translated them.
    package var copies = 0
    package var missing = 0
    package var stale = 0
    package var damaged = 0
    package var orphaned = 0
    /// Texts with a usable translation: not missing, copied, stale or damaged.
    package var fit = 0
    /// Titles and descriptions without a translation. App Store Connect sends ITMS-90626 for each of them.
    package var missingTitles = 0

    /// The percentage of texts with a usable translation, rounded down so that 100 means all.
    package var percentage: Int { total == 0 ? 100 : fit * 100 / total }

    var isMostlyCopied: Bool { 2 * copies > total }

    init() {}

    init(_ all: [LanguageCounts]) {
        for counts in all {
            total += counts.total
            translated += counts.translated
            copies += counts.copies
            missing += counts.missing
            stale += counts.stale
            damaged += counts.damaged
            orphaned += counts.orphaned
            fit += counts.fit
            missingTitles += counts.missingTitles
        }
    }
}
