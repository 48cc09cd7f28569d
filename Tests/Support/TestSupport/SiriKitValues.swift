import Foundation

/// The stub frameworks in `Tests/Support/SiriKitValues`, whose values work, and programs that link with them.
public enum SiriKitValues {
    /// Thrown if something does not compile.
    public struct Broken: Error, CustomStringConvertible {
        /// The compiler's output.
        public let description: String
    }

    /// Builds and runs a program, and returns its output. Sources can import SiriKit's frameworks, App Intents, and
    /// `IntentRuntime`. One of them is `main.swift`, or has a type marked `@main`.
    ///
    /// - Parameter models: The sources of a module `Models`, which the program can import, too.
    public static func run(_ sources: [String], models: [String] = []) throws -> String {
        let own = try TemporaryDirectory()
        defer { withExtendedLifetime(own) {} }
        let program = own.url.appendingPathComponent("program")
        let frameworkSearch = ["-I", try modules.get().path, "-L", try modules.get().path]
        // A library precedes its dependencies.
        let libraries = ((models.isEmpty ? [] : ["Models"]) + frameworks.map(\.name).reversed()).map { "-l\($0)" }
        let form = sources.contains { $0.hasSuffix("/main.swift") } ? [] : ["-parse-as-library"]
        let options = frameworkSearch + libraries + form
        let contents = try (models + sources).map { path in
            (URL(fileURLWithPath: path).lastPathComponent, try String(contentsOfFile: path, encoding: .utf8))
        }
        let words = language + libraryForm + options + ["\(models.count) models"]
        _ = try CompilerRuns.result(of: words, on: contents, output: program) {
            let ownSearch = ["-I", own.url.path, "-L", own.url.path]
            if !models.isEmpty { try library("Models", models, frameworkSearch + ownSearch, in: own.url) }
            return try compile(ownSearch + options + ["-o", program.path] + sources, in: own.url)
        }
        let result = try runProcess(program.path, [], in: own.url)
        return result.output + result.errors + (result.status == 0 ? "" : "exit status \(result.status)")
    }

    /// The stubs, App Intents for iOS 17, and the library with its conversions, in dependency order.
    private static let frameworks = [
        (name: "Contacts", sources: "Tests/Support/SiriKitValues/Contacts"),
        (name: "CoreLocation", sources: "Tests/Support/SiriKitValues/CoreLocation"),
        (name: "Intents", sources: "Tests/Support/SiriKitValues/Intents"),
        (name: "UniformTypeIdentifiers", sources: "Tests/Support/AppIntentsStubs/UniformTypeIdentifiers"),
        (name: "AppIntents", sources: "Tests/Support/AppIntentsStubs/AppIntents"),
        (name: "IntentRuntime", sources: "Sources/Runtime/IntentRuntime"),
    ]

    private static let modules = Result {
        let files = frameworks.map { framework in
            Project.files(below: Project.root.appendingPathComponent(framework.sources), withExtension: "swift")
        }
        let options = ["-DSYSTEM_16", "-DSYSTEM_17"]
        let all = files.flatMap(\.self)
        return try BuiltModules.folder("sirikit-values", from: all, options: language + options) { folder in
            for (framework, files) in zip(frameworks, files) {
                try library(framework.name, files.map(\.path), options + ["-I", folder.path], in: folder)
            }
        }
    }

    private static func library(_ name: String, _ sources: [String], _ options: [String], in folder: URL) throws {
        try compile(options + libraryForm + ["-module-name", name, "-o", "lib\(name).a"] + sources, in: folder)
    }

    private static let libraryForm = ["-emit-module", "-emit-library", "-static", "-parse-as-library"]

    private static let language = ["-swift-version", "5", "-suppress-warnings", "-whole-module-optimization"]

    @discardableResult
    private static func compile(_ arguments: [String], in folder: URL) throws -> ProcessResult {
        let result = try runProcess("swiftc", language + arguments, in: folder)
        guard result.status == 0 else { throw Broken(description: result.errors) }
        return result
    }
}
