import Foundation
import TestSupport

/// A copy of the package in `Tests/Support/PluginConsumer`, built as its author would.
///
/// The scratch folder outlives the tests, so that later runs do not have to build the tool again.
struct PluginConsumer: Sendable {
    enum BuildSystem: String {
        case native
        case swiftbuild
    }

    let buildSystem: BuildSystem
    let folder: URL
    let scratch: URL

    init(_ buildSystem: BuildSystem, copiedAs name: String = "package") throws {
        self.buildSystem = buildSystem
        let home = Project.root.appendingPathComponent(".build/plugin-consumer/\(buildSystem.rawValue)")
        folder = home.appendingPathComponent(name)
        scratch = home.appendingPathComponent(name + "-build")
        try restore()
    }

    /// Restores the folder from the repository without touching unchanged files, so that they are not rebuilt.
    private func restore() throws {
        let files = FileManager.default
        let original = Project.root.appendingPathComponent("Tests/Support/PluginConsumer")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let names = try files.subpathsOfDirectory(atPath: original.path)
        for name in try files.subpathsOfDirectory(atPath: folder.path) where !names.contains(name) {
            // A file in a removed folder no longer exists.
            if files.fileExists(atPath: path(name)) { try files.removeItem(atPath: path(name)) }
        }
        for name in names where name != "Package.swift" {
            let source = original.appendingPathComponent(name).path
            var isFolder: ObjCBool = false
            if files.fileExists(atPath: source, isDirectory: &isFolder), isFolder.boolValue {
                try files.createDirectory(atPath: path(name), withIntermediateDirectories: true)
            } else if !files.contentsEqual(atPath: source, andPath: path(name)) {
                try? files.removeItem(atPath: path(name))
                try files.copyItem(atPath: source, toPath: path(name))
            }
        }
        let manifest = try String(contentsOf: original.appendingPathComponent("Package.swift"), encoding: .utf8)
            .replacing("\"../../..\"", with: "\"\(Project.root.path)\"")
        if (try? text("Package.swift")) != manifest { try write(manifest, to: "Package.swift") }
    }

    func build() throws -> Build { Build(try swift("build", "--build-system", buildSystem.rawValue)) }

    /// Runs the package's program, which must already be built.
    func runProgram() throws -> ProcessResult {
        let products = try swift("build", "--build-system", buildSystem.rawValue, "--show-bin-path").output
        return try runProcess(products.trimmingCharacters(in: .newlines) + "/Widgets", [])
    }

    func swift(_ command: String, _ arguments: String...) throws -> ProcessResult {
        let places = ["--package-path", folder.path, "--scratch-path", scratch.path]
        // No editor or debugger uses the build, and both options would take a third of the compile time.
        let common = places + ["--disable-index-store", "-debug-info-format", "none"]
        let result = try runProcess("swift", [command] + common + arguments)
        // SwiftPM 6.3 itself sometimes crashes while describing a package to plugins. Other crashes are the tool's.
        let log = result.output + result.errors
        guard log.contains("*** Program crashed"), log.contains(" in swift-package at ") else { return result }
        return try runProcess("swift", [command] + common + arguments)
    }

    // MARK: - Files

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    func touch(_ name: String) throws {
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path(name))
    }

    /// The generated files by name, with their modification dates.
    func generatedFiles() -> [String: Date] {
        let files = Project.files(below: scratch, withExtension: "swift").filter { $0.path.hasSuffix(".intents.swift") }
        return Dictionary(
            files.map { file in
                let date = try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
                return (file.lastPathComponent, date ?? .distantPast)
            }
        ) { first, _ in first }
    }

    /// The result of one build.
    struct Build {
        let status: Int32
        /// The complete output.
        let log: String
        /// The steps that ran, such as `Linking Widgets`, without those that start every build.
        let steps: [String]

        init(_ result: ProcessResult) {
            status = result.status
            log = result.output + result.errors
            steps = log.split(separator: "\n").compactMap { line in
                guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
                let step = line[line.index(after: end)...].trimmingCharacters(in: .whitespaces)
                let begins = ["Write ", "Planning ", "Compiling plugin ", "Copying "].contains { step.hasPrefix($0) }
                return begins || step.isEmpty ? nil : step
            }
        }

        /// The consumer's own steps, without those of the tool and of debugging.
        var compilations: [String] {
            steps.filter { !$0.hasPrefix("Wrapping") && ($0.contains("Widgets") || $0.contains("Weather")) }
        }
    }
}
