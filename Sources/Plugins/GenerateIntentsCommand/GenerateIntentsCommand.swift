import Foundation
import PackagePlugin

/// `swift package generate-intents`: writes the code of each target's definitions into the target's folder `Generated`.
///
/// What is not `--target` goes to `intentc generate` as it is.
@main
struct GenerateIntentsCommand: CommandPlugin {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let targets = try names.isEmpty ? context.package.targets : context.package.targets(named: names)
        let options = extractor.remainingArguments
        for module in targets.compactMap(\.sourceModule) {
            // The path as a URL would need tools version 6.1.
            let folder = String(describing: module.directory)
            try generate(
                context.tool(named: "intentc"),
                [folder],
                output: URL(fileURLWithPath: folder).appendingPathComponent("Generated"),
                options + ["--allow-empty"],
                target: module.name
            )
        }
    }

    func generate(
        _ tool: PluginContext.Tool,
        _ inputs: [String],
        output: URL,
        _ options: [String],
        target: String
    ) throws {
        let process = Process()
        process.executableURL = tool.url
        process.arguments = ["generate"] + inputs + ["--output", output.path + "/"] + options
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "the intent definitions of '\(target)' need attention")
        }
    }
}
