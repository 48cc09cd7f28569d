import Diagnostics
import StringTables
import Testing
import TranslationExchange
import Translations

/// How far languages are, and how that is told.
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
            report.text == """
                App/Base.lproj/Intents.intentdefinition: 2 texts
                  language  translated  missing  stale  damaged  orphaned
                  de               50%        1      ?        0         1  ITMS-90626 (1 title or description)
                  fr                0%        2      ?        0         0  ITMS-90626 (2 titles or descriptions)
                  de: missing dEsCrI OrderSoup › description
                  de: orphaned oLdOnE
                  fr: missing aB3dE6 OrderSoup › title
                  fr: missing dEsCrI OrderSoup › description

                """
        )
        #expect(report.markdown.contains("| de | 50% | 1 | ? | 0 | 1 | ITMS-90626 (1 title or description) |"))
        #expect(String(decoding: report.json, as: UTF8.self).contains("\"percentage\": 50"))
    }

    @Test func aTextThatChangedAfterItsTranslationIsStale() throws {
        let old = SampleTranslations.definition()
        let german = Array("\"aB3dE6\" = \"Suppe\";\n".utf8)
        let states = [["App/Base.lproj/Intents.intentdefinition": old, "App/de.lproj/Intents.strings": german]]
        let status = try status(Self.tables, states: states)
        #expect(status.languages.map { $0.stale.map(\.text.id) } == [["aB3dE6"], []])
        // Both changed at once.
        let together = try self.status(Self.tables, states: [["App/Base.lproj/Intents.intentdefinition": old]])
        #expect(together.languages.allSatisfy { $0.stale.isEmpty })
    }

    @Test func theProjectSaysWhichLanguagesCount() throws {
        let expected = ExpectedLanguages(wanted: ["it", "ja", "en"], inProgress: ["ja"], ignored: ["fr"])
        let status = try status(Self.tables, expected: expected)
        #expect(status.languages.map(\.language) == ["de", "it", "ja"])
        #expect(try self.status(Self.tables, expected: expected, named: ["fr"]).languages.map(\.language) == ["fr"])
        #expect(status.isBehind(1) && !status.isBehind(0))
        let inProgress = ExpectedLanguages(wanted: ["ja"], inProgress: ["ja"])
        #expect(try !self.status([:], expected: inProgress).isBehind(100))
    }

    @Test func onlyTheLanguagesThatAreAskedForAreExported() throws {
        let translations = try SampleTranslations.make(Self.tables)
        func documents(_ languages: [String], onlyMissing: Bool = false) -> [ExchangeDocument] {
            let selection = ExchangeDocument.Selection(languages: languages, onlyMissing: onlyMissing)
            return ExchangeDocument.all(of: [translations], selection, histories: nil)
        }
        #expect(documents([]).map(\.language) == ["de", "fr"])
        #expect(documents(["de"], onlyMissing: true).flatMap(\.files).flatMap(\.units).map(\.id) == ["dEsCrI"])
        let names = ExchangeFormat.allCases.map { format in
            format.files(documents([]), of: [translations], toolVersion: "0").map(\.name)
        }
        #expect(
            names == [["de.xliff", "fr.xliff"], ["de.xlf", "fr.xlf"], ["Intents.xcstrings"], ["translations.csv"]]
        )
    }
}
