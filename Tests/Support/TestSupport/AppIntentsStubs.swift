import Foundation

/// The stub frameworks of `Tests/Support/AppIntentsStubs`, and the compiler run over code that is written against them.
///
/// Availability of Apple's systems is not checked on other platforms. So there is one set of stubs for each system: what
/// appeared later does not exist in it.
public enum AppIntentsStubs: Int, CaseIterable, Sendable {
    /// What iOS 16 and its siblings have.
    case ios16 = 16
    /// What iOS 17 and its siblings have: configuration of widgets, sizes of collections, dependencies of options.
    case ios17 = 17
    /// What iOS 18 and its siblings have: defaults for dates and amounts of money.
    case ios18 = 18

    /// Thrown when a stub itself does not compile: the compiler's own words.
    public struct Broken: Error, CustomStringConvertible {
        /// What the compiler printed.
        public let description: String
    }

    /// Checks sources as the app's own compiler would: Swift 6 mode, every warning an error. Returns the compiler's
    /// diagnostics, empty when there are none.
    public func typeCheck(_ sources: [(name: String, contents: String)]) throws -> String {
        let folder = try TemporaryDirectory()
        defer { withExtendedLifetime(folder) {} }
        let paths = try Self.write(sources, into: folder)
        let arguments = [
            "-typecheck", "-warnings-as-errors", "-module-name", "Generated", "-package-name", "App", "-I",
            try modules().path,
        ]
        return Self.diagnostics(of: try runProcess("swiftc", Self.language + arguments + paths, in: folder.url))
    }

    /// The values that the compiler hands to the metadata extractor: for each type that conforms to one of the protocols the
    /// extractor knows, in the order of the sources.
    public func constantValues(of sources: [(name: String, contents: String)]) throws -> [ConstantValues] {
        let folder = try TemporaryDirectory()
        defer { withExtendedLifetime(folder) {} }
        let paths = try Self.write(sources, into: folder)
        let protocols = try JSONSerialization.data(withJSONObject: ConstantValues.protocols)
        let list = try folder.write(protocols, to: "protocols.json")
        let arguments = [
            "-wmo", "-c", "-module-name", "Generated", "-I", try modules().path, "-o", "Generated.o",
            "-emit-const-values",
            "-Xfrontend", "-const-gather-protocols-file", "-Xfrontend", list.path,
        ]
        let result = try runProcess("swiftc", Self.language + arguments + paths, in: folder.url)
        guard result.status == 0 else { throw Broken(description: Self.diagnostics(of: result)) }
        let values = folder.url.appendingPathComponent("Generated.swiftconstvalues")
        return try ConstantValues.read(Data(contentsOf: values))
    }

    private static let language = ["-swift-version", "6", "-parse-as-library"]

    private static func write(
        _ sources: [(name: String, contents: String)],
        into folder: TemporaryDirectory
    ) throws -> [String] {
        try sources.map { try folder.write($0.contents.utf8, to: $0.name).path }
    }

    private static func diagnostics(of result: ProcessResult) -> String {
        result.status == 0 ? result.errors : result.output + result.errors + "\nexit status \(result.status)"
    }
}

// MARK: - Building the stubs

extension AppIntentsStubs {
    private static let built: [AppIntentsStubs: Result<URL, any Error>] = Dictionary(
        uniqueKeysWithValues: allCases.map { system in (system, Result { try system.build() }) }
    )

    /// The folder of the compiled modules, for other checks that import them.
    public func modules() throws -> URL {
        guard let result = Self.built[self] else { throw Broken(description: "no stubs for \(self)") }
        return try result.get()
    }

    /// Modules in the order in which they import one another.
    private static let names = ["CoreLocation", "AppIntents", "SwiftUI", "WidgetKit"]

    /// Builds the modules into a folder named after their sources and how they are built, so that another run finds them.
    private func build() throws -> URL {
        let root = Project.root.appendingPathComponent("Tests/Support/AppIntentsStubs")
        let sources = Self.names.map { name in
            (name, Project.files(below: root.appendingPathComponent(name), withExtension: "swift"))
        }
        // As Apple's frameworks are built: their enumerations may grow.
        let options = Self.language + ["-emit-module", "-enable-library-evolution"]
        var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325
        let files = try sources.flatMap(\.1).map { try Data(contentsOf: $0) }
        for byte in ([Data(options.joined(separator: " ").utf8)] + files).joined() {
            fingerprint = (fingerprint ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        let name = "intentc-stubs-\(getuid())-\(rawValue)-\(String(fingerprint, radix: 16))"
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: place.path) { return place }

        let scratch = try TemporaryDirectory()
        let conditions = Self.allCases.filter { $0.rawValue <= rawValue }.map { "-DSYSTEM_\($0.rawValue)" }
        for (name, files) in sources {
            let output = scratch.url.appendingPathComponent("modules/\(name).swiftmodule")
            try FileManager.default.createDirectory(
                at: output.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            let arguments = ["-module-name", name, "-o", output.path]
            let search = ["-I", output.deletingLastPathComponent().path]
            let result = try runProcess(
                "swiftc",
                options + conditions + arguments + search + files.map(\.path)
            )
            guard result.status == 0 else { throw Broken(description: Self.diagnostics(of: result)) }
        }
        let modules = scratch.url.appendingPathComponent("modules")
        do {
            try FileManager.default.moveItem(at: modules, to: place)
        } catch  where FileManager.default.fileExists(atPath: place.path) {
            // Another test process was faster; its modules are the same.
        }
        return place
    }
}
