import Foundation

/// The stub frameworks in `Tests/Support/AppIntentsStubs`, and the compiler for code that uses them.
///
/// Other platforms do not check the availability of Apple's systems. So each system has its own set of stubs, which
/// lacks everything that was added later.
public enum AppIntentsStubs: Int, CaseIterable, Sendable {
    /// The API of iOS 16 and its siblings.
    case ios16 = 16
    /// The API of iOS 17 and its siblings: widget configuration, collection sizes, dependencies of options.
    case ios17 = 17
    /// The API of iOS 18 and its siblings: defaults for dates and amounts of money.
    case ios18 = 18
    /// The API of iOS 26 and its siblings: modes, place descriptors.
    case ios26 = 26

    /// The compiler's diagnostics about sources, and the values that it extracts from them.
    public struct Check: Sendable {
        /// The compiler's diagnostics, if any.
        public let diagnostics: String
        /// The values that the compiler passes to the metadata extractor: one for each type that conforms to a protocol
        /// known to the extractor, in source order.
        public let values: [ConstantValues]
    }

    /// Checks sources as the app's compiler would: in Swift 6 mode, with warnings as errors.
    public func check(_ sources: [SwiftFrontend.Source]) throws -> Check {
        let folder = try TemporaryDirectory()
        defer { withExtendedLifetime(folder) {} }
        let protocols = try JSONSerialization.data(withJSONObject: ConstantValues.protocols)
        let list = ("protocols.json", String(decoding: protocols, as: UTF8.self))
        let values = folder.url.appendingPathComponent("values.json")
        let arguments = [
            "-I", try modules().path, "-const-gather-protocols-file", folder.url.appendingPathComponent(list.0).path,
            "-emit-const-values-path", values.path,
        ]
        let result = try SwiftFrontend.typeCheck(sources, arguments, inputs: [list], output: values, in: folder)
        guard result.status == 0 else { return Check(diagnostics: result.diagnostics, values: []) }
        return Check(diagnostics: result.diagnostics, values: try ConstantValues.read(Data(contentsOf: values)))
    }

    /// Checks sources and returns the compiler's diagnostics, if any.
    public func typeCheck(_ sources: [SwiftFrontend.Source]) throws -> String { try check(sources).diagnostics }

    /// Checks modules in as few compiler runs as possible, and returns the diagnostics, if any. File names must be
    /// unique.
    ///
    /// Later frameworks include all API of earlier ones. So code that compiled for an earlier system is not compiled
    /// again if only its availability attributes differ.
    public func typeCheck(modules: [[SwiftFrontend.Source]]) throws -> String {
        var texts: Set<String> = []
        let new = modules.filter { module in
            let text = module.map { Self.withoutAvailability($0.contents) }.joined(separator: "\0")
            return !Self.compiled.contains(text, upTo: self) && texts.insert(text).inserted
        }
        let diagnostics = try check(modules: new).diagnostics
        if diagnostics.isEmpty { Self.compiled.insert(texts, self) }
        return diagnostics
    }

    /// The code without the lines that say for which systems it is.
    public static func withoutAvailability(_ code: String) -> String {
        code.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("@available(") }.joined(separator: "\n")
    }

    private static let compiled = CompiledTexts()

    /// Checks modules in as few compiler runs as possible. File names must be unique.
    public func check(modules: [[SwiftFrontend.Source]]) throws -> Check {
        let checks = try CompilerBatches.batches(of: modules).map(check)
        return Check(diagnostics: checks.map(\.diagnostics).joined(), values: checks.flatMap(\.values))
    }
}

/// The code that has compiled in this process, by system.
private final class CompiledTexts: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [AppIntentsStubs: Set<String>] = [:]

    func contains(_ text: String, upTo system: AppIntentsStubs) -> Bool {
        lock.withLock { texts.contains { $0.key.rawValue <= system.rawValue && $0.value.contains(text) } }
    }

    func insert(_ new: Set<String>, _ system: AppIntentsStubs) {
        lock.withLock { texts[system, default: []].formUnion(new) }
    }
}

// MARK: - Building the stubs

extension AppIntentsStubs {
    private static let built: [AppIntentsStubs: Result<URL, any Error>] = Dictionary(
        uniqueKeysWithValues: allCases.map { system in (system, Result { try system.build() }) }
    )

    /// The folder of the compiled modules, for other checks that import them.
    public func modules() throws -> URL {
        guard let result = Self.built[self] else { throw SwiftFrontend.Failure(description: "no stubs for \(self)") }
        return try result.get()
    }

    /// Modules in dependency order.
    private static let names = [
        "CoreLocation", "UniformTypeIdentifiers", "AppIntents", "SwiftUI", "WidgetKit",
    ]

    private func build() throws -> URL {
        let root = Project.root.appendingPathComponent("Tests/Support/AppIntentsStubs")
        let sources = Self.names.map { name in
            (name, Project.files(below: root.appendingPathComponent(name), withExtension: "swift"))
        }
        let conditions = Self.allCases.filter { $0.rawValue <= rawValue }.map { "-DSYSTEM_\($0.rawValue)" }
        // Built like Apple's frameworks, whose enumerations are not frozen.
        let options =
            ["-swift-version", "6", "-parse-as-library", "-emit-module", "-enable-library-evolution"]
            + ["-whole-module-optimization"] + conditions
        return try BuiltModules.folder("ios\(rawValue)", from: sources.flatMap(\.1), options: options) { folder in
            for (name, files) in sources {
                let module = folder.appendingPathComponent("\(name).swiftmodule").path
                let arguments = ["-module-name", name, "-o", module, "-I", folder.path]
                let result = try runProcess("swiftc", options + arguments + files.map(\.path))
                guard result.status == 0 else { throw SwiftFrontend.Failure(description: result.diagnostics) }
            }
        }
    }
}
