import Diagnostics
import SwiftDeclarations

/// The literal settings of a `Package.swift`. It is a program but is never run, so computed values are unknown.
package struct PackageManifest: Sendable {
    /// The development language, from the `defaultLocalization` argument.
    package private(set) var defaultLocalization: String?
    package private(set) var targets: [Target] = []
    private var namesPackage = false
    /// The folders that any call about a target names.
    private var folders: [String] = []

    /// A target, with the paths that it names relative to its folder.
    package struct Target: Sendable {
        package let name: String
        package let isTest: Bool
        /// The target's folder, relative to the package's; `nil` for the usual one.
        package let path: String?
        package let excludes: [String]
        /// The files and folders that it compiles; empty for all.
        package let sources: [String]
        package let resources: [String]
    }

    /// A call, with the literal texts of its arguments by label.
    private struct Call {
        let name: String
        var texts: [String: [String]] = [:]
        var label = ""
    }

    /// The maximum depth of nested calls.
    private static let depthLimit = 64

    /// A source that is damaged may lack any of its calls.
    package static func read(_ source: SourceText) -> Stated<PackageManifest> {
        if let damage = SwiftFile(source).damage { return .unread(damage) }
        let manifest = PackageManifest(source.bytes)
        let isOther = !manifest.namesPackage && Path.name(of: source.path) == "Package.swift"
        return isOther ? .unread(source.unread("it does not describe a package")) : .known(manifest)
    }

    private init(_ bytes: [UInt8]) {
        var calls: [Call] = []
        var last: SwiftWord?
        for token in SwiftWord.all(in: bytes) {
            switch token {
            case .text(let text):
                if let label = calls.last?.label { calls[calls.count - 1].texts[label, default: []].append(text) }
            case .mark(UInt8(ascii: "(")):
                guard calls.count < Self.depthLimit else { return }
                if case .word(let name)? = last { calls.append(Call(name: name)) } else { calls.append(Call(name: "")) }
            case .mark(UInt8(ascii: ")")):
                if let call = calls.popLast() { close(call, in: &calls) }
            case .mark(UInt8(ascii: ":")):
                if case .word(let label)? = last, !calls.isEmpty { calls[calls.count - 1].label = label }
            case .word(let name) where name == "Package": namesPackage = true
            default: break
            }
            last = token
        }
    }

    private mutating func close(_ call: Call, in calls: inout [Call]) {
        let outer = calls.last?.label ?? ""
        func one(_ label: String) -> String? { call.texts[label]?.first }
        switch call.name {
        case "Package": defaultLocalization = defaultLocalization ?? one("defaultLocalization")
        case "target", "Target", "executableTarget", "testTarget":
            folders += call.texts["path"] ?? []
            guard outer == "targets", let name = one("name") else { return }
            targets.append(
                Target(
                    name: name,
                    isTest: call.name == "testTarget",
                    path: one("path"),
                    excludes: call.texts["exclude"] ?? [],
                    sources: call.texts["sources"] ?? [],
                    resources: call.texts["resources"] ?? []
                )
            )
        case "process", "copy", "embedInCode":
            if outer == "resources" { calls[calls.count - 1].texts[outer, default: []] += call.texts[""] ?? [] }
        default: break
        }
    }

    /// The named folders outside of the package.
    var outerFolders: [String] { folders.filter { $0.hasPrefix("../") } }

    /// Whether a path, relative to the package's folder, is in a folder with sources or resources of targets.
    package func contains(_ path: String) -> Bool {
        (["Sources", "Source", "src", "srcs"] + folders).contains { folder in
            let folder = folder.hasPrefix("./") ? String(folder.dropFirst(2)) : folder
            if folder.isEmpty || folder == "." { return !path.hasPrefix("../") }
            return path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
        }
    }
}
