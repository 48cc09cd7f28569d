#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension LintIntents: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        // Xcode no longer compiles a file itself that a plugin's command has as an input, and it must: its own compiler
        // makes what Siri reads. So the command watches the files on a path that leads through a link to the root folder.
        let root = context.pluginWorkDirectoryURL.appendingPathComponent("root")
        if !FileManager.default.fileExists(atPath: root.path) {
            try FileManager.default.createSymbolicLink(atPath: root.path, withDestinationPath: "/")
        }
        return try commands(context.tool(named: "intentc"), target.inputFiles) { file in
            root.appendingPathComponent(file.path)
        }
    }
}
#endif
