import Diagnostics
import StringTables
import Translations

extension TableChanges {
    package struct Synced: Sendable {
        /// The number of rows added, and of rows that got the current id of their text.
        var added = 0
        var rekeyed = 0
        /// For each definition with unused rows, a line that lists them.
        var orphans = ""

        package func notes(isPlanned: Bool) -> String {
            let verb = isPlanned ? "to be " : ""
            func rows(_ count: Int) -> String { "\(count.counted("row")) \(verb)" }
            let parts =
                (added > 0 ? [rows(added) + "added"] : [])
                + (rekeyed > 0 ? [rows(rekeyed) + "given the id of the text"] : [])
            return (parts.isEmpty ? "" : parts.joined(separator: ", ") + "\n") + orphans
        }
    }

    /// Adds the rows that tables lack.
    ///
    /// - Parameter languages: The languages to complete, including new ones; all existing ones if empty.
    package mutating func sync(
        _ definitions: [DefinitionTranslations],
        languages: [String],
        prunes: Bool,
        histories: [TextHistory?]? = nil
    ) throws(Failure) -> Synced {
        var synced = Synced()
        for (index, translations) in definitions.enumerated() {
            let wanted = Set(languages.map(translations.language)).sorted()
            let plan = try Self.editing(
                try SyncPlan(
                    translations,
                    languages: wanted.isEmpty ? translations.languages : wanted,
                    prunes: prunes,
                    history: histories?[index]?.moves
                )
            )
            try add(translations.files, plan.tables.files)
            for (language, rows) in plan.tables.created { try create(language, rows, for: translations) }
            synced.added += plan.added
            synced.rekeyed += plan.rekeyed
            synced.orphans += Self.orphans(of: plan, translations, isPruned: prunes)
            for (key, ids) in plan.unclear {
                let list = ids.joined(separator: ", ")
                synced.orphans += "\(translations.definition.path): '\(key)' may be any of: \(list)".visible + "\n"
            }
        }
        return synced
    }

    /// Lists the unused rows in all tables of a definition.
    private static func orphans(of plan: SyncPlan, _ translations: DefinitionTranslations, isPruned: Bool) -> String {
        var known: Set<String> = []
        let keys = plan.orphans.joined().filter { known.insert($0).inserted }
        if keys.isEmpty { return "" }
        let tables = plan.orphans.count.counted("table")
        let rest = keys.count > 10 ? " and \(keys.count - 10) more" : ""
        let what = isPruned ? "removed from" : "not used, in"
        let list = keys.prefix(10).joined(separator: ", ") + rest
        return "\(translations.definition.path): \(what) \(tables): \(list)".visible + "\n"
    }
}
