import Foundation
import TestSupport
import Testing

/// Inputs that cannot be read as they should, and names that lead elsewhere.
@Suite struct HostileInputsTests {
    let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private static let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition")

    private func shell(_ line: String) throws -> ProcessResult {
        try runProcess("/bin/sh", ["-c", line, Tool.executable, Self.counter.path], in: folder.url)
    }

    /// Writes the definition of a counter, changed.
    private func write(as name: String, replacing old: String, with new: String) throws {
        let text = try String(contentsOf: Self.counter, encoding: .utf8)
        #expect(text.contains(old))
        try folder.write(text.replacing(old, with: new).utf8, to: name)
    }

    private var names: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder.url.path)) ?? []).sorted()
    }

    // MARK: - Reading

    @Test func aPipeThatEndsEarlyIsAnIncompleteFile() throws {
        let line = """
            mkfifo in.intentdefinition; head -c 1000 "$1" > in.intentdefinition &
            "$0" generate in.intentdefinition --output out.swift
            """
        let result = try shell(line)
        #expect(result.errors.hasPrefix("in.intentdefinition:"))
        #expect(result.errors.contains(": error: "))
        #expect(result.status == 1)
        #expect(names == ["in.intentdefinition"])
    }

    @Test func aPipeIsReadToItsEnd() throws {
        let line = """
            mkfifo in.intentdefinition; (head -c 1000 "$1"; sleep 0.1; tail -c +1001 "$1") > in.intentdefinition &
            "$0" generate in.intentdefinition
            """
        let result = try shell(line)
        #expect(result.status == 0)
        #expect(result.output.contains("struct SelectCounterConfiguration"))
    }

    @Test func aPipeThatNobodyNamedIsNotWaitedFor() throws {
        try FileManager.default.copyItem(at: Self.counter, to: folder.url.appendingPathComponent("A.intentdefinition"))
        let line = """
            mkdir de.lproj; mkfifo B.intentdefinition de.lproj/A.strings
            "$0" lint . --report xcode
            """
        let result = try shell(line)
        #expect(result.output.contains("de.lproj/A.strings: error: cannot read this file: it is not a file"))
        #expect(result.status == 2)
    }

    @Test func devicesAndFoldersAreNoDefinitions() throws {
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("A.strings"),
            withIntermediateDirectories: false
        )
        let device = try shell("\"$0\" generate /dev/zero")
        #expect(device.errors.hasPrefix("/dev/zero: error: cannot read this file: it is a device [IN0100"))
        #expect(device.status == 2)
        let empty = try shell("\"$0\" generate A.strings")
        #expect(empty.errors.hasPrefix("A.strings: error: there is no .intentdefinition file in this folder [IN0100"))
        #expect(empty.status == 2)
    }

    @Test func aFolderThatContainsItselfIsSearchedOnce() throws {
        try FileManager.default.copyItem(at: Self.counter, to: folder.url.appendingPathComponent("A.intentdefinition"))
        let line = "mkdir inner; ln -s .. inner/again; ln -s . itself; \"$0\" generate . --output out --list-outputs"
        let result = try shell(line)
        #expect(result.output == "out/A.intents.swift\n")
        #expect(result.status == 0)
        // Named itself, a link is followed.
        #expect(try shell("\"$0\" generate itself --output out --list-outputs").output == "out/A.intents.swift\n")
    }

    @Test func aWorkingFolderThatIsGoneHindersNothing() throws {
        let result = try shell("mkdir gone; cd gone; rmdir ../gone; \"$0\" generate \"$1\"; \"$0\" lint \"$1\"")
        #expect(result.status == 0)
        #expect(result.output.contains("struct SelectCounterConfiguration"))
        #expect(result.errors.isEmpty)
    }

    @Test func aPathOfTenThousandCharactersIsTold() throws {
        let long = String(repeating: "a", count: 10_000)
        let result = try Command.run("generate", long)
        #expect(result.errors.hasPrefix("\(long): error: cannot read this file: File name too long [IN0100"))
        #expect(result.status == 2)
    }

    // MARK: - Permission

    @Test(.enabled(if: Tool.asSomebody != nil, "root may do everything, and the tool cannot be run as somebody else"))
    func whatMayNotBeReadOrWrittenIsTold() throws {
        let prefix = Tool.asSomebody ?? ""
        let copies = """
            umask 022; chmod 755 .; cp "$0" intentc; cp "$1" open.intentdefinition; chmod 644 open.intentdefinition
            mkdir shut; echo old > shut/out.swift; chmod 555 shut
            cp "$1" secret.intentdefinition; chmod 0 secret.intentdefinition
            """
        #expect(try shell(copies).status == 0)
        let reading = try shell(prefix + "./intentc generate secret.intentdefinition")
        #expect(
            reading.errors.hasPrefix("secret.intentdefinition: error: cannot read this file: Permission denied [IN0100")
        )
        #expect(reading.status == 2)
        let writing = try shell(prefix + "./intentc generate open.intentdefinition --output shut/out.swift")
        #expect(writing.errors == "intentc: error: cannot write 'shut/out.swift': Permission denied\n")
        #expect(writing.status == 2)
        let making = try shell(prefix + "./intentc generate open.intentdefinition --output shut/deep/out.swift")
        #expect(making.errors == "intentc: error: cannot write 'shut/deep': Permission denied\n")
        #expect(making.status == 2)
        let checking = try shell(
            "chmod 0 shut/out.swift; \(prefix) ./intentc generate open.intentdefinition --output shut/out.swift --check"
        )
        #expect(checking.errors == "intentc: error: cannot read 'shut/out.swift': Permission denied\n")
        #expect(checking.status == 2)
        #expect(try shell("chmod 755 shut; chmod 644 shut/out.swift; cat shut/out.swift").output == "old\n")
    }

    @Test func permissionsOfTheOldOutputStay() throws {
        let line =
            "echo old > out.swift; chmod 600 out.swift; \"$0\" generate \"$1\" --output out.swift; ls -l out.swift"
        #expect(try shell(line).output.hasPrefix("-rw------- "))
    }

    // MARK: - Names

    @Test(arguments: ["../../evil", "a/b", "..", "/etc/evil", "a\\b"], ["models", "sirikit", "app-intents"])
    func aNameThatLeadsElsewhereIsAnError(name: String, output: String) throws {
        for old in ["<string>SelectCounter</string>", "<string>Counter</string>"] {
            try write(as: "A.intentdefinition", replacing: old, with: "<string>\(name)</string>")
            let result = try shell("\"$0\" generate A.intentdefinition --to \(output) --output out --diagnostics xcode")
            #expect(result.errors.contains("error: '\(name)' is not a valid Swift name"))
            #expect(result.status == 1)
            #expect(names == ["A.intentdefinition"])
        }
    }

    @Test func aNameWithNULIsAnErrorAtItsPlace() throws {
        try write(as: "A.intentdefinition", replacing: "<string>SelectCounter</string>", with: "<string>A\0B</string>")
        let result = try shell("\"$0\" generate A.intentdefinition --to sirikit --output out --diagnostics xcode")
        #expect(result.errors.contains("/A.intentdefinition:33:"))
        #expect(result.status == 1)
        #expect(names == ["A.intentdefinition"])
    }

    @Test func aNameOfTenThousandCharactersIsGeneratedOrToldToBeTooLong() throws {
        let long = String(repeating: "a", count: 10_000)
        try write(
            as: "A.intentdefinition",
            replacing: "<string>SelectCounter</string>",
            with: "<string>\(long)</string>"
        )
        let models = try shell("\"$0\" generate A.intentdefinition --output out")
        #expect(models.status == 0)
        let classes = try shell("\"$0\" generate A.intentdefinition --to sirikit --output classes")
        #expect(classes.errors.hasPrefix("intentc: error: cannot write 'classes/\(long)"))
        #expect(classes.errors.hasSuffix("': File name too long\n"))
        #expect(classes.status == 2)
    }

    @Test func namesThatDifferInCaseAloneAreNotWrittenOverEachOther() throws {
        let text = try String(contentsOf: Self.counter, encoding: .utf8)
        let start = try #require(text.range(of: "<key>INIntents</key>\n\t<array>")).upperBound
        let end = try #require(text.range(of: "\n\t</array>", range: start..<text.endIndex)).lowerBound
        let intent = text[start..<end]
        let both = text[..<end] + intent.replacing("SelectCounter", with: "selectCounter") + text[end...]
        try folder.write(both.utf8, to: "A.intentdefinition")
        let files = try shell("\"$0\" generate A.intentdefinition --to sirikit --output out --diagnostics xcode")
        let names = "'out/SelectCounterIntent.swift' and 'out/selectCounterIntent.swift'"
        #expect(
            files.errors.hasSuffix(
                "intentc: error: \(names) are the same file on file systems that ignore case; "
                    + "rename a class or write a single file\n"
            )
        )
        #expect(files.status == 1)
        #expect(self.names == ["A.intentdefinition"])
        #expect(try shell("\"$0\" generate A.intentdefinition --to sirikit --single-file --output out").status == 0)
    }
}
