/// How many texts of a language are in which state.
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

    /// Whether most of the language is in the words of the source.
    var isMostlyCopied: Bool { 2 * copies > total }

    init() {}

    /// What several definitions have together.
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
