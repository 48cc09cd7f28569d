import Foundation
import TestSupport
import Testing

/// Messages of `intentc strings import` about translations that it does not accept, and inputs that it does not read.
@Suite struct StringsImportTests: HasFolder {
    let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try write("App/Base.lproj/Intents.intentdefinition", StringsSample.definition())
        try write("App/de.lproj/Intents.strings", "\"aB3dE6\" = \"Suppe bestellen\";\n")
    }

    private func importing(_ arguments: String...) throws -> ProcessResult {
        try Command.run(["strings", "import"] + arguments + ["--color", "never"], in: folder.url)
    }

    private func xliff(_ original: String, _ language: String, _ units: String) throws {
        let text = """
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
            <file original="\(original)" source-language="en" target-language="\(language)" datatype="plaintext"><body>
            \(units)
            </body></file></xliff>
            """
        try write("back.xliff", text)
    }

    private static let unit =
        "<trans-unit id=\"dEsCrI\"><source>Orders a soup</source><target>Suppe!</target></trans-unit>"

    @Test func aFileForAnotherDefinitionIsSaid() throws {
        try xliff("App/Base.lproj/Tea.intentdefinition", "de", Self.unit + Self.unit.replacing("dEsCrI", with: "x"))
        let result = try importing("back.xliff")
        result.expect(
            status: 1,
            errorsStart:
                "back.xliff:3:55: warning: 2 translations are not imported: there is no definition for 'App/Base.lproj/Tea.intentdefinition' [IN0910 refused-translation]\n"
        )
    }

    @Test func aTextInAnotherEncodingIsNotImported() throws {
        try xliff(
            "App/Base.lproj/Intents.intentdefinition",
            "de",
            Self.unit.replacing("Suppe!", with: "Eine schÃ¶ne Suppe")
        )
        try importing("back.xliff").expect(
            status: 1,
            errorsContain:
                "'dEsCrI' in 'de' was not imported: it is in another encoding: 'Eine schÃ¶ne Suppe' should be 'Eine schöne Suppe' [IN0909"
        )
        try xliff(
            "App/Base.lproj/Intents.intentdefinition",
            "de",
            Self.unit.replacing("Suppe!", with: "Für Ö und Ã©, â")
        )
        try importing("back.xliff").expect(status: 0)
    }

    @Test func translationsOfAnotherLanguageAreRefused() throws {
        let app = folder.url.appendingPathComponent("Soup")
        let sample = Project.root.appendingPathComponent("Tests/Support/SoupApp")
        try FileManager.default.copyItem(at: sample, to: app)
        let german = try String(
            contentsOf: app.appendingPathComponent("Soup/de.lproj/Intents.strings"),
            encoding: .utf8
        )
        let french = "\"daily.title\" = \"Soupe du jour\";\n"
        try write("Soup/Soup/fr.lproj/Intents.strings", french)
        try write("Back/fr.lproj/Intents.strings", german)
        try importing("Back", "--into", "Soup").expect(
            status: 1,
            errorsContain:
                "'order.title' in 'fr' was not imported: this and most other translations are those that the "
                + "project has for 'de' [IN0910"
        )
        let table = app.appendingPathComponent("Soup/fr.lproj/Intents.strings")
        #expect(try String(contentsOf: table, encoding: .utf8) == french)
        try write("Back/fr.lproj/Intents.strings", "\"order.title\" = \"Commander une soupe\";\n")
        try write("Back/de.lproj/Intents.strings", "\"order.title\" = \"\";\n")
        let note = "intentc: note: 1 empty translation ignored, because the project has one: order.title in de\n"
        try importing("Back", "--into", "Soup").expect(status: 0, errorsContain: note, "1 translation imported")
    }

    @Test func aFileWithoutTranslationsIsSaid() throws {
        try xliff(
            "App/Base.lproj/Intents.intentdefinition",
            "de",
            Self.unit.replacing("<target>Suppe!</target>", with: "")
        )
        let result = try importing("back.xliff")
        result.expect(status: 1, errors: "no translations in 'back.xliff'\n")
        try importing(".").expect(status: 1)
        // Another language of the folder is back.
        try write("App/fr.lproj/Intents.strings", "")
        try write("fr.csv", "key,en,fr\ndEsCrI,Orders a soup,Soupe\n")
        let folder = try importing(".")
        folder.expect(status: 0, errors: "no translations in './back.xliff'\n1 translation imported\n")
    }

    @Test(arguments: [
        ("a.xliff", "", "the file is empty"), ("a.csv", "\n", "the file is empty"),
        ("a.xliff", "key,en,de\n", "expected XML, which begins with '<'"),
        ("a.csv", "<xliff/>\n", "expected a header with a column 'key', not XML"),
    ])
    func aFileOfAnotherFormatIsSaid(name: String, text: String, message: String) throws {
        try write(name, text)
        let result = try importing(name)
        result.expect(status: 1, errorsStart: "\(name):1:1: error: \(message) [IN0908 unreadable-translations]\n")
    }

    @Test func aSecondImportOfTheSameFileSaysThatNothingIsNew() throws {
        try xliff("App/Base.lproj/Intents.intentdefinition", "de", Self.unit)
        try importing("back.xliff").expect(errors: "1 translation imported\n")
        let again = try importing("back.xliff")
        again.expect(status: 0, errors: "nothing to import: no translation is new\n")
    }

    @Test func textsOfTheLanguageOfTheDefinitionAreNotDroppedInSilence() throws {
        try xliff("App/Base.lproj/Intents.intentdefinition", "en", Self.unit)
        let refused = try importing("back.xliff")
        refused.expect(
            status: 1,
            errorsContain:
                "'dEsCrI' in 'en' was not imported: the definition is written in this language; change the text there"
        )
        // With a table of that language, the texts can be imported.
        try write("App/en.lproj/Intents.strings", "\"aB3dE6\" = \"Order Soup\";\n")
        try importing("back.xliff").expect(errors: "1 translation imported\n")
    }

    // MARK: - Variables and sloppy files

    @Test(arguments: [
        ("Welche <ph id=\"1\"/>?", "the translation leaves out '${size}'"),
        ("Welche?", "the translation leaves out '${size}'"),
        ("${size}: welche $[size]?", "'$[size]' is shown literally; write '${size}'"),
        ("${size}: welche $ {size}?", "'$ {size}' is shown literally; write '${size}'"),
        ("Welche {size}?", "'{size}' is shown literally; write '${size}'"),
        ("Welche ＄｛size｝?", "the translation leaves out '${size}'"),
        ("Welche ${size} für ${name}?", "the translation has '${name}', which the text does not have"),
        ("Welche ${size", "'${size' is shown literally; write '${size}'"),
    ])
    func aTranslationWithOtherVariablesIsRefused(target: String, reason: String) throws {
        let unit = "<trans-unit id=\"pR0mPt\"><source>Which ${size}?</source><target>\(target)</target></trans-unit>"
        try xliff("App/Base.lproj/Intents.intentdefinition", "de", unit)
        let result = try importing("back.xliff")
        result.expect(
            status: 1,
            errorsStart: "back.xliff:3:56: error: 'pR0mPt' in 'de' was not imported: \(reason) [IN0909"
        )
    }

    @Test(arguments: ["${size}: welche?", "<ph id=\"1\">${size}</ph>: welche?", "\n    ${size}: welche?\n  "])
    func aVariableMayMoveAndAToolMayIndent(target: String) throws {
        let unit = "<trans-unit id=\"pR0mPt\"><source>Which ${size}?</source><target>\(target)</target></trans-unit>"
        try xliff("App/Base.lproj/Intents.intentdefinition", "de", unit)
        try importing("back.xliff").expect(errors: "1 translation imported\n")
        let table = try text("App/de.lproj/Intents.strings")
        #expect(table.hasSuffix("\"pR0mPt\" = \"${size}: welche?\";\n"), "\(table)")
    }

    /// Files as spreadsheets save them, with and without a byte order mark, and with typed white space.
    @Test(arguments: [
        "\u{FEFF}key,en, de \r\npR0mPt,Which ${size}?,\" \"\"${size}\"\"?\"\r\n",
        "key;en;de;;\npR0mPt;Which ${size}?;\"\"\"${size}\"\"?\";;\n",
        "key\ten\tde\rpR0mPt\tWhich ${size}?\t\"\"\"${size}\"\"?\"\r",
    ])
    func spreadsheetsOfAnySystemAreRead(csv: String) throws {
        try write("back.csv", csv)
        let result = try importing("back.csv")
        result.expect(errors: "1 translation imported\n")
        let table = try text("App/de.lproj/Intents.strings")
        #expect(table.hasSuffix(#""pR0mPt" = "\"${size}\"?";"# + "\n"), "\(table)")
    }

    @Test func aColumnWithRemarksIsNotALanguage() throws {
        try write("back.csv", "key,en,de,status\npR0mPt,Which ${size}?,Welche ${size}?,done\n")
        let result = try importing("back.csv")
        result.expect(
            status: 1,
            errorsStart:
                "back.csv:1:11: error: the column 'status' is not a language; name it by the language's code or remove it "
                + "[IN0908 unreadable-translations]\n"
        )
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("App/status.lproj").path))
    }

    /// The rest would be lost, and nothing in the table would say so.
    @Test func aTextWithASeparatorIsInQuotationMarks() throws {
        try write("back.csv", "key,de\npR0mPt,Wie groß, bitte?\n")
        let result = try importing("back.csv")
        let message = "this row has 3 cells, and the header 2; write texts with separators in quotation marks"
        result.expect(status: 1, errorsStart: "back.csv:2:17: error: \(message)")
        try write("back.csv", "key,de\npR0mPt,Wie groß ist ${size}?,,\n")
        try importing("back.csv").expect(errors: "1 translation imported\n")
    }

    // MARK: - Folders

    @Test func aFolderMeansEveryTranslationFileInIt() throws {
        let unit = "<trans-unit id=\"aB3dE6\"><source>Order Soup</source><target>A</target></trans-unit>"
        for language in ["it", "nl"] {
            try xliff("App/Base.lproj/Intents.intentdefinition", language, unit)
            let folder = language == "it" ? "Back" : "Back/nl.xcloc/Localized Contents"
            let text = try String(contentsOf: self.folder.url.appendingPathComponent("back.xliff"), encoding: .utf8)
            try write("\(folder)/\(language).xliff", text)
        }
        try write("Back/nl.xcloc/Source Contents/Base.lproj/Intents.strings", "\"aB3dE6\" = \"No\";\n")
        try write("Back/fr.csv", "Key,fr\naB3dE6,A\n")
        try write("Back/fr.lproj/Intents.strings", "\"dEsCrI\" = \"B\";\n")
        try write("Back/fr.lproj/Localizable.strings", "\"x\" = \"B\";\n")
        try write("Back/Intents-ids.csv", "old,new\na,b\n")
        for language in ["fr", "it", "nl"] { try write("App/\(language).lproj/Intents.strings", "") }
        let result = try importing("Back", "--into", "App")
        #expect(result.errors == "4 translations imported\n" && result.status == 0, "\(result)")
        try importing("Back", "--into", "App").expect(errorsStart: "nothing to import")
        // The project's own tables are not returned files.
        #expect(
            try importing("App", "--into", "App").errors
                == "intentc: error: cannot read 'App': it has only the project's own tables; name the files to import\n"
        )
        // Of a folder, only one language is wanted.
        try importing("Back", "--into", "App", "--language", "NL").expect(
            errors: """
                no translations for 'NL' in 'Back/fr.csv', only for 'fr'
                no translations for 'NL' in 'Back/fr.lproj/Intents.strings', only for 'fr'
                no translations for 'NL' in 'Back/it.xliff', only for 'it'
                nothing to import: no translation is new

                """
        )
    }

    /// A translator corrects the source text in a spreadsheet.
    @Test func aChangedSourceTextIsSaidRowByRow() throws {
        try write(
            "back.csv",
            "key,en,de\naB3dE6,Order a Soup,Suppe bestellen\ndEsCrI,Orders  a soup,Suppe!\npR0mPt,Which size?,\n"
        )
        let result = try importing("back.csv", "--into", "App")
        #expect(
            result.errors.split(separator: "\n").filter { $0.contains("IN0910") } == [
                "back.csv:2:8: warning: 'aB3dE6' in 'en' was not imported: the source text is 'Order Soup'; change it in the definition [IN0910 refused-translation]",
                "back.csv:4:8: warning: 'pR0mPt' in 'en' was not imported: the source text is 'Which ${size}?'; change it in the definition [IN0910 refused-translation]",
            ],
            "\(result)"
        )
        #expect(result.errors.hasSuffix("1 translation imported\n") && result.status == 1)
        // What is said about an older text is said once.
        try write("back.csv", "key,en,de\naB3dE6,Order a Soup,Eine Suppe\n")
        let older = try importing("back.csv", "--into", "App").errors
        #expect(older.contains("it translates an older text: 'Order a Soup'"))
        #expect(older.components(separatedBy: "IN0910").count == 2, "\(older)")
    }

    @Test func aFileOfAnotherLanguageIsNotImported() throws {
        try xliff("App/Base.lproj/Intents.intentdefinition", "de", Self.unit)
        let result = try importing("back.xliff", "--language", "fr")
        #expect(result.errors == "no translations for 'fr' in 'back.xliff', only for 'de'\n" && result.status == 2)
        try importing("back.xliff", "--language", "de").expect(errors: "1 translation imported\n")
    }

    /// Paths name the language and what is next to it, also in the folder of a language.
    @Test func commandsWorkInTheFolderOfALanguage() throws {
        let german = folder.url.appendingPathComponent("App/de.lproj")
        func run(_ words: String...) throws -> ProcessResult { try Command.run(words, in: german) }
        let path = "../Base.lproj/Intents.intentdefinition"
        try run("strings", "status").expect(outputStart: "\(path): 3 texts\n")
        let findings = try run("lint", "Intents.strings", "--format", "short").output
        #expect(findings.contains("../de.lproj/Intents.strings: "))
        try xliff(path, "de", Self.unit)
        try run("strings", "import", "../../back.xliff").expect(errors: "1 translation imported\n")
        try run("strings", "sync", "--language", "it").expect(errorsStart: "3 rows added\n")
        let message = "cannot read '../de.lproj': it has only the project's own tables; name the files to import"
        try run("strings", "import", ".").expect(errors: "intentc: error: \(message)\n")
        try write("Back/fr.lproj/Intents.strings", "\"aB3dE6\" = \"Commander\";\n")
        let back = folder.url.appendingPathComponent("Back/fr.lproj")
        let result = try Command.run(["strings", "import", ".", "--into", "../../App", "--language", "fr"], in: back)
        result.expect(errors: "1 translation imported\n")
    }

    /// A definition that is named by a link has the tables next to it, and is counted once.
    @Test func aLinkedDefinitionHasItsOwnPath() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("Linked.intentdefinition").path,
            withDestinationPath: "App/Base.lproj/Intents.intentdefinition"
        )
        for operands in [["Linked.intentdefinition"], ["Linked.intentdefinition", "App"], ["."]] {
            let output = try Command.run(["strings", "status"] + operands, in: folder.url).output
            #expect(output.hasPrefix("App/Base.lproj/Intents.intentdefinition: 3 texts\n"), "\(output)")
            #expect(output.contains("\n  de ") && !output.contains("All 2"))
        }
    }

    /// A conversion to PO and back loses the languages and the names of files.
    @Test func filesThatAreNamedByTheirLanguageAreImported() throws {
        try write("App/fr.lproj/Intents.strings", "\"aB3dE6\" = \"Soupe\";\n")
        for language in ["de", "fr", "zz"] {
            let file = "<file original=\"\(language).po\"><body>\(Self.unit)</body></file>"
            let text = "<xliff version=\"1.1\">\(file)</xliff>"
            try write("\(language == "zz" ? "New" : "Back")/\(language).xliff", text)
        }
        let result = try importing("Back", "--into", "App")
        #expect(
            result.errors
                == "intentc: note: 'Back/de.xliff' and 1 other file name no definition, so their texts are matched by id and source\n"
                + "2 translations imported\n"
        )
        let new = try importing("New", "--into", "App")
        #expect(new.status == 2 && new.errors.contains("'New/zz.xliff' does not name a language; pass '--language'"))
    }

    @Test func whatWasExportedBeforeRekeyCanBeImported() throws {
        try xliff("App/Base.lproj/Intents.intentdefinition", "de", Self.unit)
        try write("Back/de.lproj/Intents.strings", "\"aB3dE6\" = \"Neu\";\n")
        let rekeyed = try Command.run(["strings", "rekey", "App", "--write-map", "Intents-ids.csv"], in: folder.url)
        rekeyed.expect(errorsContain: "the old ids were saved to 'Intents-ids.csv'")
        #expect(
            try importing("back.xliff", "Back", "--into", "App").errors
                == "intentc: note: 2 unknown ids matched to texts of 'App/Base.lproj/Intents.intentdefinition'\n"
                + "2 translations imported\n"
        )
    }

    /// Two definitions have the same texts and ids. One moves, or only one is imported into.
    @Test(arguments: [("Copy", "."), ("Copy", "Copy"), ("App", "App"), ("Moved", ".")])
    func aDefinitionTakesNoTranslationsOfAnother(place: String, into: String) throws {
        try write("Copy/Base.lproj/Intents.intentdefinition", StringsSample.definition())
        try write("Copy/de.lproj/Intents.strings", "\"aB3dE6\" = \"Suppe bestellen\";\n")
        let sections = [("App", "Eins"), ("Copy", "Zwei")].map { folder, text in
            """
            <file original="\(folder)/Base.lproj/Intents.intentdefinition" source-language="en" target-language="de">
            <body>\(Self.unit.replacing("Suppe!", with: text))
            </body></file>
            """
        }
        try write("back.xliff", "<xliff version=\"1.2\">\(sections.joined())</xliff>")
        if place == "Moved" {
            let app = folder.url.appendingPathComponent("App")
            try FileManager.default.moveItem(at: app, to: folder.url.appendingPathComponent(place))
        }
        let result = try importing("back.xliff", "--into", into)
        #expect(result.status == 0 && result.errors == "\(into == "." ? "2 translations" : "1 translation") imported\n")
        func table(_ name: String) throws -> String {
            let url = folder.url.appendingPathComponent("\(name)/de.lproj/Intents.strings")
            return try String(contentsOf: url, encoding: .utf8)
        }
        #expect(try table("Copy").contains("Zwei") == (into != "App") && !table("Copy").contains("Eins"))
        let first = place == "Moved" ? place : "App"
        #expect(try table(first).contains("Eins") == (into != "Copy") && !table(first).contains("Zwei"))
    }

    // MARK: - What is not followed

    @Test func nothingIsCreatedOutsideTheFolder() throws {
        try write("Elsewhere/x", "")
        let link = folder.url.appendingPathComponent("App/it.lproj").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../Elsewhere")
        try write("back.csv", "key,it\naB3dE6,A\n")
        let result = try importing("back.csv", "--into", "App", "--language", "it")
        result.expect(status: 2)
        #expect(
            result.errors
                == "intentc: error: cannot write 'App/it.lproj/Intents.strings': a link leads out of the folder\n",
            "\(result.errors)"
        )
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/Elsewhere") == ["x"])
    }

    /// Whatever a link in a folder for output leads to, nothing is read or written there.
    @Test(arguments: ["file", "missing"])
    func nothingIsWrittenThroughALink(target: String) throws {
        try write("Outside/file", "secret")
        try write("Out/x", "")
        for name in ["de.xliff", "Intents.intents.swift"] {
            let link = folder.url.appendingPathComponent("Out/" + name).path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../Outside/" + target)
        }
        for command in [
            ["strings", "export", "App", "-o", "Out"], ["generate", "App", "-o", "Out"],
            ["generate", "App", "-o", "Out", "--force"], ["generate", "App", "-o", "Out", "--dry-run"],
        ] {
            let result = try Command.run(command, in: folder.url)
            #expect(
                result.status == 2 && result.errors.contains(": a link leads out of the folder"),
                "\(command) \(result)"
            )
            result.expect(outputLacks: "secret")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/Outside") == ["file"])
        #expect(try String(contentsOfFile: folder.url.path + "/Outside/file", encoding: .utf8) == "secret")
        // The user may name a link.
        let named = ["strings", "export", "App", "-o", "Out/de.xliff"]
        try Command.run(named, in: folder.url).expect(status: 0)
    }

    @Test func linksLeadNowhereOutsideTheFolder() throws {
        try write("secret.txt", "PASSWORD=1234")
        try write("de.xcloc/Localized Contents/notes.txt", "")
        let link = folder.url.appendingPathComponent("de.xcloc/Localized Contents/de.xliff").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../../secret.txt")
        let result = try importing("de.xcloc")
        result.expect(errorsContain: "it is a link out of the searched folder")
        #expect(!(result.output + result.errors).contains("PASSWORD"))
        result.expect(status: 2)
    }

    @Test func aPipeIsNotWaitedFor() throws {
        try write("de.xcloc/Localized Contents/notes.txt", "")
        let pipe = folder.url.appendingPathComponent("de.xcloc/Localized Contents/de.xliff").path
        try #require(mkfifo(pipe, 0o600) == 0)
        let result = try importing("de.xcloc")
        result.expect(status: 2, errorsContain: "it is not a file")
    }

    // MARK: - Languages under other names

    /// - Parameters:
    ///   - languages: those that the project has tables for.
    ///   - table: the folder of the table that gets the translation; `nil` for none.
    @Test(
        arguments: [
            (["de"], "de-DE", nil, "'back.xliff' is for 'de-DE'; it is imported as 'de'", "de"),
            (
                ["zh-Hans", "zh-Hant"], "zh-CN", nil, "'back.xliff' is for 'zh-CN'; it is imported as 'zh-Hans'",
                "zh-Hans"
            ),
            (
                ["zh-Hans", "zh-Hant"], "zh_TW", nil, "'back.xliff' is for 'zh_TW'; it is imported as 'zh-Hant'",
                "zh-Hant"
            ),
            (["pt-BR"], "pt", nil, "'back.xliff' is for 'pt'; it is imported as 'pt-BR'", "pt-BR"),
            (["nb"], "no", nil, "'back.xliff' is for 'no'; it is imported as 'nb'", "nb"),
            (["he"], "iw", nil, "'back.xliff' is for 'iw'; it is imported as 'he'", "he"),
            (["pt_BR"], "pt-BR", nil, nil, "pt_BR"),
            (
                ["pt-BR", "pt-PT"], "pt", nil,
                "'back.xliff' is for 'pt', which may be 'pt-BR' and 'pt-PT'; pass one of them with '--language'", nil
            ),
            (["pt-BR", "pt-PT"], "pt", "pt-PT", "'back.xliff' is for 'pt'; it is imported as 'pt-PT'", "pt-PT"),
            (
                ["pt-BR"], "pt-PT", nil,
                "'back.xliff' is for 'pt-PT', which the project does not have; to add it, pass '--language pt-PT'", nil
            ),
            (
                ["de"], "es", nil,
                "'back.xliff' is for 'es', which the project does not have; to add it, pass '--language es'", nil
            ),
            (["de"], "es", "es", nil, "es"), (["de"], "de-DE", "de-DE", nil, "de-DE"),
            (["de"], "fr", "de", "no translations for 'de' in 'back.xliff', only for 'fr'", nil),
        ] as [([String], String, String?, String?, String?)]
    )
    func aLanguageIsThatOfTheProject(
        languages: [String],
        language: String,
        wanted: String?,
        message: String?,
        table: String?
    ) throws {
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/de.lproj"))
        for language in languages { try write("App/\(language).lproj/Intents.strings", "") }
        try xliff("App/Base.lproj/Intents.intentdefinition", language, Self.unit)
        let result = try Command.run(
            ["strings", "import", "back.xliff"] + (wanted.map { ["--language", $0] } ?? []),
            in: folder.url
        )
        if let message { #expect(result.errors.contains(message + "\n"), "\(result)") }
        #expect(result.errors.contains("1 translation imported") == (table != nil), "\(result)")
        result.expect(status: (table == nil ? 2 : 0))
        let tables = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "App").path)
        #expect(Set(tables) == Set((languages + (table.map { [$0] } ?? [])).map { $0 + ".lproj" } + ["Base.lproj"]))
        if let table {
            let path = folder.url.appending(path: "App/\(table).lproj/Intents.strings")
            #expect(try String(contentsOf: path, encoding: .utf8).contains("\"dEsCrI\" = \"Suppe!\";"))
        }
    }

    @Test func whatATranslatorAddedOrDidNotTranslateIsNamed() throws {
        let units =
            "<trans-unit id=\"aB3dE6\"><source>Order Soup</source><target>Order Soup</target></trans-unit>"
            + "<trans-unit id=\"dEsCrI\"><source>Orders a soup</source><target>Eine &lt;b>Suppe&lt;/b></target></trans-unit>"
        try xliff("App/Base.lproj/Intents.intentdefinition", "fr", units)
        let result = try importing("back.xliff", "--language", "fr")
        result.expect(
            errors: """
                intentc: note: 1 translation with markup that the source does not have: dEsCrI in fr
                1 translation imported; 1 translation skipped: it repeats the definition (aB3dE6 in fr)

                """
        )
    }
}
