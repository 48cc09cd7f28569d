import Diagnostics
import StringTables
import Translations

extension TableChanges {
    /// What taking translations gave besides changes.
    package struct Imported: Sendable {
        /// How many rows get another text or state.
        package var count = 0
        /// What is not taken.
        package var refused: [Diagnostic] = []
        /// What is to be known of how translations were matched.
        package var notes: [String] = []
    }

    /// Puts translations that came back into the tables of definitions.
    package mutating func take(
        _ files: [ReturnedFile],
        into definitions: [DefinitionTranslations]
    ) throws(Failure) -> Imported {
        var imported = Imported()
        // Several files may have texts of one definition; each builds on what the one before gave.
        for translations in definitions {
            var current = translations
            var created: [String: [RowText]] = [:]
            for file in files {
                let units = file.units(of: translations, among: definitions)
                let plan = try Self.editing { () throws(TableRefusal) in try ImportPlan(current, units) }
                current = current.replacingFiles(plan.files)
                for (language, rows) in plan.created { created[language, default: []] += rows }
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
