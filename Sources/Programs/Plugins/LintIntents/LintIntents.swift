import Foundation
import PackagePlugin

/// Lints the intent definitions of a target whenever a definition, a string table, or the configuration changes.
///
/// The command has no output files, which tools version 6.0 allows; it runs when an input changes.
@main
struct LintIntents {
    /// - Parameter input: Returns the path under which the build system watches a file.
    func commands(_ tool: PluginContext.Tool, _ files: FileList, input: (URL) throws -> URL = { $0 }) throws
        -> [Command]
    {
        let urls = files.map(\.url).sorted { $0.path < $1.path }
        let definitions = urls.filter { $0.pathExtension == "intentdefinition" }
        guard !definitions.isEmpty else { return [] }
        let tables = urls.filter { ["strings", "xcstrings"].contains($0.pathExtension) }
        return [
            .buildCommand(
                displayName: "Linting \(definitions.map(\.lastPathComponent).joined(separator: ", "))",
                executable: tool.url,
                arguments: ["lint"] + definitions.map(\.path) + ["--format", "xcode", "--minimum-severity", "warning"],
                inputFiles: try (definitions + tables + configurations(for: definitions)).map(input),
                outputFiles: []
            )
        ]
    }

    /// The nearest `intentc.json` in or above each definition's folder, which are the ones that the tool reads. The
    /// plugin only checks that they exist.
    private func configurations(for definitions: [URL]) -> [URL] {
        var found: [URL] = []
        for definition in definitions {
            var folder = definition
            while folder.pathComponents.count > 1 {
                folder.deleteLastPathComponent()
                let file = folder.appendingPathComponent("intentc.json")
                guard FileManager.default.fileExists(atPath: file.path) else { continue }
                if !found.contains(file) { found.append(file) }
                break
            }
        }
        return found
    }
}

extension LintIntents: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        return try commands(context.tool(named: "intentc-lint"), module.sourceFiles)
    }
}
