import Foundation
import TestSupport
import Testing

/// The commands of `intentc strings` that write: all or nothing, and not a byte too many.
@Suite struct StringsEditingTests {
    private let folder: TemporaryDirectory
    private static let german = "/* Xcode */\n\"aB3dE6\" = \"Suppe bestellen\";\n"

    init() throws {
        folder = try TemporaryDirectory()
        try write("App/Base.lproj/Intents.intentdefinition", StringsSample.definition())
        try write("App/de.lproj/Intents.strings", Self.german)
    }

    private func write(_ name: String, _ text: String) throws { try folder.write(Array(text.utf8), to: name) }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
    }

    private func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(name).path)
    }

    private func strings(_ arguments: String...) throws -> ProcessResult {
        try Command.run(["strings"] + arguments, in: folder.url)
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
        #expect(try strings("import", "de.xliff", "--check").status == 0)
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
        #expect(result.status == 1)
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
        #expect(result.status == 1)
        #expect(result.errors.contains("IN0908"))
        #expect(try text("App/de.lproj/Intents.strings") == Self.german)
    }

    @Test(arguments: [
        "    @Test func whatLintFindsInIDsIsResolved() throws {
        try write("App/Base.lproj/Intents.intentdefinition", StringsSample.definition(ids: ["aB3dE6", "aB3dE6", ""]))
        func codes() throws -> [String] {
            let found = try Command.run("lint", "App", "--fail-on", "never", in: folder.url).output
            return ["IN0501", "IN0506"].filter(found.contains)
        }
        #expect(try codes() == ["IN0501", "IN0506"])
        let result = try strings("rekey", "App", "--style", "random")
        #expect(result.errors == "the new ids are listed in 'Intents-ids.csv'\n")
        #expect(try codes() == [])
        let table = try text("App/de.lproj/Intents.strings")
        #expect(table.hasPrefix(Self.german) && table.components(separatedBy: "Suppe bestellen").count == 3)
    }

    @Test func twoTextsDoNotGetOneID() throws {
        try write("ids.csv", "aB3dE6,same\ndEsCrI,same\n")
        #expect(try strings("rekey", "App", "--map", "ids.csv").status == 2)
        try write("ids.csv", "aB3dE6,a<b\n")
        #expect(try strings("rekey", "App", "--map", "ids.csv").status == 2)
    }

    /// The list of another definition is a mistake, not work already done.
    @Test func aListWithoutAnIDOfTheDefinitionIsRefused() throws {
        try write("ids.csv", "old,new\nxxxxxx,yyyyyy\n")
        let result = try strings("rekey", "App", "--map", "ids.csv")
        #expect(
            result.errors
                == "intentc: error: no id in 'ids.csv' belongs to a text of 'App/Base.lproj/Intents.intentdefinition'\n"
        )
        #expect(result.status == 2)
        try write("ids.csv", "old,new\nxxxxxx,aB3dE6\n")
        #expect(try strings("rekey", "App", "--map", "ids.csv").errors == "every text already has its id\n")
    }

    // MARK: - Texts under other ids

    private func git(_ words: String...) throws {
        let result = try runProcess("git", ["-c", "user.name=a", "-c", "user.email=a@b"] + words, in: folder.url)
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func aTextIsFollowedToItsNewID() throws {
        try git("init", "-q")
        try git("add", ".")
        try git("commit", "-qm", "first")
        let ids = ["nEwNeW", "dEsCrI", "pR0mPt"]
        try write("App/Base.lproj/Intents.intentdefinition", StringsSample.definition(ids: ids))
        #expect(
            try strings("sync", "App", "--no-history", "--dry-run").output.contains("+\"nEwNeW\" = \"Order Soup\";")
        )
        let result = try strings("sync", "App")
        #expect(result.errors == "2 rows added, 1 row given the id of the text\n")
        #expect(try text("App/de.lproj/Intents.strings").hasPrefix("/* Xcode */\n\"nEwNeW\" = \"Suppe bestellen\";\n"))
        #expect(
            try strings("status", "App", "--language", "de").output.contains(
                "de               33%               0        2      0        0         0"
            )
        )
        // This also works after the commit, and with another ID in between.
        try write("App/de.lproj/Intents.strings", Self.german)
        try git("commit", "-qam", "second")
        try write(
            "App/Base.lproj/Intents.intentdefinition",
            StringsSample.definition(ids: ["tHiRdX", "dEsCrI", "pR0mPt"])
        )
        try git("commit", "-qam", "third")
        #expect(try strings("sync", "App").errors.contains("1 row given the id of the text"))
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
        #expect(try strings("sync", "App").errors.contains("1 row given the id of the text"))
        let table = try text("App/de.lproj/Intents.strings")
        #expect(table.contains("\"nEwNeW\" = \"Suppe bestellen\";") && !table.contains("aB3dE6"))
    }

    @Test func tablesInTheWordsOfTheSourceGetMarkedRows() throws {
        try write("App/fi.lproj/Intents.strings", "\"dEsCrI\" = \"Orders a soup\";\n\"pR0mPt\" = \"Which ${size}?\";\n")
        #expect(try strings("sync", "App", "--language", "fi").status == 0)
        #expect(
            try text("App/fi.lproj/Intents.strings").contains("/* Translation: new */\n\"aB3dE6\" = \"Order Soup\";")
        )
    }
}
