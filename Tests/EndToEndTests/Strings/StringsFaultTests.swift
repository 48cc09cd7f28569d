#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Whatever fails while the commands of `intentc strings` write, all of their files change or none does.
@Suite(.enabled(if: FaultTests.isAvailable, "clang is not installed"))
struct StringsFaultTests {
    private let folder: TemporaryDirectory
    private static let definition = "App/Base.lproj/Intents.intentdefinition"

    init() throws {
        folder = try TemporaryDirectory()
        try write(Self.definition, StringsSample.definition())
        try write("App/de.lproj/Intents.strings", "\"aB3dE6\" = \"Suppe\";\n")
        try write("App/fr.lproj/Intents.strings", "\"aB3dE6\" = \"Soupe\";\n")
    }

    private func write(_ name: String, _ text: String) throws { try folder.write(Array(text.utf8), to: name) }

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
        var environment = ProcessInfo.processInfo.environment
        environment["LD_PRELOAD"] = try #require(FaultTests.library).path
        environment["FAULT"] = fault
        environment["FAULT_AT"] = "\(number)"
        return try runProcess(Tool.executable, ["strings"] + command, in: folder.url, environment: environment)
    }

    /// The second fault occurs on file systems that cannot swap names.
    @Test(arguments: ["swap-fails", "rename-fails"], 1...3)
    func aFileSystemThatIsReadOnlyAllOfASudden(fault: String, number: Int) throws {
        let before = try files()
        let result = try strings(["rekey", "App", "--write-map", "ids.csv"], fault, at: number)
        let names = [Self.definition, "App/de.lproj/Intents.strings", "App/fr.lproj/Intents.strings"]
        #expect(result.errors == "intentc: error: cannot write '\(names[number - 1])': Read-only file system\n")
        #expect(result.status == 2)
        #expect(try files() == before)
    }

    /// The disk is full for the definition, for the first table, or for the second.
    @Test(arguments: [
        (room: -1, name: Self.definition), (0, "App/de.lproj/Intents.strings"), (29, "App/fr.lproj/Intents.strings"),
    ])
    func aDiskThatIsFull(place: (room: Int, name: String)) throws {
        let before = try files()
        let new = StringsSample.definition(ids: ["OrderSoup.title", "OrderSoup.description", "OrderSoup.size.prompt"])
        let result = try strings(["rekey", "App", "--write-map", "ids.csv"], "full", at: new.utf8.count + place.room)
        #expect(result.errors == "intentc: error: cannot write '\(place.name)': No space left on device\n")
        #expect(result.status == 2)
        #expect(try files() == before)
    }

    @Test(arguments: [1, 200])
    func aDiskThatIsFullForRows(room: Int) throws {
        let before = try files()
        let result = try strings(["sync"], "full", at: room)
        #expect(result.errors.hasSuffix("No space left on device\n"))
        #expect(result.status == 2)
        #expect(try files() == before)
    }

    /// A folder for the new table must be removed as well.
    @Test func aFullDiskLeavesNoNewFolder() throws {
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
        #expect(try strings(["sync", "App", "--language", "it"], "full", at: 10).status == 2)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == before)
    }

    @Test(arguments: [("terminated-between-swaps", SIGTERM), ("interrupted-between-swaps", SIGINT)], 1...3)
    func aSignalWaitsUntilAllIsDone(_ fault: (name: String, signal: Int32), number: Int) throws {
        let before = try files()
        let result = try strings(["rekey", "App", "--write-map", "ids.csv"], fault.name, at: number)
        #expect(result.status == -fault.signal)
        let after = try files()
        #expect(after.keys.sorted() == (before.keys + ["ids.csv"]).sorted())
        for name in before.keys { #expect(after[name] != before[name], "\(name)") }
    }

    /// After a command is killed at any step, all files are old or all are new, at the latest after the next command.
    @Test(arguments: [
        ["rekey", "App", "--write-map", "ids.csv"], ["sync", "App", "--language", "it"],
        ["sync", "App"],
    ])
    func killedAtAnyStep(command: [String]) throws {
        func shown() throws -> [String: Data] {
            try files().filter { !$0.key.split(separator: "/").contains { $0.hasPrefix(".intentc-") } }
        }
        let before = try shown()
        #expect(try Command.run(["strings"] + command, in: folder.url).status == 0)
        let after = try shown()
        var (runs, completed) = (0, 0)
        for number in 1... {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
                try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
            }
            for (name, data) in before { try folder.write(Array(data), to: name) }
            let result = try strings(command, "killed-before-step", at: number)
            runs += 1
            if result.status != -SIGKILL { break }
            #expect(try Command.run(["strings", "status", "App"], in: folder.url).status == 0)
            let now = try shown()
            #expect(now == before || now == after, "step \(number) leaves \(now.keys.sorted())")
            #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(".intentc-journal").path))
            if now == after { completed += 1 }
        }
        print("killed: \(command[0]) \(runs - 1) times, \(completed) completed")
        #expect(runs > 3 && completed > 0)
    }

    /// A journal is only trusted if this program could have written it.
    @Test(arguments: [
        "intentc journal 1\n-\tcbf29ce484222325\t.intentc-1-1.tmp\t../Outside.strings\nend\n",
        "intentc journal 1\n-\tcbf29ce484222325\t.intentc-1-1.tmp\t.git/hooks/post-checkout\nend\n",
        "intentc journal 1\n-\tcbf29ce484222325\tother\tApp/x.strings\nend\n",
        "intentc journal 1\n-\tcbf29ce484222325\t.intentc-1-1.tmp\t/etc/x.strings\nend\n",
        "intentc journal 1\n-\tcbf29ce484222325\t.intentc-1-1.tmp\tApp/linked/x.strings\nend\n",
        "intentc journal 1\n1\t2\t.intentc-1-1.tmp\tApp/de.lproj/Intents.strings\nend\n", "something else\n",
        "\u{0}\u{1}",
    ])
    func aForgedJournalChangesNothing(text: String) throws {
        try write(".intentc-journal", text)
        try write(".intentc-1-1.tmp", "")
        try write("App/.intentc-1-1.tmp", "")
        let outside = try TemporaryDirectory()
        try outside.write([], to: ".intentc-1-1.tmp")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("App/linked"),
            withDestinationURL: outside.url
        )
        let before = try files()
        let result = try Command.run(["strings", "status", "App"], in: folder.url)
        #expect(result.status == 2 && result.errors.contains(".intentc-journal"), "\(result.errors)")
        #expect(try files() == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.url.path) == [".intentc-1-1.tmp"])
    }

    /// The system's file size limit, exceeded by a table that is larger than the files before it.
    @Test func aTableBeyondTheLimitOfFileSizes() throws {
        let rows = (0..<2000).map { "\"other\($0)\" = \"text of a row that nothing uses\";\n" }
        try write("App/fr.lproj/Intents.strings", "\"aB3dE6\" = \"Soupe\";\n" + rows.joined())
        let before = try files()
        let command = "ulimit -f 32; exec '\(Tool.executable)' strings rekey App"
        let result = try runProcess("sh", ["-c", command], in: folder.url)
        #expect(result.errors == "intentc: error: cannot write 'App/fr.lproj/Intents.strings': File too large\n")
        #expect(result.status == 2)
        #expect(try files() == before)
    }
}
#endif
