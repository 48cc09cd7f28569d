import Diagnostics
import Foundation
import IntentSchema
import Translations
import TestSupport
import Testing

@testable import TranslationExchange

/// The formats in which texts are sent to translators and come back.
@Suite struct ExchangeTests {
    fileprivate static let hostile = "a<b>&amp;\"'\u{202E}\r\n\t]]> = é🍲 ${x}"

    fileprivate static func document(_ texts: [(source: String, target: String?)]) -> ExchangeDocument {
        let units = texts.enumerated().map { index, text in
            ExchangeDocument.Unit(
                id: "id \(index)<\"",
                source: text.source,
                target: text.target,
                state: text.target == nil ? .new : .translated,
                place: "A › b",
                note: "note \(hostile)"
            )
        }
        let file = ExchangeDocument.File(original: "App/\"<Intents>.intentdefinition", units: units)
        return ExchangeDocument(sourceLanguage: "en", language: "de", files: [file])
    }

    /// Only the word for the kind of declaration is dropped, wherever else it is part of a name.
    @Test func aPlaceHasEveryName() throws {
        let plist = """
            <plist version="1.0"><dict><key>INEnums</key><array><dict><key>INEnumName</key><string>case</string>
            <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>small/case/code/large</string>
            <key>INEnumValueDisplayName</key><string>Small</string><key>INEnumValueDisplayNameID</key>
            <string>aB3dE6</string></dict></array></dict></array></dict></plist>
            """
        let loaded = Frontend.load(SourceText(path: "Sizes.intentdefinition", bytes: Array(plist.utf8)))
        let definition = try #require(loaded.definition)
        let contexts = TextContexts(definition)
        #expect(
            definition.localizedTexts.map { contexts.context(of: $0).place } == [
                "case › small › case › code › large › display name"
            ]
        )
    }

    @Test func everythingThatXMLCanHoldComesBack() throws {
        let texts: [(String, String?)] = [(Self.hostile, Self.hostile + " "), ("b", nil), (" c ", "\n"), ("d", "")]
        let (text, leftOut) = XLIFFWriter.write(Self.document(texts), toolVersion: "0")
        #expect(leftOut == [])
        let units = try XLIFFReader.read(Array(text.utf8))
        #expect(units.map(\.id) == ["id 0<\"", "id 2<\"", "id 3<\""])
        #expect(units.map(\.target) == [Self.hostile + " ", "\n", ""])
        #expect(units.map(\.source) == [Self.hostile, " c ", "d"])
        #expect(Set(units.map(\.original)) == ["App/\"<Intents>.intentdefinition"])
        #expect(Set(units.map(\.language)) == ["de"])
    }

    @Test func whatXMLCannotHoldIsLeftOut() {
        let (text, leftOut) = XLIFFWriter.write(Self.document([("a\u{7}", "b"), ("c", "d")]), toolVersion: "0")
        #expect(leftOut == ["id 0<\""])
        #expect(!text.contains("id 0"))
    }

    @Test(arguments: ["=1+1", "+a", "-a", "@a", "'a", "'=a", "\ta", "a,b;c\"d\ne", " a ", "\r"])
    func cellsAreTextInEverySpreadsheet(text: String) throws {
        let csv = CSVDocument.write([Self.document([(text, text)])])
        #expect(!csv.contains(",=") && !csv.contains(",+") && !csv.contains(",-") && !csv.contains(",@"))
        let unit = try #require(try CSVDocument.read(Array(csv.utf8), isSource: { $0 == "en" }).first { !$0.isSource })
        #expect(unit.source == text && unit.target == text && unit.language == "de")
    }

    @Test func tablesOfSpreadsheetsAreReadAsTheyAre() throws {
        let csv = "\u{FEFF}key;en;id;pt-BR\naB3dE6;Soup;Sup;\n\nb;\"So\"\"up\";;Sopa"
        let units = try CSVDocument.read(Array(csv.utf8), isSource: { $0 == "en" }).filter { !$0.isSource }
        #expect(
            units.map { "\($0.id) \($0.language) \($0.source ?? "") \($0.target)" } == [
                "aB3dE6 id Soup Sup", "b pt-BR So\"up Sopa",
            ]
        )
    }

    @Test(arguments: ["", "a,b\n", "key\n", "key,place,,\n", "key,en,de\n\"a,b", "key,en,de\n\"a\"b,c,d"])
    func whatIsNotSuchATableIsRefused(csv: String) {
        #expect(throws: UnreadableTranslations.self) { try CSVDocument.read(Array(csv.utf8), isSource: { $0 == "en" }) }
    }

    /// Without a column of the definition's language, every other column is a translation.
    @Test(arguments: [
        ("key,de\na,Suppe", ["a de nil Suppe"]),
        ("Key,Definition,de,fr\na,,Suppe,Soupe", ["a de nil Suppe", "a fr nil Soupe"]),
        ("KEY,de,en\na,Suppe,Soup", ["a de Soup Suppe"]), ("key,en\na,Soup", []),
    ])
    func theColumnOfTheSourceIsOptional(csv: String, expected: [String]) throws {
        let units = try CSVDocument.read(Array(csv.utf8), isSource: { $0 == "en" }).filter { !$0.isSource }
        #expect(units.map { "\($0.id) \($0.language) \($0.source ?? "nil") \($0.target)" } == expected)
    }

    @Test func servicesMayUsePrefixesGroupsAndSentences() throws {
        let one = """
            <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" xmlns:s="urn:s" version="1.2"><x:file original="o" \
            target-language="de"><s:file/><x:body><x:group id="g"><x:trans-unit id="a"><s:note><x:target>no</x:target></s:note>\
            <x:source>A</x:source><x:target state="needs-review-l10n">Ä <x:x id="1" equiv-text="${b}"/><![CDATA[<c>]]></x:target>\
            </x:trans-unit></x:group></x:body></x:file></x:xliff>
            """
        let unit = try #require(try XLIFFReader.read(Array(one.utf8)).first)
        #expect(unit.target == "Ä ${b}<c>" && unit.state == .needsReview && unit.source == "A")
    }

    /// A damaged or truncated file is rejected or read, but never crashes the program.
    @Test func mutatedFilesAreRefusedOrRead() {
        let texts: [(String, String?)] = [(Self.hostile, "x"), ("b", nil)]
        let whole = Array(XLIFFWriter.write(Self.document(texts), toolVersion: "0").text.utf8)
        var state: UInt64 = 7
        for length in stride(from: 0, to: whole.count, by: 3) {
            _ = try? XLIFFReader.read(Array(whole[..<length]))
            var changed = whole
            for _ in 0..<3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                changed[Int(state >> 33) % changed.count] = UInt8(truncatingIfNeeded: state >> 24)
            }
            _ = try? XLIFFReader.read(changed)
            _ = try? CSVDocument.read(changed, isSource: { $0 == "en" })
        }
    }
}

/// Checks XLIFF with the published schemas and with tools for translators. Neither is part of the project. Tests are
/// skipped with a message if they are not installed.
@Suite struct ForeignXLIFFTests {
    private static let schemas = ProcessInfo.processInfo.environment["INTENTC_XLIFF_SCHEMAS"]
    private static let python = ProcessInfo.processInfo.environment["INTENTC_TRANSLATE_TOOLKIT"]

    private func document() throws -> String {
        let folder = Project.schemas.appendingPathComponent("Localized")
        let path = folder.appendingPathComponent("Base.lproj/Forecast.intentdefinition")
        let source = SourceText(path: path.path, bytes: Array(try Data(contentsOf: path)))
        let definition = try #require(Frontend.load(source).definition)
        let table = folder.appendingPathComponent("de.lproj/Forecast.strings")
        let file = TableFile(SourceText(path: table.path, bytes: Array(try Data(contentsOf: table))), language: "de")
        let project = DefinitionTranslations(
            definition,
            files: [file],
            in: DefinitionTranslations.Surroundings(folderLanguage: "Base")
        )
        let units = project.exchangeFile(
            for: "de",
            original: "Forecast.intentdefinition",
            onlyMissing: false,
            changedSince: nil
        )
        let document = ExchangeDocument(sourceLanguage: "en", language: "de", files: [units])
        return XLIFFWriter.write(document, toolVersion: "0").text
    }

    /// `INTENTC_XLIFF_SCHEMAS` is a folder with `xliff-core-1.2-strict.xsd` and `xliff-core-1.2-transitional.xsd`,
    /// including their imports.
    @Test(.enabled(if: schemas != nil, "INTENTC_XLIFF_SCHEMAS does not name a folder of the published schemas"))
    func documentsAreValid() throws {
        let folder = try TemporaryDirectory()
        let hostile = ExchangeTests.document([
            (ExchangeTests.hostile, ExchangeTests.hostile), ("b", nil), (" c ", "\n"), ("d", ""),
        ])
        for text in [try document(), XLIFFWriter.write(hostile, toolVersion: "0").text] {
            let file = try folder.write(Array(text.utf8), to: "de.xliff")
            for schema in ["xliff-core-1.2-strict.xsd", "xliff-core-1.2-transitional.xsd"] {
                let place = URL(fileURLWithPath: Self.schemas ?? "").appendingPathComponent(schema).path
                let result = try runProcess("xmllint", ["--noout", "--nonet", "--schema", place, file.path])
                result.expect(status: 0)
            }
        }
    }

    /// `INTENTC_TRANSLATE_TOOLKIT` is a Python with translate-toolkit. It reads the document, changes a translation,
    /// and writes the document in its own style.
    @Test(.enabled(if: python != nil, "INTENTC_TRANSLATE_TOOLKIT does not name a Python that has translate-toolkit"))
    func anotherToolReadsAndWritesIt() throws {
        let folder = try TemporaryDirectory()
        let script = """
            import sys
            from translate.storage.xliff import xlifffile
            store = xlifffile.parsefile(sys.argv[1])
            for unit in store.units:
                if unit.target == "Stadt": unit.target = "Ort & <Stadt>"
            store.savefile(sys.argv[1])
            """
        let text = try document()
        let file = try folder.write(Array(text.utf8), to: "de.xliff")
        let result = try runProcess(Self.python ?? "", ["-c", script, file.path])
        result.expect(status: 0)
        let before = try XLIFFReader.read(Array(text.utf8))
        let after = try XLIFFReader.read(Array(try Data(contentsOf: file)))
        #expect(after.map(\.id) == before.map(\.id))
        #expect(after.map(\.source) == before.map(\.source))
        #expect(after.map(\.target) == before.map { $0.target == "Stadt" ? "Ort & <Stadt>" : $0.target })
    }

    /// `po2xliff --template` keeps the units of the template, and adds those of the `.po` file under its name.
    @Test func translationsThatAToolAddsUnderItsOwnNameAreImported() throws {
        let sample = try SampleTranslations.make(["de.lproj/Intents.strings": "\"dEsCrI\" = \"Bestellt\";\n"])
        let unit = { (id: String, target: String) in
            "<trans-unit id=\"\(id)\"><source>Order Soup</source>\(target)</trans-unit>"
        }
        let text =
            "<xliff version=\"1.2\"><file original=\"App/Intents.intentdefinition\" target-language=\"de\"><body>"
            + unit("aB3dE6", "<target>Alte Suppe</target>")
            + "</body></file><file original=\"po/de.po\" target-language=\"de\"><body>"
            + unit("1", "<target>Neue Suppe</target>") + "</body></file></xliff>"
        var changes = TableChanges()
        let file = try ReturnedFile(SourceText(path: "back.xliff", bytes: Array(text.utf8)), language: nil, for: [])
        let imported = try changes.take([file], into: [sample])
        #expect(imported.count == 1 && imported.refused.isEmpty)
        #expect(imported.notes.count == 1 && imported.notes[0].contains("names 'po/de.po' instead of a definition"))
    }

    @Test func filesOfToolsThatLoseNamesAndIDsAreMatchedByTheirTexts() throws {
        let sample = try SampleTranslations.make(["de.lproj/Intents.strings": "\"dEsCrI\" = \"Bestellt\";\n"])
        func taken(_ units: String) throws -> (changes: TableChanges, imported: TableChanges.Imported) {
            let text = "<xliff version=\"1.1\"><file original=\"de.po\"><body>\(units)</body></file></xliff>"
            let source = SourceText(path: "back.xliff", bytes: Array(text.utf8))
            #expect(throws: ReturnedFile.UnknownLanguage.self) { try ReturnedFile(source, language: nil, for: []) }
            var changes = TableChanges()
            let file = try ReturnedFile(source, language: "de", for: [])
            return (changes, try changes.take([file], into: [sample]))
        }
        let unit = { (id: String, source: String, target: String) in
            "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
        }
        let byText = try taken(unit("7", "Order Soup", "Suppe")).imported
        #expect(byText.count == 1 && byText.refused.isEmpty)
        #expect(
            byText.notes == [
                "'back.xliff' names 'de.po' instead of a definition, so its texts are matched by id and source"
            ]
        )
        #expect(try taken(unit("aB3dE6", "Order  Soup", "Suppe")).imported.count == 1)
        // An ID with another text, and a text with two translations, are not imported.
        #expect(try taken(unit("aB3dE6", "Other", "Suppe")).imported.count == 0)
        // The reference keeps the ID, which says more than the text.
        let reference = { (id: String) in
            "</target><context-group name=\"po-reference\"><context context-type=\"sourcefile\">\(id)</context></context-group>"
        }
        let kept = unit("7", "Order Soup", "Suppe").replacing("</target>", with: reference("aB3dE6"))
        let other = unit("8", "Order Soup", "Eintopf").replacing("</target>", with: reference("dEsCrI"))
        let referred = try taken(kept + other).imported
        #expect(referred.count == 1 && referred.notes[1] == "1 translation in 'back.xliff' matches no text, or several")
        let two = try taken(unit("7", "Order Soup", "Suppe") + unit("8", "Order Soup", "Eintopf")).imported
        #expect(two.count == 0 && two.notes[1] == "2 translations in 'back.xliff' match no text, or several")
    }

    @Test func aLanguageWithNothingToTranslateHasNoFile() throws {
        let sample = try SampleTranslations.make([
            "de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe\";\n\"dEsCrI\" = \"Bestellt\";\n"
        ])
        let documents = ExchangeDocument.all(of: [sample], in: [], onlyMissing: true, histories: nil)
        #expect(documents.count == 1)
        #expect(ExchangeFormat.xliff.files(documents, toolVersion: "0").isEmpty)
        #expect(sample.exchangePath == "App/Base.lproj/Intents.intentdefinition")
    }

    @Test func aFormThatIsNotKnownIsNeverReplaced() throws {
        let catalogue = """
            {"sourceLanguage":"en","strings":{"aB3dE6":{"localizations":{"de":{"future":{"value":"Suppe"}}}}},"version":"1.0"}
            """
        let sample = try SampleTranslations.make(["Intents.xcstrings": catalogue])
        #expect(
            throws: TableRefusal(
                path: "App/Intents.xcstrings",
                reason: "'aB3dE6' has an unsupported form in 'de'"
            )
        ) {
            try SyncPlan(sample, languages: ["de"], removesUnused: false)
        }
    }
}
