import Foundation
import TestSupport
import Testing

/// `intentc strings status`
@Suite struct StringsStatusTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try writeDefinition()
        try folder.write(
            Array(
                """
                "aB3dE6" = "Suppe bestellen";
                "pR0mPt" = "Welche ${Groesse}?";
                "oLdOnE" = "Suppe";
                """.utf8
            ),
            to: "App/de.lproj/Intents.strings"
        )
        try folder.write(Array("\"aB3dE6\" = \"Commander\";\n".utf8), to: "App/fr.lproj/Intents.strings")
    }

    private func writeDefinition(title: String = "Order Soup") throws {
        try folder.write(
            Array(StringsSample.definition(title: title).utf8),
            to: "App/Base.lproj/Intents.intentdefinition"
        )
    }

    private func status(_ arguments: String...) throws -> ProcessResult {
        try Command.run(["strings", "status", "App"] + arguments, in: folder.url)
    }

    @Test func aTableTellsHowFarEachLanguageIs() throws {
        let result = try status()
        result.expect(
            status: 0,
            output: """
                App/Base.lproj/Intents.intentdefinition: 3 texts
                  language  translated  same as source  missing  stale  damaged  orphaned
                  de               33%               0        1      ?        1         1  perhaps ITMS-90626 (1 title or description)
                  fr               33%               0        2      ?        0         0  perhaps ITMS-90626 (1 title or description)

                German and French are incomplete.

                """
        )
        try status("--format", "json").expect(outputContains: "\"percentage\": 33")
    }

    @Test func detailsNameEveryText() throws {
        try status("--details", "--language", "de").expect(
            outputEnd: """
                  de: missing dEsCrI OrderSoup › description
                  de: damaged pR0mPt OrderSoup › size › prompt: the translation has '${Groesse}' where the text has '${size}'
                  de: orphaned oLdOnE

                German is incomplete.

                """
        )
    }

    /// Each translated word counts once, until those that are left may be the same in two languages. A word that most
    /// translated languages keep counts as translated.
    @Test func aTableOfWordsIsTranslatedWordByWord() throws {
        let words = ["Dark", "Wi-Fi", "Camera", "Bedroom", "Theme", "Headers", "Window", "Kitchen", "Garden", "Cellar"]
        let values = words.enumerated().map { index, word in
            """
            <dict><key>INEnumValueDisplayName</key><string>\(word)</string><key>INEnumValueDisplayNameID</key>
            <string>aaaa\(index)</string><key>INEnumValueIndex</key><integer>\(index + 1)</integer>
            <key>INEnumValueName</key><string>value\(index)</string></dict>
            """
        }
        let definition = """
            <plist version="1.0"><dict><key>INEnums</key><array><dict><key>INEnumName</key><string>Look</string>
            <key>INEnumType</key><string>Regular</string>
            <key>INEnumValues</key><array>\(values.joined())</array></dict></array>
            <key>INIntents</key><array/><key>INTypes</key><array/></dict></plist>
            """
        try folder.write(definition.utf8, to: "Words/Base.lproj/Look.intentdefinition")
        func write(_ language: String, translated: Int) throws {
            let rows = words.enumerated().map { index, word in
                "\"aaaa\(index)\" = \"\(index < translated && index != 1 ? "\(language) \(index)" : word)\";\n"
            }
            try folder.write(rows.joined().utf8, to: "Words/\(language).lproj/Look.strings")
        }
        func copies() throws -> [Int?] {
            try (0...10).map { count in
                try write("nl", translated: count)
                let status = try Command.run(["strings", "status", "Words", "--language", "nl"], in: folder.url)
                let export = ["strings", "export", "Words", "--language", "nl", "--missing-only"]
                let row = status.output.split(separator: "\n").dropFirst(2).first?.split(separator: " ") ?? []
                let exported = try Command.run(export, in: folder.url).output.components(separatedBy: "<trans-unit")
                let copies = row.count > 2 ? Int(row[2]) : nil
                #expect(exported.count - 1 == copies, "\(status) \(exported)")
                return copies
            }
        }
        #expect(try copies() == [10, 9, 9, 8, 7, 6, 5, 4, 3, 0, 0])
        try write("de", translated: 10)
        try write("fr", translated: 10)
        #expect(try copies() == [10, 8, 8, 7, 6, 5, 4, 3, 0, 0, 0])
    }

    /// A total must not count a language where no one asks for it, nor look complete.
    @Test func aTotalSaysInHowManyDefinitionsALanguageCounts() throws {
        let definition = StringsSample.definition(title: "Eat Soup")
        try folder.write(definition.utf8, to: "App/Eat/Base.lproj/Eat.intentdefinition")
        for (language, name) in [("nb", "Norsk"), ("no", "Norsk"), ("fr", "Commander")] {
            let rows = "\"aB3dE6\" = \"\(name)\";\n\"dEsCrI\" = \"\(name)\";\n\"pR0mPt\" = \"\(name) ${size}\";\n"
            try folder.write(rows.utf8, to: "App/\(language).lproj/Intents.strings")
        }
        func total() throws -> String {
            let lines = try status("--no-history").output.components(separatedBy: "\n\n").suffix(2)
            return lines.joined(separator: "\n")
        }
        #expect(
            try total() == """
                All 2 definitions: 6 texts
                  language  translated  same as source  missing  stale  damaged  orphaned
                  de               33%               0        1      ?        1         1  in 1 of 2 definitions, perhaps ITMS-90626 (1 title or description)
                  fr              100%               0        0      ?        0         0  in 1 of 2 definitions
                  nb              100%               0        0      ?        0         0  in 1 of 2 definitions
                  no              100%               0        0      ?        0         0  in 1 of 2 definitions
                French, Norwegian Bokmål and Norwegian are complete in only some definitions; German is incomplete.

                """
        )
        // The other definition needs no Norwegian, but French.
        let configuration = "{\"version\": 1, \"locales\": {\"fr\": \"complete\"}}"
        try folder.write(configuration.utf8, to: "App/Eat/intentc.json")
        let page = try Command.run(["show", "App", "--format", "html"], in: folder.url).output
        #expect(page.contains("<small>3 missing</small>"))
        #expect(page.contains("<small>Complete · in 1 of 2 definitions</small>"))
        let french = "\n  fr               50%               0        3      ?        0         0"
        #expect(try total().contains(french))
    }

    @Test func languagesOfOneNameAreToldApart() throws {
        try folder.write(Array("\"aB3dE6\" = \"Pedir\";\n".utf8), to: "App/pt-BR.lproj/Intents.strings")
        try folder.write(Array("\"aB3dE6\" = \"Pedir\";\n".utf8), to: "App/pt_BR.lproj/Intents.strings")
        let names = ["Portuguese (Brazil) [pt-BR]", "Portuguese (Brazil) [pt_BR]"]
        let page = try Command.run(["show", "App", "--format", "html"], in: folder.url).output
        #expect(names.allSatisfy { page.contains("<b>\($0)<span>") }, "\(page)")
    }

    /// A misspelled language passed every limit.
    @Test func aNamedLanguageWithoutATableIsIncomplete() throws {
        let result = try status("--language", "it", "--fail-under", "1")
        result.expect(
            status: 1,
            output: """
                App/Base.lproj/Intents.intentdefinition: 3 texts
                  language  translated  same as source  missing  stale  damaged  orphaned
                  it          no table               0        3      ?        0         0

                Italian has no table.

                """
        )
        try status("--language", "DE").expect(output: status("--language", "de").output)
        let wrong = try status("--language", "german")
        #expect(wrong.status == 2 && wrong.errors.hasPrefix("intentc: error: 'german' is not a language code for "))
    }

    @Test func aLimitFailsTheRun() throws {
        try status("--fail-under", "33").expect(status: 0)
        try status("--fail-under", "34").expect(status: 1)
        let wrong = try status("--fail-under", "most")
        wrong.expect(status: 2, errorsContain: "'most' is not a percentage")
    }

    /// As in a partial clone.
    @Test func aVersionThatCannotBeReadIsNamed() throws {
        let git = { (words: [String]) in
            let result = try runProcess("git", ["-c", "user.name=a", "-c", "user.email=a@b"] + words, in: folder.url)
            result.expect(status: 0)
            return result.output
        }
        _ = try git(["init", "-q"])
        _ = try git(["add", "."])
        _ = try git(["commit", "-qm", "first"])
        let path = "App/Base.lproj/Intents.intentdefinition"
        let object = try git(["rev-parse", "HEAD:\(path)"]).prefix { $0 != "\n" }
        try writeDefinition(title: "Order a Soup")
        _ = try git(["commit", "-qam", "second"])
        let place = ".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(place))
        let reason = "earlier versions of '\(path)' cannot be read: the clone lacks their contents"
        let result = try status()
        result.expect(status: 0, errors: "intentc: note: \(reason), so texts may be stale without being counted\n")
        let since = try status("--since", "HEAD~1")
        #expect(since.errors == "intentc: error: \(reason)\n" && since.status == 2)
    }

    @Test func gitTellsWhatIsStale() throws {
        let git = { (words: [String]) in
            let result = try runProcess("git", ["-c", "user.name=a", "-c", "user.email=a@b"] + words, in: folder.url)
            result.expect(status: 0)
        }
        try status("--since", "HEAD").expect(status: 2)
        try git(["init", "-q"])
        try status().expect(outputContains: "de               33%               0        1      0        1         1")
        try git(["add", "."])
        try git(["commit", "-qm", "first"])
        try writeDefinition(title: "Order a Soup")
        try status("--since", "HEAD").expect(
            outputContains: "de                0%               0        1      1        1         1"
        )
        try git(["commit", "-qam", "second"])
        try status().expect(outputContains: "de                0%               0        1      1        1         1")
        try folder.write(Array("\"aB3dE6\" = \"Commander une soupe\";\n".utf8), to: "App/fr.lproj/Intents.strings")
        try status().expect(outputContains: "fr               33%               0        2      0        0         0")
        try status("--since", "HEAD").expect(
            outputContains: "de               33%               0        1      0        1         1"
        )
        try status("--since", "HEAD~1").expect(
            outputContains: "de                0%               0        1      1        1         1"
        )
        try status("--since", "nowhere").expect(status: 2)
        try status("--no-history").expect(
            outputContains: "de               33%               0        1      ?        1         1"
        )
    }

    @Test func aFixOfWhiteSpaceMakesNoTranslationStale() throws {
        let git = { (words: String...) in
            let result = try runProcess("git", ["-c", "user.name=a", "-c", "user.email=a@b"] + words, in: folder.url)
            result.expect(status: 0)
        }
        try writeDefinition(title: "Order  Soup ")
        try git("init", "-q")
        try git("add", ".")
        try git("commit", "-qm", "first")
        let fixed = try Command.run(["lint", "App", "--fix", "--rule", "stray-characters"], in: folder.url)
        let path = "App/Base.lproj/Intents.intentdefinition"
        let text = try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
        #expect(
            text.contains("<string>Order  Soup</string>") || text.contains("<string>Order Soup</string>"),
            "\(fixed)"
        )
        try status().expect(outputContains: "de               33%               0        1      0        1         1")
        // Nor does this make a translation current.
        try writeDefinition(title: "Order a Soup")
        try git("commit", "-qam", "second")
        try folder.write(
            Array(
                "\"aB3dE6\" = \"Suppe  bestellen\";\n\"pR0mPt\" = \"Welche ${Groesse}?\";\n\"oLdOnE\" = \"Suppe\";\n"
                    .utf8
            ),
            to: "App/de.lproj/Intents.strings"
        )
        try status().expect(outputContains: "de                0%               0        1      1        1         1")
    }

    @Test func aLanguageThatOnlyOtherFilesHaveHasNoTable() throws {
        for language in ["it", "ja"] { try folder.write([], to: "App/\(language).lproj/Localizable.strings") }
        try folder.write(
            Array(
                """
                { objects = {
                    P = { isa = PBXProject; knownRegions = (en, Base, ko); developmentRegion = en; mainGroup = G; targets = (T); };
                    G = { isa = PBXGroup; sourceTree = "<group>"; children = (S); };
                    S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                    T = {
                        isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                        buildPhases = (B); fileSystemSynchronizedGroups = (S);
                    };
                    B = { isa = PBXSourcesBuildPhase; files = (); };
                }; rootObject = P; }
                """.utf8
            ),
            to: "App.xcodeproj/project.pbxproj"
        )
        try status().expect(
            output: """
                App/Base.lproj/Intents.intentdefinition: 3 texts
                  language  translated  same as source  missing  stale  damaged  orphaned
                  it          no table               0        3      ?        0         0  ITMS-90626 (2 titles or descriptions)
                  ja          no table               0        3      ?        0         0  ITMS-90626 (2 titles or descriptions)
                  de               33%               0        1      ?        1         1  ITMS-90626 (1 title or description)
                  fr               33%               0        2      ?        0         0  ITMS-90626 (1 title or description)

                German and French are incomplete; Italian and Japanese have no table.

                """
        )
        try status("--format", "markdown").expect(outputContains: "| it | no table | 0 | 3 |")
        // They still count as missing.
        try status("--fail-under", "1").expect(status: 1)
    }

    @Test func historyFollowsRenames() throws {
        let git = { (words: String...) in
            let result = try runProcess("git", ["-c", "user.name=a", "-c", "user.email=a@b"] + words, in: folder.url)
            result.expect(status: 0)
        }
        try git("init", "-q")
        // Like a new project: without a localization folder.
        try git("add", ".")
        try git("mv", "App/Base.lproj/Intents.intentdefinition", "App/Old.intentdefinition")
        try git("mv", "App/de.lproj/Intents.strings", "App/de.lproj/Old.strings")
        try git("commit", "-qm", "first")
        try folder.write(Array(StringsSample.definition(title: "Order a Soup").utf8), to: "App/Old.intentdefinition")
        try git("commit", "-qam", "second")
        try git("mv", "App/Old.intentdefinition", "App/Intents.intentdefinition")
        try git("mv", "App/de.lproj/Old.strings", "App/de.lproj/Intents.strings")
        // Before the commit, after it, and after another one.
        let german = "de                0%               0        1      1        1         1"
        try status().expect(outputContains: german)
        try git("commit", "-qm", "third")
        try status().expect(outputContains: german)
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("App/Base.lproj"),
            withIntermediateDirectories: true
        )
        try git("mv", "App/Intents.intentdefinition", "App/Base.lproj/Intents.intentdefinition")
        try git("commit", "-qm", "fourth")
        try status().expect(outputContains: german)
        try status("--since", "HEAD~3").expect(outputContains: german)
        try status("--since", "HEAD~2").expect(
            outputContains: "de               33%               0        1      0        1         1"
        )
    }

    /// The last state before a rename belongs to the history, too.
    @Test func whatChangedTogetherBeforeARenameIsNotStale() throws {
        let git = { (words: String...) in
            let result = try runProcess("git", ["-c", "user.name=a", "-c", "user.email=a@b"] + words, in: folder.url)
            result.expect(status: 0)
        }
        try git("init", "-q")
        try git("add", ".")
        try git("mv", "App/Base.lproj/Intents.intentdefinition", "App/Intents.intentdefinition")
        try git("commit", "-qm", "first")
        try folder.write(
            Array(StringsSample.definition(title: "Order a Soup").utf8),
            to: "App/Intents.intentdefinition"
        )
        let table = folder.url.appendingPathComponent("App/de.lproj/Intents.strings")
        let german = try String(contentsOf: table, encoding: .utf8)
        let changed = german.split(separator: "\n").map { line in
            line.hasPrefix("\"aB3dE6\"") ? "\"aB3dE6\" = \"Eine Suppe bestellen\";" : String(line)
        }
        try folder.write(changed.joined(separator: "\n").utf8, to: "App/de.lproj/Intents.strings")
        try git("commit", "-qam", "second")
        try git("mv", "App/Intents.intentdefinition", "App/Base.lproj/Intents.intentdefinition")
        try git("commit", "-qm", "third")
        let row = "de               33%               0        1      0        1         1"
        try status().expect(outputContains: row)
    }

    @Test func theConfigurationNamesLanguages() throws {
        try folder.write(
            Array(#"{"version": 1, "locales": {"fr": "ignored", "it": "complete", "ja": "in-progress"}}"#.utf8),
            to: "intentc.json"
        )
        try status("--no-history").expect(
            output: """
                App/Base.lproj/Intents.intentdefinition: 3 texts
                  language  translated  same as source  missing  stale  damaged  orphaned
                  it          no table               0        3      ?        0         0
                  ja          no table               0        3      ?        0         0  in progress
                  de               33%               0        1      ?        1         1  perhaps ITMS-90626 (1 title or description)

                German is incomplete; Italian and Japanese have no table.

                """
        )
        try status("--language", "fr").expect(outputContains: "fr               33%")
        try status("--fail-under", "33").expect(status: 1)
        try folder.write(Array(#"{"version": 1, "locales": {"ja": "in-progress"}}"#.utf8), to: "intentc.json")
        try status("--fail-under", "33").expect(status: 0)
        // The definition's own language needs no table.
        try folder.write(Array(#"{"version": 1, "locales": ["en", "de"]}"#.utf8), to: "intentc.json")
        try status().expect(outputLacks: "  en ")
        try folder.write(Array(#"{"version": 1, "locales": "de"}"#.utf8), to: "intentc.json")
        let broken = try status()
        broken.expect(status: 2, errorsStart: "intentc.json:1:27: error: expected an array or an object")
    }

    @Test func whatCannotBeReadIsSaid() throws {
        try folder.write(Array("not a property list".utf8), to: "App/Broken.intentdefinition")
        let result = try status()
        result.expect(status: 2, outputContains: "de               33%", errorsContain: "App/Broken.intentdefinition")
    }
}

enum StringsSample {
    static func definition(title: String = "Order Soup", ids: [String] = ["aB3dE6", "dEsCrI", "pR0mPt"]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>INIntentDefinitionModelVersion</key>
        \t<string>1.2</string>
        \t<key>INIntents</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>INIntentName</key>
        \t\t\t<string>OrderSoup</string>
        \t\t\t<key>INIntentTitle</key>
        \t\t\t<string>\(title)</string>
        \t\t\t<key>INIntentTitleID</key>
        \t\t\t<string>\(ids[0])</string>
        \t\t\t<key>INIntentDescription</key>
        \t\t\t<string>Orders a soup</string>
        \t\t\t<key>INIntentDescriptionID</key>
        \t\t\t<string>\(ids[1])</string>
        \t\t\t<key>INIntentParameters</key>
        \t\t\t<array>
        \t\t\t\t<dict>
        \t\t\t\t\t<key>INIntentParameterName</key>
        \t\t\t\t\t<string>size</string>
        \t\t\t\t\t<key>INIntentParameterTag</key>
        \t\t\t\t\t<integer>1</integer>
        \t\t\t\t\t<key>INIntentParameterType</key>
        \t\t\t\t\t<string>Integer</string>
        \t\t\t\t\t<key>INIntentParameterPromptDialogs</key>
        \t\t\t\t\t<array>
        \t\t\t\t\t\t<dict>
        \t\t\t\t\t\t\t<key>INIntentParameterPromptDialogCustom</key>
        \t\t\t\t\t\t\t<true/>
        \t\t\t\t\t\t\t<key>INIntentParameterPromptDialogFormatString</key>
        \t\t\t\t\t\t\t<string>Which ${size}?</string>
        \t\t\t\t\t\t\t<key>INIntentParameterPromptDialogFormatStringID</key>
        \t\t\t\t\t\t\t<string>\(ids[2])</string>
        \t\t\t\t\t\t\t<key>INIntentParameterPromptDialogType</key>
        \t\t\t\t\t\t\t<string>Primary</string>
        \t\t\t\t\t\t</dict>
        \t\t\t\t\t</array>
        \t\t\t\t</dict>
        \t\t\t</array>
        \t\t</dict>
        \t</array>
        </dict>
        </plist>

        """
    }
}
