import Foundation
import TestSupport

/// A small git repository with one definition, created for each test.
struct SampleRepository {
    let folder: TemporaryDirectory

    /// Creates an empty repository.
    init() throws {
        folder = try TemporaryDirectory()
        try git("init", "--quiet", "--initial-branch=main")
    }

    /// Creates a repository whose first commit has an intent `OrderSoup` with two parameters.
    static func withDefinition() throws -> SampleRepository {
        let repository = try SampleRepository()
        try repository.write(SampleDefinition().xml)
        try repository.commit("Order soup")
        return repository
    }

    /// The path of the definition from the root.
    static let path = "App/Intents.intentdefinition"

    func write(_ text: String, to path: String = path) throws { try folder.write(text.utf8, to: path) }

    func remove(_ path: String = path) throws {
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
    }

    func commit(_ message: String) throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--allow-empty", "--message", message)
    }

    @discardableResult
    func git(_ arguments: String...) throws -> String { try Self.git(arguments, in: folder.url) }

    /// Runs git without any configuration and at a fixed time, so that commits have the same names on every machine.
    @discardableResult
    static func git(_ arguments: [String], in folder: URL) throws -> String {
        let result = try runProcess("git", arguments, in: folder, environment: environment)
        guard result.status == 0 else { throw Failure(description: "git \(arguments): \(result.errors)") }
        return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        for (name, value) in [
            ("GIT_CONFIG_GLOBAL", "/dev/null"), ("GIT_CONFIG_NOSYSTEM", "1"), ("GIT_ALLOW_PROTOCOL", "file"),
            ("GIT_AUTHOR_NAME", "Cook"), ("GIT_AUTHOR_EMAIL", "cook@example.com"),
            ("GIT_AUTHOR_DATE", "2024-05-06T07:08:09Z"),
            ("GIT_COMMITTER_NAME", "Cook"), ("GIT_COMMITTER_EMAIL", "cook@example.com"),
            ("GIT_COMMITTER_DATE", "2024-05-06T07:08:09Z"),
            // Prevents git from starting another process after each commit.
            ("GIT_CONFIG_COUNT", "1"), ("GIT_CONFIG_KEY_0", "maintenance.auto"), ("GIT_CONFIG_VALUE_0", "false"),
        ] { environment[name] = value }
        return environment
    }

    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> ProcessResult {
        try Self.run(arguments, in: folder.url, environment: environment)
    }

    static func run(
        _ arguments: [String],
        in folder: URL,
        environment: [String: String] = [:]
    ) throws -> ProcessResult {
        // Environment variables require a separate process.
        if environment.isEmpty { return try Command.run(arguments, in: folder) }
        return try runProcess(
            Tool.executable,
            arguments,
            in: folder,
            environment: Self.environment.merging(environment) { $1 }
        )
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }
}

/// A definition of one intent, whose name is in line 7 and whose parameters' names are in lines 13, 21, ….
struct SampleDefinition {
    var intent = "OrderSoup"
    var parameters = ["soup", "spice"]

    var xml: String {
        let parameters = parameters.enumerated().map { index, name in
            """
                        <dict>
                            <key>INIntentParameterName</key>
                            <string>\(name)</string>
                            <key>INIntentParameterConfigurable</key><true/><key>INIntentParameterTag</key>
                            <integer>\(index + 1)</integer>
                            <key>INIntentParameterType</key>
                            <string>String</string>
                        </dict>

            """
        }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
                <key>INIntents</key>
                <array>
                    <dict>
                        <key>INIntentName</key><string>\(intent)</string>
                        <key>INIntentType</key><string>Custom</string>
                        <key>INIntentTitle</key><string>\(intent)</string>
                        <key>INIntentParameters</key>
                        <array>
            \(parameters)            </array>
                    </dict>
                </array>
            </dict>
            </plist>

            """
    }

    static func without(_ parameter: String) -> SampleDefinition {
        var definition = SampleDefinition()
        definition.parameters.removeAll { $0 == parameter }
        return definition
    }
}
