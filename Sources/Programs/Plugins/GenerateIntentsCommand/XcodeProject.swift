#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension GenerateIntentsCommand: XcodeCommandPlugin {
    /// Xcode targets have no folder of their own, so the code goes to `Generated/<target>` in the project's folder.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        try TargetNames.check(names, among: context.xcodeProject.targets.map(\.displayName))
        let options = extractor.remainingArguments
        let folder = context.xcodeProject.directoryURL.appendingPathComponent("Generated")
        for target in context.xcodeProject.targets where names.isEmpty || names.contains(target.displayName) {
            let definitions = target.inputFiles.map(\.url.path).filter { $0.hasSuffix(".intentdefinition") }
            guard !definitions.isEmpty else { continue }
            try generate(
                with: context.tool(named: "intentc-commands"),
                from: definitions,
                output: folder.appendingPathComponent(target.displayName),
                options: options,
                target: target.displayName
            )
        }
    }
}
#endif
