#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Whatever happens while the commands of `intentc strings` write, all of their files change or none does.
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

    /// All files, hidden ones included.
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

    /// The second fault is that of file systems where files cannot swap names.
    @Test(arguments: ["swap-fails", "rename-fails"], 1...3)
    func aFileSystemThatIsReadOnlyAllOfASudden(fault: String, number: Int) throws {
        let before = try files()
        let result = try strings(["rekey", "App"], fault, at: number)
        let names = [Self.definition, "App/de.lproj/Intents.strings", "App/fr.lproj/Intents.strings"]
        #expect(result.errors == "intentc: error: cannot write '\(names[number - 1])': Read-only file system\n")
        #expect(result.status == 2)
        #expect(try files() == before)
    }

    /// There is no room for the definition, for the first table, or for the second one.
    @Test(arguments: [
        (room: -1, name: Self.definition), (0, "App/de.lproj/Intents.strings"), (29, "App/fr.lproj/Intents.strings"),
    ])
    func aDiskThatIsFull(place: (room: Int, name: String)) throws {
        let before = try files()
        let new = StringsSample.definition(ids: ["OrderSoup.title", "OrderSoup.description", "OrderSoup.size.prompt"])
        let result = try strings(["rekey", "App"], "full", at: new.utf8.count + place.room)
        #expect(result.errors == "intentc: error: cannot write '\(place.name)': No space left on device\n")
        #expect(result.status == 2)
        #expect(try files() == before)
    }

    @Test(arguments: [
        (["catalogue"], 1), (["catalogue"], 400), (["catalogue", "--to", "strings"], 1),
        (["catalogue", "--to", "strings"], 25), (["sync"], 1), (["sync"], 200),
    ])
    func aDiskThatIsFull(command: [String], room: Int) throws {
        if command.count > 1 {
            #expect(try Command.run(["strings", "catalogue"], in: folder.url).status == 0)
        }
        let before = try files()
        let result = try strings(command, "full", at: room)
        #expect(result.errors.hasSuffix("No space left on device\n"))
        #expect(result.status == 2)
        #expect(try files() == before)
    }

    /// A folder for the new table must not stay either.
    @Test func aFullDiskLeavesNoNewFolder() throws {
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
        #expect(try strings(["sync", "App", "--language", "it"], "full", at: 10).status == 2)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == before)
    }

    @Test(arguments: [("terminated-between-swaps", SIGTERM), ("interrupted-between-swaps", SIGINT)], 1...3)
    func aSignalWaitsUntilAllIsDone(_ fault: (name: String, signal: Int32), number: Int) throws {
        let before = try files()
        let result = try strings(["rekey", "App"], fault.name, at: number)
        #expect(result.status == -fault.signal)
        let after = try files()
        #expect(after.keys.sorted() == before.keys.sorted())
        for name in before.keys { #expect(after[name] != before[name], "\(name)") }
    }

    /// The system's own bound for files, met by a table that is larger than what comes before it.
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
