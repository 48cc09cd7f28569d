import Diagnostics

extension Product {
    /// Reads the targets of the packages in the checkout, as far as their manifests write them literally.
    mutating func readPackages() {
        for path in files.paths where Path.name(of: path) == "Package.swift" {
            guard let manifest = read(path, of: path, hidesTargets: true, as: PackageManifest.read).known else {
                continue
            }
            let folder = Path.folder(of: path)
            projects.append(
                Project(
                    path: path,
                    form: .package,
                    developmentRegion: manifest.defaultLocalization,
                    mayBuildOtherwise: "'\(path)' may build it",
                    places: [path, folder] + manifest.outerFolders.compactMap { XcodePath.outside($0, of: folder) },
                    refers: { path in XcodePath.inside(path, of: folder).map(manifest.contains) ?? false }
                )
            )
            let counts = Dictionary(grouping: manifest.targets, by: \.isTest).mapValues(\.count)
            for target in manifest.targets {
                targets.append(
                    Target(
                        name: target.name,
                        project: path,
                        kind: target.isTest ? .tests : .package,
                        evidence: "Package.swift",
                        propertyList: .absent,
                        groups: .absent,
                        oldestSystems: [:],
                        files: .folders(rules(of: target, in: folder, isOnly: counts[target.isTest] == 1))
                    )
                )
            }
        }
    }

    /// The folder of a target: the one that it names, or the usual one of its name. A package's only target may have all of
    /// the folder around that.
    private func rules(
        of target: PackageManifest.Target,
        in folder: String,
        isOnly: Bool
    ) -> [FolderRule] {
        let usual = (target.isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
        let candidates = target.path.map { [$0] } ?? usual.map { $0 + "/" + target.name } + (isOnly ? usual : [])
        let found = candidates.lazy.compactMap { XcodePath.outside($0, of: folder) }.first { candidate in
            candidate.isEmpty || files.hasFolder(candidate)
        }
        guard let found = found ?? candidates.first.flatMap({ XcodePath.outside($0, of: folder) }) else { return [] }
        let excludes = target.excludes.flatMap { [$0, $0 + "/**"] }
        // Only a resource is copied; other files that are not sources are left out with a warning.
        let sources = target.sources.isEmpty ? ["**/*.swift"] : target.sources.flatMap { [$0, $0 + "/**"] }
        var rules = [FolderRule(folder: found, includes: sources, excludes: excludes, phase: .sources)]
        for resource in target.resources {
            rules.append(
                FolderRule(
                    folder: found,
                    includes: [resource, resource + "/**"],
                    excludes: excludes,
                    phase: .resources
                )
            )
        }
        return rules
    }
}
