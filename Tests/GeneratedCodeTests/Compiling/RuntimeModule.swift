import Foundation
import TestSupport

/// The runtime library as a module of its own, for compiling generated code as an app does: Swift 6 mode, every warning
/// an error.
struct RuntimeModule {
    private let folder: TemporaryDirectory

    /// Compiled once for all tests.
    static let shared = Result { try RuntimeModule() }

    struct Broken: Error, CustomStringConvertible {
        let description: String
    }

    private init() throws {
        folder = try TemporaryDirectory()
        let sources = Project.files(
            below: Project.root.appendingPathComponent("Sources/IntentRuntime"),
            withExtension: "swift"
        )
        let result = try runProcess(
            "swiftc",
            Self.language + [
                "-emit-module", "-emit-library", "-static", "-module-name", "IntentRuntime", "-package-name", "tests",
                "-o", "libIntentRuntime.a",
            ] + sources.map(\.path),
            in: folder.url
        )
        guard result.status == 0 else { throw Broken(description: result.errors) }
    }

    private static let language = ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]

    /// What the compiler has to say about sources that make one module and may import those in further folders; empty when
    /// it has nothing to say.
    func typeCheck(_ sources: [URL], modules: [URL] = []) throws -> String {
        let result = try runProcess(
            "swiftc",
            Self.language + [
                "-typecheck", "-module-name", "Generated", "-package-name", "tests", "-I", folder.url.path,
            ] + modules.flatMap { ["-I", $0.path] } + sources.map(\.path),
            in: folder.url
        )
        return result.status == 0 ? result.errors : "\(result.errors)\nexit status \(result.status)"
    }

    /// The interface of the module that a source makes: its public declarations without bodies and comments.
    func interface(of source: URL) throws -> String {
        let output = source.deletingPathExtension().appendingPathExtension("swiftinterface")
        let result = try runProcess(
            "swiftc",
            [
                "-swift-version", "6", "-parse-as-library", "-typecheck", "-module-name", "Generated", "-I",
                folder.url.path, "-emit-module-interface-path", output.path, source.path,
            ],
            in: folder.url
        )
        guard result.status == 0 else { throw Broken(description: result.errors) }
        return try String(contentsOf: output, encoding: .utf8)
    }

    /// What a program prints whose `main.swift` is next to other sources.
    func run(_ sources: [URL]) throws -> String {
        let program = try TemporaryDirectory()
        let result = try runProcess(
            "swiftc",
            ["-swift-version", "6", "-warnings-as-errors", "-I", folder.url.path, "-L", folder.url.path]
                + ["-lIntentRuntime", "-o", program.url.appendingPathComponent("program").path] + sources.map(\.path),
            in: folder.url
        )
        guard result.status == 0 else { throw Broken(description: result.errors) }
        return try runProcess(program.url.appendingPathComponent("program").path, [], in: program.url).output
    }
}
