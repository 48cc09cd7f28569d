import Foundation

/// The stub frameworks of `Tests/Support/SiriKitValues`, whose values work, and programs that are linked with them.
public enum SiriKitValues {
    /// Thrown when something does not compile: the compiler's own words.
    public struct Broken: Error, CustomStringConvertible {
        /// What the compiler printed.
        public let description: String
    }

    /// What a program prints that is made from sources, which may import SiriKit's frameworks, App Intents and `IntentRuntime`. One
    /// of them is `main.swift`, or has a type that is marked `@main`.
    ///
    /// - Parameter models: Sources of a module `Models`, which the program may import too.
    public static func run(_ sources: [String], models: [String] = []) throws -> String {
        let own = try TemporaryDirectory()
        defer { withExtendedLifetime(own) {} }
        let program = own.url.appendingPathComponent("program")
        let contents = try (models + sources).map { path in
            (URL(fileURLWithPath: path).lastPathComponent, try String(contentsOfFile: path, encoding: .utf8))
        }
        let words = language + [try modules.get().path, "\(models.count) models"]
        _ = try CompilerRuns.result(of: words, on: contents, output: program) {
            try build(program, sources, models: models, in: own.url)
        }
        let result = try runProcess(program.path, [], in: own.url)
        return result.output + result.errors + (result.status == 0 ? "" : "exit status \(result.status)")
    }

    private static func build(
        _ program: URL,
        _ sources: [String],
        models: [String],
        in folder: URL
    ) throws -> ProcessResult {
        let search = [try modules.get(), folder].flatMap { ["-I", $0.path, "-L", $0.path] }
        if !models.isEmpty { try library("Models", models, search, in: folder) }
        // A library before those that it uses.
        let libraries = ((models.isEmpty ? [] : ["Models"]) + frameworks.map(\.name).reversed()).map { "-l\($0)" }
        let isScript = sources.contains { $0.hasSuffix("/main.swift") }
        let form = isScript ? [] : ["-parse-as-library"]
        return try compile(search + libraries + form + ["-o", program.path] + sources, in: folder)
    }

    /// The stubs, App Intents as iOS 17 has them, and the library with its conversions, in the order in which they import one another.
    private static let frameworks = [
        (name: "Contacts", sources: "Tests/Support/SiriKitValues/Contacts"),
        (name: "CoreLocation", sources: "Tests/Support/SiriKitValues/CoreLocation"),
        (name: "Intents", sources: "Tests/Support/SiriKitValues/Intents"),
        (name: "GeoToolbox", sources: "Tests/Support/AppIntentsStubs/GeoToolbox"),
        (name: "UniformTypeIdentifiers", sources: "Tests/Support/AppIntentsStubs/UniformTypeIdentifiers"),
        (name: "AppIntents", sources: "Tests/Support/AppIntentsStubs/AppIntents"),
        (name: "IntentRuntime", sources: "Sources/IntentRuntime"),
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
        let arguments = [
            "-emit-module", "-emit-library", "-static", "-parse-as-library", "-module-name", name, "-o", "lib\(name).a",
        ]
        try compile(options + arguments + sources, in: folder)
    }

    private static let language = ["-swift-version", "5", "-suppress-warnings", "-whole-module-optimization"]

    @discardableResult
    private static func compile(_ arguments: [String], in folder: URL) throws -> ProcessResult {
        let result = try runProcess("swiftc", language + arguments, in: folder)
        guard result.status == 0 else { throw Broken(description: result.errors) }
        return result
    }
}
