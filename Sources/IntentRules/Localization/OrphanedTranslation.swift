import Diagnostics
import StringTables

extension Rule {
    /// Catches rows that no longer translate anything: the id of their text has changed, or the text is gone.
    public static let orphanedTranslation = Rule(
        "IN0509",
        "orphaned-translation",
        .localization,
        .warning,
        summary: "A table has rows whose keys are not used by the definition.",
        explanation: """
            Tables are keyed by the ids in the definition. When a parameter is deleted and added again, it gets new \
            ids and the old rows remain: the translation is there but is never shown. Move it to the new id, or delete \
            the row.
            """,
        triggering: [
            .intents(
                "{ Name: OrderSoup, TitleID: aB3dE6 }",
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe bestellen\";\n\"xX0xX0\" = \"Suppe\";"]
            )
        ],
        passing: [
            .intents(
                "{ Name: OrderSoup, TitleID: aB3dE6 }",
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe bestellen\";"]
            )
        ]
    ) { context, findings in
        for match in context.tables {
            let table = match.table
            // Of a catalogue, the table of the source language lists every key.
            if case .catalogue(isSourceLanguage: false) = table.format { continue }
            guard let first = match.orphans.first else { continue }
            let entries = match.orphans.map { table.entries[$0] }
            let edits = entries.compactMap { table.removal(of: $0) }.sorted {
                $0.range.lowerBound < $1.range.lowerBound
            }
            let count = entries.count
            findings.report(
                count == 1
                    ? "the key '\(entries[0].key)' is not used by the definition"
                    : "\(count) keys are not used by the definition: \(listed(entries.map(\.key)))",
                in: table.location(of: table.entries[first]),
                symbol: "table/" + table.language,
                related: [RelatedLocation("the definition", at: context.file)],
                fixIts: edits.count == count
                    ? [FixIt(count == 1 ? "Delete the row" : "Delete the rows", isSafe: false, edits: edits)] : []
            )
        }
    }
}
