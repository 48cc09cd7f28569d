#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension LintIntentsCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        try TargetNames.check(names, among: context.xcodeProject.targets.map(\.displayName))
        let targets = context.xcodeProject.targets.filter { names.contains($0.displayName) }
        let files = targets.flatMap { $0.inputFiles.map(\.url.path) }.filter { $0.hasSuffix(".intentdefinition") }
        // Targets without definitions have nothing to lint.
        guard names.isEmpty || !files.isEmpty else { return }
        try lint(
            with: context.tool(named: "intentc-commands"),
            names.isEmpty ? [context.xcodeProject.directoryURL.path] : files,
            options: extractor.remainingArguments
        )
    }
}
#endif
