import Diagnostics
import Testing

@testable import Translations

/// The one list of a definition's languages, each in its role.
@Suite struct DefinitionLanguagesTests {
    private func roles(
        tables: Set<String> = [],
        uncopied: Set<String> = [],
        shipped: [String] = [],
        _ expected: ExpectedLanguages = ExpectedLanguages(),
        unread: UnreadTables = UnreadTables()
    ) -> DefinitionLanguages {
        DefinitionLanguages(
            tables: tables,
            uncopied: uncopied,
            shipped: shipped,
            expected: expected,
            unread: unread,
            source: "en",
            hasSourceTable: false,
            isSource: { $0 == "en" }
        )
    }

    private func words(_ languages: DefinitionLanguages) -> [String] {
        languages.all.map { "\($0.code) \($0.role)\($0.hasTable ? " table" : "")" }
    }

    @Test func whatTheAppHasIsServed() {
        let languages = roles(tables: ["de", "ja"], shipped: ["de", "en", "fr"])
        #expect(words(languages) == ["de served table", "en source", "fr served", "ja served table"])
        #expect(languages.counted == ["de", "fr", "ja"])
    }

    /// The system reads the language itself in place of a variant.
    @Test func aVariantWithoutATableIsNotMissing() {
        let languages = roles(tables: ["pt"], shipped: ["en", "en-GB", "de", "de-AT", "pt-BR", "zh-Hans", "zh-Hant"])
        #expect(languages.codes(in: .variant) == ["de-AT", "en-GB", "pt-BR"])
        #expect(languages.codes(in: .served) == ["de", "pt", "zh-Hans", "zh-Hant"])
        #expect(languages.codes(in: .demanded) == [])
        #expect(roles(tables: ["de", "de-AT"], shipped: ["de", "de-AT"]).counted == ["de", "de-AT"])
    }

    @Test func theConfigurationHasTheLastWord() {
        let expected = ExpectedLanguages(wanted: ["it", "ja"], inProgress: ["ja"], ignored: ["de", "fr"])
        let languages = roles(tables: ["de", "nl"], shipped: ["fr"], expected)
        #expect(
            words(languages) == [
                "de ignored table", "en source", "fr ignored", "it demanded", "ja inProgress", "nl served table",
            ]
        )
        #expect(languages.counted == ["it", "ja", "nl"])
        #expect(languages.codes(in: .served) == ["nl"])
        #expect(languages.codes(in: .demanded) == ["it"])
    }

    @Test func whatNobodySeesIsNotCounted() {
        let languages = roles(tables: ["fr", "global"], uncopied: ["fr"], shipped: ["de"])
        #expect(words(languages) == ["de served", "en source", "fr notCopied table", "global notALanguage table"])
        #expect(languages.counted == ["de"])
    }

    @Test func excludedTablesAreNotMissing() {
        var unread = UnreadTables()
        unread.add(.excluded("App/fr.lproj/Intents.strings"))
        let languages = roles(shipped: ["de", "fr"], unread: unread)
        #expect(languages.codes(in: .excluded) == ["fr"])
        #expect(languages.counted == ["de"])
    }
}
