#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension LintIntents: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let watched = WatchedFiles(workFolder: context.pluginWorkDirectoryURL)
        return try commands(
            context.tool(named: "intentc-lint"),
            target.inputFiles,
            ConfigurationInputs.init(of:),
            input: watched.path
        )
    }
}
#endif
