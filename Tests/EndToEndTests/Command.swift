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
}
