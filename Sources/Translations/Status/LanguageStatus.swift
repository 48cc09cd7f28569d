import Diagnostics
import StringTables

/// How far the translation of one definition to one language is.
package struct LanguageStatus: Sendable {
    package let language: String
    /// The files of the language's tables.
    package let paths: [String]
    /// How many texts there are to translate.
    package let total: Int
    /// Texts without a translation, in the order of the definition.
    package let missing: [TranslatedRows.Gap]
    /// Texts that have changed since they were translated, or whose translation someone should look at.
    package let stale: [Stale]
    /// Translations whose variables are not those of the text.
    package let damaged: [DamagedTranslation]
    /// Rows that no text uses, by key.
    package let orphaned: [Orphan]

    package struct Stale: Sendable {
        package var text: TranslatedText
        package var reason: Reason
        /// The row of the translation.
        package var location: SourceLocation
    }

    package enum Reason: String, Sendable {
        /// The history tells so.
        case textChanged = "the text has changed since"
        /// The table says so.
        case markedStale = "marked as stale"
        case needsReview = "needs review"
    }

    package struct Orphan: Sendable {
        package var key: String
        package var location: SourceLocation
        /// The one text that the row was made for, under its old id.
        package var target: TranslatedText?
    }

    /// Texts that are translated, stale and damaged ones included.
    package var translated: Int { total - missing.count }
    /// Titles and descriptions without a translation: for each App Store Connect sends ITMS-90626.
    package var missingTitles: [TranslatedRows.Gap] { missing.filter(\.text.isTitleOrDescription) }

    /// How much of it is translated and fit to be shown, in percent, rounded down so that 100 means all.
    package var percentage: Int {
        var unfit = Set(missing.map(\.text.id))
        unfit.formUnion(stale.map(\.text.id))
        unfit.formUnion(damaged.map(\.text.id))
        return total == 0 ? 100 : (total - unfit.count) * 100 / total
    }
}

extension DefinitionTranslations {
    /// How far a language is.
    ///
    /// - Parameter changedSince: The ids of texts that have changed since they were translated to it; `nil` when that is not
    ///   known.
    package func status(of language: String, changedSince: Set<String>?) -> LanguageStatus {
        let matches = tables(in: language)
        let rows = TranslatedRows(matches, count: texts.texts.count)
        var missing: [TranslatedRows.Gap] = []
        var stale: [LanguageStatus.Stale] = []
        var total = 0
        for (index, text) in texts.texts.enumerated() {
            if text.isWorthTranslating {
                total += 1
                if let gap = rows.gap(in: text, at: index) { missing.append(gap) }
            }
            for match in matches {
                guard let row = match.rows[index] else { continue }
                let entry = match.table.entries[row]
                guard let value = entry.values.first, value.state != .new, !value.text.isEmpty else { continue }
                let states = entry.values.map(\.state)
                let reason: LanguageStatus.Reason? =
                    states.contains(.stale)
                    ? .markedStale
                    : states.contains(.needsReview)
                        ? .needsReview : changedSince?.contains(text.id) == true ? .textChanged : nil
                if let reason {
                    let location = match.table.location(of: value, in: entry)
                    stale.append(LanguageStatus.Stale(text: text, reason: reason, location: location))
                }
            }
        }
        return LanguageStatus(
            language: language,
            paths: Set(matches.map(\.table.source.path)).sorted(),
            total: total,
            missing: missing,
            stale: stale,
            damaged: matches.flatMap { $0.damaged(texts) },
            orphaned: orphans(of: matches)
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
            match.orphans.map { match.table.entries[$0] }.filter { known.insert($0.key).inserted }.map {
                LanguageStatus.Orphan(key: $0.key, location: match.table.location(of: $0), target: targets[$0.key])
            }
        }
    }
}

extension TranslatedText {
    /// Whether it counts: users would notice if it were not translated, or App Store Connect would.
    package var isWorthTranslating: Bool { !needsNoTranslation || isTitleOrDescription }
}
