import Diagnostics
import StringTables

package struct LanguageStatus: Sendable {
    package let language: String
    package let paths: [String]
    package let isSource: Bool
    package let counts: LanguageCounts
    /// Texts that say what the source says, because no one has translated them.
    package let copies: [TranslatedText]
    package let missing: [TranslatedRows.Gap]
    /// Texts that have changed since they were translated, or whose translation someone should look at.
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
        /// The text that the row was made for, under its old id.
        package var target: TranslatedText?
    }
}

extension DefinitionTranslations {
    /// How far a language is.
    ///
    /// - Parameter changedSince: The ids of texts that have changed since they were translated to it; `nil` when that is not known.
    package func status(
        of language: String,
        changedSince: Set<String>?,
        countsCopies: Bool = false
    ) -> LanguageStatus {
        let isSource = isSourceLanguage(language)
        let matches = isSource ? tables.filter(\.isSourceLanguage) : tables(in: language)
        let rows = TranslatedRows(matches, count: texts.texts.count)
        var missing: [TranslatedRows.Gap] = []
        var copies: [TranslatedText] = []
        var stale: [LanguageStatus.Stale] = []
        var counts = LanguageCounts()
        for (index, text) in texts.texts.enumerated() {
            var isCopy = false
            if text.isWorthTranslating {
                counts.total += 1
                if !isSource || !source.replaced.isEmpty, let gap = rows.gap(in: text, at: index) {
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
        let worthwhile = Set(texts.texts.filter(\.isWorthTranslating).map(\.id))
        counts.copies = copies.count
        counts.missing = missing.count
        counts.translated = counts.total - missing.count - copies.count
        counts.stale = stale.count
        counts.damaged = damaged.count
        counts.orphaned = orphaned.count
        counts.fit = worthwhile.subtracting(unfit.joined()).count
        counts.missingTitles = missing.count(where: \.text.isTitleOrDescription)
        return LanguageStatus(
            language: language,
            paths: Set(matches.map(\.table.source.path)).sorted(),
            isSource: isSource,
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
    /// Whether it counts: users would notice if it were not translated, or App Store Connect would.
    package var isWorthTranslating: Bool { !needsNoTranslation || (isTitleOrDescription && !isRetired) }
}

package struct LanguageCounts: Sendable {
    package var total = 0
    /// Texts that are not missing, those that only repeat the source left out.
    package var translated = 0
    /// Texts that say what the source says, because no one has translated them.
    package var copies = 0
    package var missing = 0
    package var stale = 0
    package var damaged = 0
    package var orphaned = 0
    /// Texts that are translated and fit to be shown.
    package var fit = 0
    /// Titles and descriptions without a translation: for each App Store Connect sends ITMS-90626.
    package var missingTitles = 0

    /// How much is translated and fit to be shown, in percent, rounded down so that 100 means all.
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
