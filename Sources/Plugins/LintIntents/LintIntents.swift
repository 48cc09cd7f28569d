import Foundation
import PackagePlugin

/// Lints the intent definitions of a target whenever one of them, or a string table of one, changes.
///
/// The command makes nothing. A package of tools version 6.0 may have such commands; they run when an input changes.
@main
struct LintIntents {
    /// - Parameter input: the path under which the build system watches a file.
    func commands(_ tool: PluginContext.Tool, _ files: FileList, input: (URL) -> URL = { $0 }) -> [Command] {
        let urls = files.map(\.url).sorted { $0.path < $1.path }
        let definitions = urls.filter { $0.pathExtension == "intentdefinition" }
        guard !definitions.isEmpty else { return [] }
        let tables = urls.filter { ["strings", "xcstrings"].contains($0.pathExtension) }
        return [
            .buildCommand(
                displayName: "Linting \(definitions.map(\.lastPathComponent).joined(separator: ", "))",
                executable: tool.url,
                arguments: ["lint"] + definitions.map(\.path) + ["--report", "xcode", "--minimum-severity", "warning"],
                inputFiles: (definitions + tables).map(input),
                outputFiles: []
            )
        ]
    }
}

extension LintIntents: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        return try commands(context.tool(named: "intentc"), module.sourceFiles)
    }
}
