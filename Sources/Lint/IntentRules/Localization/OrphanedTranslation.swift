import Diagnostics
import Translations

extension Rule {
    package static let orphanedTranslation: Rule = Rule(
        code: "IN0509",
        name: "orphaned-translation",
        summary: "A table has rows whose keys are not used by the definition.",
        explanation: """
            Tables are keyed by the ids in the definition. When a parameter is deleted and added again, or an intent \
            is copied, the texts get new ids and the old rows remain: the translation is there but is never shown. If \
            the table of the development language shows which untranslated text a row belongs to, that is a warning, \
            and `intentc strings sync` gives the row the text's id. Rows that fit no text are a note: they do no harm, \
            and someone may want their translations again, unless their keys are texts: a translator has translated them, or a \
            script has written them. Rows that are only in the table of the development language are not reported. An entry of a string catalog counts as lost if the text has no entry of its own.
            """,
        triggering: [
            named(
                with: [
                    "de.lproj/Intents.strings": "/* no row for aB3dE6 */\n↓\"xX0xX0\" = \"Suppe\";",
                    "en.lproj/Intents.strings": "\"xX0xX0\" = \"Soup\";",
                ]
            ),
            named(with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe\";\n↓\"xX0xX0\" = \"Eintopf\";"]),
            named(with: ["hi.lproj/Intents.strings": "\"aB3dE6\" = \"सूप\";\n↓\"सूप\" = \"सूप\";"]),
            named(with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe\";\n↓\"The soup\" = \"Die Suppe\";"]),
            named(
                with: [
                    "Intents.xcstrings": """
                    { "sourceLanguage": "en", "version": "1.0", "comment": "no entry for aB3dE6", "strings": {
                        ↓"xX0xX0": { "extractionState": "stale", "localizations": {
                            "de": { "stringUnit": { "state": "translated", "value": "Suppe" } },
                            "en": { "stringUnit": { "state": "translated", "value": "Soup" } }
                        } }
                    } }
                    """
                ]
            ),
        ],
        passing: [.titled()]
    ) { context, findings in
        if context.tables.isEmpty { return }
        for lost in context.orphanedRows.lost { findings.report(lost, context) }
        if let unused = context.orphanedRows.unused { findings.report(unused, context) }
    }

    /// A parameter whose name is translated by tables.
    private static func named(with files: KeyValuePairs<String, String>) -> RuleExample {
        .order("Parameters: [{ Name: soup, DisplayName: Soup, DisplayNameID: aB3dE6 }]", with: files)
    }
}

extension RuleFindings {
    /// Reports translations that only need another key.
    fileprivate mutating func report(_ lost: OrphanedRows.Lost, _ context: RuleContext) {
        guard let first = lost.rows.first else { return }
        // A catalog entry contains all languages.
        let place: GroupMessage = lost.table.isCatalogue ? "" : " for \(.subjects)"
        report(
            lost.rows.map { row in
                .init(row.text.symbol, row.text.text.value.shortened, at: context.location(row.text.text.range))
            },
            of: lost.table.isCatalogue ? nil : lost.table.language,
            one: """
                the translation of \(.names)\(place) is lost: the text's id is '\(first.text.id)', not \
                '\(first.entry.key)'
                """,
            several: "\(.count) translations\(place) are lost, because the ids of their texts have changed: \(.names)",
            caption: "the text",
            at: lost.table.location(of: first.entry),
            symbol: "table/" + lost.table.language,
            severity: .warning,
            help: "'intentc strings sync' gives the \(lost.rows.count == 1 ? "row" : "rows") the current id"
        )
    }

    /// Reports rows that fit no text, those of all tables together.
    fileprivate mutating func report(_ group: OrphanedRows.Unused, _ context: RuleContext) {
        guard let table = group.tables.first else { return }
        func isPlain(_ id: String) -> Bool { id.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } }
        let hasPlainIDs = context.translations.texts.texts.allSatisfy { isPlain($0.id) }
        func isText(_ row: StringTable.Entry) -> Bool { hasPlainIDs && (!isPlain(row.key) || row.key == row.text) }
        let texts = group.entries.filter(isText)
        if !texts.isEmpty {
            report(
                texts.map { .init($0.key, $0.key.shortened, at: table.location(of: $0)) },
                one: "the key \(.names) is a text instead of an id, so nothing uses its row",
                several: "\(.count) keys are texts instead of ids, so nothing uses their rows: \(.names)",
                at: table.location(of: texts[0]),
                symbol: "table/" + table.language,
                severity: .warning,
                help: "only the text after '=' is translated; the keys are the ids in the definition"
            )
        }
        let entries = group.entries.filter { !isText($0) }
        guard let first = entries.first else { return }
        let others = group.tables.count - 1
        let place =
            others == 0 ? "" : others == 1 ? ", here and in another table" : ", here and in \(others) other tables"
        report(
            entries.map { .init($0.key, $0.key, at: table.location(of: $0)) },
            one: "the key \(.names) is not used by the definition\(place)",
            several: "\(.count) keys are not used by the definition\(place): \(.names)",
            at: table.location(of: first),
            symbol: "table/" + table.language,
            severity: .note,
            help: "'intentc strings sync --remove-unused' shows and removes unused rows"
        )
    }
}
