import Diagnostics
import FileAccess
import Inputs
import Product
import SwiftDeclarations

/// The oldest systems on which an app runs, according to its Xcode projects.
package struct XcodeDeployment {
    private var versions: [String: SystemVersion] = [:]
    private var targets: [OldestSystems.Target] = []

    /// The oldest systems of the apps and extensions below the given folders; `nil` if nothing specifies them.
    package static func oldest(around paths: [String], reading contents: FileContents = .init()) -> OldestSystems? {
        var deployment = XcodeDeployment()
        for path in paths where DefinitionSearch.isFolder(path) { deployment.add(path, reading: contents) }
        return deployment.versions.isEmpty ? nil : OldestSystems(deployment.versions, targets: deployment.targets)
    }

    /// The oldest systems of the targets that build one of the definitions, in their project; `nil` if unknown.
    package static func oldest(with definitions: [String], reading contents: FileContents) -> OldestSystems? {
        var products = ProductReading(reading: contents)
        for definition in definitions {
            guard let found = products.product(around: definition), let project = found.product.owner(of: found.path)
            else { continue }
            let paths = ReportFolders(workingFolder: Path.workingFolder)
            let folder = found.absolute(project.folder)
            let shown = definition.hasPrefix("/") ? folder : paths.relative(folder)
            return oldest(around: [shown.isEmpty ? "." : shown], reading: contents)?.ofTargets(with: definitions)
        }
        return nil
    }

    /// Adds a folder's outermost projects, since nested ones are other people's, or else its build settings files.
    private mutating func add(_ folder: String, reading read: FileContents) {
        let boundary = LinkBoundary([folder])
        let files = (try? DefinitionSearch.files(below: folder, withExtensions: ["pbxproj", "xcconfig"]))?.files ?? []
        func contents(_ path: String) -> [UInt8]? { try? read.found(path, within: boundary) }
        let projects = files.filter { $0.hasSuffix(".pbxproj") }
        let levels = Dictionary(grouping: projects) { $0.split(separator: "/").count }
        for (_, level) in levels.sorted(by: { $0.key < $1.key }) {
            let count = targets.count
            for file in level {
                let root = Path.folder(of: Path.folder(of: file))
                guard let bytes = contents(file),
                    let project = XcodeProject(bytes, settingsFile: { contents(Path.joined(root, $0)) })
                else { continue }
                let prefix = Path.joined(Workspace.shownPath(root, below: folder), "")
                for target in project.targets where target.isInstalled { add(target, at: prefix) }
            }
            if targets.count > count { return }
        }
        for file in files where file.hasSuffix(".xcconfig") {
            let settings = BuildSettings(SettingsFile(file) { $0 == file ? contents(file) : nil })
            versions.merge(settings.oldestSystems.compactMapValues { SystemVersion($0) }, uniquingKeysWith: min)
        }
    }

    /// - Parameter prefix: What reports show before the paths of the project's files.
    private mutating func add(_ target: XcodeProject.Target, at prefix: String) {
        let own = target.oldestSystems.compactMapValues { $0.compactMap { SystemVersion($0) }.min() }
        if own.isEmpty { return }
        versions.merge(own, uniquingKeysWith: min)
        targets.append((own, { $0.hasPrefix(prefix) && target.has(String($0.dropFirst(prefix.count))) }))
    }
}
