import Diagnostics
import Inputs
import Product

/// Which Swift sources of a state no target has, so that nothing in them reaches people.
struct UnbuiltSources {
    private let projects: [(folder: String, project: XcodeProject)]
    /// The folders of packages, which build files that projects do not list.
    private let packages: [String]

    /// Returns `nil` if that is not known: without a project, or if one cannot be read.
    init?(_ files: Workspace, sources: [String]) {
        guard !files.files.isEmpty, files.failures.isEmpty else { return nil }
        var projects: [(folder: String, project: XcodeProject)] = []
        for file in files.files {
            guard let project = XcodeProject(file.source.bytes) else { return nil }
            projects.append((Path.folder(of: Path.folder(of: file.relativePath)), project))
        }
        self.projects = projects
        packages = sources.filter { Path.name(of: $0) == "Package.swift" }.map(Path.folder)
    }

    /// Whether a project is around the source, and no target of any project has it.
    func contains(_ path: String) -> Bool {
        func isInside(_ folder: String) -> Bool { folder.isEmpty || path.hasPrefix(folder + "/") }
        guard !packages.contains(where: isInside) else { return false }
        let around = projects.filter { isInside($0.folder) && !$0.project.targets.isEmpty }
        guard !around.isEmpty, !around.contains(where: { $0.project.mayBuildOtherwise }) else { return false }
        return !projects.contains { folder, project in
            XcodePath.inside(path, of: folder).map { inside in project.targets.contains { $0.has(inside) } } ?? false
        }
    }
}
