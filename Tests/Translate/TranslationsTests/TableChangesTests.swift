import Diagnostics
import IntentSchema
import Translations
import Testing
import TranslationExchange

/// The files that commands about translations change, without a file system.
@Suite struct TableChangesTests {
    private static let german = "\"aB3dE6\" = \"Suppe bestellen\";\n"

    private func texts(_ changes: TableChanges) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: changes.files.map { file in
                (file.path, String(decoding: file.new, as: UTF8.self))
            }
        )
    }

    // MARK: - Import

    private func returned(
        _ text: String,
        _ path: String = "back.csv",
        for definitions: [DefinitionTranslations]? = nil
    ) throws -> ReturnedFile {
        let source = SourceText(path: path, bytes: Array(text.utf8))
        return try ReturnedFile(source, language: nil, for: definitions ?? [SampleTranslations.make()])
    }

    @Test func translationsGoIntoTheTableThatHasTheirRows() throws {
        let translations = try SampleTranslations.make(["de.lproj/Intents.strings": Self.german])
        var changes = TableChanges()
        let file = try returned("key,en,de,it\naB3dE6,Order Soup,Eine Suppe,Ordina\n")
        let imported = try changes.take([file], into: [translations])
        #expect(imported.count == 2 && imported.refused.isEmpty)
        #expect(
            texts(changes) == [
                "App/de.lproj/Intents.strings": "\"aB3dE6\" = \"Eine Suppe\";\n",
                "App/it.lproj/Intents.strings": "/* OrderSoup › title */\n\"aB3dE6\" = \"Ordina\";\n",
            ]
        )
        #expect(
            String(decoding: changes.files[0].difference, as: UTF8.self)
                == """
                --- App/de.lproj/Intents.strings
                +++ App/de.lproj/Intents.strings
                @@ -1 +1 @@
                -"aB3dE6" = "Suppe bestellen";
                +"aB3dE6" = "Eine Suppe";

                """
        )
    }

    @Test func whatIsNotTakenIsSaidWhereItStands() throws {
        let translations = try SampleTranslations.make(["de.lproj/Intents.strings": Self.german])
        var changes = TableChanges()
        let file = try returned("key,en,de\ngOnE00,Gone,Weg\n")
        let refused = try changes.take([file], into: [translations]).refused
        #expect(refused.map(\.message) == ["'gOnE00' in 'de' was not imported: the definition has no text 'gOnE00'"])
        #expect(refused.map(\.kind.code) == ["IN0910"] && refused[0].location.path == "back.csv")
        #expect(changes.files.isEmpty)
    }

    /// Rows of one text are compared with each other first, so that importing again changes nothing.
    @Test(arguments: [
        (["key,en,de\naB3dE6,Order Soup,Eins\naB3dE6,Order Soup,Zwei\naB3dE6,Order Soup,Eins\n"], ["back0.csv"]),
        (["key,en,de\naB3dE6,Order Soup,Eins\n", "key,de\naB3dE6,Zwei\n"], ["back1.csv"]),
        (["key,en,de\naB3dE6,Order Soup,Order Soup\naB3dE6,Order Soup,Eins\n"], []),
        (["key,en,de\naB3dE6,Order Soup,${x}\naB3dE6,Order Soup,Eins\n"], ["back0.csv"]),
    ])
    func theFirstTranslationOfATextCountsEachTime(texts: [String], refused: [String]) throws {
        var table = Self.german
        for count in [1, 0, 0] {
            let translations = try SampleTranslations.make(["de.lproj/Intents.strings": table])
            let files = try texts.enumerated().map { try returned($1, "back\($0).csv") }
            var changes = TableChanges()
            let imported = try changes.take(files, into: [translations])
            #expect(imported.count == count && imported.refused.map(\.location.path) == refused)
            table = self.texts(changes)["App/de.lproj/Intents.strings"] ?? table
            #expect(table == "\"aB3dE6\" = \"Eins\";\n")
        }
    }

    @Test func aRepeatedKeyOfATableIsAConflict() throws {
        let translations = try SampleTranslations.make(["de.lproj/Intents.strings": Self.german])
        let file = try returned("\"aB3dE6\" = \"Eins\";\n\"aB3dE6\" = \"Zwei\";\n", "back/de.lproj/Intents.strings")
        var changes = TableChanges()
        let imported = try changes.take([file], into: [translations])
        #expect(texts(changes)["App/de.lproj/Intents.strings"] == "\"aB3dE6\" = \"Eins\";\n")
        #expect(
            imported.refused.map(\.message) == [
                "'aB3dE6' in 'de' was not imported: another translation of this text comes before it"
            ]
        )
    }

    private func xliff(_ target: String, source: String = "Order Soup", id: String = "aB3dE6") throws -> ReturnedFile {
        try returned(
            """
            <xliff version="1.2"><file original="App/Intents.intentdefinition" target-language="de"><body>\
            <trans-unit id="\(id)"><source>\(source)</source>\(target)</trans-unit></body></file></xliff>
            """,
            "back.xliff"
        )
    }

    @Test(arguments: [
        (
            #"<target state="needs-translation">Eins</target>"#,
            "1 translation imported (1 to be reviewed: its state is 'needs-translation')"
        ),
        (#"<target state="new">Eins</target>"#, "1 translation imported (1 to be reviewed: its state is 'new')"),
        (
            #"<target state="needs-review-l10n">Eins</target>"#,
            "1 translation imported (1 to be reviewed: its state is 'needs-review-l10n')"
        ),
        (#"<target state="translated">Eins</target>"#, "1 translation imported"),
    ])
    func draftsAreImportedForReview(target: String, summary: String) throws {
        let translations = try SampleTranslations.make(["de.lproj/Intents.strings": Self.german])
        var changes = TableChanges()
        let imported = try changes.take([xliff(target)], into: [translations])
        #expect(imported.summary == summary)
        let mark = summary.contains("review") ? "/* Translation: needs review */\n" : ""
        #expect(texts(changes)["App/de.lproj/Intents.strings"] == mark + "\"aB3dE6\" = \"Eins\";\n")
    }

    @Test(arguments: [
        ("<target>Order Soup</target>", "1 translation skipped: it repeats the definition (aB3dE6 in de)"),
        ("<target state=\"translated\">Order Soup</target>", "1 translation imported"),
        ("<target state=\"new\">Order Soup</target>", "nothing to import: no translation is new"),
    ])
    func aCopyOfTheSourceIsSaid(target: String, summary: String) throws {
        var changes = TableChanges()
        #expect(try changes.take([xliff(target)], into: [SampleTranslations.make()]).summary == summary)
    }

    @Test func aConfirmedTranslationNeedsNoReview() throws {
        let table = "/* Translation: needs review */\n" + Self.german
        let translations = try SampleTranslations.make(["de.lproj/Intents.strings": table])
        var changes = TableChanges()
        let file = try xliff("<target state=\"final\">Suppe bestellen</target>")
        #expect(try changes.take([file], into: [translations]).count == 1)
        #expect(texts(changes)["App/de.lproj/Intents.strings"] == Self.german)
    }

    /// Nor does importing the same file again confirm what translates an older text.
    @Test func aTranslationOfAnOlderTextStaysForReview() throws {
        let table = "/* Translation: needs review */\n" + Self.german
        let translations = try SampleTranslations.make(["de.lproj/Intents.strings": table])
        var changes = TableChanges()
        let file = try xliff("<target state=\"final\">Suppe bestellen</target>", source: "Order a Soup")
        #expect(try changes.take([file], into: [translations]).count == 0)
        #expect(changes.files.isEmpty)
    }

    /// Translators return files with the ids that they got.
    @Test func idsMayHaveChangedMeanwhile() throws {
        let translations = try SampleTranslations.make(["de.lproj/Intents.strings": Self.german])
        let path = translations.definition.path
        let bySource = try xliff("<target>Eins</target>", id: "oLdOlD")
        var changes = TableChanges()
        let imported = try changes.take([bySource], into: [translations])
        #expect(imported.count == 1 && imported.refused.isEmpty)
        #expect(imported.notes == ["1 unknown id matched to texts of '\(path)'"])
        let maps = ["old,new\noLdOlD,m1\n", "old,new\nm1,aB3dE6\n"].map {
            SourceText(path: "Intents-ids.csv", bytes: Array($0.utf8))
        }
        let table = try returned("\"oLdOlD\" = \"Eins\";\n", "back/de.lproj/Intents.strings")
        var mapped = TableChanges()
        let byMap = try mapped.take([table], into: [translations], following: [path: IDMap.successors(in: maps)])
        #expect(byMap.count == 1 && byMap.refused.isEmpty)
        // Neither another text with the words, nor one that the file has a translation for.
        var unknown = TableChanges()
        let other = try xliff("<target>Eins</target>", source: "Order Tea", id: "oLdOlD")
        #expect(try unknown.take([other], into: [translations]).refused.count == 1)
    }

    @Test func aLanguageMustNotLeadOutOfAFolder() throws {
        let translations = try SampleTranslations.make()
        var changes = TableChanges()
        #expect(try returned("key,en,../x\naB3dE6,Order Soup,y\n").diagnostics.map(\.kind.code) == ["IN0908"])
        let text = """
            <xliff version="1.2"><file original="" target-language="../x"><body><trans-unit id="aB3dE6">\
            <source>Order Soup</source><target>y</target></trans-unit></body></file></xliff>
            """
        let file = try ReturnedFile(SourceText(path: "back.xliff", bytes: Array(text.utf8)), language: nil, for: [])
        #expect(throws: TableChanges.Failure.invalidLanguage("../x")) { try changes.take([file], into: [translations]) }
        #expect(LanguageCode.isValid("pt-BR") && !LanguageCode.isValid("a/b") && !LanguageCode.isValid(""))
    }

    @Test func aTableOfTwoDefinitionsIsRefused() throws {
        let translations = try SampleTranslations.make(["de.lproj/Intents.strings": Self.german])
        var changes = TableChanges(identity: { _ in "the same file" })
        #expect(throws: TableChanges.Failure.sharedTable(path: "App/de.lproj/Intents.strings")) {
            try changes.sync([translations, translations], languages: [], removesUnused: false)
        }
    }

    @Test func aTableTellsItsLanguageByItsFolder() throws {
        let text = SourceText(path: "de.lproj/Intents.strings", bytes: Array(Self.german.utf8))
        #expect(try ReturnedFile(text, language: nil, for: []).diagnostics.isEmpty)
        let nowhere = SourceText(path: "Intents.strings", bytes: Array(Self.german.utf8))
        #expect(throws: ReturnedFile.UnknownLanguage.self) { try ReturnedFile(nowhere, language: nil, for: []) }
        #expect(try ReturnedFile(nowhere, language: "de", for: []).diagnostics.isEmpty)
    }

    @Test func damagedFilesSayWhere() throws {
        let file = try returned("<xliff version=\"1.2\"><file></xliff>", "de.xliff")
        #expect(file.diagnostics.map(\.kind.code) == ["IN0908"])
    }

    @Test(arguments: [
        ("Intents.xcstrings", "{}", "a string catalog cannot be imported; ask for XLIFF 1.2 or CSV"),
        ("de.xlf", "<xliff version=\"2.0\"/>", "XLIFF 2.0 is not supported; ask for XLIFF 1.2"),
        (
            "de.txt", "# German\nmsgid \"\"\n",
            "PO is not supported; convert it to XLIFF 1.2, for example with po2xliff of translate-toolkit"
        ),
    ])
    func otherFormatsAreRefused(name: String, text: String, message: String) throws {
        #expect(try returned(text, name).diagnostics.map(\.message) == [message])
    }

    // MARK: - Sync

    @Test func missingRowsAreAddedAndCounted() throws {
        let table = Self.german + "\"dEaDdE\" = \"Tot\";\n"
        let translations = try SampleTranslations.make(["de.lproj/Intents.strings": table])
        var changes = TableChanges()
        let synced = try changes.sync([translations], languages: [], removesUnused: false)
        let orphans = "App/Base.lproj/Intents.intentdefinition: 1 key unused in 1 table: dEaDdE\n"
        #expect(synced.notes(isPlanned: false) == "1 row added\n" + orphans)
        #expect(synced.notes(isPlanned: true) == "1 row to be added\n" + orphans)
        #expect(texts(changes)["App/de.lproj/Intents.strings"]?.contains("\"dEsCrI\" = \"Orders a soup\";") == true)
        var pruned = TableChanges()
        let removed = try pruned.sync([translations], languages: [], removesUnused: true).notes(isPlanned: false)
        #expect(removed.contains("1 key removed from 1 table: dEaDdE"))
    }

    // MARK: - Ids

    @Test func idsMoveInDefinitionsAndTables() throws {
        let translations = try SampleTranslations.make(["de.lproj/Intents.strings": Self.german])
        let plan = RekeyPlan(translations, to: .readable)
        var changes = TableChanges()
        let bytes = SampleTranslations.definition()
        try changes.rekey(translations, in: [(translations.definition, bytes)], by: plan)
        let ids = ["OrderSoup.title", "OrderSoup.description"]
        // The definition comes last: as long as it has the old IDs, the change can be made again.
        #expect(changes.files.last?.new == SampleTranslations.definition(ids: ids))
        #expect(texts(changes)["App/de.lproj/Intents.strings"] == "\"OrderSoup.title\" = \"Suppe bestellen\";\n")
        var changed = TableChanges()
        #expect(throws: TableChanges.Failure.self) {
            try changed.rekey(translations, in: [(translations.definition, bytes + [0x0A])], by: plan)
        }
    }

    /// Texts that are equal may share an id.
    @Test func aListHasEachIDOnce() throws {
        let more = """
            <key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>size</string>
            <key>INIntentParameterDisplayName</key><string>Order Soup</string>
            <key>INIntentParameterDisplayNameID</key><string>aB3dE6</string></dict></array>
            """
        let translations = try SampleTranslations.make(more: more, [:])
        let list = IDMap.write(RekeyPlan(translations, to: .readable), order: translations.definition)
        let lines = String(decoding: list, as: UTF8.self).split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("aB3dE6,") } == ["aB3dE6,OrderSoup.title"])
    }

    /// A text without an ID gets one, and one with the ID of a different text gets its own, with a copy of its rows.
    @Test func everyTextGetsAnIDOfItsOwn() throws {
        let more = """
            <key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>size</string>
            <key>INIntentParameterDisplayName</key><string>Size</string>
            <key>INIntentParameterDisplayNameID</key><string>aB3dE6</string>
            </dict><dict><key>INIntentParameterName</key><string>note</string>
            <key>INIntentParameterDisplayName</key><string>Note</string>
            </dict><dict><key>INIntentParameterName</key><string>code</string>
            <key>INIntentParameterDisplayName</key><string></string>
            <key>INIntentParameterDisplayNameID</key><string>dEsCrI</string>
            </dict></array>
            """
        let tables = ["de.lproj/Intents.strings": Self.german + "\"dEsCrI\" = \"Bestellt\";\n"]
        let translations = try SampleTranslations.make(more: more, tables)
        let bytes = SampleTranslations.definition(more: more)
        let readable = RekeyPlan(translations, to: .readable)
        var changes = TableChanges()
        try changes.rekey(translations, in: [(translations.definition, bytes)], by: readable)
        #expect(
            texts(changes)["App/de.lproj/Intents.strings"] == """
                "OrderSoup.title" = "Suppe bestellen";
                "OrderSoup.size.name" = "Suppe bestellen";
                "OrderSoup.description" = "Bestellt";

                """
        )
        let new = try #require(texts(changes)["App/Base.lproj/Intents.intentdefinition"])
        for name in ["size", "note", "code"] {
            #expect(new.contains("<string>OrderSoup.\(name).name</string>"))
        }
        let list = IDMap.write(readable, order: translations.definition)
        #expect(
            String(decoding: list, as: UTF8.self).hasSuffix(
                "OrderSoup.description\n,OrderSoup.size.name\n,OrderSoup.note.name\n,OrderSoup.code.name\n"
            )
        )
        let read = try IDMap.moves(
            in: SourceText(path: "ids.csv", bytes: list),
            for: translations.definition,
            isReversed: false
        )
        #expect(read.ids == readable.moves.ids)
        // IDs like Xcode's stay if that is the style.
        let random = RekeyPlan(translations, to: .random)
        #expect(random.moves.ids.isEmpty && !random.isEmpty)
    }

    @Test func aListOfIDsIsReadAsItWasWritten() throws {
        let translations = try SampleTranslations.make()
        let definition = translations.definition
        let plan = RekeyPlan(translations, to: .readable)
        let list = SourceText(path: "ids.csv", bytes: IDMap.write(plan, order: definition))
        #expect(
            String(decoding: list.bytes, as: UTF8.self)
                == "old,new\naB3dE6,OrderSoup.title\ndEsCrI,OrderSoup.description\n"
        )
        #expect(try IDMap.moves(in: list, for: definition, isReversed: false).ids == plan.moves.ids)
        #expect(try IDMap.moves(in: list, for: definition, isReversed: true).ids == [:])
    }

    @Test(arguments: [
        ("aB3dE6,same\ndEsCrI,same\n", "'ids.csv' gives two texts the same id"),
        ("aB3dE6,dEsCrI\ndEsCrI,other1\n", "'ids.csv' gives a text the id 'dEsCrI', which another text has now"),
        ("aB3dE6,a<b\n", "line 1 of 'ids.csv' does not have an old and a new id, or repeats an id"),
        ("a,b\na,c\n", "line 2 of 'ids.csv' does not have an old and a new id, or repeats an id"),
        ("a,b,c\n", "line 1 of 'ids.csv' does not have two ids"),
    ])
    func listsThatAreWrongAreRefused(text: String, message: String) throws {
        let definition = try SampleTranslations.make().definition
        let list = SourceText(path: "ids.csv", bytes: Array(text.utf8))
        do {
            _ = try IDMap.moves(in: list, for: definition, isReversed: false)
            Issue.record("the list is used")
        } catch {
            #expect(error.message == message)
        }
    }
}
