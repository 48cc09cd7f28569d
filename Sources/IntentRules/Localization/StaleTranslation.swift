import Diagnostics
import StringTables
import Translations

extension Rule {
    /// Catches translations in a catalogue that someone should look at again.
    package static let staleTranslation: Rule = Rule(
        code: "IN0515",
        name: "stale-translation",
        category: .localization,
        severity: .warning,
        summary: "A translation is marked as stale or as needing review.",
        explanation: """
            String catalogues record a state for every translation. `stale` means that the text has changed since it \
            was translated, `needs_review` that someone should check it. Users see both as they are. Review the \
            translation in Xcode and mark it as reviewed.
            """,
        triggering: [
            .intents(
                "{ Name: OrderSoup, Title: Order Soup, TitleID: aB3dE6 }",
                with: [
                    "Intents.xcstrings": """
                    {
                        "sourceLanguage": "en",
                        "strings": {
                            "aB3dE6": { "localizations": {
                                "de": { "stringUnit": { "state": "needs_review", "value": ↓"Suppe bestellen" } }
                            } }
                        },
                        "version": "1.0"
                    }
                    """
                ]
            )
        ],
        passing: [
            .intents(
                "{ Name: OrderSoup, Title: Order Soup, TitleID: aB3dE6 }",
                with: [
                    "Intents.xcstrings": """
                    {
                        "sourceLanguage": "en",
                        "strings": {
                            "aB3dE6": { "localizations": {
                                "de": { "stringUnit": { "state": "translated", "value": "Suppe bestellen" } }
                            } }
                        },
                        "version": "1.0"
                    }
                    """
                ]
            )
        ]
    ) { context, findings in
        for match in context.tables.matches {
            for (index, row) in match.rows.enumerated() {
                guard let row else { continue }
                let entry = match.table.entries[row]
                guard let value = entry.values.first(where: { $0.state == .stale || $0.state == .needsReview }) else {
                    continue
                }
                let text = context.tables.texts.texts[index]
                findings.report(
                    "the translation of '\(text.text.value.shortened)' for '\(match.table.language)' "
                        + (value.state == .stale ? "is stale" : "needs review"),
                    in: match.table.location(of: value, in: entry),
                    symbol: text.symbol + "/" + match.table.language,
                    related: [RelatedLocation("the text", at: context.location(text.text.range))]
                )
            }
        }
    }
}
