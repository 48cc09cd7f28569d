import Diagnostics
import Translations

extension Rule {
    package static let sourceDiffers: Rule = Rule(
        code: "IN0514",
        name: "source-differs",
        severity: .note,
        summary: "The table of the development language differs from the definition.",
        explanation: """
            If the development language has a table too, its rows are what users see, and the texts in the definition \
            are only a fallback. If a text changed in only one of the two, the other was usually forgotten. Make them \
            match. All rows of a table that differ are one finding. Two swapped rows are warnings, because users see \
            the wrong texts. Other differences are notes, because someone may have improved only the table. A row with \
            different variables than the text is reported as placeholder-mismatch. The table of a region (`en-GB`) may \
            differ if the language has a table too.
            """,
        triggering: [
            .intents(
                """
                {
                    Name: OrderSoup, TitleID: aB3dE6
                    Parameters: [
                        { Name: soup, DisplayName: Soup, DisplayNameID: gH1jK2 }
                        { Name: size, DisplayName: Size, DisplayNameID: mN4oP5 }
                    ]
                }
                """,
                with: [
                    "en.lproj/Intents.strings": """
                    "aB3dE6" = ↓"Order a Soup";
                    "gH1jK2" = "Soup";
                    "mN4oP5" = "Size";
                    /* Everything else is as in the definition. */
                    """
                ]
            )
        ],
        passing: [.titled()]
    ) { context, findings in
        for match in context.tables where match.isSourceLanguage {
            let rows = context.differingRows(of: match)
            // Swapped rows have each other's text.
            let shown = Dictionary(rows.map { ($0.value.text, $0.text.text.value) }) { first, _ in first }
            var notes: [DifferingRow] = []
            for row in rows {
                if shown[row.text.text.value] == row.value.text {
                    findings.report(
                        "the table for '\(match.table.language)' swaps this text with another: "
                            + "'\(row.value.text.shortened)' instead of '\(row.text.text.value.shortened)'",
                        in: match.table.location(of: row.value, in: row.entry),
                        symbol: row.text.symbol + "/" + match.table.language,
                        severity: .warning,
                        related: [RelatedLocation("the text", at: context.location(row.text.text.range))]
                    )
                } else if Set(TranslatedTexts.variables(of: row.value.text)) == Set(row.text.variables) {
                    // Different variables are reported separately.
                    notes.append(row)
                }
            }
            // A region may differ from its language.
            let isRegion =
                match.table.language.contains("-")
                && context.tables.contains {
                    match.table.language.hasPrefix($0.table.language + "-")
                }
            if !isRegion { findings.report(notes, of: match, context) }
        }
    }
}

/// A row of the development language's table that differs from the definition.
private struct DifferingRow {
    var text: TranslatedText
    var entry: StringTable.Entry
    var value: StringTable.Value
}

extension RuleContext {
    fileprivate func differingRows(of match: TableMatch) -> [DifferingRow] {
        let texts = translations.texts.texts
        return match.rows.enumerated().compactMap { index, entry in
            let text = texts[index]
            guard let entry, let value = entry.values.first, !value.text.isEmpty, value.text != text.text.value,
                // Tables are supposed to replace texts that are keys. Texts that Xcode wrote, and foreign ones, are in
                // another language than the rest.
                Leftover(text.text.value) != .key, !text.needsNoTranslation,
                !translations.source.isForeign(text.text.value)
            else { return nil }
            return DifferingRow(text: text, entry: entry, value: value)
        }
    }
}

extension RuleFindings {
    /// Reports the other differing rows together.
    fileprivate mutating func report(_ rows: [DifferingRow], of match: TableMatch, _ context: RuleContext) {
        guard let first = rows.first else { return }
        let language = match.table.language
        report(
            rows.map { row in
                .init(row.text.symbol, row.value.text.shortened, at: context.location(row.text.text.range))
            },
            one:
                "the definition says '\(first.text.text.value.shortened)', but its table for '\(language)' says \(.names)",
            several: "\(.count) rows of the table for '\(language)' differ from the definition: \(.names)",
            caption: "the text",
            at: match.table.location(of: first.value, in: first.entry),
            symbol: "table/" + language
        )
    }
}
