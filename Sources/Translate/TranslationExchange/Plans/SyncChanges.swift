import Diagnostics
import Translations

extension TableChanges {
    package struct Synced: Sendable {
        /// The number of rows added, and of rows that got the current id of their text.
        var added = 0
        var rekeyed = 0
        /// For each definition with unused rows, a line that lists them.
        var orphans = ""
        /// The rows that are removed, each with its table and its texts.
        package fileprivate(set) var removed: [String] = []

        package func notes(isPlanned: Bool) -> String {
            let verb = isPlanned ? "to be " : ""
            func rows(_ count: Int) -> String { "\(count.counted("row")) \(verb)" }
            let parts =
                (added > 0 ? [rows(added) + "added"] : [])
                + (rekeyed > 0 ? [rows(rekeyed) + "moved to the current id of the text"] : [])
            return (parts.isEmpty ? "" : parts.joined(separator: ", ") + "\n") + orphans
        }
    }

    /// Adds the rows that tables lack.
    ///
    /// - Parameter languages: The languages to complete, including new ones; all existing ones if empty.
    package mutating func sync(
        _ definitions: [DefinitionTranslations],
        languages: [String],
        expecting expected: [ExpectedLanguages]? = nil,
        removesUnused: Bool,
        histories: [TextHistory?]? = nil
    ) throws(Failure) -> Synced {
        var synced = Synced()
        for (index, translations) in definitions.enumerated() {
            let wanted = Set(languages.map(translations.language)).sorted()
            let own = translations.languages(expecting: expected?[index] ?? ExpectedLanguages())
            let existing = own.all.filter { $0.hasTable && own.counted.contains($0.code) }.map(\.code)
            let plan = try Self.editing(
                try SyncPlan(
                    translations,
                    languages: wanted.isEmpty ? existing : wanted,
                    removesUnused: removesUnused,
                    history: histories?[index]?.moves
                )
            )
            // The source language comes last: its rows say which texts the others translate, even after an interruption.
            let tables = Array(zip(translations.files, plan.tables.files))
            let others = tables.filter { !translations.isSourceLanguage($0.0.language) }
            let sources = tables.filter { translations.isSourceLanguage($0.0.language) }
            try add(others.map(\.0), others.map(\.1))
            for (language, rows) in plan.tables.created { try create(language, rows, for: translations) }
            try add(sources.map(\.0), sources.map(\.1))
            synced.added += plan.added
            synced.rekeyed += plan.rekeyed
            synced.orphans += Self.orphans(of: plan, translations, isRemoved: removesUnused)
            synced.removed += plan.removed.map(\.visible)
            for (key, ids) in plan.unclear {
                let list = ids.joined(separator: ", ")
                synced.orphans += "\(translations.definition.path): '\(key)' may be any of: \(list)".visible + "\n"
            }
        }
        return synced
    }

    /// Lists the unused rows in all tables of a definition.
    private static func orphans(of plan: SyncPlan, _ translations: DefinitionTranslations, isRemoved: Bool) -> String {
        let keys = plan.orphans.joined().distinct
        if keys.isEmpty { return "" }
        let tables = plan.orphans.count.counted("table")
        let rest = keys.count > 10 ? " and \(keys.count - 10) more" : ""
        let what = "\(keys.count.counted("key")) \(isRemoved ? "removed from" : "unused in")"
        let list = keys.prefix(10).joined(separator: ", ") + rest
        return "\(translations.definition.path): \(what) \(tables): \(list)".visible + "\n"
    }
}
