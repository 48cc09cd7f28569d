import Foundation
import PackagePlugin

/// Lints the intent definitions of a target whenever a definition, a string table, or the configuration changes.
///
/// The command has no output files, which tools version 6.0 allows; it runs when an input changes.
@main
struct LintIntents {
    /// - Parameters:
    ///   - configurations: Returns the inputs that stand for the configurations of definitions.
    ///   - input: Returns the path under which the build system watches a file.
    func commands(
        _ tool: PluginContext.Tool,
        _ files: FileList,
        _ configurations: ([URL]) throws -> ConfigurationInputs,
        input: (URL) throws -> URL = { $0 }
    ) throws -> [Command] {
        let urls = files.map(\.url).sorted { $0.path < $1.path }
        let definitions = urls.filter { $0.pathExtension == "intentdefinition" }
        guard !definitions.isEmpty else { return [] }
        let tables = urls.filter { ["strings", "xcstrings"].contains($0.pathExtension) }
        let configurations = try configurations(definitions)
        return configurations.commands + [
            .buildCommand(
                displayName: "Linting \(definitions.map(\.lastPathComponent).joined(separator: ", "))",
                executable: tool.url,
                arguments: ["lint"] + definitions.map(\.path) + ["--format", "xcode", "--minimum-severity", "warning"],
                inputFiles: try (definitions + tables).map(input) + configurations.inputs,
                outputFiles: []
            )
        ]
    }
}

extension LintIntents: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        return try commands(context.tool(named: "intentc-lint"), module.sourceFiles) { definitions in
            try ConfigurationInputs(of: definitions, in: module, context)
        }
    }
}
