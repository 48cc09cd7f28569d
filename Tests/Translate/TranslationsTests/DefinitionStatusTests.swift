import Diagnostics
import Translations
import Testing

@testable import TranslationExchange

/// The progress of languages, and how it is reported.
@Suite struct DefinitionStatusTests {
    private func status(
        _ tables: [String: String],
        expected: ExpectedLanguages = ExpectedLanguages(),
        named: Set<String> = [],
        states: [[String: [UInt8]]]? = nil
    ) throws -> DefinitionStatus {
        let translations = try SampleTranslations.make(title: "Order a Soup", tables)
        let history = states.map { TextHistory(of: translations, states: $0) }
        return DefinitionStatus(translations, expected: expected, named: named, history: history)
    }

    private static let tables = [
        "de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe\";\n\"oLdOnE\" = \"Alt\";\n",
        "fr.lproj/Intents.strings": "",
    ]

    @Test func theTableCountsEachLanguage() throws {
        let report = StatusReport([try status(Self.tables)], showsDetails: true)
        #expect(
            report.text() == """
                App/Base.lproj/Intents.intentdefinition: 2 texts
                  language  translated  same as source  missing  stale  damaged  orphaned
                  fr                0%               0        2      ?        0         0  perhaps ITMS-90626 (2 titles or descriptions)
                  de               50%               0        1      ?        0         1  perhaps ITMS-90626 (1 title or description)
                  fr: missing aB3dE6 OrderSoup › title
                  fr: missing dEsCrI OrderSoup › description
                  de: missing dEsCrI OrderSoup › description
                  de: orphaned oLdOnE

                French and German are incomplete.

                """
        )
        #expect(
            report.markdown.contains("| de | 50% | 0 | 1 | ? | 0 | 1 | perhaps ITMS-90626 (1 title or description) |")
        )
        let json = String(decoding: report.json, as: UTF8.self)
        #expect(json.contains("\"percentage\": 50") && json.contains("\"id\": \"dEsCrI\""))
    }

    @Test func aTextThatChangedAfterItsTranslationIsStale() throws {
        let old = SampleTranslations.definition()
        let german = Array("\"aB3dE6\" = \"Suppe\";\n".utf8)
        let states = [["App/Base.lproj/Intents.intentdefinition": old, "App/de.lproj/Intents.strings": german]]
        let status = try status(Self.tables, states: states)
        #expect(status.languages.map { $0.stale.map(\.text.id) } == [["aB3dE6"], []])
        // Both changed at the same time.
        let together = try self.status(Self.tables, states: [["App/Base.lproj/Intents.intentdefinition": old]])
        #expect(together.languages.allSatisfy { $0.stale.isEmpty })
    }

    @Test func theProjectSaysWhichLanguagesCount() throws {
        let expected = ExpectedLanguages(wanted: ["it", "ja", "en"], inProgress: ["ja"], ignored: ["fr"])
        let status = try status(Self.tables, expected: expected)
        #expect(status.languages.map(\.language) == ["it", "ja", "de"])
        #expect(try self.status(Self.tables, expected: expected, named: ["fr"]).languages.map(\.language) == ["fr"])
        #expect(status.isBelow(1) && !status.isBelow(0))
        let inProgress = ExpectedLanguages(wanted: ["ja"], inProgress: ["ja"])
        #expect(try !self.status([:], expected: inProgress).isBelow(100))
    }

    @Test func onlyTheLanguagesThatAreAskedForAreExported() throws {
        let translations = try SampleTranslations.make(Self.tables)
        func documents(_ languages: [String], onlyMissing: Bool = false) -> [ExchangeDocument] {
            return ExchangeDocument.all(of: [translations], in: languages, onlyMissing: onlyMissing, histories: nil)
        }
        #expect(documents([]).map(\.language) == ["de", "fr"])
        #expect(documents(["de"], onlyMissing: true).flatMap(\.files).flatMap(\.units).map(\.id) == ["dEsCrI"])
        let names = ExchangeFormat.allCases.map { format in
            format.files(documents([]), toolVersion: "0").map(\.name)
        }
        #expect(names == [["de.xliff", "fr.xliff"], ["translations.csv"]])
    }

    // MARK: - Copies

    @Test func aTableInTheWordsOfTheSourceIsACopy() throws {
        let english = "\"aB3dE6\" = \"Order a Hot Soup\";\n\"dEsCrI\" = \"Orders a soup\";\n"
        let tables = [
            "de.lproj/Intents.strings": "\"aB3dE6\" = \"Eine Suppe\";\n\"dEsCrI\" = \"Bestellt eine Suppe\";\n",
            "English.lproj/Intents.strings": english, "en-GB.lproj/Intents.strings": english,
            "fi.lproj/Intents.strings": english, "ru.lproj/Intents.strings": english,
        ]
        let status = DefinitionStatus(
            try SampleTranslations.make(title: "Order a Hot Soup", tables),
            expected: ExpectedLanguages(),
            named: [],
            history: nil
        )
        #expect(
            status.languages.map { "\($0.language) \($0.counts.percentage) \($0.counts[.copy])" } == [
                "fi 0 2", "ru 0 2", "de 100 0", "en 100 0", "en-GB 100 0",
            ]
        )
        #expect(status.isBelow(1))
        let report = StatusReport([status], showsDetails: true).text()
        #expect(report.contains("en              100%          source        0      ?        0         0\n"))
        #expect(report.contains("fi: same as source aB3dE6 OrderSoup › title\n"))
        #expect(report.hasSuffix("German and English (UK) are complete; Finnish and Russian are copies of English.\n"))
        let counted = try DefinitionStatus(
            SampleTranslations.make(title: "Order a Hot Soup", tables),
            expected: ExpectedLanguages(),
            named: [],
            history: nil,
            countsCopies: true
        )
        // Languages without translations get everything.
        #expect(!counted.isBelow(100))
        let documents = ExchangeDocument.all(of: [status.translations], in: [], onlyMissing: true, histories: nil)
        #expect(
            documents.map { "\($0.language) \($0.files.flatMap(\.units).count)" } == [
                "de 0", "en-GB 0", "fi 2", "ru 2",
            ]
        )
        #expect(documents.flatMap(\.files).flatMap(\.units).allSatisfy { $0.target == nil })
    }

    @Test(arguments: [
        ("查看校园卡余额", "zh-Hans", ["en", "ja"]), ("Показать расписание занятий", "ru", ["kk", "en"]),
        ("予定を表示する", "ja", ["zh-Hans", "de"]),
    ])
    func copiesAreFoundInAnyScript(title: String, language: String, others: [String]) throws {
        let table = "\"aB3dE6\" = \"\(title)\";\n"
        let names = Dictionary(uniqueKeysWithValues: others.map { ("\($0).lproj/Intents.strings", table) })
        let sample = try SampleTranslations.make(title: title, names, developmentLanguage: language)
        for other in others {
            #expect(
                sample.status(of: other, among: sample.languages(), changedSince: nil).copies.map(\.id) == ["aB3dE6"],
                "\(other)"
            )
        }
        let own = try SampleTranslations.make(title: title, ["en.lproj/Intents.strings": table])
        #expect(own.status(of: "en", among: own.languages(), changedSince: nil).copies.isEmpty)
    }

    @Test func whatMostLanguagesHaveInCommonIsNoCopy() throws {
        var tables: [String: String] = [:]
        for (language, word) in [("de", "Bestellt"), ("fr", "Commande"), ("ja", "注文")] {
            tables["\(language).lproj/Intents.strings"] =
                "\"aB3dE6\" = \"Home Assistant Cloud\";\n\"dEsCrI\" = \"\(word)\";\n"
        }
        let sample = try SampleTranslations.make(title: "Home Assistant Cloud", tables)
        #expect(
            ["de", "fr", "ja"].allSatisfy {
                sample.status(of: $0, among: sample.languages(), changedSince: nil).copies.isEmpty
            }
        )
        // An untranslated sentence is a copy, in however many languages it is the same.
        for title in ["Open the cloud", "Choose a cloud"] {
            let sentence = try SampleTranslations.make(
                title: title,
                tables.mapValues { String($0.replacing("Home Assistant Cloud", with: title)) }
            )
            #expect(
                ["de", "fr", "ja"].allSatisfy {
                    sentence.status(of: $0, among: sentence.languages(), changedSince: nil).copies.count == 1
                }
            )
        }
    }

    // MARK: - The language of the definition

    private func japanese(_ tables: [String: String], _ language: String?) throws -> DefinitionTranslations {
        try SampleTranslations.make(
            title: "録音を開始する",
            description: "新しいメモを録音します",
            tables,
            developmentLanguage: language
        )
    }

    @Test(arguments: [nil, "en", "ja"])
    func itsWordsTellTheLanguageAndNotTheProject(language: String?) throws {
        let sample = try japanese(
            [
                "en.lproj/Intents.strings": "\"aB3dE6\" = \"Start recording\";\n",
                "ja.lproj/Intents.strings": "\"aB3dE6\" = \"録音開始\";\n",
            ],
            language
        )
        #expect(sample.sourceLanguage == "ja" && sample.languages().counted == ["en"])
        #expect(sample.texts.texts[0].text.value == "録音を開始する")
        let status = DefinitionStatus(sample, expected: ExpectedLanguages(), named: [], history: nil)
        #expect(
            status.languages.map { "\($0.language) \($0.counts.percentage) \($0.isSource)" } == [
                "en 50 false", "ja 100 true",
            ]
        )
    }

    @Test func ofLanguagesWithTheSameLettersTheTableTellsWhichItIs() throws {
        func language(_ title: String, _ description: String, _ languages: [String]) throws -> String {
            try SampleTranslations.make(
                title: title,
                description: description,
                Dictionary(
                    uniqueKeysWithValues: languages.map { ("\($0).lproj/Intents.strings", "\"aB3dE6\" = \"x\";\n") }
                )
            ).sourceLanguage
        }
        #expect(try language("Показать расписание", "Что сегодня", []) == "ru")
        #expect(try language("Показати розклад", "Що сьогодні", ["en", "uk"]) == "uk")
        #expect(try language("查看余额", "查看校园卡余额", ["en", "zh-Hant"]) == "zh-Hant")
        #expect(try language("天気", "設定", ["en", "ja"]) == "ja")
        // Names and keys reveal no language.
        #expect(try language("録音", "Starts a new recording", []) == "en")
        #expect(
            try SampleTranslations.make(title: "Widget", description: "ID", developmentLanguage: "ja").sourceLanguage
                == "ja"
        )
        #expect(
            try SampleTranslations.make(description: "Orders a hot soup", developmentLanguage: "ja").sourceLanguage
                == "en"
        )
    }

    private static let german = ["Bestelle Suppe", "Bestellt eine Suppe", "Größe"]
    private static let english = ["Order soup", "Orders a soup", "Size"]

    @Test func aDefinitionInTheWordsOfAnotherTableIsInItsLanguage() throws {
        func table(_ texts: [String]) -> String {
            zip(["aB3dE6", "dEsCrI", "sIzE00"], texts).map { "\"\($0)\" = \"\($1)\";\n" }.joined()
        }
        func sample(_ texts: [String], _ tables: [String: [String]]) throws -> DefinitionTranslations {
            try SampleTranslations.make(
                title: texts[0],
                description: texts[1],
                more: "<key>INIntentCategory</key><string>order</string><key>INIntentParameters</key><array><dict>"
                    + "<key>INIntentParameterName</key><string>size</string><key>INIntentParameterDisplayName</key>"
                    + "<string>\(texts[2])</string><key>INIntentParameterDisplayNameID</key><string>sIzE00</string></dict></array>",
                Dictionary(uniqueKeysWithValues: tables.map { ("\($0).lproj/Intents.strings", table($1)) }),
                developmentLanguage: "en"
            )
        }
        let german = try sample(Self.german, ["en": Self.english, "de": Self.german])
        #expect(german.sourceLanguage == "de" && german.texts.texts[0].text.value == "Bestelle Suppe")
        // Without a table that proves otherwise, the source is the project's language, with the words of its table.
        let unknown = try sample(Self.german, ["en": Self.english])
        #expect(unknown.sourceLanguage == "en" && unknown.texts.texts[0].text.value == "Order soup")
        // Improved wording is not another language.
        let improved = ["Order a soup", "Orders a hot soup", "Size of the bowl"]
        let own = try sample(Self.english, ["en": improved, "de": Self.german])
        #expect(own.sourceLanguage == "en" && own.texts.texts[0].text.value == "Order soup")
    }

    // MARK: - Keys

    @Test(arguments: ["%ORDER_TITLE%", "ORDER_TITLE", "intent.order.title"])
    func whereTheDefinitionHasKeysTheTableOfItsLanguageIsTheSource(key: String) throws {
        let sample = try SampleTranslations.make(
            title: key,
            description: "ORDER_TEXT",
            [
                "en.lproj/Intents.strings": "\"aB3dE6\" = \"Order ${soup}\";\n",
                "de.lproj/Intents.strings": "\"aB3dE6\" = \"${suppe} bestellen\";\n",
                "fi.lproj/Intents.strings": "\"aB3dE6\" = \"Order ${soup}\";\n",
            ]
        )
        #expect(sample.texts.texts[0].text.value == "Order ${soup}")
        #expect(sample.status(of: "de", among: sample.languages(), changedSince: nil).damaged.count == 1)
        let unit = sample.exchangeFile(for: "de", original: "x", onlyMissing: false, changedSince: nil).units[0]
        #expect(unit.source == "Order ${soup}")
        // If the source table lacks a key, users see the key itself.
        #expect(
            sample.status(of: "en", among: sample.languages(), changedSince: nil).missing.map(\.text.id) == ["dEsCrI"]
        )
    }

    @Test func theTableFitsTheTerminal() throws {
        let status = try status(Self.tables)
        let lines = StatusReport([status], showsDetails: false).text(width: 60).split(separator: "\n")
        #expect(lines.dropFirst().dropLast().allSatisfy { $0.count <= 60 }, "\(lines)")
    }

    @Test func aTextThatTheTableOfTheSourceChangedIsStale() throws {
        let tables = [
            "en.lproj/Intents.strings": "\"aB3dE6\" = \"Order a soup\";\n",
            "de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe\";\n",
        ]
        let sample = try SampleTranslations.make(title: "ORDER_TITLE", tables)
        let old = Array("\"aB3dE6\" = \"Order soup\";\n".utf8)
        let states = [
            [
                "App/en.lproj/Intents.strings": old,
                "App/de.lproj/Intents.strings": Array(tables.values.first { $0.contains("Suppe") }!.utf8),
            ]
        ]
        #expect(TextHistory(of: sample, states: states).changedTexts(of: "de") == ["aB3dE6"])
    }
}
