#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension LintIntentsCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let targets = context.xcodeProject.targets.filter { names.contains($0.displayName) }
        let files = targets.flatMap { $0.inputFiles.map(\.url.path) }.filter { $0.hasSuffix(".intentdefinition") }
        try lint(
            context.tool(named: "intentc"),
            names.isEmpty ? [context.xcodeProject.directoryURL.path] : files,
            extractor.remainingArguments
        )
    }
}
#endif
