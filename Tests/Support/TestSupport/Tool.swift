import Foundation

/// The built command-line tool.
public enum Tool {
    /// The executable next to the test bundle, from the same build.
    public static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
        .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("intentc").path

    /// Runs the tool as a user does.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after `intentc`.
    ///   - directory: The working folder; the checkout by default, so that paths like `Schemas/…` work.
    public static func run(
        _ arguments: String...,
        stdin: [UInt8] = [],
        in directory: URL = Project.root,
        environment: [String: String]? = nil
    ) throws -> ProcessResult {
        try runProcess(executable, arguments, stdin: stdin, in: directory, environment: environment)
    }
}
