import Diagnostics
import Translations

extension Rule {
    package static let repeatedSource: Rule = Rule(
        code: "IN0520",
        name: "repeated-source",
        severity: .note,
        summary: "A table repeats the definition's text instead of translating it.",
        explanation: """
            Xcode fills a new table with the texts of the definition, and translation services export untranslated \
            texts the same way. The table looks complete, and users of the language see the development language. All \
            tables that mostly repeat the definition are one finding; their other missing texts are not reported. In \
            other tables, sentences count and, if more than a fifth of the rows repeat the definition, names and short \
            words, too, except those that most translated tables share. Tables of the development language and its \
            regions may repeat it. \
            `"locales": { "hy": "in-progress" }` in the configuration says that someone is working on a language.
            """,
        triggering: [
            described(
                in: "fr",
                """
                "aB3dE6" = "Order a Hot Soup";
                "gH1jK2" = "Orders a very hot soup";
                "iK3lM4" = "Soup of the Day";
                """
            ).about(file: "fr.lproj/Intents.strings"),
            described(
                in: "ja",
                """
                ↓"aB3dE6" = "Order a Hot Soup";
                "gH1jK2" = "熱いスープを注文します";
                "iK3lM4" = "本日のスープ";
                """
            ),
        ],
        passing: [
            .intents(
                "{ Name: OrderSoup, Title: Order a Hot Soup, TitleID: aB3dE6 }",
                with: ["fr.lproj/Intents.strings": "\"aB3dE6\" = \"Commander une soupe chaude\";"]
            ),
            .intents(
                "{ Name: OrderSoup, Title: Soup Express, TitleID: aB3dE6 }",
                with: ["ja.lproj/Intents.strings": "\"aB3dE6\" = \"Soup Express\";"]
            ),
        ]
    ) { context, findings in
        let languages = context.required(hasTable: true).filter { !$0.copies.isEmpty }
        func part(_ status: LanguageStatus, _ location: SourceLocation) -> FindingGroup.Part {
            .init("table/" + status.language, status.language, at: location)
        }
        let whole = languages.filter(\.counts.isMostlyCopied).map { status in
            part(status, SourceLocation(path: status.paths[0], place: .file))
        }
        if let first = whole.first {
            findings.report(
                whole,
                one: "the table for \(.names) mostly repeats the texts of the definition",
                several: "\(.count) tables mostly repeat the texts of the definition: those for \(.names)",
                caption: "another table",
                symbol: first.symbol
            )
        }
        let others = languages.filter { !$0.counts.isMostlyCopied }
        let places = others.compactMap { status in
            status.copies.lazy.flatMap { context.rows(of: $0.use) }.first { $0.match.table.language == status.language }
                .map { part(status, $0.match.table.location(of: $0.entry)) }
        }
        guard let first = places.first else { return }
        let texts = others[0].copies.map(\.text.value.shortened)
        let number = texts.count == 1 ? "" : "\(texts.count) texts of the definition: "
        findings.report(
            places,
            one: "the table for \(.names) repeats \(number)\(texts.quotedList())",
            several: "\(.count) tables repeat texts of the definition: those for \(.names)",
            caption: "another table",
            symbol: first.symbol
        )
    }

    private static func described(in language: String, _ rows: String) -> RuleExample {
        .intents(
            """
            {
                Name: OrderSoup, Title: Order a Hot Soup, TitleID: aB3dE6
                Description: Orders a very hot soup, DescriptionID: gH1jK2
                Parameters: [{ Name: soup, DisplayName: Soup of the Day, DisplayNameID: iK3lM4 }]
            }
            """,
            with: ["\(language).lproj/Intents.strings": rows]
        )
    }
}
