#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Whatever fails while the commands of `intentc strings` write, all of their files change or none does.
@Suite(.enabled(if: FaultTests.isAvailable, "clang is not installed"))
struct StringsFaultTests: HasFolder {
    let folder: TemporaryDirectory
    private static let definition = "App/Base.lproj/Intents.intentdefinition"

    init() throws {
        folder = try TemporaryDirectory()
        try write(Self.definition, StringsSample.definition())
        try write("App/de.lproj/Intents.strings", "\"aB3dE6\" = \"Suppe\";\n")
        try write("App/fr.lproj/Intents.strings", "\"aB3dE6\" = \"Soupe\";\n")
    }

    /// All files, including hidden ones.
    private func files() throws -> [String: Data] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
        return Dictionary(
            names.compactMap { name in
                FileManager.default.contents(atPath: folder.url.appendingPathComponent(name).path).map { (name, $0) }
            }
        ) { first, _ in first }
    }

    private func strings(_ command: [String], _ fault: String, at number: Int) throws -> ProcessResult {
        try run(["strings"] + command, fault, at: number)
    }

    private func run(_ command: [String], _ fault: String, at number: Int) throws -> ProcessResult {
        var environment = ProcessInfo.processInfo.environment
        environment["LD_PRELOAD"] = try #require(FaultTests.library).path
        environment["FAULT"] = fault
        environment["FAULT_AT"] = "\(number)"
        return try runProcess(Tool.executable, command, in: folder.url, environment: environment)
    }

    /// The list is created, the other files are rewritten, the definition last.
    private static let written = [
        "ids.csv", "App/de.lproj/Intents.strings", "App/fr.lproj/Intents.strings", definition,
    ]

    /// The second fault occurs on file systems that cannot swap names.
    @Test(arguments: [("swap-fails", 1), ("rename-fails", 0)], 1...4)
    func aFileSystemThatIsReadOnlyAllOfASudden(fault: (name: String, first: Int), number: Int) throws {
        guard fault.first + number <= Self.written.count else { return }
        let before = try files()
        let result = try strings(["rekey", "App", "--write-map", "ids.csv"], fault.name, at: number)
        let name = Self.written[fault.first + number - 1]
        result.expect(status: 2, errors: "intentc: error: cannot write '\(name)': Read-only file system\n")
        #expect(try files() == before)
    }

    /// What cannot be undone is named with the place of what it was.
    @Test func aFileSystemThatStaysReadOnly() throws {
        let before = try files()
        let result = try strings(["rekey", "App"], "swaps-fail", at: 2)
        let errors = Self.written[1...2].reversed().map {
            "intentc: error: cannot write '\($0)': Read-only file system"
        }
        result.expect(status: 2, errorsStart: errors.joined(separator: "\n") + "; its previous contents are in '")
        let kept = try files().filter { $0.key.hasPrefix("App/de.lproj/.intentc-") }
        #expect(Array(kept.values) == [before[Self.written[1]]])
    }

    @Test(arguments: 0..<4)
    func aDiskThatIsFull(number: Int) throws {
        let before = try files()
        let sizes = [
            "old,new\naB3dE6,OrderSoup.title\ndEsCrI,OrderSoup.description\npR0mPt,OrderSoup.size.prompt\n",
            "\"OrderSoup.title\" = \"Suppe\";\n", "\"OrderSoup.title\" = \"Soupe\";\n",
            StringsSample.definition(ids: ["OrderSoup.title", "OrderSoup.description", "OrderSoup.size.prompt"]),
        ].map(\.utf8.count)
        let room = sizes[...number].reduce(-1, +)
        let result = try strings(["rekey", "App", "--write-map", "ids.csv"], "full", at: room)
        let name = Self.written[number]
        result.expect(status: 2, errors: "intentc: error: cannot write '\(name)': No space left on device\n")
        #expect(try files() == before)
    }

    @Test(arguments: [1, 200])
    func aDiskThatIsFullForRows(room: Int) throws {
        let before = try files()
        let result = try strings(["sync"], "full", at: room)
        result.expect(status: 2, errorsEnd: "No space left on device\n")
        #expect(try files() == before)
    }

    /// A folder for the new table must be removed as well.
    @Test func aFullDiskLeavesNoNewFolder() throws {
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
        try strings(["sync", "App", "--language", "it"], "full", at: 10).expect(status: 2)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == before)
    }

    @Test(arguments: [("terminated-between-swaps", SIGTERM), ("interrupted-between-swaps", SIGINT)], 1...3)
    func aSignalWaitsUntilAllIsDone(_ fault: (name: String, signal: Int32), number: Int) throws {
        let before = try files()
        let result = try strings(["rekey", "App", "--write-map", "ids.csv"], fault.name, at: number)
        result.expect(status: -fault.signal)
        let after = try files()
        #expect(after.keys.sorted() == (before.keys + ["ids.csv"]).sorted())
        for name in before.keys { #expect(after[name] != before[name], "\(name)") }
    }

    /// After a command is killed at any step, each file is old or new. Running it again completes the change.
    @Test(arguments: [
        ["strings", "rekey", "App"], ["strings", "rekey", "App", "--write-map", "ids.csv"],
        ["strings", "rekey", "App", "--style", "random"],
        ["strings", "rekey", "App", "--map", "old.csv", "--write-map", "ids.csv"],
        ["strings", "sync", "App", "--language", "it"], ["strings", "sync", "App", "--no-history"],
        ["strings", "import", "back.csv", "--into", "App"], ["lint", "App", "--fix", "--fail-on", "never"],
    ])
    func killedAtAnyStepAndRunAgain(command: [String]) throws {
        // For new IDs: the second text has the ID of the first, and the third has none. For the others: a row's key is
        // an old ID, as the table of the source language shows, and a text ends in white space.
        let ids = command.contains("rekey") ? ["aB3dE6", "aB3dE6", ""] : ["aB3dE6", "dEsCrI", "pR0mPt"]
        let definition = StringsSample.definition(title: "Order Soup ", ids: ids)
        try write(Self.definition, definition)
        try write("App/fr.lproj/Intents.intentdefinition", definition)
        try write("App/en.lproj/Intents.strings", "\"oLdOlD\" = \"Orders a soup\";\n\"aB3dE6\" = \"Order Soup \";\n")
        try write("App/de.lproj/Intents.strings", "\"aB3dE6\" = \"Suppe\";\n\"oLdOlD\" = \"Bestellt\";\n")
        try write("old.csv", "old,new\naB3dE6,soup\n")
        try write("back.csv", "key,en,de,fr,it\naB3dE6,Order Soup ,Suppe!,Soupe!,Zuppa!\n")
        for language in ["fr", "it"] { try write("App/\(language).lproj/Intents.strings", "") }
        func shown() throws -> [String: Data] {
            try files().filter { !$0.key.split(separator: "/").contains { $0.hasPrefix(".intentc-") } }
        }
        let before = try shown()
        let done = try Command.run(command, in: folder.url)
        done.expect(status: 0)
        let after = try shown()
        #expect(after != before)
        var kills = 0
        for number in 1... {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
                try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
            }
            for (name, data) in before { try folder.write(Array(data), to: name) }
            if try run(command, "killed-before-step", at: number).status != -SIGKILL { break }
            kills += 1
            for (name, data) in try shown() { #expect(data == before[name] || data == after[name], "\(name)") }
            let again = try Command.run(command, in: folder.url)
            #expect(again.status == 0, "step \(number): \(again.errors)")
            #expect(try shown() == after, "step \(number)")
        }
        #expect(kills > 3)
    }

    /// The system's file size limit, exceeded by a table that is larger than the files before it.
    @Test func aTableBeyondTheLimitOfFileSizes() throws {
        let rows = (0..<2000).map { "\"other\($0)\" = \"text of a row that nothing uses\";\n" }
        try write("App/fr.lproj/Intents.strings", "\"aB3dE6\" = \"Soupe\";\n" + rows.joined())
        let before = try files()
        let command = "ulimit -f 32; exec '\(Tool.executable)' strings rekey App"
        let result = try runProcess("sh", ["-c", command], in: folder.url)
        result.expect(
            status: 2,
            errors: "intentc: error: cannot write 'App/fr.lproj/Intents.strings': File too large\n"
        )
        #expect(try files() == before)
    }
}
#endif
