import Dispatch
import Foundation

/// The exit status and output of a program.
public struct ProcessResult: Sendable {
    /// The exit status; the negated signal number if a signal ended the program.
    public let status: Int32
    /// Everything written to standard output.
    public let stdout: [UInt8]
    /// Everything written to standard error.
    public let stderr: [UInt8]

    /// Creates a result, for tests of code that examines one.
    public init(status: Int32, stdout: [UInt8], stderr: [UInt8]) {
        self.status = status
        self.stdout = stdout
        self.stderr = stderr
    }

    /// Standard output as text. Invalid UTF-8 is repaired.
    public var output: String { String(decoding: stdout, as: UTF8.self) }
    /// Standard error as text. Invalid UTF-8 is repaired.
    public var errors: String { String(decoding: stderr, as: UTF8.self) }
    /// Standard error without the lines of `lint --fix` about applied fixes and open decisions.
    public var errorsBesideFixes: String {
        let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.filter { !$0.hasPrefix("applied ") && !$0.contains(" a decision: --fix=all") }.joined(
            separator: "\n"
        )
    }
}

/// Thrown if a program did not end and was killed.
public struct StillRunning: Error {
    /// The program and its arguments.
    public let command: [String]
}

/// Thrown if a program is not in the search path.
public struct ExecutableNotFound: Error {
    /// The name of the program.
    public let name: String
}

/// Runs a program to its end and returns all of its output.
///
/// The three streams are files, not pipes: a program with much output never waits for a reader, and a child that
/// outlives its parent does not keep the caller waiting.
///
/// - Parameters:
///   - executable: A path, or a name to look up in `PATH`.
///   - stdin: The bytes of standard input, which is empty by default.
///   - directory: The working folder; `nil` for the caller's.
///   - environment: The complete environment; `nil` for the caller's.
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
    // Foundation keeps the handles of ended processes open, and each new process has to close all of them. Foundation
    // cannot handle a thousand.
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

/// The most seconds for a program or a command. A hanging test should fail by name, not block all others.
let longestRun = 1200.0

/// The program with a name in the search path.
func locate(_ executable: String) throws -> URL {
    if executable.contains("/") { return URL(fileURLWithPath: executable) }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
        let path = "\(folder)/\(executable)"
        if FileManager.default.isExecutableFile(atPath: path) { return URL(fileURLWithPath: path) }
    }
    throw ExecutableNotFound(name: executable)
}
