import Foundation
import PackagePlugin

/// `swift package lint-intents`: lints every definition of the package, or of the targets that `--target` names.
///
/// All other arguments are passed to `intentc lint` unchanged.
@main
struct LintIntentsCommand: CommandPlugin {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let targets = try context.package.targets(named: extractor.extractOption(named: "target"))
        let folders = targets.compactMap { $0.sourceModule.map { String(describing: $0.directory) } }
        try lint(
            with: context.tool(named: "intentc-commands"),
            targets.isEmpty ? [context.package.directoryURL.path] : folders,
            options: extractor.remainingArguments
        )
    }

    func lint(with tool: PluginContext.Tool, _ inputs: [String], options: [String]) throws {
        let process = Process()
        process.executableURL = tool.url
        process.arguments = ["lint"] + inputs + options
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "the intent definitions need attention")
        }
    }
}
