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
    /// The files, folders and local packages that it names.
    let namedItems: Set<String>
    /// The synchronized folders of Xcode 16, all of whose files belong to a target.
    package let synchronizedFolders: Set<String>
    package let targets: [Target]
    /// The settings files that cannot be read, and why.
    let unreadSettings: [Unread]
    /// Whether a script or another tool may build definitions.
    package let mayBuildOtherwise: Bool

    /// Whether the project refers to a file, directly or through a synchronized folder.
    package func refers(to path: String) -> Bool {
        files.contains(path) || Path.folders(around: path).contains(where: synchronizedFolders.contains)
    }

    package func files(withExtension wanted: String) -> [String] {
        files.filter { $0.hasSuffix("." + wanted) }.sorted()
    }
}

extension XcodeProject {
    /// The objects of a project.
    struct Contents {
        let objects: [String: OpenStepValue]
        let root: OpenStepValue
        let tree: FileTree
        /// The exceptions of synchronized folders by the target or build phase that they are for, with the folder's object.
        let exceptions: [String: [(group: String, set: OpenStepValue)]]
        let path: String

        /// Reads a project; `nil` if the text is not one.
        init?(_ source: SourceText, _ spelled: @escaping (_ path: String) -> String) {
            guard let file = OpenStepReader.read(source.bytes), case .dictionary(let objects)? = file["objects"],
                let rootID = file["rootObject"]?.string, let root = objects[rootID]
            else { return nil }
            var tree = FileTree(objects: objects, spelled: spelled)
            if let group = root["mainGroup"]?.string {
                tree.visit(group, in: FileTree.joined("", root["projectDirPath"]?.string ?? ""))
            }
            (self.objects, self.root, self.tree, path) = (objects, root, tree, source.path)
            let sets = tree.synchronized.keys.flatMap { group in
                (objects[group]?["exceptions"]?.strings ?? []).compactMap { objects[$0] }.map { (group, $0) }
            }
            exceptions = Dictionary(grouping: sets) { ($0.1["target"] ?? $0.1["buildPhase"])?.string ?? "" }
        }

        /// The objects that a key of another lists. Those that the project lacks are left out.
        func members(_ key: String, of object: OpenStepValue?) -> [OpenStepValue] {
            (object?[key]?.strings ?? []).compactMap { objects[$0] }
        }
    }

    /// Reads a project.
    ///
    /// - Parameters:
    ///   - settingsFile: reads an `.xcconfig` file by its path from the project's folder.
    ///   - spelled: returns the path of a file, from the project's folder, as the checkout spells it.
    package static func read(
        _ source: SourceText,
        settingsFile: (_ path: String) -> Stated<SourceText> = { _ in .absent },
        spelled: @escaping (_ path: String) -> String = { $0 }
    ) -> Stated<XcodeProject> {
        guard source.damage == nil, let contents = Contents(source, spelled) else {
            return .unread(source.unread("it is not an Xcode project"))
        }
        return .known(XcodeProject(contents, settingsFile))
    }

    private init(_ contents: Contents, _ settingsFile: (_ path: String) -> Stated<SourceText>) {
        let (objects, root, tree) = (contents.objects, contents.root, contents.tree)
        var settings: [String: SettingsFile] = [:]
        targets = (root["targets"]?.strings ?? []).compactMap { id in
            Target(id, in: contents) { path in
                let file = settings[path] ?? SettingsFile(path, settingsFile)
                settings[path] = file
                return file
            }
        }
        unreadSettings = settings.values.flatMap(\.unread).sorted { $0.location < $1.location }
        mayBuildOtherwise = objects.values.contains { object in
            switch object["isa"]?.string {
            case "PBXLegacyTarget"?, "PBXBuildRule"?: true
            case "PBXShellScriptBuildPhase"?:
                object["shellScript"]?.string?.utf8.firstOccurrence(of: "intent".utf8) != nil
            default: false
            }
        }
        regions = (root["knownRegions"]?.strings ?? []).filter { $0 != "Base" }
        developmentRegion = root["developmentRegion"]?.string
        files = Set(tree.paths.values.joined())
        synchronizedFolders = Set(tree.synchronized.values)
        let packages = objects.values.filter { $0["isa"]?.string == "XCLocalSwiftPackageReference" }
        namedItems = files.union(synchronizedFolders).union(packages.compactMap { $0["relativePath"]?.string })
    }
}
