import Foundation
import TestSupport

/// The runtime library as a separate module, for compiling generated code as an app does: in Swift 6 mode, with
/// warnings as errors.
struct RuntimeModule {
    let folder: URL

    /// Compiled once for all tests.
    static let shared = Result { try RuntimeModule() }

    /// Includes the conversions for App Intents, compiled against the stubs of each system.
    static func joined(to stubs: AppIntentsStubs) throws -> RuntimeModule {
        guard let module = joined[stubs] else { throw SwiftFrontend.Failure(description: "no module for \(stubs)") }
        return try module.get()
    }

    private static let joined: [AppIntentsStubs: Result<RuntimeModule, any Error>] = Dictionary(
        uniqueKeysWithValues: AppIntentsStubs.allCases.map { stubs in
            // Widgets have no App Intents on iOS 16.
            let omitted = stubs == .ios16 ? ["WidgetKitTimelines.swift"] : []
            let module = Result {
                try RuntimeModule(["-emit-module", "-I", try stubs.modules().path], without: omitted)
            }
            return (stubs, module)
        }
    )

    private init(
        _ form: [String] = ["-emit-module", "-emit-library", "-static"],
        without omitted: [String] = []
    ) throws {
        let sources = Project.files(
            below: Project.root.appendingPathComponent("Sources/Runtime/IntentRuntime"),
            withExtension: "swift"
        )
        .filter { !omitted.contains($0.lastPathComponent) }
        // Unoptimized, but in one compiler run instead of one for each file.
        let options =
            ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-whole-module-optimization"] + form
            + ["-module-name", "IntentRuntime", "-package-name", "App", "-D", "FOUNDATION_CONVERSIONS"]
        folder = try BuiltModules.folder("runtime", from: sources, options: options) { folder in
            let output = form.contains("-emit-library") ? "libIntentRuntime.a" : "IntentRuntime.swiftmodule"
            let library = ["-o", folder.appendingPathComponent(output).path]
            let result = try runProcess("swiftc", options + library + sources.map(\.path), in: folder)
            guard result.status == 0 else { throw SwiftFrontend.Failure(description: result.diagnostics) }
        }
    }

    /// The compiler's diagnostics for the sources of a module, if any. The sources can import modules in other folders.
    ///
    /// - Parameter mode: Options that replace those for Swift 6 mode.
    func typeCheck(
        _ sources: [SwiftFrontend.Source],
        modules: [URL] = [],
        mode: [String] = []
    ) throws -> String {
        let program = try TemporaryDirectory()
        defer { withExtendedLifetime(program) {} }
        let search = ([folder] + modules).flatMap { ["-I", $0.path] }
        return try SwiftFrontend.typeCheck(sources, search + mode, in: program).diagnostics
    }

    /// The compiler's statistics about checking a source.
    func statistics(of source: String) throws -> [String: Double] {
        let program = try TemporaryDirectory()
        let arguments = ["-I", folder.path, "-stats-output-dir", program.url.path]
        let sources = [("Source.swift", source)]
        let result = try SwiftFrontend.typeCheck(sources, arguments, isMeasured: true, in: program)
        let names = try FileManager.default.contentsOfDirectory(atPath: program.url.path)
        guard result.status == 0, let name = names.first(where: { $0.hasSuffix(".json") }) else {
            throw SwiftFrontend.Failure(description: result.diagnostics)
        }
        let data = try Data(contentsOf: program.url.appendingPathComponent(name))
        return try JSONDecoder().decode([String: Double].self, from: data)
    }

    /// The interface of a module: its public declarations without bodies and comments.
    func interface(of source: URL) throws -> String {
        let output = source.deletingPathExtension().appendingPathExtension("swiftinterface")
        let arguments = [
            "-swift-version", "6", "-parse-as-library", "-typecheck", "-module-name", "Generated", "-I", folder.path,
            "-emit-module-interface-path", output.path, source.path,
        ]
        let place = source.deletingLastPathComponent()
        let result = try CompilerRuns.run("swiftc", arguments, on: [Self.read(source)], output: output, in: place)
        guard result.status == 0 else { throw SwiftFrontend.Failure(description: result.diagnostics) }
        return try String(contentsOf: output, encoding: .utf8)
    }

    /// The output of a program that is made from `main.swift` and other sources.
    func run(_ sources: [URL]) throws -> String {
        let own = try TemporaryDirectory()
        let program = own.url.appendingPathComponent("program")
        let options = [
            "-swift-version", "6", "-warnings-as-errors", "-whole-module-optimization", "-I", folder.path, "-L",
            folder.path, "-lIntentRuntime",
        ]
        let result = try CompilerRuns.result(of: options, on: sources.map(Self.read), output: program) {
            try runProcess("swiftc", options + ["-o", program.path] + sources.map(\.path), in: own.url)
        }
        guard result.status == 0 else { throw SwiftFrontend.Failure(description: result.diagnostics) }
        return try runProcess(program.path, [], in: own.url).output
    }

    private static func read(_ source: URL) throws -> SwiftFrontend.Source {
        (source.lastPathComponent, try String(contentsOf: source, encoding: .utf8))
    }
}
