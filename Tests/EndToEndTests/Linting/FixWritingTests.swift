import Foundation
import TestSupport
import Testing

/// How `lint --fix` writes: nothing that stands in a file, or beside its contents, is lost.
@Suite struct FixWritingTests {
    let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        try folder.write(try Data(contentsOf: counter), to: "Base.lproj/Counter.intentdefinition")
    }

    private static let old = "\"A\" = \"Z\"\n\"B\" = \"Y\";\n"
    private static let new = "\"A\" = \"Z\";\n\"B\" = \"Y\";\n"
    private static let table = "de.lproj/Counter.strings"

    private var path: String { folder.url.appendingPathComponent(Self.table).path }
    private var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }

    /// The names in the table's folder, hidden ones too.
    private var names: [String] {
        let folder = folder.url.appendingPathComponent("de.lproj").path
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private func fix() throws -> ProcessResult {
        try Command.run("lint", "Base.lproj", "--fix", "--minimum-severity", "error", in: folder.url)
    }

    private func shell(_ line: String) throws {
        let result = try runProcess("/bin/sh", ["-c", line], in: folder.url)
        #expect(result.status == 0, "\(result.errors)")
    }

    private func status() throws -> stat {
        var status = stat()
        try #require(stat(path, &status) == 0)
        return status
    }

    // MARK: - What is kept

    @Test func permissionsStay() throws {
        try folder.write(Self.old.utf8, to: Self.table)
        try shell("chmod 640 \(Self.table)")
        #expect(try fix().errors == "applied 1 fix in 1 file\n")
        #expect(text == Self.new)
        #expect(try status().st_mode & 0o7777 == 0o640)
        #expect(names == ["Counter.strings"])
    }

    @Test(.enabled(if: geteuid() == 0, "only the superuser may give files away"))
    func ownerGroupAndSetIDBitsStay() throws {
        try folder.write(Self.old.utf8, to: Self.table)
        try shell("chown 1234:2345 \(Self.table); chmod 6755 \(Self.table)")
        #expect(try fix().errors == "applied 1 fix in 1 file\n")
        #expect(text == Self.new)
        let status = try status()
        #expect(status.st_uid == 1234)
        #expect(status.st_gid == 2345)
        #expect(status.st_mode & 0o7777 == 0o6755)
    }

    #if os(Linux)
    @Test func extendedAttributesStay() throws {
        try folder.write(Self.old.utf8, to: Self.table)
        let set = "import os; os.setxattr('\(Self.table)', 'user.note', b'mine\\0')"
        guard try runProcess("python3", ["-c", set], in: folder.url).status == 0 else { return }
        #expect(try fix().errors == "applied 1 fix in 1 file\n")
        #expect(text == Self.new)
        let get = "import os; print(os.getxattr('\(Self.table)', 'user.note'))"
        #expect(try runProcess("python3", ["-c", get], in: folder.url).output == "b'mine\\x00'\n")
    }
    #endif

    @Test func aLinkStaysALink() throws {
        try folder.write(Self.old.utf8, to: "de.lproj/real.txt")
        try shell("ln -s real.txt \(Self.table)")
        #expect(try fix().errors == "applied 1 fix in 1 file\n")
        #expect(text == Self.new)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "real.txt")
    }

    // MARK: - What is refused

    @Test func aReadOnlyFileIsLeftAlone() throws {
        try folder.write(Self.old.utf8, to: Self.table)
        try shell("chmod 444 \(Self.table)")
        let result = try fix()
        #expect(result.errors == "intentc: error: cannot write 'de.lproj/Counter.strings': it is read-only\n")
        #expect(result.output.contains("expected ';' after the text"))
        #expect(result.status == 2)
        #expect(text == Self.old)
        #expect(names == ["Counter.strings"])
    }

    @Test func aFileWithSeveralNamesIsLeftAlone() throws {
        try folder.write(Self.old.utf8, to: Self.table)
        try shell("ln \(Self.table) de.lproj/other.txt")
        let result = try fix()
        #expect(
            result.errors == """
                intentc: error: cannot write 'de.lproj/Counter.strings': it has more than one name (hard links), and the \
                others would keep what it says now

                """
        )
        #expect(result.status == 2)
        #expect(text == Self.old)
        #expect(names == ["Counter.strings", "other.txt"])
    }

    @Test func anOutputThatIsReadOnlyIsLeftAlone() throws {
        try folder.write("mine".utf8, to: "out.swift")
        try shell("chmod 444 out.swift")
        let result = try Command.run("generate", "Base.lproj", "--output", "out.swift", in: folder.url)
        #expect(result.errors == "intentc: error: cannot write 'out.swift': it is read-only\n")
        #expect(result.status == 2)
        #expect(try String(contentsOf: folder.url.appendingPathComponent("out.swift"), encoding: .utf8) == "mine")
    }

    // MARK: - Company

    /// A table that takes a while to fix, and the same when it has been.
    private static func longTable() -> (old: String, new: String) {
        let rows = (0..<400).map { "\"key\($0)\" = \"text \($0)\";\n" }.joined()
        return (old + rows, new + rows)
    }

    private func start(_ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Tool.executable)
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    private static let lint = ["lint", "Base.lproj", "--fix", "--fail-on", "never"]

    /// How long one run takes, in microseconds.
    private func duration() throws -> UInt32 {
        try folder.write(Self.longTable().old.utf8, to: Self.table)
        let start = DispatchTime.now().uptimeNanoseconds
        try self.start(Self.lint).waitUntilExit()
        return max(1000, UInt32((DispatchTime.now().uptimeNanoseconds - start) / 1000))
    }

    @Test func oneThatIsKilledLeavesTheOldFileOrTheNew() throws {
        let duration = try duration()
        let (old, new) = Self.longTable()
        for round in 0..<100 {
            try folder.write(old.utf8, to: Self.table)
            let process = try start(Self.lint)
            usleep(duration * UInt32(round) / 100)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            #expect(text == old || text == new, "round \(round)")
        }
    }

    @Test func severalThatFixAtOnceLeaveOneWholeFile() throws {
        let (old, new) = Self.longTable()
        for round in 0..<100 {
            try folder.write(old.utf8, to: Self.table)
            let processes = try (0..<2).map { _ in try start(Self.lint) }
            for process in processes { process.waitUntilExit() }
            #expect(processes.map(\.terminationStatus) == [0, 0], "round \(round)")
            #expect(text == new, "round \(round)")
            #expect(names == ["Counter.strings"], "round \(round)")
        }
    }

    /// In every other round the editor writes into the file, in the others it replaces it.
    @Test func whatSomebodySavesMeanwhileIsNotLost() throws {
        let duration = try duration()
        let (old, _) = Self.longTable()
        for round in 0..<100 {
            try folder.write(old.utf8, to: Self.table)
            let process = try start(Self.lint)
            usleep(duration * UInt32(round) / 100)
            let edit = "\"edit\" = \"\(round)\";\n"
            let saved = try #require(text) + edit
            if round % 2 == 0 {
                try Data(saved.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            } else {
                let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
                try file.seekToEnd()
                try file.write(contentsOf: Data(edit.utf8))
                try file.close()
            }
            process.waitUntilExit()
            #expect(text?.hasSuffix(edit) == true, "round \(round)")
            #expect(names == ["Counter.strings"], "round \(round)")
        }
    }
}
