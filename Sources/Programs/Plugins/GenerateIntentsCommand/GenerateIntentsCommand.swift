import Foundation
import PackagePlugin

/// `swift package generate-intents`: writes the code of each target's definitions to the target's `Generated` folder.
///
/// All arguments except `--target` are passed to `intentc generate` unchanged.
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
        if names.isEmpty { warnOfMissingTargets(of: context.package) }
        for module in targets.compactMap(\.sourceModule) {
            // The path as a URL requires tools version 6.1.
            let folder = String(describing: module.directory)
            try generate(
                with: context.tool(named: "intentc-commands"),
                from: links(below: folder, within: context.package.directoryURL) + [folder],
                output: URL(fileURLWithPath: folder).appendingPathComponent("Generated"),
                options: options + ["--allow-empty"],
                target: module.name
            )
        }
    }

    /// Definitions in a target that are links to other folders of the package. The tool follows a link out of a folder
    /// only if the link itself is an input.
    func links(below folder: String, within package: URL) -> [String] {
        let root = package.resolvingSymlinksInPath().path + "/"
        return definitions(below: folder).filter { path in
            let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
            return isLink && URL(fileURLWithPath: path).resolvingSymlinksInPath().path.hasPrefix(root)
        }
    }

    func definitions(below folder: String) -> [String] {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".intentdefinition") }.sorted().map { folder + "/" + $0 }
    }

    /// Warns of definitions in folders of targets that do not exist for SwiftPM, because they have no source.
    func warnOfMissingTargets(of package: Package) {
        let folders = package.targets.compactMap(\.sourceModule).map { String(describing: $0.directory) + "/" }
        for path in definitions(below: package.directoryURL.appendingPathComponent("Sources").path)
        where !folders.contains(where: path.hasPrefix) {
            Diagnostics.warning(
                "\(path) belongs to no target: one without a Swift file does not exist; add one, even if empty"
            )
        }
    }

    func generate(
        with tool: PluginContext.Tool,
        from inputs: [String],
        output: URL,
        options: [String],
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
