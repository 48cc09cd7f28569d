import Foundation

/// The stub frameworks in `Tests/Support/SiriKitStubs`, and the compilers for code that uses them: Swift with
/// Objective-C interoperability, and Objective-C. Only types are checked; nothing is compiled or run.
public enum SiriKitStubs {
    /// A file, as a compiler sees it.
    public typealias Source = SwiftFrontend.Source

    /// Type-checks Swift sources as one module, with warnings as errors. Sources can import `IntentRuntime`. Returns
    /// the compiler's diagnostics, if any.
    ///
    /// - Parameters:
    ///   - languageMode: `5` or `6`.
    ///   - flags: More arguments for the compiler's frontend.
    public static func typeCheck(swift sources: [Source], languageMode: Int = 6, flags: [String] = []) throws -> String
    {
        let folder = try TemporaryDirectory()
        defer { withExtendedLifetime(folder) {} }
        let paths = try sources.map { try folder.write($0.contents.utf8, to: $0.name).path }
        let arguments = ["-typecheck", "-warnings-as-errors", "-swift-version", "\(languageMode)"]
        let usesRuntime = sources.contains { $0.contents.contains("import IntentRuntime\n") }
        let modules =
            ["-module-name", "Generated", "-I", try overlay.get().path]
            + (usesRuntime ? ["-I", try runtime.get().path, "-I", try widgets.get().path] : [])
        let all = interoperability + arguments + modules + flags + paths
        let result = try CompilerRuns.run("swiftc", all, on: sources, in: folder.url)
        return diagnostics(of: result, in: folder)
    }

    /// Checks Objective-C headers and implementations in one folder, for iOS, with all common warnings as errors. Each
    /// implementation and each header must compile on its own. Returns the compiler's diagnostics.
    ///
    /// - Parameter names: The files to compile; `nil` for all.
    public static func typeCheck(objectiveC sources: [Source], only names: [String]? = nil) throws -> String {
        let names = names ?? sources.map(\.name)
        if names.isEmpty { return "" }
        let folder = try TemporaryDirectory()
        defer { withExtendedLifetime(folder) {} }
        for source in sources { try folder.write(source.contents.utf8, to: source.name) }
        let arguments = [
            "-fsyntax-only", "-x", "objective-c", "-target", "arm64-apple-ios15.0", "-fobjc-arc", "-fblocks",
            "-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter", "-nostdinc", "-isystem", headers.path,
        ]
        let result = try CompilerRuns.run("clang", arguments + names, on: sources + stubHeaders.get(), in: folder.url)
        return diagnostics(of: result, in: folder)
    }

    private static let stubs = Project.root.appendingPathComponent("Tests/Support/SiriKitStubs")
    private static let headers = stubs.appendingPathComponent("Headers")
    private static let stubHeaders = Result {
        try Project.files(below: headers, withExtension: "h").map { file -> Source in
            (file.path, try String(contentsOf: file, encoding: .utf8))
        }
    }

    private static let interoperability = [
        "-frontend", "-enable-objc-interop", "-parse-as-library", "-disable-objc-attr-requires-foundation-module",
        "-I", headers.path,
    ]

    /// The Swift part of the Foundation stub.
    private static let overlay = Result {
        try module("Foundation", below: stubs.appendingPathComponent("Overlay"), ["-import-underlying-module"])
    }

    /// The framework for widgets.
    private static let widgets = Result {
        let sources = stubs.appendingPathComponent("WidgetKit")
        return try module("WidgetKit", below: sources, ["-swift-version", "6", "-I", try overlay.get().path])
    }

    /// The library that generated models import.
    private static let runtime = Result {
        let sources = Project.root.appendingPathComponent("Sources/Runtime/IntentRuntime")
        let search = ["-I", try overlay.get().path, "-I", try widgets.get().path]
        return try module("IntentRuntime", below: sources, ["-swift-version", "6"] + search)
    }

    private static func module(_ name: String, below root: URL, _ arguments: [String]) throws -> URL {
        let sources = Project.files(below: root, withExtension: "swift")
        let map = headers.appendingPathComponent("module.modulemap")
        let inputs = sources + Project.files(below: headers, withExtension: "h") + [map]
        let options = interoperability + ["-emit-module", "-module-name", name] + arguments
        return try BuiltModules.folder("sirikit-\(name)", from: inputs, options: options) { folder in
            let module = folder.appendingPathComponent("\(name).swiftmodule").path
            let result = try runProcess("swiftc", options + ["-o", module] + sources.map(\.path))
            guard result.diagnostics.isEmpty else { throw SwiftFrontend.Failure(description: result.diagnostics) }
        }
    }

    private static func diagnostics(of result: ProcessResult, in folder: TemporaryDirectory) -> String {
        let words = (result.output + result.errors).replacingOccurrences(of: folder.url.path + "/", with: "")
        return result.status == 0 || !words.isEmpty ? words : "exit status \(result.status)"
    }
}
