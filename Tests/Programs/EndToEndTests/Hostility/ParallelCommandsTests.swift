import Foundation
import TestSupport
import Testing

/// Commands that change a project at the same time.
@Suite struct ParallelCommandsTests: HasFolder {
    let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        // The lock is that of the repository, whichever of its folders is named.
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent(".git"),
            withIntermediateDirectories: false
        )
        try write("App/Base.lproj/Intents.intentdefinition", StringsSample.definition())
        for (language, text) in [("de", "Suppe"), ("fr", "Soupe"), ("it", "Zuppa")] {
            let rows = ["aB3dE6", "dEsCrI", "pR0mPt"].map { "\"\($0)\" = \"\(text) ${size}\";\n" }
            try write("App/\(language).lproj/Intents.strings", rows.joined())
        }
        try write("de.csv", "key,en,de\naB3dE6,Order Soup,Eine Suppe\n")
    }

    private func start(_ command: [String], _ environment: [String: String] = [:]) throws -> (Process, errors: Pipe) {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: Tool.executable)
        process.arguments = command
        process.currentDirectoryURL = folder.url
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        return (process, errors)
    }

    private func hold<Value>(_ body: () throws -> Value) throws -> Value {
        let lock = open(folder.url.path, O_RDONLY)
        #expect(flock(lock, LOCK_EX) == 0)
        defer { close(lock) }
        return try body()
    }

    private static let writing = [
        ["lint", "App", "--fix"], ["format", "App"], ["strings", "sync", "App"],
        ["strings", "rekey", "App/Base.lproj/Intents.intentdefinition"],
        ["strings", "import", "de.csv", "--into", "App"], ["init", "--yes", "App"],
        ["lint", "App", "--write-baseline", "baseline.json"],
    ]

    @Test func whatWritesWaitsAndGivesUp() throws {
        let root = try #require(realpath(folder.url.path, nil).map { String(cString: $0) })
        try hold {
            for (process, errors) in try Self.writing.map({ try start($0) }) {
                process.waitUntilExit()
                let command = process.arguments ?? []
                #expect(process.terminationStatus == 2, "\(command)")
                let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                #expect(
                    text == "intentc: error: another intentc is changing '\(root)'; try again later\n",
                    "\(command)"
                )
            }
        }
        // No file is left behind.
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == [".git", "App", "de.csv"]
        )
    }

    @Test func whatWritesGoesOnAfterTheOther() throws {
        let (process, _) = try hold {
            let started = try start(["strings", "rekey", "App"])
            usleep(500_000)
            #expect(started.0.isRunning)
            return started
        }
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test(arguments: [
        ["lint", "App"], ["lint", "App", "--fix", "--dry-run"], ["format", "App", "--dry-run"],
        ["strings", "status", "App"], ["strings", "sync", "App", "--dry-run"], ["strings", "export", "App"],
        ["strings", "rekey", "App", "--dry-run"], ["generate", "App", "-o", "Out"],
    ])
    func whatReadsDoesNotWait(command: [String]) throws {
        try hold {
            let result = try Command.run(command, in: folder.url)
            result.expect(errorsLack: "another intentc")
        }
    }

    #if os(Linux)
    /// In the middle of `rekey`, most rows of the tables are not used by the definition.
    @Test(
        .enabled(if: FaultTests.isAvailable, "clang is not installed"),
        arguments: [
            ["lint", "App", "--fix=all", "--fail-on", "never"], ["strings", "sync", "App", "--remove-unused", "--yes"],
        ]
    )
    func whatRunsBesideRekeyLosesNothing(other: [String]) throws {
        let library = try #require(FaultTests.library).path
        let (rekey, _) = try start(["strings", "rekey", "App"], ["LD_PRELOAD": library, "FAULT": "slow-before-swap"])
        let table = folder.url.appendingPathComponent("App/de.lproj/Intents.strings")
        var isHalfDone = false
        while rekey.isRunning, !isHalfDone {
            isHalfDone = try String(contentsOf: table, encoding: .utf8).contains("OrderSoup")
            usleep(10_000)
        }
        #expect(rekey.isRunning)
        let result = try runProcess(Tool.executable, other, in: folder.url)
        rekey.waitUntilExit()
        #expect(rekey.terminationStatus == 0 && result.status == 0, "\(result.errors)")
        for language in ["de", "fr", "it"] {
            let path = folder.url.appendingPathComponent("App/\(language).lproj/Intents.strings")
            let text = try String(contentsOf: path, encoding: .utf8)
            #expect(text.split(separator: "\n").count { $0.hasPrefix("\"OrderSoup.") } == 3, "\(text)")
        }
    }
    #endif
}
