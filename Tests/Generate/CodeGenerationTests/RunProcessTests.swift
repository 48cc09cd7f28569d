import TestSupport
import Testing

@Suite struct RunProcessTests {
    @Test func everythingWrittenToBothStreamsIsReturnedWithTheStatus() throws {
        let script = "cat; head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2; exit 3"
        let result = try runProcess("sh", ["-c", script], stdin: Array("in".utf8))
        result.expect(status: 3)
        #expect(result.stdout.prefix(2) == [0x69, 0x6E])
        #expect(result.stdout.count == 300_002)
        #expect(result.stderr.count == 300_000)
    }

    @Test func aMissingProgramIsAnError() {
        #expect(throws: ExecutableNotFound.self) { try runProcess("no-such-program-anywhere", []) }
    }
}
