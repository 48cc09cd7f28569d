import Diagnostics

/// The groups of a project, which give each file reference its path.
struct FileTree {
    let objects: [String: OpenStepValue]
    /// The paths of each file reference and variant group, by object ID. A variant group has one for each of its files.
    private(set) var paths: [String: [String]] = [:]
    /// The IDs of the variant groups, whose files are versions of each other.
    private(set) var variantGroups: Set<String> = []
    /// The IDs of the references to folders, all of whose contents are copied.
    private(set) var folderReferences: Set<String> = []
    /// The synchronized folders, by object ID.
    private(set) var synchronized: [String: String] = [:]
    private var visited: Set<String> = []
    private let spelled: (_ path: String) -> String

    /// - Parameter spelled: returns the path of a file as the checkout spells it.
    init(objects: [String: OpenStepValue], spelled: @escaping (_ path: String) -> String) {
        (self.objects, self.spelled) = (objects, spelled)
    }

    /// - Parameter folder: The folder of the enclosing group; `nil` if unknown.
    mutating func visit(_ root: String, in folder: String?) {
        var waiting: [(id: String, folder: String?)] = [(root, folder)]
        while let (id, folder) = waiting.popLast() {
            // Each group is visited once, so that one that contains itself ends here.
            guard visited.insert(id).inserted, let object = objects[id] else { continue }
            let own = path(of: object, in: folder)
            switch object["isa"]?.string {
            case "PBXFileReference":
                if let own { paths[id] = [spelled(own)] }
                if object["lastKnownFileType"]?.string == "folder" { folderReferences.insert(id) }
            case "PBXFileSystemSynchronizedRootGroup": synchronized[id] = own
            case "PBXVariantGroup", "XCVersionGroup":
                variantGroups.insert(id)
                let children = object["children"]?.strings ?? []
                for child in children where visited.insert(child).inserted {
                    guard let file = objects[child], let path = path(of: file, in: own).map(spelled) else { continue }
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
        if isPlain(path) { return folder.isEmpty ? path : folder + "/" + path }
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

    /// Whether there is nothing to resolve in a path: no part is empty or begins with a period.
    private static func isPlain(_ path: String) -> Bool {
        var last = UInt8(ascii: "/")
        for byte in path.utf8 {
            if last == UInt8(ascii: "/"), byte == last || byte == UInt8(ascii: ".") { return false }
            last = byte
        }
        return last != UInt8(ascii: "/")
    }
}
