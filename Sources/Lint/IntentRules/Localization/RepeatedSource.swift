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
        let repeated = context.repeatedTexts
        func parts(_ places: [(table: StringTable, location: SourceLocation)]) -> [FindingGroup.Part] {
            places.map { .init("table/" + $0.table.language, $0.table.language, at: $0.location) }
        }
        let whole = parts(repeated.tables.map { ($0.table, SourceLocation(path: $0.table.source.path, place: .file)) })
        if let first = whole.first {
            findings.report(
                whole,
                one: "the table for \(.names) mostly repeats the texts of the definition",
                several: "\(.count) tables mostly repeat the texts of the definition: those for \(.names)",
                caption: "another table",
                symbol: first.symbol
            )
        }
        guard let (match, rows) = repeated.rows.first, let first = rows.first else { return }
        let others = repeated.rows.count - 1
        let place =
            others == 0 ? "" : others == 1 ? ", and so does another table" : ", and so do \(others) other tables"
        let texts = rows.compactMap { $0.text?.shortened }
        let places = repeated.rows.compactMap { match, rows in
            rows.first.map { (match.table, match.table.location(of: $0)) }
        }
        let group = FindingGroup(
            parts(places),
            one: "the table for \(.names) repeats texts of the definition",
            several: "\(.count) tables repeat texts of the definition: those for \(.names)",
            caption: "another table"
        )
        let location = match.table.location(of: first)
        var finding = Diagnostic(Self.repeatedSource.kind, group, at: location, symbol: "table/" + match.table.language)
        let table = "the table for '\(match.table.language)'"
        finding.message =
            rows.count == 1
            ? "\(table) repeats \(texts.quotedList()) of the definition\(place)"
            : "\(table) repeats \(rows.count) texts of the definition: \(texts.quotedList())\(place)"
        findings.add(finding)
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

/// The texts that tables repeat instead of translating.
struct RepeatedTexts {
    /// The tables that repeat most of their longer texts.
    private(set) var tables: [TableMatch] = []
    /// The repeating rows of other tables.
    private(set) var rows: [(match: TableMatch, rows: [StringTable.Entry])] = []
    /// The languages of `tables`.
    private(set) var languages: Set<String> = []

    init(around context: RuleContext) {
        let states = context.run.expectations.languageStates
        for match in context.tables.matches where states[match.table.language] != .inProgress {
            if match.repeatsSource {
                tables.append(match)
                languages.insert(match.table.language)
            } else if !match.copies.isEmpty {
                rows.append((match, match.copies.sorted().compactMap { match.rows[$0] }))
            }
        }
    }
}
