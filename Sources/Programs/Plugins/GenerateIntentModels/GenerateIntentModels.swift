import Foundation
import PackagePlugin

/// Generates Swift from every intent definition of a target before the target is compiled.
///
/// Each definition has its own command. Its inputs include configurations and the target's other definitions, because a
/// definition can use types from another. The tool does all the work and writes only what changes. It
/// generates models even if the configuration names another kind of output, which other commands then generate.
@main
struct GenerateIntentModels {
    /// - Parameter input: Returns the path under which the build system watches a file.
    func commands(
        _ tool: PluginContext.Tool,
        _ files: TargetFiles,
        _ configurations: ConfigurationInputs,
        outputFolder: URL,
        input: (URL) throws -> URL = { $0 }
    ) throws -> [Command] {
        let definitions = files.compiledDefinitions
        guard !definitions.isEmpty else { return [] }
        let names = try OutputNames.unique(for: definitions, besides: files.swiftFiles, files.generatedFiles)
        let commands = try zip(definitions, names).map { definition, name in
            let output = outputFolder.appendingPathComponent(name)
            let others = definitions.filter { $0 != definition }
            var arguments = ["generate", definition.path, "--to", "models", "--output", output.path]
            arguments += ["--format", "xcode", "--minimum-severity", "warning"]
            arguments += others.flatMap { ["--reference", $0.path] }
            return Command.buildCommand(
                displayName: "Generating models of \(definition.lastPathComponent)",
                executable: tool.url,
                arguments: arguments,
                inputFiles: try ([definition] + others).map(input) + configurations.inputs,
                outputFiles: [output]
            )
        }
        return configurations.commands + commands
    }
}

extension GenerateIntentModels: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let files = TargetFiles(module.sourceFiles, generated: module.pluginGeneratedSources)
        return try commands(
            context.tool(named: "intentc-generate"),
            files,
            ConfigurationInputs(of: files.definitions, in: module, context),
            outputFolder: context.pluginWorkDirectoryURL
        )
    }
}
