import Diagnostics
import StringTables
import Translations

extension Rule {
    /// Catches tables that have rows for every text but say in them what the definition says.
    package static let repeatedSource: Rule = Rule(
        code: "IN0520",
        name: "repeated-source",
        category: .localization,
        severity: .note,
        summary: "A table repeats the words of the definition instead of translating them.",
        explanation: """
            Xcode fills a new table with the texts of the definition, and services for translators export what no one has \
            translated yet the same way. The table looks complete, and users of the language see the development \
            language. Only texts of three words or more count, because names and short words may be the same in two \
            languages. All tables that mostly repeat the definition are one finding, for which no other texts are asked \
            for; single rows are reported in languages that are written in another script. `"locales": { "hy": \
            "in-progress" }` in the configuration says that someone is working on a language.
            """,
        triggering: [
            .intents(
                """
                {
                    Name: OrderSoup, Title: Order a Hot Soup, TitleID: aB3dE6
                    Description: Orders a very hot soup, DescriptionID: gH1jK2
                }
                """,
                with: [
                    "fr.lproj/Intents.strings": """
                    "aB3dE6" = "Order a Hot Soup";
                    "gH1jK2" = "Orders a very hot soup";
                    """
                ]
            ).about(file: "fr.lproj/Intents.strings"),
            .intents(
                """
                {
                    Name: OrderSoup, Title: Order a Hot Soup, TitleID: aB3dE6
                    Description: Orders a very hot soup, DescriptionID: gH1jK2
                }
                """,
                with: [
                    "ja.lproj/Intents.strings": """
                    ↓"aB3dE6" = "Order a Hot Soup";
                    "gH1jK2" = "熱いスープを注文します";
                    """
                ]
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
        let repeated = context[RepeatedTexts.self]
        if let first = repeated.tables.first {
            let languages = repeated.tables.map(\.table.language)
            findings.report(
                languages.count == 1
                    ? "the table for '\(languages[0])' mostly repeats the words of the definition"
                    : "\(languages.count) tables mostly repeat the words of the definition: those for \(listed(languages))",
                in: SourceLocation(path: first.table.source.path, place: .file),
                symbol: "table/" + first.table.language,
                related: repeated.tables.dropFirst().prefix(2).map {
                    RelatedLocation("another table", at: SourceLocation(path: $0.table.source.path, place: .file))
                }
            )
        }
        guard let (match, rows) = repeated.rows.first, let first = rows.first else { return }
        let others = repeated.rows.count - 1
        let place =
            others == 0 ? "" : others == 1 ? ", and so does another table" : ", and so do \(others) other tables"
        let texts = rows.compactMap { match.table.entries[$0].text?.shortened }
        let table = "the table for '\(match.table.language)'"
        findings.report(
            rows.count == 1
                ? "\(table) repeats \(listed(texts)) of the definition\(place)"
                : "\(table) repeats \(rows.count) texts of the definition: \(listed(texts))\(place)",
            in: match.table.location(of: match.table.entries[first]),
            symbol: "table/" + match.table.language,
            related: repeated.rows.dropFirst().prefix(2).map {
                RelatedLocation("another table", at: SourceLocation(path: $0.match.table.source.path, place: .file))
            }
        )
    }
}

/// What tables say in the words of the definition.
struct RepeatedTexts: Surrounding {
    /// The tables that say most of their longer texts so.
    private(set) var tables: [TableMatch] = []
    /// The rows of other tables that do, where the language has another script.
    private(set) var rows: [(match: TableMatch, rows: [Int])] = []
    /// The languages of `tables`.
    private(set) var languages: Set<String> = []

    init(around context: RuleContext) {
        let matches = context.tables.matches
        let texts = context.tables.texts.texts
        let states = context.run.expectations.languageStates
        let language = context.neighbours.language.flatMap { $0 == "Base" ? nil : $0 }
        let development = language ?? context.project?.developmentLanguage ?? "en"
        guard matches.contains(where: { !Self.isSame($0.table.language, development) }) else { return }
        let isLong = texts.map { !$0.needsNoTranslation && Self.isSentence($0.text.value) }
        for match in matches {
            if states[match.table.language] == .inProgress || match.table.language == "Base" { continue }
            var count = 0
            var repeated: [Int] = []
            for (index, row) in match.rows.enumerated() where isLong[index] {
                guard let row, match.table.entries[row].isTranslatable, let text = match.table.entries[row].text else {
                    continue
                }
                count += 1
                if text == texts[index].text.value { repeated.append(row) }
            }
            if Self.isSame(match.table.language, development) {
                guard count == 0 || 2 * repeated.count > count else {
                    // What the definition says is in another language than it seems.
                    self = RepeatedTexts()
                    return
                }
            } else if 2 * repeated.count > count {
                tables.append(match)
                languages.insert(match.table.language)
            } else if !repeated.isEmpty, Self.hasOtherScript(match.table.language) {
                rows.append((match, repeated))
            }
        }
    }

    private init() {}

    /// Whether two codes are of one language, perhaps of other regions.
    private static func isSame(_ language: String, _ other: String) -> Bool {
        primary(language) == primary(other)
    }

    private static func primary(_ language: String) -> Substring {
        language.prefix { $0 != "-" && $0 != "_" }
    }

    private static func hasOtherScript(_ language: String) -> Bool { otherScripts.contains(String(primary(language))) }

    /// Languages that are not written in Latin letters.
    private static let otherScripts: Set<String> = [
        "ar", "be", "bg", "bn", "ckb", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "km", "kn", "ko", "lo", "mk",
        "ml", "mn", "mr", "my", "ne", "pa", "ru", "si", "ta", "te", "th", "uk", "ur", "yi", "zh",
    ]

    /// Whether a text has three words or more of Latin letters besides its variables.
    private static func isSentence(_ text: String) -> Bool {
        var words = 0
        var length = 0
        var isInVariable = false
        for byte in text.utf8 {
            if byte == UInt8(ascii: "{") { isInVariable = true }
            if !isInVariable, (byte | 0x20) >= 0x61, (byte | 0x20) <= 0x7A {
                length += 1
                if length == 2 { words += 1 }
            } else {
                // Keys are not words.
                if byte == UInt8(ascii: "_") { return false }
                length = 0
            }
            if byte == UInt8(ascii: "}") { isInVariable = false }
        }
        return words >= 3
    }
}
