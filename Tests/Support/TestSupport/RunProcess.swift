import Dispatch
import Foundation

/// What a program left behind when it ended.
public struct ProcessResult: Sendable {
    /// The exit status; for a program that a signal ended, the signal's number negated.
    public let status: Int32
    /// Everything written to standard output.
    public let stdout: [UInt8]
    /// Everything written to standard error.
    public let stderr: [UInt8]

    /// A result for tests of what looks at one.
    public init(status: Int32, stdout: [UInt8], stderr: [UInt8]) {
        self.status = status
        self.stdout = stdout
        self.stderr = stderr
    }

    /// Standard output as text, invalid UTF-8 repaired.
    public var output: String { String(decoding: stdout, as: UTF8.self) }
    /// Standard error as text, invalid UTF-8 repaired.
    public var errors: String { String(decoding: stderr, as: UTF8.self) }
    /// Standard error without the line in which `lint --fix` says what it did and what is left to decide.
    public var errorsBesideFixes: String {
        let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.filter { !$0.hasPrefix("applied ") && !$0.contains(" a decision: --fix=all") }.joined(
            separator: "\n"
        )
    }
}

/// Thrown when a program had to be killed because it did not end.
public struct StillRunning: Error {
    /// The program and its arguments.
    public let command: [String]
}

/// Thrown when a program cannot be started because no such file is in the search path.
public struct ExecutableNotFound: Error {
    /// The name that was looked for.
    public let name: String
}

/// Runs a program to its end and returns all of its output.
///
/// The three streams are files, not pipes: a program that writes much to one of them never waits for a reader, and a
/// child that outlives its parent does not keep the caller waiting.
///
/// - Parameters:
///   - executable: a path, or a name that is looked up in `PATH`.
///   - stdin: the bytes of standard input; without them it is empty, never the test runner's own.
///   - directory: the working directory; the caller's own without one.
///   - environment: the whole environment; the caller's own without one.
public func runProcess(
    _ executable: String,
    _ arguments: [String],
    stdin: [UInt8] = [],
    in directory: URL? = nil,
    environment: [String: String]? = nil
) throws -> ProcessResult {
    let streams = try TemporaryDirectory()
    defer { withExtendedLifetime(streams) {} }
    let input = try streams.write(stdin, to: "stdin")
    let output = try streams.write([], to: "stdout")
    let errors = try streams.write([], to: "stderr")

    let process = Process()
    process.executableURL = try locate(executable)
    process.arguments = arguments
    // Foundation keeps the handles of a process that has ended. Each further process would then have more of them to close,
    // and a thousand are more than Foundation can list.
    var handles: [FileHandle] = []
    defer { for handle in handles { try? handle.close() } }
    func opened(_ handle: FileHandle) -> FileHandle {
        handles.append(handle)
        return handle
    }
    process.standardInput = opened(try FileHandle(forReadingFrom: input))
    process.standardOutput = opened(try FileHandle(forWritingTo: output))
    process.standardError = opened(try FileHandle(forWritingTo: errors))
    if let directory { process.currentDirectoryURL = directory }
    if let environment { process.environment = environment }
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if ended.wait(timeout: .now() + longestRun) == .timedOut {
        kill(process.processIdentifier, SIGKILL)
        throw StillRunning(command: [executable] + arguments)
    }

    let signalled = process.terminationReason == .uncaughtSignal
    return ProcessResult(
        status: signalled ? -process.terminationStatus : process.terminationStatus,
        stdout: [UInt8](try Data(contentsOf: output)),
        stderr: [UInt8](try Data(contentsOf: errors))
    )
}

/// How many seconds a program or a command may take: a test that hangs is to fail by name, not to hold up all others.
let longestRun = 1200.0

/// The program that a name means in the search path.
func locate(_ executable: String) throws -> URL {
    if executable.contains("/") { return URL(fileURLWithPath: executable) }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
        let path = "\(folder)/\(executable)"
        if FileManager.default.isExecutableFile(atPath: path) { return URL(fileURLWithPath: path) }
    }
    throw ExecutableNotFound(name: executable)
}
