import Foundation
import TestSupport
import Testing

/// The commands of `intentc strings` that write: all or nothing, and not a byte too many.
@Suite struct StringsEditingTests: HasFolder {
    let folder: TemporaryDirectory
    private static let german = "/* Xcode */\n\"aB3dE6\" = \"Suppe bestellen\";\n"

    init() throws {
        folder = try TemporaryDirectory()
        try write("App/Base.lproj/Intents.intentdefinition", StringsSample.definition())
        try write("App/de.lproj/Intents.strings", Self.german)
    }

    private func strings(_ arguments: String...) throws -> ProcessResult {
        try Command.run(["strings"] + arguments, in: folder.url)
    }

    /// `exclude` is about what is reported: a table that kept its old ids would lose its translations.
    @Test func excludedTablesChangeWithTheirDefinition() throws {
        try write("intentc.json", #"{"version": 1, "exclude": ["**/de.lproj/*"]}"#)
        let result = try strings("rekey", "App")
        result.expect(status: 0)
        let german = try text("App/de.lproj/Intents.strings")
        #expect(german.contains("Suppe bestellen") && !german.contains("aB3dE6"), "\(german)")
        try strings("sync", "--language", "de").expect(status: 0)
        #expect(try text("App/de.lproj/Intents.strings").hasPrefix(german.prefix(20)))
    }

    /// The path to a text, with a word for its kind unless it is what a response says.
    @Test func readableIDsArePathsToTexts() throws {
        let definition = try Data(contentsOf: Project.schemas.appendingPathComponent("OrderCoffee.intentdefinition"))
        try folder.write([UInt8](definition), to: "Coffee/Coffee.intentdefinition")
        try strings("rekey", "Coffee", "--write-map", "ids.csv").expect(status: 0)
        let ids = try text("ids.csv").split(separator: "\n").compactMap {
            $0.split(separator: ",").last.map(String.init)
        }
        for id in [
            "title", "giftMessage.prompt", "drink.shortcut", "response.drink.name", "response.success",
            "response.success.concise", "response.failureUnknownDrink",
        ] { #expect(ids.contains("OrderCoffee." + id), "\(id)") }
        #expect(ids.contains("CupSize.small.pronunciation.synonym1"))
    }

    /// People who write the definition's language do not translate it.
    @Test func rowsOfTheSourceLanguageAreNeverNew() throws {
        try strings("sync", "App", "--language", "en").expect(status: 0)
        let english = try text("App/en.lproj/Intents.strings")
        #expect(english.contains("\"aB3dE6\" = \"Order Soup\";") && !english.contains("new"), "\(english)")
        let again = try strings("sync", "App", "--language", "en", "--dry-run")
        #expect(again.output == "" && again.errors == "", "\(again)")
        again.expect(status: 0)
    }

    /// A definition whose texts are keys needs words in its own language, too.
    @Test func aKeyIsNewInTheSourceLanguage() throws {
        try write("App/Base.lproj/Intents.intentdefinition", StringsSample.definition(title: "ORDER_SOUP"))
        try strings("sync", "App", "--language", "en").expect(status: 0)
        let english = try text("App/en.lproj/Intents.strings")
        #expect(english.contains("/* Translation: new */\n\"aB3dE6\" = \"ORDER_SOUP\";\n"), "\(english)")
        #expect(english.components(separatedBy: "Translation: new").count == 2)
    }

    @Test func aNewLanguageThatLooksLikeAnotherIsSaid() throws {
        let result = try strings("sync", "App", "--language", "de_DE")
        result.expect(errorsStart: "intentc: note: 'de_DE' is a new language beside 'de'\n")
    }

    // MARK: - Import

    private func xliff(_ units: String, language: String = "de") -> String {
        """
        <?xml version="1.0"?>
        <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="App/en.lproj/Intents.strings" \
        source-language="en" target-language="\(language)" datatype="plaintext"><body>
        \(units)
        </body></file></xliff>
        """
    }

    @Test func translationsGoIntoTheProjectsOwnTables() throws {
        try write(
            "de.xliff",
            xliff(
                """
                <trans-unit id="dEsCrI"><source>Orders a soup</source><target>Bestellt eine <g id="1">Suppe</g></target></trans-unit>
                <trans-unit id="pR0mPt"><source>Which ${size}?</source><target>Welche <ph id="1">${size}</ph>?</target></trans-unit>
                """
            )
        )
        let checked = try strings("import", "de.xliff", "--check")
        #expect(checked.status == 1 && checked.output == "App/de.lproj/Intents.strings would change\n")
        #expect(try text("App/de.lproj/Intents.strings") == Self.german)
        let result = try strings("import", "de.xliff")
        #expect(result.status == 0 && result.errors == "2 translations imported\n")
        #expect(
            try text("App/de.lproj/Intents.strings") == Self.german + """

                /* OrderSoup › description */
                "dEsCrI" = "Bestellt eine Suppe";

                /* OrderSoup › size › prompt */
                "pR0mPt" = "Welche ${size}?";

                """
        )
        try strings("import", "de.xliff", "--check").expect(status: 0)
    }

    private static let unit =
        "<trans-unit id=\"dEsCrI\"><source>Orders a soup</source><target>Bestellt eine Suppe</target></trans-unit>"

    @Test func oneTranslationThatMatchesNoTextIsNotForgotten() throws {
        let gone = Self.unit.replacing("dEsCrI", with: "gOnE00").replacing("Orders", with: "Ordered")
        let file = xliff(Self.unit + gone).replacing("App/en.lproj/Intents.strings", with: "Localizable.strings")
        try write("de.xliff", file)
        let lost = "1 translation in 'de.xliff' matches no text, or several\n"
        try strings("import", "de.xliff").expect(status: 0, errorsContain: lost)
        try strings("import", "de.xliff").expect(errorsContain: lost + "nothing imported\n")
    }

    @Test func aTextDoesNotReplaceTwoForms() throws {
        let forms = ["one", "other"].map { #""\#($0)":{"stringUnit":{"state":"translated","value":"\#($0)"}}"# }
        let german = #"{"variations":{"plural":{\#(forms.joined(separator: ","))}}}"#
        let strings = #"{"dEsCrI":{"localizations":{"de":\#(german)}}}"#
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/de.lproj"))
        try write("App/Intents.xcstrings", #"{"sourceLanguage":"en","strings":\#(strings),"version":"1.0"}"#)
        try write("de.xliff", xliff(Self.unit))
        let result = try self.strings("import", "de.xliff", "--color", "never")
        result.expect(status: 1, errorsContain: "the string catalog has several forms of this text")
    }

    @Test func whatWouldLoseATextIsRefusedRowByRow() throws {
        try write(
            "de.xliff",
            xliff(
                """
                <trans-unit id="aB3dE6"><source>Order Soup</source><target>Order Soup</target></trans-unit>
                <trans-unit id="pR0mPt"><source>Which ${size}?</source><target>Welche ${Groesse}?</target></trans-unit>
                <trans-unit id="dEsCrI"><source>Orders a soup</source><target>Bestellt eine Suppe</target></trans-unit>
                <trans-unit id="gOnE00"><source>Gone</source><target>Weg</target></trans-unit>
                """
            )
        )
        let result = try strings("import", "de.xliff", "--color", "never")
        result.expect(status: 1)
        let lines = result.errors.split(separator: "\n").filter { $0.contains("[IN09") }
        #expect(
            lines == [
                "de.xliff:4:56: error: 'pR0mPt' in 'de' was not imported: the translation has '${Groesse}' where the text has '${size}' [IN0909 damaged-translation]",
                "de.xliff:3:52: warning: 'aB3dE6' in 'de' was not imported: it repeats the text of the definition; the existing one stays [IN0910 refused-translation]",
                "de.xliff:6:46: warning: 'gOnE00' in 'de' was not imported: the definition has no text 'gOnE00' [IN0910 refused-translation]",
            ]
        )
        let table = try text("App/de.lproj/Intents.strings")
        #expect(table.hasPrefix(Self.german) && table.contains("Bestellt eine Suppe") && !table.contains("Groesse"))
    }

    @Test(arguments: [
        "<!DOCTYPE x [<!ENTITY a \"aaaa\">]><xliff version=\"1.2\">&a;</xliff>",
        "<xliff version=\"1.2\"><file></xliff>",
        "<xliff version=\"1.2\">&nbsp;</xliff>", "<xliff", "", "<html/>", "<a><xliff/></b>",
        String(repeating: "<x>", count: 100),
    ])
    func hostileFilesAreRefused(contents: String) throws {
        try write("de.xliff", contents)
        let result = try strings("import", "de.xliff")
        result.expect(status: 1, errorsContain: "IN0908")
        #expect(try text("App/de.lproj/Intents.strings") == Self.german)
    }

    @Test(arguments: [
        "<<<<<<< HEAD\n\"aB3dE6\" = \"a\";\n=======\n\"aB3dE6\" = \"b\";\n>>>>>>> other\n", "\"aB3dE6\" = \"offen;\n",
        "\"aB3dE6\" = {};\n\"x\" \"y\";\n",
    ])
    func aTableThatCannotBeReadIsLeftAlone(table: String) throws {
        try write("App/de.lproj/Intents.strings", table)
        try write("App/fr.lproj/Intents.strings", "\"aB3dE6\" = \"Commander\";\n")
        let definition = try text("App/Base.lproj/Intents.intentdefinition")
        try write(
            "de.xliff",
            xliff("<trans-unit id=\"aB3dE6\"><source>Order Soup</source><target>Suppe</target></trans-unit>")
        )
        for command in [["import", "de.xliff"], ["sync"], ["rekey", "App"]] {
            let result = try Command.run(["strings"] + command, in: folder.url)
            #expect(result.status == 2, "\(command)")
            #expect(result.errors.contains("App/de.lproj/Intents.strings:") && result.errors.contains(": error: "))
        }
        #expect(try text("App/de.lproj/Intents.strings") == table)
        #expect(try text("App/fr.lproj/Intents.strings") == "\"aB3dE6\" = \"Commander\";\n")
        #expect(try text("App/Base.lproj/Intents.intentdefinition") == definition)
    }

    @Test func aFileThatCannotBeWrittenUndoesTheOthers() throws {
        try write("App/fr.lproj/Intents.strings", "\"aB3dE6\" = \"Commander\";\n")
        let definition = try text("App/Base.lproj/Intents.intentdefinition")
        // A second name of the file would keep the old contents.
        try FileManager.default.linkItem(
            at: folder.url.appendingPathComponent("App/fr.lproj/Intents.strings"),
            to: folder.url.appendingPathComponent("other.strings")
        )
        let result = try strings("rekey", "App")
        result.expect(status: 2, errorsContain: "hard links")
        #expect(try text("App/Base.lproj/Intents.intentdefinition") == definition)
        #expect(try text("App/de.lproj/Intents.strings") == Self.german)
    }

    @Test func aSpreadsheetComesBackToo() throws {
        let exported = try strings("export", "--format", "csv")
        exported.expect(outputStart: "definition,key,place,note,en,de\r\n")
        try write("back.csv", exported.output.replacingOccurrences(of: "Suppe bestellen", with: "Eine Suppe bestellen"))
        try strings("import", "back.csv").expect(status: 0)
        #expect(try text("App/de.lproj/Intents.strings") == "/* Xcode */\n\"aB3dE6\" = \"Eine Suppe bestellen\";\n")
    }

    @Test func aNewLanguageGetsATable() throws {
        try write(
            "it.xliff",
            xliff(
                "<trans-unit id=\"aB3dE6\"><source>Order Soup</source><target>Ordina</target></trans-unit>",
                language: "it"
            )
        )
        try strings("import", "it.xliff", "--language", "it").expect(status: 0)
        #expect(
            try text("App/it.lproj/Intents.strings") == "/* OrderSoup › title */\n\"aB3dE6\" = \"Ordina\";\n"
        )
        try write(
            "bad.xliff",
            xliff("<trans-unit id=\"aB3dE6\"><source>x</source><target>y</target></trans-unit>", language: "../x")
        )
        try strings("import", "bad.xliff").expect(status: 2)
        #expect(!exists("x.lproj"))
    }

    @Test(arguments: [[], ["--output", "Out"], ["--format", "csv"], ["--missing-only"]])
    func withoutALanguageToTranslateToNothingIsExported(options: [String]) throws {
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/de.lproj"))
        try write("App/en.lproj/Intents.strings", "\"aB3dE6\" = \"Order Soup\";\n")
        let result = try Command.run(["strings", "export", "App"] + options, in: folder.url)
        #expect(result.status == 2 && result.output.isEmpty)
        result.expect(errorsStart: "intentc: error: there are no languages to export; name one with '--language'\n")
        #expect(!exists("Out"))
        try strings("export", "App", "--language", "it").expect(outputContains: "target-language=\"it\"")
    }

    @Test func aSingleFileIsExportedToItsPath() throws {
        try strings("export", "App", "--language", "DE", "--output", "Out/german.xliff").expect(status: 0)
        #expect(try text("Out/german.xliff").contains("target-language=\"de\""))
        try strings("export", "App", "--output", "texts.csv").expect(status: 0)
        #expect(try text("texts.csv").hasPrefix("definition,key,place,note,en,de\r\n"))
        try strings("export", "App", "--output", "Out").expect(status: 0)
        #expect(try text("Out/de.xliff") == text("Out/german.xliff"))
        // Several languages do not fit into one file, and a name says the format.
        let several = try strings("export", "App", "--language", "de", "--language", "fr", "-o", "all.xliff")
        several.expect(
            errorsStart:
                "intentc: error: there are several languages (de, fr); name one with '--language', or a folder with '--output'\n"
        )
        let other = try strings("export", "App", "--format", "xliff", "-o", "all.csv")
        other.expect(errorsStart: "intentc: error: 'all.csv' is not a name for xliff; pass '--format csv'\n")
        #expect(!exists("all.xliff") && !exists("all.csv"))
    }

    @Test(arguments: ["texts.txt", "de.STRINGS", "Out/de.xcloc", "de.lproj"])
    func noFolderIsMadeInPlaceOfAFileThatIsNotWritten(output: String) throws {
        let result = try strings("export", "App", "-o", output)
        let message = "intentc: error: cannot export to '\(output)'; name an .xliff, .xlf or .csv file, or a folder\n"
        #expect(result.status == 2 && result.errors.hasPrefix(message), "\(result)")
        #expect(!exists(output) && !exists("Out"))
        try strings("export", "App", "-o", "v1.2").expect(status: 0)
        #expect(exists("v1.2/de.xliff"))
    }

    @Test func twoDefinitionsOfOneNameAreToldApart() throws {
        try write("Widget/App/Base.lproj/Intents.intentdefinition", StringsSample.definition(title: "Eat Soup"))
        try write("Widget/App/de.lproj/Intents.strings", "\"aB3dE6\" = \"Suppe essen\";\n")
        let message =
            "there are several definitions ('App/Base.lproj/Intents.intentdefinition' and "
            + "'Widget/App/Base.lproj/Intents.intentdefinition')"
        try strings("rekey", ".").expect(errors: "intentc: error: \(message); name one of them\n")
        for format in ["xliff", "csv"] {
            let exported = try strings("export", "--format", format).output
            try write("back.\(format)", exported)
            let back = try strings("import", "back.\(format)", "--check")
            #expect(back.output.isEmpty && back.status == 0, "\(format): \(back)")
        }
    }

    // MARK: - Sync

    @Test func missingRowsAreAddedAndMarked() throws {
        try strings("sync", "--check").expect(status: 1)
        func advice() throws -> [String] {
            let lint = try Command.run("lint", "App", in: folder.url).output
            return lint.components(separatedBy: "\n").filter { $0.contains("help: ") && $0.contains("'dEsCrI'") }
        }
        #expect(try advice() == ["      help: 'intentc strings sync' adds the row for 'dEsCrI'"])
        let result = try strings("sync")
        #expect(result.status == 0 && result.errors == "2 rows added\n")
        let command = "'intentc strings export --missing-only' writes missing texts for translators"
        #expect(try advice() == ["      help: translate 'dEsCrI'; \(command)"])
        #expect(
            try text("App/de.lproj/Intents.strings") == Self.german + """

                /* OrderSoup › description */
                /* Translation: new */
                "dEsCrI" = "Orders a soup";

                /* OrderSoup › size › prompt */
                /* Translation: new */
                "pR0mPt" = "Which ${size}?";

                """
        )
        try strings("sync", "--check").expect(status: 0)
        try strings("status").expect(outputContains: "de               33%               0        2")
    }

    @Test(arguments: ["ORDER_TITLE", "intent.order.title", "ORDER_TITLE ${size}"])
    func aKeyIsNotAFinishedText(key: String) throws {
        try write("App/Base.lproj/Intents.intentdefinition", StringsSample.definition(title: key))
        try write("App/en.lproj/Intents.strings", "\"dEsCrI\" = \"Orders a soup\";\n")
        try write("App/de.lproj/Intents.strings", "\"dEsCrI\" = \"Bestellt\";\n")
        try strings("sync").expect(status: 0)
        for language in ["en", "de"] {
            let table = try text("App/\(language).lproj/Intents.strings")
            #expect(table.contains("/* Translation: new */\n\"aB3dE6\" = \"\(key)\";"), "\(table)")
        }
        #expect(try text("App/en.lproj/Intents.strings").contains("/* OrderSoup › size › prompt */\n\"pR0mPt\""))
        try strings("sync", "--check").expect(status: 0)
    }

    /// If a text gets another ID, the added row is removed together with its comment.
    @Test(arguments: [
        german,
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
            <!-- Xcode -->
            <key>aB3dE6</key>
            <string>Suppe bestellen</string>
        </dict>
        </plist>

        """,
    ])
    func rowsThatAreRemovedLeaveNoComment(table: String) throws {
        try write("App/de.lproj/Intents.strings", table)
        let complete = ["sync", "--language", "de", "--remove-unused", "--yes"]
        try Command.run(["strings"] + complete, in: folder.url).expect(status: 0)
        let before = try text("App/de.lproj/Intents.strings")
        #expect(before.contains("Translation: new"))
        let other = StringsSample.definition(ids: ["aB3dE6", "nEwNeW", "pR0mPt"])
        try write("App/Base.lproj/Intents.intentdefinition", other)
        try Command.run(["strings"] + complete, in: folder.url).expect(status: 0)
        #expect(
            try text("App/de.lproj/Intents.strings") == before.replacingOccurrences(of: "dEsCrI", with: "nEwNeW")
        )
    }

    @Test func lostTranslationsAreGivenTheirIDs() throws {
        try write("App/de.lproj/Intents.strings", "\"xX0xX0\" = \"Suppe bestellen\";\n\"dEaDdE\" = \"Tot\";\n")
        try write("App/en.lproj/Intents.strings", "\"xX0xX0\" = \"Order Soup\";\n")
        let result = try strings("sync", "--language", "de")
        result.expect(
            errorsContain: "2 rows moved to the current id of the text",
            "App/Base.lproj/Intents.intentdefinition: 1 key unused in 1 table: dEaDdE"
        )
        #expect(try text("App/de.lproj/Intents.strings").hasPrefix("\"aB3dE6\" = \"Suppe bestellen\";\n"))
        #expect(try text("App/en.lproj/Intents.strings").hasPrefix("\"aB3dE6\" = \"Order Soup\";\n"))
        #expect(try text("App/de.lproj/Intents.strings").contains("dEaDdE"))
        let row = "App/de.lproj/Intents.strings: dEaDdE = Tot\n"
        let refused = try strings("sync", "--remove-unused")
        #expect(
            refused.errors
                == row + "intentc: error: would remove 1 row; pass '--yes' to remove without asking\n"
        )
        refused.expect(status: 2)
        #expect(try text("App/de.lproj/Intents.strings").contains("dEaDdE"))
        try strings("sync", "--remove-unused", "--dry-run").expect(outputContains: "-\"dEaDdE\" = \"Tot\";")
        let removed = try strings("sync", "--remove-unused", "--yes")
        #expect(removed.status == 0 && removed.errors.hasPrefix(row), "\(removed.errors)")
        #expect(try !text("App/de.lproj/Intents.strings").contains("dEaDdE"))
    }

    // MARK: - Ids

    @Test func idsAndTablesMoveTogetherAndBack() throws {
        let definition = try text("App/Base.lproj/Intents.intentdefinition")
        try write("App/de.lproj/Intents.intentdefinition", definition)
        try write("App/fr.lproj/Intents.strings", "\"aB3dE6\" = \"Commander\";\n")
        let dry = try strings("rekey", "App/Base.lproj/Intents.intentdefinition", "--dry-run")
        #expect(dry.status == 0 && dry.output.contains("+\"OrderSoup.title\" = \"Commander\";"))
        try strings("rekey", "App/Base.lproj/Intents.intentdefinition", "--write-map", "ids.csv").expect(status: 0)
        let moved = StringsSample.definition(ids: ["OrderSoup.title", "OrderSoup.description", "OrderSoup.size.prompt"])
        #expect(try text("App/Base.lproj/Intents.intentdefinition") == moved)
        #expect(try text("App/de.lproj/Intents.intentdefinition") == moved)
        #expect(try text("App/fr.lproj/Intents.strings") == "\"OrderSoup.title\" = \"Commander\";\n")
        #expect(
            try text("ids.csv")
                == "old,new\naB3dE6,OrderSoup.title\ndEsCrI,OrderSoup.description\npR0mPt,OrderSoup.size.prompt\n"
        )
        let again = try strings("rekey", "App/Base.lproj/Intents.intentdefinition", "--check")
        #expect(again.status == 0 && again.errors == "every text already has its id\n")
        let back = try strings("rekey", "App/Base.lproj/Intents.intentdefinition", "--map", "ids.csv", "--reverse")
        back.expect(status: 0)
        #expect(try text("App/Base.lproj/Intents.intentdefinition") == definition)
        #expect(try text("App/de.lproj/Intents.strings") == Self.german)
    }

    @Test func whatLintFindsInIDsIsResolved() throws {
        try write("App/Base.lproj/Intents.intentdefinition", StringsSample.definition(ids: ["aB3dE6", "aB3dE6", ""]))
        func codes() throws -> [String] {
            let found = try Command.run("lint", "App", "--fail-on", "never", in: folder.url).output
            return ["IN0501", "IN0506"].filter(found.contains)
        }
        #expect(try codes() == ["IN0501", "IN0506"])
        let result = try strings("rekey", "App", "--style", "random")
        result.expect(errors: "the new ids are listed in 'Intents-ids.csv'\n")
        #expect(try codes() == [])
        let table = try text("App/de.lproj/Intents.strings")
        #expect(table.hasPrefix(Self.german) && table.components(separatedBy: "Suppe bestellen").count == 3)
    }

    /// Lint gives this advice also where people chose ids themselves.
    @Test func onlyTheIDsThatLintFindsAreReplaced() throws {
        let definition = StringsSample.definition(ids: ["order.title", "order.title", "order.prompt"])
        try write("App/Base.lproj/Intents.intentdefinition", definition)
        try write("App/de.lproj/Intents.strings", "\"order.title\" = \"Suppe bestellen\";\n")
        try strings("rekey", "--style", "random").expect(status: 0)
        let new = try text("App/Base.lproj/Intents.intentdefinition")
        #expect(new.components(separatedBy: "order.title").count == 2 && new.contains("order.prompt"))
        #expect(try text("App/de.lproj/Intents.strings").hasPrefix("\"order.title\" = \"Suppe bestellen\";\n"))
    }

    @Test func twoTextsDoNotGetOneID() throws {
        try write("ids.csv", "aB3dE6,same\ndEsCrI,same\n")
        try strings("rekey", "App", "--map", "ids.csv").expect(status: 2)
        try write("ids.csv", "aB3dE6,a<b\n")
        try strings("rekey", "App", "--map", "ids.csv").expect(status: 2)
    }

    /// The list of another definition is a mistake, not work already done.
    @Test func aListWithoutAnIDOfTheDefinitionIsRefused() throws {
        try write("ids.csv", "old,new\nxxxxxx,yyyyyy\n")
        let result = try strings("rekey", "App", "--map", "ids.csv")
        #expect(
            result.errors
                == "intentc: error: no id in 'ids.csv' belongs to a text of 'App/Base.lproj/Intents.intentdefinition'\n"
        )
        result.expect(status: 2)
        try write("ids.csv", "old,new\nxxxxxx,aB3dE6\n")
        try strings("rekey", "App", "--map", "ids.csv").expect(errors: "every text already has its id\n")
    }

    // MARK: - Texts under other ids

    private func git(_ words: String...) throws {
        let result = try runProcess("git", ["-c", "user.name=a", "-c", "user.email=a@b"] + words, in: folder.url)
        result.expect(status: 0)
    }

    @Test func aTextIsFollowedToItsNewID() throws {
        try git("init", "-q")
        try git("add", ".")
        try git("commit", "-qm", "first")
        let ids = ["nEwNeW", "dEsCrI", "pR0mPt"]
        try write("App/Base.lproj/Intents.intentdefinition", StringsSample.definition(ids: ids))
        try strings("sync", "App", "--no-history", "--dry-run").expect(outputContains: "+\"nEwNeW\" = \"Order Soup\";")
        let result = try strings("sync", "App")
        result.expect(errors: "2 rows added, 1 row moved to the current id of the text\n")
        #expect(try text("App/de.lproj/Intents.strings").hasPrefix("/* Xcode */\n\"nEwNeW\" = \"Suppe bestellen\";\n"))
        try strings("status", "App", "--language", "de").expect(
            outputContains: "de               33%               0        2      0        0         0"
        )
        // This also works after the commit, and with another ID in between.
        try write("App/de.lproj/Intents.strings", Self.german)
        try git("commit", "-qam", "second")
        try write(
            "App/Base.lproj/Intents.intentdefinition",
            StringsSample.definition(ids: ["tHiRdX", "dEsCrI", "pR0mPt"])
        )
        try git("commit", "-qam", "third")
        try strings("sync", "App").expect(errorsContain: "1 row moved to the current id of the text")
        #expect(try text("App/de.lproj/Intents.strings").contains("\"tHiRdX\" = \"Suppe bestellen\";"))
    }

    @Test func aRowThatWaitsGivesWayToTheTranslationOfAnOlderID() throws {
        try git("init", "-q")
        try git("add", ".")
        try git("commit", "-qm", "first")
        try write(
            "App/Base.lproj/Intents.intentdefinition",
            StringsSample.definition(ids: ["nEwNeW", "dEsCrI", "pR0mPt"])
        )
        try write(
            "App/de.lproj/Intents.strings",
            Self.german + "\n/* Translation: new */\n\"nEwNeW\" = \"Order Soup\";\n"
        )
        try strings("sync", "App").expect(errorsContain: "1 row moved to the current id of the text")
        let table = try text("App/de.lproj/Intents.strings")
        #expect(table.contains("\"nEwNeW\" = \"Suppe bestellen\";") && !table.contains("aB3dE6"))
    }

    @Test func tablesInTheWordsOfTheSourceGetMarkedRows() throws {
        try write("App/fi.lproj/Intents.strings", "\"dEsCrI\" = \"Orders a soup\";\n\"pR0mPt\" = \"Which ${size}?\";\n")
        try strings("sync", "App", "--language", "fi").expect(status: 0)
        #expect(
            try text("App/fi.lproj/Intents.strings").contains("/* Translation: new */\n\"aB3dE6\" = \"Order Soup\";")
        )
    }
}
