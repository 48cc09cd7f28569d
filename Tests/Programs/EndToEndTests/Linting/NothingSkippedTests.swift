import Foundation
import TestSupport
import Testing

/// Files that cannot be read are reported with status 2, and no fix that depends on them is applied. Links lead only to
/// places that are explicit inputs.
@Suite struct NothingSkippedTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try shell("chmod 755 .")
    }

    private static let definition = """
        <plist version="1.0"><dict><key>INIntents</key><array><dict>
        <key>INIntentName</key><string>Order</string><key>INIntentVerb</key><string>Do</string>
        <key>INIntentTitle</key><string>Order</string>
        </dict></array></dict></plist>

        """

    private func write(_ text: String, to path: String) throws { try folder.write(text.utf8, to: path) }

    private func text(_ path: String) -> String? {
        try? String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    @discardableResult private func shell(_ line: String) throws -> ProcessResult {
        try runProcess("/bin/sh", ["-c", line, Tool.executable], in: folder.url)
    }

    /// The lines with errors, and the status.
    private func lint(_ arguments: String, as prefix: String = "", _ tool: String = "\"$0\"") throws -> (
        lines: [String], status: Int32
    ) {
        let result = try shell("\(prefix)\(tool) lint \(arguments) --minimum-severity error --color never")
        return (result.output.split(separator: "\n").map(String.init).filter { $0.contains("error:") }, result.status)
    }

    private static let code = " [IN0100 unreadable-input]"

    // MARK: - Permission

    @Test(.enabled(if: Tool.asSomebody != nil, "root may do everything, and the tool cannot be run as somebody else"))
    func foldersAndTablesThatMayNotBeReadAreTold() throws {
        for name in ["A", "B"] {
            try write(Self.definition, to: "App/Base.lproj/\(name).intentdefinition")
            try write("\"x\" = \"y\"\n", to: "App/de.lproj/\(name).strings")
        }
        try write("\"x\" = \"y\"\n", to: "App/fr.lproj/A.strings")
        try write(Self.definition, to: "Other/C.intentdefinition")
        try write("\"x\" = \"y\"\n", to: "Other/de.lproj/C.strings")
        try write("x", to: "Shut/D.intentdefinition")
        try write("x", to: "Listed/E.intentdefinition")
        try shell("cp \"$0\" intentc; chmod 755 intentc; chmod -R a+rwX App Other")
        if geteuid() == 0 { try shell("chown -R 65534:65534 App Other") }
        try shell("chmod 0 App/fr.lproj/A.strings Shut; chmod 644 Listed")
        defer { _ = try? shell("chmod -R 755 App Shut Listed") }
        let result = try lint("App Other Shut Listed --fix", as: Tool.asSomebody ?? "", "./intentc")
        #expect(
            result.lines.filter { $0.contains("IN0100") } == [
                "App/fr.lproj/A.strings: error: cannot read this file: Permission denied" + Self.code,
                "Listed/E.intentdefinition: error: cannot read this file: Permission denied" + Self.code,
                "Shut: error: cannot read this folder: Permission denied" + Self.code,
            ]
        )
        #expect(result.status == 2)
        // Files that depend on the unread table are not fixed; others are.
        #expect(text("App/Base.lproj/A.intentdefinition") == Self.definition)
        #expect(text("App/de.lproj/A.strings") == "\"x\" = \"y\"\n")
        #expect(text("App/de.lproj/B.strings") == "\"x\" = \"y\";\n")
        #expect(text("Other/de.lproj/C.strings") == "\"x\" = \"y\";\n")
        try shell("chmod 644 App/fr.lproj/A.strings; chmod 0 App/fr.lproj")
        let folder = try lint("App Other --fix", as: Tool.asSomebody ?? "", "./intentc")
        #expect(
            folder.lines.filter { $0.contains("IN0100") }
                == ["App/fr.lproj: error: cannot read this folder: Permission denied" + Self.code]
        )
        #expect(folder.status == 1)
        #expect(text("App/Base.lproj/A.intentdefinition") == Self.definition)
    }

    @Test(.enabled(if: Tool.asSomebody != nil, "root may do everything, and the tool cannot be run as somebody else"))
    func aLanguageFolderAsInputIsTold() throws {
        try write("x", to: "de.lproj/A.strings")
        try shell("cp \"$0\" intentc; chmod 755 intentc; chmod 0 de.lproj")
        defer { _ = try? shell("chmod 755 de.lproj") }
        let result = try lint("de.lproj", as: Tool.asSomebody ?? "", "./intentc")
        #expect(result.lines == ["de.lproj: error: cannot read this folder: Permission denied" + Self.code])
        #expect(result.status == 2)
    }

    // MARK: - Names

    #if os(Linux)
    @Test func namesThatAreNotUTF8AreTold() throws {
        try write(Self.definition, to: "A.intentdefinition")
        try shell(
            "mkdir \"$(printf 'b\\377')\" \"$(printf 'de\\377.lproj')\"; touch \"$(printf 'c\\377').intentdefinition\""
        )
        try shell("touch \"$(printf 'd\\377').txt\"")
        let result = try lint(".")
        #expect(
            result.lines == [
                "b\u{FFFD}: error: cannot read this folder: its name is not UTF-8" + Self.code,
                "c\u{FFFD}.intentdefinition: error: cannot read this file: its name is not UTF-8" + Self.code,
                "de\u{FFFD}.lproj: error: cannot read this folder: its name is not UTF-8" + Self.code,
            ]
        )
        #expect(result.status == 1)
        let alone = try lint("A.intentdefinition --fix")
        #expect(alone.lines == ["de\u{FFFD}.lproj: error: cannot read this folder: its name is not UTF-8" + Self.code])
        #expect(alone.status == 1)
        #expect(text("A.intentdefinition") == Self.definition)
    }
    #endif

    @Test func aPathThatIsTooLongIsTold() throws {
        let name = String(repeating: "a", count: 200)
        // Deeper than the maximum length of a path.
        let made = try runProcess(
            "python3",
            ["-c", "import os\nfor i in range(30):\n os.mkdir('\(name)'); os.chdir('\(name)')"],
            in: folder.url
        )
        try #require(made.status == 0)
        let result = try lint(".")
        #expect(result.lines.count == 1)
        #expect(result.lines.first?.hasSuffix("File name too long" + Self.code) == true)
        #expect(result.status == 1)
        let remove =
            "import os\ndef r(d):\n os.chdir(d)\n e = os.listdir('.')\n if e: r(e[0])\n os.chdir('..')\n os.rmdir(d)\n"
        _ = try runProcess("python3", ["-c", remove + "r('\(name)')"], in: folder.url)
    }

    // MARK: - Links

    @Test func linksDoNotLeadOutOfWhatIsSearched() throws {
        try write("\"secret\" = \"password 1234\"\n", to: "out/secret.strings")
        try write(Self.definition, to: "out/B.intentdefinition")
        try write(Self.definition, to: "root/App/A.intentdefinition")
        try shell("mkdir root/App/de.lproj; ln -s ../../../out/secret.strings root/App/de.lproj/A.strings")
        try shell("ln -s ../../out/B.intentdefinition root/App/B.intentdefinition")
        let refusal =
            "error: cannot read this file: it is a link out of the searched folder" + Self.code
        let result = try lint("root --fix")
        #expect(
            result.lines == ["root/App/B.intentdefinition: \(refusal)", "root/App/de.lproj/A.strings: \(refusal)"]
        )
        #expect(result.status == 1)
        #expect(try shell("\"$0\" lint root").output.contains("1234") == false)
        #expect(text("out/secret.strings") == "\"secret\" = \"password 1234\"\n")
        #expect(text("out/B.intentdefinition") == Self.definition)
        let generated = try shell("\"$0\" generate root")
        #expect(generated.errors.contains("root/App/B.intentdefinition: \(refusal)"))
        #expect(generated.status == 2)
        // A link that is itself an input is followed, but its table's link is not.
        let named = try shell("cd root && \"$0\" lint App/B.intentdefinition --minimum-severity error")
        #expect(named.status == 0)
        let both = try shell("\"$0\" generate root/App/B.intentdefinition root --only Nothing")
        #expect(!both.errors.contains("B.intentdefinition: \(refusal)"))
        let table = try shell("cd root && \"$0\" lint App/A.intentdefinition --minimum-severity error")
        #expect(table.output.hasPrefix("App/de.lproj/A.strings: \(refusal)"))
        #expect(table.status == 1)
        let namedTable = try shell("cd root && \"$0\" lint App/de.lproj/A.strings --minimum-severity error")
        #expect(namedTable.output.contains("expected ';' after the text"))
        #expect(namedTable.status == 1)
    }

    @Test func linksThatLeadNowhereAndPipesAreTold() throws {
        try write(Self.definition, to: "A.intentdefinition")
        try shell("ln -s nowhere B.intentdefinition; ln -s nowhere B.txt; mkfifo C.intentdefinition")
        try shell("mkdir folder; ln -s folder D.intentdefinition")
        let result = try lint(".")
        #expect(
            result.lines == [
                "B.intentdefinition: error: cannot read this file: it is a broken link"
                    + Self.code,
                "C.intentdefinition: error: cannot read this file: it is not a file" + Self.code,
            ]
        )
        #expect(result.status == 1)
    }

    @Test func linksInsideWorkAsBefore() throws {
        try write(Self.definition, to: "App/A.intentdefinition")
        try write("\"x\" = \"y\"\n", to: "Texts/A.strings")
        try shell("mkdir App/de.lproj; ln -s ../../Texts/A.strings App/de.lproj/A.strings; ln -s Texts fr.lproj")
        #expect(try lint(". --fix").status == 0)
        #expect(text("Texts/A.strings") == "\"x\" = \"y\";\n")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/environ"), "there is no /proc"))
    func aConfigurationThatIsALinkPrintsNoSecret() throws {
        try write(Self.definition, to: "App/A.intentdefinition")
        try shell("ln -s /proc/self/environ App/intentc.json; mkdir App/de.lproj")
        try shell("ln -s /proc/self/environ App/de.lproj/A.strings")
        let result = try shell("SECRET=hunter2 \"$0\" lint App")
        #expect(!result.output.contains("hunter2"))
        #expect(result.output.contains("App/intentc.json: error: cannot read this file: it is a link out"))
        #expect(result.status == 2)
        try shell("rm App/intentc.json")
        let table = try shell("SECRET=hunter2 \"$0\" lint App")
        #expect(!table.output.contains("hunter2"))
        #expect(
            table.output.contains("App/de.lproj/A.strings: error: cannot read this file: it is a link out")
        )
        #expect(table.status == 1)
    }
}
