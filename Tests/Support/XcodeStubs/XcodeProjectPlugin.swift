// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub of the module that only Xcode has, as far as the plugins use it, written from Apple's public documentation
// (https://developer.apple.com/documentation/xcodeprojectplugin). It is type-checked against and never run.

import Foundation
import PackagePlugin

public struct XcodePluginContext {
    public let pluginWorkDirectoryURL: URL
    public let xcodeProject: XcodeProject
    public func tool(named name: String) throws -> PluginContext.Tool { throw CocoaError(.featureUnsupported) }
}

public struct XcodeProject {
    public let directoryURL: URL
    public let targets: [XcodeTarget]
}

public struct XcodeTarget {
    public let displayName: String
    public let inputFiles: FileList
}

public protocol XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
