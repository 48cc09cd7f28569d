#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension GenerateIntentModels: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let folder = context.pluginWorkDirectoryURL
        let watched = WatchedFiles(workFolder: folder)
        let files = TargetFiles(target.inputFiles)
        return try commands(
            context.tool(named: "intentc-generate"),
            files,
            ConfigurationInputs(of: files.definitions),
            outputFolder: folder,
            input: watched.path
        )
    }
}
#endif
