import Foundation
import TestSupport

@testable import intentc

/// Runs commands without a process. For all tests of output and exit status that are not about processes.
enum Command {
    /// Runs a command line in a folder.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after `intentc`.
    ///   - directory: The working folder; the checkout by default.
    ///   - name: The name of the program.
    static func run(
        _ arguments: [String],
        stdin: [UInt8] = [],
        in directory: URL = Project.root,
        as name: String = "intentc"
    ) throws -> ProcessResult {
        #if os(Linux)
        try runInside(directory, stdin: stdin) { runIntentc([name] + arguments).rawValue }
        #else
        let link = try TemporaryDirectory()
        let program = link.url.appendingPathComponent(name)
        try FileManager.default.createSymbolicLink(atPath: program.path, withDestinationPath: Tool.executable)
        return try runProcess(program.path, arguments, stdin: stdin, in: directory)
        #endif
    }

    static func run(
        _ arguments: String...,
        stdin: [UInt8] = [],
        in directory: URL = Project.root
    ) throws -> ProcessResult {
        try run(arguments, stdin: stdin, in: directory)
    }

    /// Runs a command line whose arguments have no spaces.
    static func run(line: String, in directory: URL = Project.root) throws -> ProcessResult {
        try run(line.split(separator: " ").map(String.init), in: directory)
    }

    /// Runs a command line, and measures the time that its first thread works.
    static func timed(_ arguments: [String], in directory: URL) throws -> (result: ProcessResult, time: Duration) {
        #if os(Linux)
        let measured = Measured()
        let result = try runInside(directory) {
            var status: Int32 = 0
            measured.time = processorTime { status = runIntentc(["intentc"] + arguments).rawValue }
            return status
        }
        return (result, measured.time)
        #else
        let start = ContinuousClock.now
        let result = try run(arguments, in: directory)
        return (result, ContinuousClock.now - start)
        #endif
    }

    private final class Measured: @unchecked Sendable {
        var time = Duration.zero
    }
}
