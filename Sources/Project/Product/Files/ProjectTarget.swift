import Diagnostics

extension XcodeProject {
    /// A target, which builds one product of a project.
    package struct Target: Sendable {
        package let name: String
        /// The identifier of the product's type, such as `com.apple.product-type.app-extension`; empty for targets that
        /// run scripts or other tools.
        package let productType: String
        /// The name of the product's file, such as `Widgets.appex`.
        package let product: String?
        /// The object IDs of its product, and of the products that it copies into its own, such as extensions.
        let productID: String?
        package private(set) var copiedProducts: Set<String> = []
        /// The build configurations, such as Debug and Release.
        package let configurations: [Configuration]
        /// The files of the build phases, each with how they are used. A folder reference has the path of the folder.
        private(set) var files: [String: [Membership]] = [:]
        private(set) var folderReferences: [String: Membership] = [:]
        private(set) var folders: [SynchronizedFolder] = []
        /// Whether it has a phase that compiles.
        package private(set) var hasCode = false
        /// The names of the products that the target links, such as `Kit.framework`, or that it uses from packages.
        package private(set) var linkedProducts: Set<String> = []
        package private(set) var packageProducts: Set<String> = []
        /// The names of the targets that are built before, in this and other projects.
        package private(set) var dependencies: Set<String> = []

        package struct Configuration: Sendable {
            package let name: String
            package let settings: BuildSettings
        }
    }
}

extension XcodeProject.Target {
    init?(_ id: String, in contents: XcodeProject.Contents, settingsFile: (_ path: String) -> SettingsFile) {
        let (objects, tree) = (contents.objects, contents.tree)
        guard let target = objects[id], let name = target["name"]?.string else { return nil }
        self.name = name
        productType = target["productType"]?.string ?? ""
        productID = target["productReference"]?.string
        product = productID.flatMap { objects[$0] }.flatMap(Self.fileName)
        configurations = Self.configurations(of: target, named: name, in: contents, settingsFile)
        for phase in contents.members("buildPhases", of: target) { add(phase, in: contents) }
        let own = Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
        let phases = target["buildPhases"]?.strings ?? []
        let exceptions = ([id] + phases).flatMap { user in contents.exceptions[user]?.map { (user, $0) } ?? [] }
        let used = own.union(exceptions.map(\.1.group)).compactMap { id in tree.synchronized[id].map { (id, $0) } }
        for (group, path) in used.sorted(by: { $0.1 < $1.1 }) {
            var folder = XcodeProject.SynchronizedFolder(
                path: path,
                isOwned: own.contains(group),
                explicitFolders: objects[group]?["explicitFolders"]?.strings ?? []
            )
            for (user, exception) in exceptions where exception.group == group {
                folder.add(exceptions: exception.set, in: user == id ? nil : Self.phase(objects[user]))
            }
            folders.append(folder)
        }
        for dependency in contents.members("dependencies", of: target) {
            let other = dependency["target"]?.string.flatMap { objects[$0]?["name"]?.string }
            let proxy = dependency["targetProxy"]?.string.flatMap { objects[$0]?["remoteInfo"]?.string }
            if let name = other ?? proxy { dependencies.insert(name) }
        }
        packageProducts.formUnion(
            contents.members("packageProductDependencies", of: target).compactMap { $0["productName"]?.string }
        )
    }

    private mutating func add(_ phase: OpenStepValue, in contents: XcodeProject.Contents) {
        let isa = phase["isa"]?.string
        if isa == "PBXSourcesBuildPhase" { hasCode = true }
        for file in contents.members("files", of: phase) {
            if let product = file["productRef"]?.string.flatMap({ contents.objects[$0]?["productName"]?.string }) {
                packageProducts.insert(product)
            }
            guard let reference = file["fileRef"]?.string else { continue }
            guard let paths = contents.tree.paths[reference] else {
                // A product, perhaps of another project.
                guard let name = contents.objects[reference].flatMap(Self.fileName) else { continue }
                if isa == "PBXFrameworksBuildPhase" { linkedProducts.insert(name) }
                if isa == "PBXCopyFilesBuildPhase" { copiedProducts.insert(reference) }
                continue
            }
            let isVariantGroup = contents.tree.variantGroups.contains(reference)
            var membership = XcodeProject.Membership(
                phase: Self.phase(phase),
                origin: isVariantGroup ? .variantGroup : .buildFile
            )
            let attributes = file["settings"]?["ATTRIBUTES"]?.strings ?? []
            membership.codegen = attributes.lazy.compactMap(XcodeProject.Membership.Codegen.init).first
            membership.platforms = file["platformFilters"]?.strings ?? file["platformFilter"]?.string.map { [$0] } ?? []
            if contents.tree.folderReferences.contains(reference) {
                membership.origin = .folderReference
                for path in paths { folderReferences[path] = membership }
            } else {
                for path in paths { files[path, default: []].append(membership) }
            }
        }
    }

    private static func phase(_ phase: OpenStepValue?) -> XcodeProject.Membership.Phase {
        switch phase?["isa"]?.string {
        case "PBXSourcesBuildPhase": .sources
        case "PBXResourcesBuildPhase": .resources
        case "PBXHeadersBuildPhase": .headers
        case "PBXCopyFilesBuildPhase": .copiedFiles
        default: .other
        }
    }

    private static func fileName(_ reference: OpenStepValue) -> String? {
        (reference["path"] ?? reference["name"])?.string.map { Path.name(of: $0) }
    }

    private static func configurations(
        of target: OpenStepValue,
        named name: String,
        in contents: XcodeProject.Contents,
        _ settingsFile: (_ path: String) -> SettingsFile
    ) -> [Configuration] {
        func configurations(of object: OpenStepValue) -> [OpenStepValue] {
            let list = object["buildConfigurationList"]?.string.flatMap { contents.objects[$0] }
            return contents.members("buildConfigurations", of: list)
        }
        /// The settings of a build configuration, then those of its `.xcconfig` file.
        func levels(of configuration: OpenStepValue) -> [BuildSettings.Level] {
            let file = contents.tree.settingsPath(of: configuration).map(settingsFile)
            return [BuildSettings.Level(configuration["buildSettings"])]
                + (file.map { [BuildSettings.Level($0)] } ?? [])
        }
        let (ofTarget, ofProject) = (configurations(of: target), configurations(of: contents.root))
        let outer = Dictionary(ofProject.map { ($0["name"]?.string, levels(of: $0)) }) { first, _ in first }
        return (ofTarget.isEmpty ? ofProject : ofTarget).map { own in
            let configuration = own["name"]?.string ?? ""
            let standard = [
                "SRCROOT": ".", "PROJECT_DIR": ".", "SOURCE_ROOT": ".", "CONFIGURATION": configuration,
                "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
                "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            ]
            let all = levels(of: own) + (outer[own["name"]?.string] ?? [])
            return Configuration(
                name: configuration,
                settings: BuildSettings(all, standard: standard, of: contents.path)
            )
        }
    }

    /// The code that the target names.
    package var sources: [String] {
        files.keys.filter { path in ProductFiles.codeExtensions.contains { path.hasSuffix("." + $0) } }
    }

    /// The paths from the project's folder of all files and folders that the target names.
    var places: [String] { Array(files.keys) + folderReferences.keys + folders.flatMap(\.places) }

    /// How the target uses a file, which is named by its path from the project's folder; empty if it does not.
    package func memberships(of path: String) -> [XcodeProject.Membership] {
        var all = files[path] ?? []
        all += folders.compactMap { $0.membership(of: path) }
        if !folderReferences.isEmpty {
            all += folderReferences.filter { XcodeProject.SynchronizedFolder.inside(path, of: $0.key) != nil }.map(
                \.value
            )
        }
        return all
    }
}
