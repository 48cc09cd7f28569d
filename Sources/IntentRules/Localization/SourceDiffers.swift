import Diagnostics

extension Rule {
    /// Catches a table of the development language that differs from the definition.
    public static let sourceDiffers = Rule(
        "IN0514",
        "source-differs",
        .localization,
        .note,
        summary: "The table of the development language differs from the definition.",
        explanation: """
            If the development language has a table too, its rows are what users see, and the texts in the definition \
            are only a fallback. When a text is changed in only one of the two, the other has usually been forgotten. \
            Make them the same.
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
                    "aB3dE6" = "Order a Soup";
                    "gH1jK2" = "Soup";
                    "mN4oP5" = "Size";
                    /* Everything else is as in the definition. */
                    """
                ]
            )
        ],
        passing: [
            .intents(
                "{ Name: OrderSoup, TitleID: aB3dE6 }",
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe bestellen\";"]
            )
        ]
    ) { context, findings in
        for match in context.tables where match.isSourceLanguage {
            for (index, row) in match.rows.enumerated() {
                guard let row else { continue }
                let text = context.translatedTexts.texts[index]
                let entry = match.table.entries[row]
                guard let value = entry.values.first, value.text != text.text.value else { continue }
                findings.report(
                    "the definition says '\(text.text.value.shortened)', but its table for '\(match.table.language)' says "
                        + "'\(value.text.shortened)'",
                    in: match.table.location(of: value, in: entry),
                    symbol: text.symbol + "/" + match.table.language,
                    related: [RelatedLocation("the text", at: context.location(text.text.range))]
                )
            }
        }
    }
}
