import Foundation
import TestSupport
import Testing

/// Fixes that replace a string ID change every table of the project, or nothing.
@Suite struct RenewedIDTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    /// Two intents whose titles share one ID, or a different ID for the second.
    private static func definition(_ second: String = "aB3dE6") -> String {
        func intent(_ name: String, _ id: String) -> String {
            "<dict><key>INIntentName</key><string>\(name)</string><key>INIntentVerb</key><string>Do</string>"
                + "<key>INIntentTitle</key><string>\(name) it</string>"
                + "<key>INIntentTitleID</key><string>\(id)</string></dict>\n"
        }
        return "<plist version=\"1.0\"><dict><key>INIntents</key><array>\n" + intent("Order", "aB3dE6")
            + intent("Cook", second) + "</array></dict></plist>\n"
    }

    private static let fresh = "hJsKeN"
    private static let german = "\"aB3dE6\" = \"Suppe\";\n"

    private func write(_ text: String, to path: String) throws { try folder.write(text.utf8, to: path) }

    private func text(_ path: String) -> String {
        (try? String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }

    private func link(_ path: String, to target: String) throws {
        let url = folder.url.appendingPathComponent(path)
        let files = FileManager.default
        try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    }

    private func fix(_ arguments: String...) throws -> ProcessResult {
        try Command.run(["lint"] + arguments + ["--minimum-severity", "error"], in: folder.url)
    }

    private static let names = ["de.lproj/A.strings": german, "fr.lproj/A.strings": "\"aB3dE6\" = \"Soupe\"; // x\n"]

    private func writeProject(_ folder: String = "App") throws {
        try write(Self.definition(), to: "\(folder)/Base.lproj/A.intentdefinition")
        for (name, table) in Self.names { try write(table, to: "\(folder)/\(name)") }
    }

    /// Whether no file of a project has changed.
    private func isUntouched(_ folder: String = "App") -> Bool {
        text("\(folder)/Base.lproj/A.intentdefinition") == Self.definition()
            && Self.names.allSatisfy { text("\(folder)/\($0.key)") == $0.value }
    }

    private func isMoved(_ folder: String = "App") -> Bool {
        text("\(folder)/Base.lproj/A.intentdefinition") == Self.definition(Self.fresh)
            && text("\(folder)/de.lproj/A.strings") == Self.german + "\"\(Self.fresh)\" = \"Suppe\";\n"
            && text("\(folder)/fr.lproj/A.strings")
                == "\"aB3dE6\" = \"Soupe\"; \"\(Self.fresh)\" = \"Soupe\"; // x\n"
    }

    // MARK: - What moves

    @Test func noIDIsReplacedWithoutAsking() throws {
        try writeProject()
        let result = try fix(".", "--fix")
        #expect(result.errors == "1 possible fix needs a decision: --fix=all, or --fix=all --rule CODE\n")
        #expect(isUntouched())
    }

    @Test(arguments: [[], ["--rule", "IN0501"]])
    func allLanguagesMove(options: [String]) throws {
        try writeProject()
        let arguments = ["lint", ".", "--fix=all", "--minimum-severity", "error"] + options
        let result = try Command.run(arguments, in: folder.url)
        #expect(result.errors == "applied 1 fix in 3 files\n")
        #expect(result.output == "")
        #expect(isMoved())
        #expect(try fix(".", "--fix=all").errors == "")
        #expect(isMoved())
    }

    @Test func theDevelopmentLanguageMovesToo() throws {
        try writeProject()
        try write("\"aB3dE6\" = \"Order it\";\n", to: "App/en.lproj/A.strings")
        let result = try Command.run("lint", ".", "--fix=all", in: folder.url)
        #expect(result.errors == "applied 1 fix in 4 files\n")
        #expect(isMoved())
        #expect(text("App/en.lproj/A.strings") == "\"aB3dE6\" = \"Order it\";\n\"\(Self.fresh)\" = \"Order it\";\n")
        // An existing problem can now be reported.
        #expect(result.output.contains("the definition says 'Cook it', but its table for 'en' says 'Order it'"))
    }

    @Test func tablesBesideALinksTargetMove() throws {
        try writeProject()
        try link("Link/A.intentdefinition", to: "../App/Base.lproj/A.intentdefinition")
        #expect(try fix("Link/A.intentdefinition", "--fix=all").errors == "applied 1 fix in 3 files\n")
        #expect(isMoved())
    }

    @Test func tablesElsewhereInTheCheckoutMove() throws {
        try writeProject()
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent(".git"),
            withIntermediateDirectories: false
        )
        try write("\"aB3dE6\" = \"Zuppa\";\n", to: "Texts/it.lproj/A.strings")
        try write("\"aB3dE6\" = \"Sopa\";\n", to: "Texts/es.lproj/B.strings")
        try write(Self.german, to: "Watch/de.lproj/A.strings")
        try write(Self.definition(), to: "Watch/A.intentdefinition")
        #expect(try fix("App/Base.lproj/A.intentdefinition", "--fix=all").errors == "applied 1 fix in 4 files\n")
        #expect(isMoved())
        #expect(text("Texts/it.lproj/A.strings") == "\"aB3dE6\" = \"Zuppa\";\n\"\(Self.fresh)\" = \"Zuppa\";\n")
        // The table with another name, and the one of another definition.
        #expect(text("Texts/es.lproj/B.strings") == "\"aB3dE6\" = \"Sopa\";\n")
        #expect(text("Watch/de.lproj/A.strings") == Self.german)
    }

    @Test func cataloguesAndUTF16Move() throws {
        try writeProject()
        func catalogue(_ rows: String) -> String {
            "{ \"sourceLanguage\": \"en\", \"strings\": { \(rows) }, \"version\": \"1.0\" }\n"
        }
        let row =
            "{ \"localizations\": { \"it\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"Z\" } } } }"
        try write(catalogue("\"aB3dE6\": \(row)"), to: "App/A.xcstrings")
        func encoded(_ text: String) -> [UInt8] {
            [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        }
        try folder.write(encoded("\"aB3dE6\" = \"汤\";\r\n"), to: "App/zh.lproj/A.strings")
        #expect(try fix(".", "--fix=all").errors == "applied 1 fix in 5 files\n")
        #expect(isMoved())
        #expect(text("App/A.xcstrings") == catalogue("\"aB3dE6\": \(row), \"\(Self.fresh)\": \(row)"))
        let table = try Data(contentsOf: folder.url.appendingPathComponent("App/zh.lproj/A.strings"))
        #expect(Array(table) == encoded("\"aB3dE6\" = \"汤\";\r\n\"\(Self.fresh)\" = \"汤\";\r\n"))
    }

    @Test func aTableIsMendedFirst() throws {
        try writeProject()
        try write("\"aB3dE6\" = \"Suppe\"\n", to: "App/de.lproj/A.strings")
        #expect(try fix(".", "--fix=all").errors == "applied 2 fixes in 3 files\n")
        #expect(isMoved())
    }

    // MARK: - What does not

    @Test(arguments: [
        ("\"aB3dE6\" = \"a\";\n\"aB3dE6\" = \"b\";\n", "duplicate key 'aB3dE6' with a different text"),
        ("\"aB3dE6\" = \"say \"hi\" now\";\n", "expected ';' after the text"),
        ("\"aB3dE6\" = \"a\";\n\"hJsKeN\" = \"b\";\n", "it already has a row 'hJsKeN'"),
    ])
    func aTableThatIsNotCertainKeepsAll(table: String, reason: String) throws {
        try writeProject()
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent(".git"),
            withIntermediateDirectories: false
        )
        try write(table, to: "Texts/it.lproj/A.strings")
        let result = try fix(".", "--fix=all")
        #expect(
            result.errors == """
                intentc: error: no string id in 'App/Base.lproj/A.intentdefinition' was replaced, because \
                'Texts/it.lproj/A.strings' cannot be changed: \(reason)

                """
        )
        #expect(result.status == 2)
        #expect(isUntouched())
        #expect(text("Texts/it.lproj/A.strings") == table)
    }

    @Test(arguments: ["App/it.lproj/A.strings", "App/Base.lproj/A.intentdefinition"])
    func aFileThatIsNotWrittenKeepsAll(path: String) throws {
        try writeProject()
        if path.hasSuffix(".strings") { try write(Self.german, to: path) }
        let url = folder.url.appendingPathComponent(path)
        try FileManager.default.linkItem(at: url, to: folder.url.appendingPathComponent("other"))
        let result = try fix(".", "--fix=all")
        let start = "intentc: error: no string id in 'App/Base.lproj/A.intentdefinition' was replaced, because "
        #expect(result.errors.hasPrefix("\(start)'\(path)' cannot be changed: it has several names (hard links)"))
        #expect(result.status == 2)
        #expect(isUntouched())
        #expect(text("App/it.lproj/A.strings") == (path.hasSuffix(".strings") ? Self.german : ""))
    }

    @Test(.enabled(if: Tool.asSomebody != nil, "root may do everything, and the tool cannot be run as somebody else"))
    func aFolderThatMayNotBeReadKeepsAll() throws {
        try writeProject()
        try write(Self.german, to: "App/Secret/it.lproj/A.strings")
        let prefix = Tool.asSomebody ?? ""
        let copies = "chmod 755 .; chmod -R a+rwX .; cp \"$0\" intentc; chmod 755 intentc; chmod 0 App/Secret"
        #expect(try runProcess("/bin/sh", ["-c", copies, Tool.executable], in: folder.url).status == 0)
        let line = prefix + "./intentc lint App --fix=all --minimum-severity error"
        let result = try runProcess("/bin/sh", ["-c", line], in: folder.url)
        #expect(result.status == 2)
        #expect(
            result.errors == """
                intentc: error: no string id in 'App/Base.lproj/A.intentdefinition' was replaced, because 'App/Secret' \
                cannot be changed: cannot read this folder: Permission denied

                """
        )
        #expect(result.output.contains("App/Secret: error: cannot read this folder: Permission denied [IN0100"))
        #expect(isUntouched())
        #expect(try runProcess("/bin/sh", ["-c", "chmod 755 App/Secret"], in: folder.url).status == 0)
    }

    @Test func aProjectThatIsNotUnderstoodKeepsAll() throws {
        try writeProject()
        try write("{ objects = ", to: "App/App.xcodeproj/project.pbxproj")
        let result = try fix(".", "--fix=all")
        #expect(
            result.errors == """
                intentc: error: no string id in 'App/Base.lproj/A.intentdefinition' was replaced, because \
                'App/App.xcodeproj' cannot be changed: the project cannot be read

                """
        )
        #expect(result.status == 2)
        #expect(isUntouched())
    }

    /// An editor has a file of the definition open for writing, so the rows that were already written are restored.
    #if os(Linux)
    @Test func whatCannotBeWrittenAtTheLastMomentTakesAllBack() throws {
        try writeProject()
        let line = "exec 3>> App/Base.lproj/A.intentdefinition; \"$0\" lint . --fix=all --minimum-severity error"
        let result = try runProcess("/bin/sh", ["-c", line, Tool.executable], in: folder.url)
        #expect(
            result.errors
                == "intentc: error: cannot write 'App/Base.lproj/A.intentdefinition': another program is writing to it\n"
        )
        #expect(result.status == 2)
        #expect(isUntouched())
    }
    #endif

    /// Tables are written first, so that no language lacks a row at any time.
    @Test(.timeLimit(.minutes(5)))
    func whenItIsKilledNoLanguageLacksARow() throws {
        let languages = (0..<20).map { "l\($0).lproj/A.strings" }
        func prepare() throws {
            try write(Self.definition(), to: "Base.lproj/A.intentdefinition")
            for language in languages { try write(Self.german, to: language) }
        }
        // Rounds end at different times of a run, however long it takes on this machine.
        try prepare()
        let clock = ContinuousClock()
        let start = clock.now
        _ = try fix(".", "--fix=all", "--rule", "IN0501", "--summary")
        let milliseconds = max(1, (clock.now - start) / .milliseconds(1))
        var finished = 0
        for round in 0..<12 {
            try prepare()
            let delay = milliseconds * Double(round) / 10 / 1000
            let line = """
                "$0" lint . --fix=all --rule IN0501 --summary > /dev/null 2>&1 & tool=$!
                sleep \(delay); kill -9 $tool; wait $tool 2> /dev/null; exit 0
                """
            let result = try runProcess("/bin/sh", ["-c", line, Tool.executable], in: folder.url)
            try #require(result.status == 0)
            let hasMoved = text("Base.lproj/A.intentdefinition") == Self.definition(Self.fresh)
            #expect(hasMoved || text("Base.lproj/A.intentdefinition") == Self.definition())
            for language in languages {
                let moved = Self.german + "\"\(Self.fresh)\" = \"Suppe\";\n"
                #expect(text(language) == moved || (!hasMoved && text(language) == Self.german))
            }
            finished += hasMoved ? 1 : 0
        }
        #expect(finished < 12)
    }

    @Test func anEmptyTextIsNotSeparatedWithoutAsking() throws {
        let text = Self.definition().replacing("<string>Cook it</string>", with: "<string></string>")
        try write(text, to: "Base.lproj/A.intentdefinition")
        try write(Self.german, to: "de.lproj/A.strings")
        _ = try fix(".", "--fix")
        #expect(self.text("Base.lproj/A.intentdefinition") == text)
        #expect(try fix(".", "--fix=all", "--rule", "IN0519").errors == "applied 1 fix in 1 file\n")
        #expect(self.text("de.lproj/A.strings") == Self.german)
    }
}
