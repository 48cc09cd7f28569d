import Foundation
import TestSupport

/// The runtime library as a module of its own, for compiling generated code as an app does: Swift 6 mode, every warning
/// an error.
struct RuntimeModule {
    let folder: URL

    /// Compiled once for all tests.
    static let shared = Result { try RuntimeModule() }

    /// With the conversions of App Intents' values, compiled against the stubs of each system.
    static func joined(to stubs: AppIntentsStubs) throws -> RuntimeModule {
        guard let module = joined[stubs] else { throw SwiftFrontend.Failure(description: "no module for \(stubs)") }
        return try module.get()
    }

    private static let joined: [AppIntentsStubs: Result<RuntimeModule, any Error>] = Dictionary(
        uniqueKeysWithValues: AppIntentsStubs.allCases.map { stubs in
            (stubs, Result { try RuntimeModule(["-emit-module", "-I", try stubs.modules().path]) })
        }
    )

    private init(_ form: [String] = ["-emit-module", "-emit-library", "-static"]) throws {
        let sources = Project.files(
            below: Project.root.appendingPathComponent("Sources/IntentRuntime"),
            withExtension: "swift"
        )
        // Without optimizing, but in one run of the compiler instead of one for each file.
        let options =
            ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-whole-module-optimization"] + form
            + ["-module-name", "IntentRuntime", "-package-name", "App"]
        folder = try BuiltModules.folder("runtime", from: sources, options: options) { folder in
            let output = form.contains("-emit-library") ? "libIntentRuntime.a" : "IntentRuntime.swiftmodule"
            let library = ["-o", folder.appendingPathComponent(output).path]
            let result = try runProcess("swiftc", options + library + sources.map(\.path), in: folder)
            guard result.status == 0 else { throw SwiftFrontend.Failure(description: result.diagnostics) }
        }
    }

    /// What the compiler has to say about sources that make one module and may import those in further folders; empty when
    /// it has nothing to say.
    ///
    /// - Parameter mode: Options in place of those for Swift 6 mode.
    func typeCheck(
        _ sources: [SwiftFrontend.Source],
        modules: [URL] = [],
        mode: [String] = []
    ) throws -> String {
        let program = try TemporaryDirectory()
        defer { withExtendedLifetime(program) {} }
        let files = try sources.map { try program.write($0.contents.utf8, to: $0.name) }
        let search = ([folder] + modules).flatMap { ["-I", $0.path] }
        return try SwiftFrontend.typeCheck(files, search + mode, in: program.url).diagnostics
    }

    /// What the compiler counts and measures while it checks a source.
    func statistics(of source: String) throws -> [String: Double] {
        let program = try TemporaryDirectory()
        let file = try program.write(source.utf8, to: "Source.swift")
        let arguments = ["-I", folder.path, "-stats-output-dir", program.url.path]
        let result = try SwiftFrontend.typeCheck([file], arguments, in: program.url)
        let names = try FileManager.default.contentsOfDirectory(atPath: program.url.path)
        guard result.status == 0, let name = names.first(where: { $0.hasSuffix(".json") }) else {
            throw SwiftFrontend.Failure(description: result.diagnostics)
        }
        let data = try Data(contentsOf: program.url.appendingPathComponent(name))
        return try JSONDecoder().decode([String: Double].self, from: data)
    }

    /// The interface of the module that a source makes: its public declarations without bodies and comments.
    func interface(of source: URL) throws -> String {
        let output = source.deletingPathExtension().appendingPathExtension("swiftinterface")
        let result = try runProcess(
            "swiftc",
            [
                "-swift-version", "6", "-parse-as-library", "-typecheck", "-module-name", "Generated", "-I",
                folder.path, "-emit-module-interface-path", output.path, source.path,
            ],
            in: source.deletingLastPathComponent()
        )
        guard result.status == 0 else { throw SwiftFrontend.Failure(description: result.diagnostics) }
        return try String(contentsOf: output, encoding: .utf8)
    }

    /// What a program prints whose `main.swift` is next to other sources.
    func run(_ sources: [URL]) throws -> String {
        let program = try TemporaryDirectory()
        let result = try runProcess(
            "swiftc",
            ["-swift-version", "6", "-warnings-as-errors", "-whole-module-optimization"]
                + ["-I", folder.path, "-L", folder.path]
                + ["-lIntentRuntime", "-o", program.url.appendingPathComponent("program").path] + sources.map(\.path),
            in: program.url
        )
        guard result.status == 0 else { throw SwiftFrontend.Failure(description: result.diagnostics) }
        return try runProcess(program.url.appendingPathComponent("program").path, [], in: program.url).output
    }
}
