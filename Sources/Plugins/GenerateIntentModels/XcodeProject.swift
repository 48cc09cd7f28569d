#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension GenerateIntentModels: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let files = TargetFiles(target.inputFiles)
        let folder = context.pluginWorkDirectoryURL
        // Xcode no longer compiles a file itself that a plugin's command has as an input, and it must: its own compiler
        // makes what Siri reads. So commands watch the files on a path that leads through a link to the root folder.
        let root = folder.appendingPathComponent("root")
        if !FileManager.default.fileExists(atPath: root.path) {
            try FileManager.default.createSymbolicLink(atPath: root.path, withDestinationPath: "/")
        }
        return try commands(context.tool(named: "intentc"), files, outputFolder: folder) { file in
            root.appendingPathComponent(file.path)
        }
    }
}
#endif
