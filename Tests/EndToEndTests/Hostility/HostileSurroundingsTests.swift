import Foundation
import TestSupport
import Testing

/// Outputs that cannot be written as they should: old output is never lost and never half new, the message says what and
/// where, and the exit status is right.
@Suite struct HostileSurroundingsTests {
    let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private static let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition").path
    private static let everyType = Project.schemas.appendingPathComponent("EveryType.intentdefinition").path

    /// Runs a line of shell in the test's folder; `intentc` is the built tool, `$counter` and `$every` are definitions, and `$schemas` is
    /// a folder of them.
    private func shell(_ line: String) throws -> ProcessResult {
        var environment = ProcessInfo.processInfo.environment
        let tool = URL(fileURLWithPath: Tool.executable).deletingLastPathComponent().path
        environment["PATH"] = tool + ":" + (environment["PATH"] ?? "")
        environment["counter"] = Self.counter
        environment["every"] = Self.everyType
        environment["schemas"] = Project.schemas.path
        #if os(Linux)
        // Other tests of this process may ignore the signal of a broken pipe, which a child would inherit.
        let program = ("/usr/bin/env", ["--default-signal=PIPE", "/bin/sh", "-c", line])
        #else
        let program = ("/bin/sh", ["-c", line])
        #endif
        return try runProcess(program.0, program.1, in: folder.url, environment: environment)
    }

    /// The models of a definition, as standard output has them.
    private func models(of definition: String) throws -> String { try Command.run("generate", definition).output }

    private func text(_ path: String) -> String? {
        try? String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    /// Everything in the test's folder, hidden files too.
    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []).sorted()
    }

    // MARK: - No room

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
    func aFullDiskBehindStandardOutputIsTold() throws {
        let result = try shell("intentc generate $counter > /dev/full")
        #expect(result.errors == "intentc: error: cannot write to standard output: No space left on device\n")
        #expect(result.status == 2)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
    func aFullDeviceAsOutputIsTold() throws {
        let result = try shell("ln -s /dev/full out.swift; intentc generate $counter --output out.swift")
        #expect(result.errors == "intentc: error: cannot write 'out.swift': No space left on device\n")
        #expect(result.status == 2)
    }

    @Test func anOutputThatOutgrowsTheLimitLeavesTheOldOne() throws {
        try folder.write("old".utf8, to: "out.swift")
        let result = try shell("ulimit -f 1; intentc generate $every --output out.swift")
        #expect(result.errors == "intentc: error: cannot write 'out.swift': File too large\n")
        #expect(result.status == 2)
        #expect(text("out.swift") == "old")
        #expect(names == ["out.swift"])
    }

    // MARK: - No place

    @Test func anOutputBelowAFileIsRefused() throws {
        try folder.write("old".utf8, to: "taken")
        let below = try shell("intentc generate $counter --output taken/out.swift")
        #expect(below.errors == "intentc: error: cannot write 'taken': it is not a folder\n")
        #expect(below.status == 2)
        let deeper = try shell("intentc generate $counter --output taken/more/out.swift")
        #expect(deeper.errors == "intentc: error: cannot write 'taken/more': Not a directory\n")
        #expect(deeper.status == 2)
        #expect(text("taken") == "old")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "there is no /proc"))
    func aFolderThatTakesNoFilesIsTold() throws {
        let result = try shell("intentc generate $counter --output /proc/out.swift")
        #expect(result.errors == "intentc: error: cannot write '/proc/out.swift': No such file or directory\n")
        #expect(result.status == 2)
    }

    @Test func anOutputThatIsAFolderIsRefused() throws {
        try folder.write("mine".utf8, to: "out/Counter.intents.swift/file")
        let result = try shell("intentc generate $counter --output out")
        #expect(result.errors == "intentc: error: cannot write 'out/Counter.intents.swift': it is a folder\n")
        #expect(result.status == 2)
        let report = try shell("intentc lint $counter --report json=out")
        #expect(report.errors == "intentc: error: cannot write 'out': it is a folder\n")
        #expect(report.status == 2)
        #expect(text("out/Counter.intents.swift/file") == "mine")
    }

    @Test func whatCannotBeReadIsNotSaidToBeOutOfDate() throws {
        try folder.write("mine".utf8, to: "out/Counter.intents.swift/file")
        let result = try shell("intentc generate $counter --output out --check")
        #expect(result.errors == "intentc: error: cannot read 'out/Counter.intents.swift': it is a folder\n")
        #expect(result.output.isEmpty)
        #expect(result.status == 2)
    }

    @Test func aReportThatCannotBeWrittenHidesNoOther() throws {
        let broken = try String(contentsOfFile: Self.counter, encoding: .utf8).replacing("SelectCounter", with: "a/b")
        try folder.write(broken.utf8, to: "Broken.intentdefinition")
        try folder.write([], to: "taken")
        let result = try shell("intentc lint Broken.intentdefinition --report sarif=taken/x.sarif --report text")
        #expect(result.errors == "intentc: error: cannot write 'taken': it is not a folder\n")
        #expect(result.output.contains("'a/b' is not a valid Swift name"))
        #expect(result.status == 2)
    }

    // MARK: - Links, pipes and devices

    @Test func aLinkIsFollowedAndTheFileBehindItReplaced() throws {
        try folder.write("old".utf8, to: "real/code.swift")
        let result = try shell(
            """
            ln -s real/code.swift out.swift; exec 3< real/code.swift
            intentc generate $counter --output out.swift && cat <&3 && readlink out.swift && ls -A real
            """
        )
        // A reader that had the old file open reads all of it.
        #expect(result.output == "oldreal/code.swift\ncode.swift\n")
        #expect(result.errors.isEmpty)
        #expect(text("real/code.swift") == (try models(of: Self.counter)))
    }

    @Test func aLinkToNowhereMakesTheFileThatItNames() throws {
        let made = try shell(
            "mkdir real; ln -s real/code.swift out.swift; intentc generate $counter --output out.swift"
        )
        #expect(made.status == 0)
        #expect(made.errors.isEmpty)
        #expect(text("real/code.swift") == (try models(of: Self.counter)))
        #expect(try shell("readlink out.swift").output == "real/code.swift\n")

        let lost = try shell("ln -s absent/code.swift lost.swift; intentc generate $counter --output lost.swift")
        #expect(lost.errors == "intentc: error: cannot write 'lost.swift': No such file or directory\n")
        #expect(lost.status == 2)
        #expect(names == ["lost.swift", "out.swift", "real"])
    }

    @Test func linksThatLeadInACircleAreTold() throws {
        let result = try shell(
            "ln -s b.swift a.swift; ln -s a.swift b.swift; intentc generate $counter --output a.swift"
        )
        #expect(result.errors == "intentc: error: cannot write 'a.swift': Too many levels of symbolic links\n")
        #expect(result.status == 2)
        #expect(names == ["a.swift", "b.swift"])
    }

    @Test func aPipeAsOutputIsWrittenAndNotRead() throws {
        let result = try shell(
            "mkfifo out.swift; cat out.swift > read & intentc generate $counter --output out.swift; status=$?; wait; exit $status"
        )
        #expect(result.status == 0)
        #expect(text("read") == (try models(of: Self.counter)))
    }

    @Test func aReportToStandardOutputGoesBetweenTheOthers() throws {
        let broken = try String(contentsOfFile: Self.counter, encoding: .utf8).replacing("SelectCounter", with: "a/b")
        try folder.write(broken.utf8, to: "Broken.intentdefinition")
        let line = "intentc lint Broken.intentdefinition --report json=/dev/stdout --report xcode"
        let piped = try shell("(\(line)) | cat").output
        let lines = piped.split(separator: "\n")
        #expect(lines.first?.hasPrefix("{\"version\":1") == true)
        #expect(lines.dropFirst().contains { $0.contains(": error: ") })
        // The test's standard output is a file.
        #expect(try shell(line).output == piped)
    }

    // MARK: - Standard output closed

    /// More than fits into a pipe that nobody reads, so that the program notices, however slow the machine is.
    private static let intoAPipe = "intentc generate \"$schemas\""

    @Test func whoeverStopsReadingEndsTheProgramWithoutAWord() throws {
        let result = try shell("(\(Self.intoAPipe); echo $? > status) | true; cat status")
        #expect(result.errors.isEmpty)
        #expect(result.output == "141\n")
    }

    @Test func standardOutputThatNobodyReadsOrThatIsClosedIsAFailure() throws {
        // Some parents let their children ignore the signal.
        let ignored = try shell(
            "(trap '' PIPE; \(Self.intoAPipe); echo $? > status) | true; cat status"
        )
        #expect(ignored.errors == "intentc: error: cannot write to standard output: Broken pipe\n")
        #expect(ignored.output == "2\n")
        let closed = try shell("intentc generate $counter >&-")
        #expect(closed.errors == "intentc: error: cannot write to standard output: Bad file descriptor\n")
        #expect(closed.status == 2)
        let unused = try shell("intentc generate $counter --output out.swift <&- >&- 2>&-")
        #expect(unused.status == 0)
        #expect(text("out.swift") == (try models(of: Self.counter)))
    }

    // MARK: - Company

    @Test func twoThatWriteAtOnceLeaveOneWholeOutput() throws {
        let results = [try models(of: Self.counter), try models(of: Self.everyType)]
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.currentDirectoryURL = folder.url
        process.arguments = [
            "-c",
            """
            for round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24; do
                "$0" generate "$1" --output out.swift & first=$!
                "$0" generate "$2" --output out.swift || exit 1
                wait $first || exit 1
            done
            """,
            Tool.executable, Self.counter, Self.everyType,
        ]
        try process.run()
        var looks = 0
        while process.isRunning {
            // A third one reads all the while.
            if let text = text("out.swift") {
                looks += 1
                if !results.contains(text) {
                    Issue.record("half an output: \(text.utf8.count) bytes")
                    break
                }
            }
            usleep(500)
        }
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(looks > 0)
        #expect(results.contains(text("out.swift") ?? ""))
        #expect(names == ["out.swift"])
    }
}
