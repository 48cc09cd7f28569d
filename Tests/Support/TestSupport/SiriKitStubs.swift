import Foundation

/// The stub frameworks of `Tests/Support/SiriKitStubs`, and the compilers run over code that is written against them: Swift with
/// Objective-C interoperability, and Objective-C. Only types are checked; nothing is compiled or run.
public enum SiriKitStubs {
    /// A file as a compiler sees it.
    public typealias Source = (name: String, contents: String)

    /// Thrown when a stub itself does not compile: the compiler's own words.
    public struct Broken: Error, CustomStringConvertible {
        /// What the compiler printed.
        public let description: String
    }

    /// Type-checks Swift sources as one module, every warning an error. Sources
    /// may import `IntentRuntime`. Returns the compiler's diagnostics, empty when there are none.
    ///
    /// - Parameters:
    ///   - languageMode: `5` or `6`.
    ///   - flags: more arguments for the compiler's frontend.
    public static func typeCheck(swift sources: [Source], languageMode: Int = 6, flags: [String] = []) throws -> String
    {
        let folder = try TemporaryDirectory()
        defer { withExtendedLifetime(folder) {} }
        let paths = try sources.map { try folder.write($0.contents.utf8, to: $0.name).path }
        let arguments = ["-typecheck", "-warnings-as-errors", "-swift-version", "\(languageMode)"]
        let usesRuntime = sources.contains { $0.contents.contains("import IntentRuntime\n") }
        let modules =
            ["-module-name", "Generated", "-I", try overlay.get().url.path]
            + (usesRuntime ? ["-I", try runtime.get().url.path] : [])
        let result = try runProcess("swiftc", interoperability + arguments + modules + flags + paths, in: folder.url)
        return diagnostics(of: result, in: folder)
    }

    /// Checks Objective-C sources, headers and implementations together in one folder, for iOS with every common warning
    /// an error. Each implementation, and each header on its own, must compile. Returns the compiler's diagnostics.
    public static func typeCheck(objectiveC sources: [Source]) throws -> String {
        let folder = try TemporaryDirectory()
        defer { withExtendedLifetime(folder) {} }
        for source in sources { try folder.write(source.contents.utf8, to: source.name) }
        let arguments = [
            "-fsyntax-only", "-x", "objective-c", "-target", "arm64-apple-ios15.0", "-fobjc-arc", "-fblocks",
            "-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter", "-nostdinc", "-isystem", headers.path,
        ]
        let result = try runProcess("clang", arguments + sources.map(\.name), in: folder.url)
        return diagnostics(of: result, in: folder)
    }

    private static let stubs = Project.root.appendingPathComponent("Tests/Support/SiriKitStubs")
    private static let headers = stubs.appendingPathComponent("Headers")

    private static let interoperability = [
        "-frontend", "-enable-objc-interop", "-parse-as-library", "-disable-objc-attr-requires-foundation-module",
        "-I", headers.path,
    ]

    /// The Swift half of the stub of Foundation, built once for each test process.
    private static let overlay = Result {
        let folder = try TemporaryDirectory()
        let sources = Project.files(below: stubs.appendingPathComponent("Overlay"), withExtension: "swift")
        let module = folder.url.appendingPathComponent("Foundation.swiftmodule").path
        let arguments = ["-emit-module", "-import-underlying-module", "-module-name", "Foundation", "-o", module]
        let result = try runProcess("swiftc", interoperability + arguments + sources.map(\.path))
        let words = diagnostics(of: result, in: folder)
        guard words.isEmpty else { throw Broken(description: words) }
        return folder
    }

    /// The library that generated models import, built once for each test process.
    private static let runtime = Result {
        let folder = try TemporaryDirectory()
        let sources = Project.files(
            below: Project.root.appendingPathComponent("Sources/IntentRuntime"),
            withExtension: "swift"
        )
        let module = folder.url.appendingPathComponent("IntentRuntime.swiftmodule").path
        let arguments = ["-emit-module", "-swift-version", "6", "-module-name", "IntentRuntime", "-o", module]
        let modules = ["-I", try overlay.get().url.path]
        let result = try runProcess("swiftc", interoperability + arguments + modules + sources.map(\.path))
        let words = diagnostics(of: result, in: folder)
        guard words.isEmpty else { throw Broken(description: words) }
        return folder
    }

    private static func diagnostics(of result: ProcessResult, in folder: TemporaryDirectory) -> String {
        let words = (result.output + result.errors).replacingOccurrences(of: folder.url.path + "/", with: "")
        return result.status == 0 || !words.isEmpty ? words : "exit status \(result.status)"
    }
}
