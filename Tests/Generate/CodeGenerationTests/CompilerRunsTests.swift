import Foundation
import TestSupport
import Testing

/// The build folder's record of a compiler run only stands for that run.
@Suite struct CompilerRunsTests {
    private let folder: TemporaryDirectory
    /// Unique to this test and this run.
    private let own = UUID().uuidString

    init() throws { folder = try TemporaryDirectory() }

    private func isRun(
        _ words: [String] = ["-O"],
        _ sources: [SwiftFrontend.Source] = [("A.swift", "let a = 1")],
        _ answer: ProcessResult = ProcessResult(status: 0, stdout: [], stderr: [])
    ) throws -> Bool {
        var isRun = false
        _ = try CompilerRuns.result(of: words + [own], on: sources) {
            isRun = true
            return answer
        }
        return isRun
    }

    @Test func theSameIsNotCompiledAgain() throws {
        #expect(try isRun())
        #expect(try !isRun())
    }

    @Test func anythingElseIsCompiled() throws {
        #expect(try isRun())
        #expect(try isRun(["-Onone"]))
        #expect(try isRun(["-O", "-g"]))
        #expect(try isRun(["-O"], [("A.swift", "let a = 2")]))
        #expect(try isRun(["-O"], [("B.swift", "let a = 1")]))
        #expect(try isRun(["-O"], [("A.swift", "let a = 1"), ("B.swift", "")]))
        #expect(try isRun(["-O"], [("A.swiftlet a = 1", "")]))
        #expect(try isRun(["-O"], []))
    }

    @Test(arguments: [
        ProcessResult(status: 1, stdout: [], stderr: []), ProcessResult(status: 0, stdout: [], stderr: [0x21]),
        ProcessResult(status: 0, stdout: [0x21], stderr: []), ProcessResult(status: -11, stdout: [], stderr: []),
    ])
    func whatFailsOrWarnsIsCompiledAgain(answer: ProcessResult) throws {
        #expect(try isRun(["-O"], [("A.swift", "")], answer))
        #expect(try isRun(["-O"], [("A.swift", "")], answer))
        #expect(try isRun(["-O"], [("A.swift", "")]))
    }

    @Test func whatTheCompilerWroteIsThereAgain() throws {
        for name in ["first", "second"] {
            let output = folder.url.appendingPathComponent(name)
            _ = try CompilerRuns.result(of: [own], on: [], output: output) {
                #expect(name == "first")
                try folder.write("written".utf8, to: name)
                return ProcessResult(status: 0, stdout: [], stderr: [])
            }
            #expect(try String(contentsOf: output, encoding: .utf8) == "written")
        }
    }

    /// The name of a folder that one test fills says nothing about the module in it.
    @Test func filesOfOneTestAreReadAgain() throws {
        let other = try folder.write("exit 0".utf8, to: "other.sh").path
        let place = try TemporaryDirectory()
        for script in ["exit 0", "exit 3"] {
            try folder.write(script.utf8, to: "other.sh")
            let result = try CompilerRuns.run("/bin/sh", [other], on: [], in: place.url)
            result.expect(status: (script == "exit 0" ? 0 : 3))
        }
    }
}
