import Foundation
import TestSupport
import Testing

/// Less common forms of translations and tables.
@Suite struct StringsSourcesTests: HasFolder {
    let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try write("App/Base.lproj/Intents.intentdefinition", StringsSample.definition())
    }

    private func strings(_ arguments: String...) throws -> ProcessResult {
        try Command.run(["strings"] + arguments, in: folder.url)
    }

    // MARK: - Localization catalogues of Xcode

    /// As Xcode exports it: with every localizable file of the project, and other folders next to the document.
    @Test func whatXcodeExportsIsTaken() throws {
        try write("App/de.lproj/Intents.strings", "\"aB3dE6\" = \"Suppe bestellen\";\n")
        try write("Loc/de.xcloc/contents.json", #"{"developmentRegion": "en", "targetLocale": "de", "version": "1.0"}"#)
        try write("Loc/de.xcloc/Source Contents/App/Base.lproj/Intents.intentdefinition", StringsSample.definition())
        try write("Loc/de.xcloc/Localized Contents/._de.xliff", "\u{0}\u{5}\u{16}\u{7}")
        try write(
            "Loc/de.xcloc/Localized Contents/de.xliff",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2">
              <file original="App/en.lproj/Localizable.strings" source-language="en" target-language="de" datatype="plaintext">
                <body><trans-unit id="aB3dE6" xml:space="preserve"><source>x</source><target>y</target></trans-unit></body>
              </file>
              <file original="App/Base.lproj/Intents.intentdefinition" source-language="en" target-language="de" datatype="plaintext">
                <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="15.4"/></header>
                <body>
                  <trans-unit id="aB3dE6" xml:space="preserve">
                    <source>Order Soup</source><target>Suppe bestellen</target><note/>
                  </trans-unit>
                  <trans-unit id="dEsCrI" xml:space="preserve">
                    <source>Orders a soup</source><target state="translated">Bestellt eine Suppe</target><note/>
                  </trans-unit>
                  <trans-unit id="pR0mPt" xml:space="preserve">
                    <source>Which ${size}?</source><target>Welche $[size]?</target><note/>
                  </trans-unit>
                </body>
              </file>
            </xliff>
            """
        )
        let result = try strings("import", "Loc/de.xcloc/", "--into", "App")
        result.expect(
            status: 1,
            errorsStart: "Loc/de.xcloc/Localized Contents/de.xliff:16:40: error: 'pR0mPt' in 'de' was not imported: "
                + "'$[size]' is shown literally; write '${size}' [IN0909 damaged-translation]\n",
            errorsEnd: "1 translation imported\n"
        )
        #expect(
            try text("App/de.lproj/Intents.strings") == """
                "aB3dE6" = "Suppe bestellen";

                /* OrderSoup › description */
                "dEsCrI" = "Bestellt eine Suppe";

                """
        )
    }

    /// Importing an unchanged export from such a folder changes nothing. A changed translation is imported.
    @Test func whatIsExportedComesBackFromALocalizationCatalogue() throws {
        try write("App/de.lproj/Intents.strings", "\"aB3dE6\" = \"Suppe bestellen\";\n")
        try write("App/fr.lproj/Intents.strings", "\"aB3dE6\" = \"Commander\";\n")
        for language in ["de", "fr"] {
            let text = try strings("export", "App", "--language", language).output
            let changed = text.replacingOccurrences(of: ">Commander<", with: ">Commander une soupe<")
            try write("\(language).xcloc/Localized Contents/\(language).xliff", changed)
        }
        try strings("import", "de.xcloc", "--into", "App", "--check").expect(status: 0)
        let result = try strings("import", "de.xcloc", "fr.xcloc", "--into", "App")
        #expect(result.status == 0 && result.errors == "1 translation imported\n")
        #expect(
            try text("App/fr.lproj/Intents.strings")
                == "\"aB3dE6\" = \"Commander une soupe\";\n"
        )
    }

    @Test func anotherFolderIsNotALocalizationCatalogue() throws {
        let result = try strings("import", "App", "--into", "App")
        result.expect(status: 2)
        #expect(
            result.errors
                == "intentc: error: cannot read 'App': it is a folder without XLIFF, CSV or .strings files to import; "
                + "to import into it, write '--into App'\n"
        )
    }

    // MARK: - Binary tables

    /// Apps contain such tables, and some are checked in. Their texts count, but they cannot be edited. All other
    /// tables stay unchanged.
    @Test func binaryTablesAreReadAndNotEdited() throws {
        let texts = ["aB3dE6": "Suppe bestellen", "pR0mPt": "Welche ${Groesse}?"]
        let data = try PropertyListSerialization.data(fromPropertyList: texts, format: .binary, options: 0)
        try folder.write(Array(data), to: "App/de.lproj/Intents.strings")
        try write("App/fr.lproj/Intents.strings", "\"aB3dE6\" = \"Commander\";\n")
        try strings("status", "App", "--language", "de", "--details").expect(
            outputEnd: """
                  de               33%               0        1      ?        1         0  perhaps ITMS-90626 (1 title or description)
                  de: missing dEsCrI OrderSoup › description
                  de: damaged pR0mPt OrderSoup › size › prompt: the translation has '${Groesse}' where the text has '${size}'

                German is incomplete.

                """
        )
        try strings("export", "App", "--language", "de").expect(outputContains: ">Suppe bestellen</target>")
        for command in ["sync", "rekey"] {
            let result = try strings(command, "App")
            result.expect(status: 2)
            #expect(
                result.errors == """
                    intentc: error: cannot write 'App/de.lproj/Intents.strings': it is a binary property list; \
                    convert it to text with 'plutil -convert xml1'

                    """,
                "\(command)"
            )
        }
        #expect(FileManager.default.contents(atPath: path("App/de.lproj/Intents.strings")) == data)
        #expect(try text("App/fr.lproj/Intents.strings") == "\"aB3dE6\" = \"Commander\";\n")
        // Commands that do not involve it still work.
        try strings("sync", "App", "--language", "fr").expect(status: 0)
        let words = ["generate", "--to", "app-intents", "App", "-o", "Code", "--strings", "Strings"]
        try Command.run(words, in: folder.url).expect(status: 0)
        let catalogue = try text("Strings/Intents.xcstrings")
        #expect(catalogue.contains("\"value\" : \"Suppe bestellen\""))
    }

    // MARK: - Phrases

    @Test func aPhraseWithoutTheAppsNameHasItsPlace() throws {
        try write("App/de.lproj/Intents.strings", "\"aB3dE6\" = \"Suppe\";\n")
        try write(
            "Siri/de.lproj/AppShortcuts.strings",
            "/* Siri */\n\"Soup in ${applicationName}\" = \"Suppe\";\n\"Soup\" = \"Suppe\";\n"
        )
        try write(
            "Siri/AppShortcuts.xcstrings",
            """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "Order in ${applicationName}" : {
                  "localizations" : {
                    "de" : { "stringSet" : { "state" : "translated", "values" : [ "Mit ${applicationName}", "Ohne" ] } },
                    "fr" : { "stringUnit" : { "state" : "new", "value" : "Order" } },
                    "it" : { "stringUnit" : { "state" : "translated", "value" : "Ordina" } }
                  }
                }
              },
              "version" : "1.0"
            }
            """
        )
        try write(
            "App.xcodeproj/project.pbxproj",
            """
            { objects = {
                P = { isa = PBXProject; knownRegions = (en, Base, de); mainGroup = G; };
                G = { isa = PBXGroup; sourceTree = "<group>"; children = (D, E, F, H); };
                D = { isa = PBXFileReference; path = App/Base.lproj/Intents.intentdefinition; sourceTree = "<group>"; };
                E = { isa = PBXFileReference; path = App/de.lproj/Intents.strings; sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = Siri/de.lproj/AppShortcuts.strings; sourceTree = "<group>"; };
                H = { isa = PBXFileReference; path = Siri/AppShortcuts.xcstrings; sourceTree = "<group>"; };
            }; rootObject = P; }
            """
        )
        func lint() throws -> [Substring] {
            let words = ["lint", "App", "--rule", "phrase-without-app-name", "--color=never"]
            return try Command.run(words, in: folder.url).output.split(separator: "\n").filter {
                $0.contains(": the phrase ")
            }
        }
        let (problem, code) = ("lacks '${applicationName}'", "[IN0523 phrase-without-app-name]")
        #expect(
            try lint() == [
                "Siri/AppShortcuts.xcstrings:6:97: error: the phrase 'Ohne' for 'de' \(problem); also 'Ordina' \(code)",
                "Siri/AppShortcuts.xcstrings:8:69: note: the phrase 'Ordina' for 'it' \(problem)",
                "Siri/de.lproj/AppShortcuts.strings:2:32: error: the phrase 'Suppe' for 'de' \(problem) \(code)",
            ]
        )
        // Without a project, only tables next to the definition are checked.
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App.xcodeproj"))
        #expect(try lint() == [])
        try write("App/de.lproj/AppShortcuts.strings", "\"Soup in ${applicationName}\" = \"Suppe\";\n")
        #expect(
            try lint() == [
                "App/de.lproj/AppShortcuts.strings:1:32: error: the phrase 'Suppe' for 'de' \(problem) \(code)"
            ]
        )
    }
}
