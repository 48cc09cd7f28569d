import Foundation
import TestSupport

@testable import intentc

/// The tool without a process around it: what a command prints and answers, for all tests that are not about processes.
enum Command {
    /// Runs a command line in a folder.
    ///
    /// - Parameters:
    ///   - arguments: what stands after `intentc`.
    ///   - directory: the working folder; the checkout without one.
    ///   - name: what the program is called.
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

    /// Runs a command line in a folder, and measures the processor time of its thread, to which other work on the machine adds
    /// nothing. Of work that is shared among threads, this one does its part.
    static func measure(_ arguments: [String], in directory: URL) throws -> (result: ProcessResult, time: Duration) {
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
        return (try run(arguments, in: directory), ContinuousClock.now - start)
        #endif
    }

    /// Written by the thread of a command, and read when it has ended.
    private final class Measured: @unchecked Sendable {
        var time = Duration.zero
    }

    static func run(
        _ arguments: String...,
        stdin: [UInt8] = [],
        in directory: URL = Project.root
    ) throws -> ProcessResult {
        try run(arguments, stdin: stdin, in: directory)
    }
}
