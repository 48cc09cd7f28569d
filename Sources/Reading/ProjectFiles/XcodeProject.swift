import Diagnostics

/// The files and targets of an Xcode project, read from its `project.pbxproj`.
///
/// Paths are relative to the folder that contains the `.xcodeproj`. SDK files and build products are left out.
package struct XcodeProject: Sendable {
    /// The languages in `knownRegions`, without `Base`.
    package let regions: [String]
    /// The project's development language.
    package let developmentRegion: String?
    /// Every file that the project refers to, including folder references.
    package let files: Set<String>
    /// The synchronized folders of Xcode 16, all of whose files belong to a target.
    package let synchronizedFolders: [String]
    /// The property lists that build configurations name as their `INFOPLIST_FILE`.
    package let propertyLists: Set<String>
    package let targets: [Target]
    /// Whether a script or another tool may build definitions.
    private let buildsOtherwise: Bool

    /// Whether the project lists a file that certainly none of its targets builds.
    package func isInNoTarget(_ path: String) -> Bool {
        files.contains(path) && synchronizedFolders.isEmpty && !buildsOtherwise && !targets.isEmpty
            && !targets.contains { $0.has(path) }
    }

    /// Whether the project refers to a file, directly or through a synchronized folder.
    package func refers(to path: String) -> Bool {
        files.contains(path) || synchronizedFolders.contains { path.hasPrefix($0.isEmpty ? "" : $0 + "/") }
    }

    package func files(withExtension wanted: String) -> [String] {
        files.filter { $0.hasSuffix("." + wanted) }.sorted()
    }
}

extension XcodeProject {
    /// Reads a project; `nil` if the bytes are not one.
    ///
    /// - Parameter settingsFile: reads an `.xcconfig` file by its path from the project's folder; `nil` if absent.
    package init?(_ bytes: [UInt8], settingsFile: (_ path: String) -> [UInt8]? = { _ in nil }) {
        guard let (objects, root, tree) = Self.contents(of: bytes) else { return nil }
        propertyLists = Set(objects.values.compactMap(Self.propertyList))
        var files: [String: [String: String]] = [:]
        targets = (root["targets"]?.strings ?? []).compactMap { id in
            Target(id, in: objects, of: root, tree) { path in
                let values = files[path] ?? SettingsFile(path, settingsFile).values
                files[path] = values
                return values
            }
        }
        buildsOtherwise = objects.values.contains { object in
            ["PBXLegacyTarget", "PBXBuildRule"].contains(object["isa"]?.string)
                || object["shellScript"]?.string?.utf8.firstOccurrence(of: "intent".utf8) != nil
        }
        regions = (root["knownRegions"]?.strings ?? []).filter { $0 != "Base" }
        developmentRegion = root["developmentRegion"]?.string
        self.files = Set(tree.paths.values.joined())
        synchronizedFolders = Set(tree.synchronized.values).sorted()
    }

    static func propertyList(_ object: OpenStepValue) -> String? {
        guard object["isa"]?.string == "XCBuildConfiguration",
            let path = object["buildSettings"]?["INFOPLIST_FILE"]?.string
        else { return nil }
        let prefix = ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/"].first(where: path.hasPrefix) ?? ""
        let rest = FileTree.joined("", String(path.dropFirst(prefix.count)))
        return rest.flatMap { $0.contains("$") ? nil : $0 }
    }

    private static func contents(
        of bytes: [UInt8]
    ) -> (objects: [String: OpenStepValue], root: OpenStepValue, tree: FileTree)? {
        guard let file = OpenStepReader.read(bytes), case .dictionary(let objects)? = file["objects"],
            let rootID = file["rootObject"]?.string, let root = objects[rootID]
        else { return nil }
        var tree = FileTree(objects: objects)
        if let group = root["mainGroup"]?.string {
            tree.visit(group, in: FileTree.joined("", root["projectDirPath"]?.string ?? ""))
        }
        return (objects, root, tree)
    }
}

/// The groups of a project, which give each file reference its path.
struct FileTree {
    let objects: [String: OpenStepValue]
    /// The paths of each file reference and variant group, by object ID.
    private(set) var paths: [String: [String]] = [:]
    /// The synchronized folders, by object ID.
    private(set) var synchronized: [String: String] = [:]
    private var visited: Set<String> = []

    init(objects: [String: OpenStepValue]) { self.objects = objects }

    /// - Parameter folder: The folder of the enclosing group; `nil` if unknown.
    mutating func visit(_ root: String, in folder: String?) {
        var waiting: [(id: String, folder: String?)] = [(root, folder)]
        while let (id, folder) = waiting.popLast() {
            // Each group is visited once, so that one that contains itself ends here.
            guard visited.insert(id).inserted, let object = objects[id] else { continue }
            let own = path(of: object, in: folder)
            switch object["isa"]?.string {
            case "PBXFileReference": if let own { paths[id] = [own] }
            case "PBXFileSystemSynchronizedRootGroup": synchronized[id] = own
            case "PBXVariantGroup", "XCVersionGroup":
                let children = object["children"]?.strings ?? []
                for child in children where visited.insert(child).inserted {
                    guard let file = objects[child], let path = path(of: file, in: own) else { continue }
                    paths[child] = [path]
                    paths[id, default: []].append(path)
                }
            default: for child in object["children"]?.strings ?? [] { waiting.append((child, own)) }
            }
        }
    }

    /// The path of a build configuration's `.xcconfig` file.
    func settingsPath(of configuration: OpenStepValue) -> String? {
        if let file = configuration["baseConfigurationReference"]?.string { return paths[file]?.first }
        guard let folder = configuration["baseConfigurationReferenceAnchor"]?.string.flatMap({ synchronized[$0] }),
            let path = configuration["baseConfigurationReferenceRelativePath"]?.string
        else { return nil }
        return Self.joined(folder, path)
    }

    private func path(of object: OpenStepValue, in folder: String?) -> String? {
        let path = object["path"]?.string ?? ""
        switch object["sourceTree"]?.string {
        case "<group>"?, "group"?: return folder.flatMap { Self.joined($0, path) }
        case "SOURCE_ROOT"?: return Self.joined("", path)
        default: return nil
        }
    }

    /// Joins two paths and resolves `.`, and `..` after a name. Returns `nil` for an absolute path.
    static func joined(_ folder: String, _ path: String) -> String? {
        if path.hasPrefix("/") { return nil }
        var parts = folder.split(separator: "/").map(String.init)
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(String(part))
            } else if let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append("..")
            }
        }
        return parts.joined(separator: "/")
    }
}
