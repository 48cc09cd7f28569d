import Diagnostics
import Translations

extension Rule {
    package static let staleTranslation: Rule = Rule(
        code: "IN0515",
        name: "stale-translation",
        summary: "A translation is marked as stale or as needing review.",
        explanation: """
            String catalogs record a state for every translation. `stale` means that the text has changed since it was \
            translated, `needs_review` that someone should check it. Users see such translations as they are. Review \
            the translation in Xcode and mark it as reviewed. All translations of a language are one finding.
            """,
        triggering: [marked("needs_review", "↓\"Suppe bestellen\"")],
        passing: [marked("translated", "\"Suppe bestellen\"")]
    ) { context, findings in
        for status in context.languages {
            let language = status.language
            findings.report(
                status.stale.map { .init($0.text.symbol, $0.text.text.value.shortened, at: $0.location) },
                one: "the translation of \(.names) for '\(language)' is stale or needs review",
                several: "\(.count) translations for '\(language)' are stale or need review: \(.names)",
                symbol: "table/" + language
            )
        }
    }

    /// A catalog whose German translation has this state.
    private static func marked(_ state: String, _ translation: String) -> RuleExample {
        .intents(
            "{ Name: OrderSoup, Title: Order Soup, TitleID: aB3dE6 }",
            with: [
                "Intents.xcstrings": """
                {
                    "sourceLanguage": "en",
                    "strings": {
                        "aB3dE6": { "localizations": {
                            "de": { "stringUnit": { "state": "\(state)", "value": \(translation) } }
                        } }
                    },
                    "version": "1.0"
                }
                """
            ]
        )
    }
}
