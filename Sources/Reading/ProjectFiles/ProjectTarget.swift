extension XcodeProject {
    /// A target, which builds one product of a project.
    package struct Target: Sendable {
        package let name: String
        /// The identifier of the product's type, such as `com.apple.product-type.app-extension`.
        package let productType: String
        /// The property lists that the target's configurations name.
        package let propertyLists: Set<String>
        /// The oldest systems that the configurations run on, by platform name as in `@available`.
        package let oldestSystems: [String: Set<String>]
        private var files: Set<String> = []
        private var folders: [String] = []
        /// The files that the target excludes from its folders.
        private var exceptions: Set<String> = []

        init?(
            _ id: String,
            in objects: [String: OpenStepValue],
            of project: OpenStepValue,
            _ tree: FileTree,
            settingsFile: (_ path: String) -> [String: String]
        ) {
            guard let target = objects[id], let name = target["name"]?.string else { return nil }
            func members(_ key: String, of object: OpenStepValue?) -> [OpenStepValue] {
                (object?[key]?.strings ?? []).compactMap { objects[$0] }
            }
            self.name = name
            productType = target["productType"]?.string ?? ""
            func configurations(of object: OpenStepValue) -> [OpenStepValue] {
                members("buildConfigurations", of: object["buildConfigurationList"]?.string.flatMap { objects[$0] })
            }
            /// The settings of a build configuration, then those of its `.xcconfig` file.
            func levels(of configuration: OpenStepValue) -> [BuildSettings.Level] {
                let file = tree.settingsPath(of: configuration).map(settingsFile) ?? [:]
                return [{ configuration["buildSettings"]?[$0]?.string }, { file[$0] }]
            }
            let (ofTarget, ofProject) = (configurations(of: target), configurations(of: project))
            propertyLists = Set(ofTarget.compactMap(XcodeProject.propertyList))
            let outer = Dictionary(ofProject.map { ($0["name"]?.string, levels(of: $0)) }) { first, _ in first }
            var systems: [String: Set<String>] = [:]
            for own in ofTarget.isEmpty ? ofProject : ofTarget {
                let settings = BuildSettings(levels(of: own) + (outer[own["name"]?.string] ?? []))
                for (platform, version) in settings.oldestSystems { systems[platform, default: []].insert(version) }
            }
            oldestSystems = systems
            for file in members("buildPhases", of: target).flatMap({ members("files", of: $0) }) {
                files.formUnion(file["fileRef"]?.string.flatMap { tree.paths[$0] } ?? [])
            }
            let ownGroups = Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
            for (group, folder) in tree.synchronized {
                if ownGroups.contains(group) { folders.append(folder) }
                for set in members("exceptions", of: objects[group]) where set["target"]?.string == id {
                    // The target excludes these files from its own folders, and includes only these from others.
                    let paths = (set["membershipExceptions"]?.strings ?? []).compactMap { FileTree.joined(folder, $0) }
                    if ownGroups.contains(group) { exceptions.formUnion(paths) } else { files.formUnion(paths) }
                }
            }
        }

        /// Whether the product is an app or an app extension, and not a test or a framework.
        package var isInstalled: Bool {
            let kind = productType.split(separator: ".").dropFirst(3).first
            return ["application", "app-extension", "extensionkit-extension"].contains(kind)
        }

        /// Whether the target compiles or copies a file.
        package func has(_ path: String) -> Bool {
            files.contains(path)
                || !exceptions.contains(path) && folders.contains { path.hasPrefix($0.isEmpty ? "" : $0 + "/") }
        }
    }
}
