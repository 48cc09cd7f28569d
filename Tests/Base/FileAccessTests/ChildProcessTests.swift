import CLibrary
import FileAccess
import Git
import Testing

@Suite struct ChildProcessTests {
    @Test func whatAProgramPrintsIsKept() throws {
        let result = try ChildProcess.run(
            "sh",
            ["-c", "cat; echo bad >&2; exit 3"],
            input: Array("soup".utf8),
            outputLimit: 4
        )
        #expect(String(decoding: result.output, as: UTF8.self) == "soup")
        #expect(String(decoding: result.errors, as: UTF8.self) == "bad\n")
        #expect(result.status == 3)
    }

    /// Would run forever if the program were not killed.
    @Test func aProgramThatPrintsWithoutEndIsEnded() {
        #expect(throws: FileFailure.self) { try ChildProcess.run("yes", [], outputLimit: 1 << 20) }
        do throws(FileFailure) {
            _ = try ChildProcess.run("sh", ["-c", "printf 12345; sleep 600"], outputLimit: 4)
        } catch {
            #expect(error.isTooLarge)
        }
    }

    @Test func ofErrorsOnlyTheBeginningIsKept() throws {
        let result = try ChildProcess.run("sh", ["-c", "yes | head -c 1000000 >&2"], outputLimit: 0)
        #expect(result.errors.count == 1 << 16)
        #expect(result.status == 0)
    }

    @Test func aProgramThatSaysNothingIsEnded() {
        do throws(FileFailure) {
            _ = try ChildProcess.run("sleep", ["600"], milliseconds: 50, outputLimit: 0)
            Issue.record("it was waited for")
        } catch {
            #expect(error.code == ETIMEDOUT)
        }
    }
}
