import Diagnostics
import SwiftDeclarations

extension Product {
    /// The oldest systems of the apps and extensions in folders of the checkout; `nil` if nothing names them.
    ///
    /// In each folder, the outermost projects count, since nested ones are other people's. In a folder without a project,
    /// its `.xcconfig` files count, or else the nearest project around it. If that project was not read, nothing is known.
    ///
    /// - Parameter place: converts a path that reports show to one from the root; `nil` for one outside of the checkout.
    package func oldestSystems(below folders: [String], place: @escaping @Sendable (_ shown: String) -> String?)
        -> OldestSystems?
    {
        let known = targets.indices.filter { targets[$0].kind.isInstalled && !targets[$0].oldestSystems.isEmpty }
        var versions: [String: SystemVersion] = [:]
        var own: [Int] = []
        func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }
        for folder in folders {
            let inside = Dictionary(grouping: known.filter { Path.isInside(targets[$0].project, folder) }) { index in
                depth(targets[index].project)
            }
            let outermost = inside.min { $0.key < $1.key }
            let unread = unreadProjects.map(\.project).filter { Path.isInside($0, folder) }.map(depth).min()
            if let unread, unread <= outermost?.key ?? unread { continue }
            if let outermost {
                own += outermost.value
                continue
            }
            let settings = files.paths.filter { $0.hasSuffix(".xcconfig") && Path.isInside($0, folder) }
            let around = nearestProject(to: folder)
            if let unread = unreadProject(around: folder), unread.folder.utf8.count >= around?.folder.utf8.count ?? 0 {
                continue
            }
            if settings.isEmpty, let around { own += known.filter { targets[$0].project == around.path } }
            for path in settings {
                let read = BuildSettings(
                    [.init(SettingsFile(path) { $0 == path ? files.source(path) : .absent })],
                    of: path
                )
                versions.merge(read.oldestSystems.compactMapValues { SystemVersion($0) }, uniquingKeysWith: min)
            }
        }
        let apps = targets.filter { [.app, .appClip, .watchApp].contains($0.kind) }
        let reached = own.map { ($0, systems(of: targets[$0], in: apps)) }
        for (_, systems) in reached { versions.merge(systems, uniquingKeysWith: min) }
        if versions.isEmpty { return nil }
        return OldestSystems(
            versions,
            // A target also ships what the frameworks contain that it links.
            targets: reached.map { index, systems in (systems, process(of: index)) },
            having: { shown in place(shown).map(indices) ?? [] }
        )
    }

    /// A target's oldest systems where people have it: an extension comes in an app, so it is on no system that none of the
    /// apps runs on, whatever its own settings say.
    private func systems(of target: Target, in apps: [Target]) -> [String: SystemVersion] {
        if apps.contains(where: { $0.oldestSystems.isEmpty }) { return target.oldestSystems }
        let reached = target.oldestSystems.filter { system, _ in apps.contains { $0.oldestSystems[system] != nil } }
        return reached.isEmpty ? target.oldestSystems : reached
    }
}

extension Product {
    /// The extensions of the files that say what is built, besides manifests in Swift.
    package static let fileExtensions = ["pbxproj", "xcconfig", "plist", "yml", "yaml"]

    /// The names of the manifests of packages and generated projects.
    package static let manifests = ["Package.swift"] + ProjectGenerator.manifests

    /// Whether a file of a state says what is built.
    package static func isRead(_ path: String) -> Bool {
        let name = Path.name(of: path)
        return manifests.contains(name) || name == "project.pbxproj" || name.hasSuffix(".xcconfig")
            || name.hasSuffix("Info.plist")
    }

    /// - Parameters:
    ///   - contents: the files that say what is built.
    ///   - paths: the paths of others.
    package init(_ contents: [String: Stated<[UInt8]>], among paths: some Sequence<String>) {
        self.init(
            ofTargetsIn: ProductFiles(
                paths: Set(paths).union(contents.keys).sorted(),
                contents: { contents[$0] ?? .absent }
            )
        )
    }

    /// Whether an Xcode project says which files its targets have.
    package var hasTargets: Bool { projects.contains { project in project.form == .xcode && hasTargets(project) } }

    /// Whether a target is, or may be, an extension with widgets.
    package var mayHaveWidgets: Bool {
        !hasTargets || !unreadProjects.isEmpty || projects.contains { $0.mayBuildOtherwise != nil }
            || targets.contains { [.widgetExtension, .unknownExtension].contains($0.kind) }
    }

    private func hasTargets(_ project: Project) -> Bool { targetsOfProjects[project.path] != nil }

    /// The names of the targets that have a file.
    package func names(ofTargetsWith path: String) -> Set<String> { Set(targets(with: path).map(\.name)) }

    /// The bundle identifiers of the targets of these kinds in all configurations, by the target's name; none if one of them
    /// depends on what is not in the checkout.
    package func bundleIdentifiers(of kinds: Set<Target.Kind>) -> [String: Set<String>] {
        let found = targets.filter { kinds.contains($0.kind) }.map { target -> (String, Set<String>) in
            guard case .xcode(let read, _) = target.files else { return (target.name, []) }
            let answers = read.configurations.map { $0.settings.value(of: "PRODUCT_BUNDLE_IDENTIFIER").known }
            return (target.name, answers.contains(nil) ? [] : Set(answers.compactMap(\.self)))
        }
        return Dictionary(found) { $0.isEmpty || $1.isEmpty ? [] : $0.union($1) }
    }

    /// Whether a target has a Swift source; `nil` if that is not known.
    package func builds(_ path: String) -> Bool? {
        if hasTarget(with: path) { return true }
        let around = projects(around: path).filter { $0.form != .xcode || hasTargets($0) }
        let isKnown = unreadProjects.isEmpty && !around.isEmpty && around.allSatisfy { $0.mayBuildOtherwise == nil }
        return isKnown && around.contains { $0.form == .xcode } ? false : nil
    }

    /// Of these definitions, those that targets had in an earlier state, or whose intents the system read, and certainly no
    /// longer, with the targets that still have them.
    package func leftDefinitions(among paths: some Sequence<String>, since former: Product) -> [String: [Target]] {
        let left = paths.compactMap { path -> (String, [Target])? in
            let targets = targets(with: path)
            let hasLeft =
                targets.isEmpty
                ? former.builds(path) == true && builds(path) == false
                : former.targets(with: path).contains(where: \.kind.offersIntents)
                    && targets.allSatisfy { $0.kind.isKnown && !$0.kind.offersIntents }
                    && doubtAboutTargets(of: path) == nil
            return hasLeft ? (path, targets) : nil
        }
        return Dictionary(left) { first, _ in first }
    }

    /// Whether only packages have a source, and no app or extension of the checkout uses any package.
    package func isBeside(_ path: String) -> Bool {
        isWithoutPackages && Set(targets(with: path).map(\.kind)) == [.package]
    }
}
