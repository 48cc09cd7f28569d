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

    /// Where the package has definitions from `Schemas`, with the tables beside one of them.
    private static let examples = [
        "Shared/Counter.intentdefinition": "Counter.intentdefinition",
        "Sources/Widgets/SelectCharacter.intentdefinition": "SelectCharacter.intentdefinition",
        "Sources/Widgets/TimelineInterval.intentdefinition": "TimelineInterval.intentdefinition",
        "Sources/Weather/Base.lproj/Forecast.intentdefinition": "Localized/Base.lproj/Forecast.intentdefinition",
        "Sources/Weather/de.lproj/Forecast.strings": "Localized/de.lproj/Forecast.strings",
        "Sources/Weather/fr.lproj/Forecast.strings": "Localized/fr.lproj/Forecast.strings",
    ]

    /// Restores the folder from the repository without touching unchanged files, so that they are not rebuilt.
    private func restore() throws {
        let files = FileManager.default
        let original = Project.root.appendingPathComponent("Tests/Support/PluginConsumer")
        var sources = Self.examples.mapValues { Project.schemas.appendingPathComponent($0).path }
        for file in Project.files(below: original, withExtension: "swift") {
            sources[String(file.path.dropFirst(original.path.count + 1))] = file.path
        }
        let link = "Sources/Widgets/Counter.intentdefinition"
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in try files.subpathsOfDirectory(atPath: folder.path) where sources[name] == nil && name != link {
            let isFolder = sources.keys.contains { $0.hasPrefix(name + "/") }
            // A file in a removed folder no longer exists.
            if !isFolder, files.fileExists(atPath: path(name)) { try files.removeItem(atPath: path(name)) }
        }
        for (name, source) in sources where name != "Package.swift" {
            guard !files.contentsEqual(atPath: source, andPath: path(name)) else { continue }
            let place = URL(fileURLWithPath: path(name)).deletingLastPathComponent()
            try files.createDirectory(at: place, withIntermediateDirectories: true)
            try? files.removeItem(atPath: path(name))
            try files.copyItem(atPath: source, toPath: path(name))
        }
        if !files.contentsEqual(atPath: path("Shared/Counter.intentdefinition"), andPath: path(link)) {
            try? files.removeItem(atPath: path(link))
            try files.createSymbolicLink(
                atPath: path(link),
                withDestinationPath: "../../Shared/Counter.intentdefinition"
            )
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

    /// Writes a new file and moves it into place, as git does.
    func replace(_ text: String, at name: String) throws {
        let new = folder.appendingPathComponent(name + ".new")
        try Data(text.utf8).write(to: new)
        rename(new.path, path(name))
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
