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

    static func run(
        _ arguments: String...,
        stdin: [UInt8] = [],
        in directory: URL = Project.root
    ) throws -> ProcessResult {
        try run(arguments, stdin: stdin, in: directory)
    }
}
