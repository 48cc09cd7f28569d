import Diagnostics

/// A tool that generates the Xcode project of a folder from a manifest.
///
/// Manifests are recognized but never read, since they are programs or include others: what they declare is known from the
/// project that the tool generates next to them.
package enum ProjectGenerator: String, Sendable {
    case xcodeGen = "XcodeGen"
    case tuist = "Tuist"

    static let manifests = ["project.yml", "project.yaml", "Project.swift"]

    /// Recognizes a manifest by its name, and a `Project.swift` also by what it imports.
    init?(_ manifest: String, in files: ProductFiles) {
        switch Path.name(of: manifest) {
        case "project.yml", "project.yaml": self = .xcodeGen
        case "Project.swift":
            guard files.contents(manifest).known?.firstOccurrence(of: "import ProjectDescription".utf8) != nil else {
                return nil
            }
            self = .tuist
        default: return nil
        }
    }
}

extension Product {
    /// Adds the manifests without a generated project.
    mutating func readGeneratedProjects() {
        let projects = files.paths.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
        let generated = Set(projects.map { Path.folder(of: Path.folder(of: $0)) })
        for path in files.paths where !generated.contains(Path.folder(of: path)) {
            guard let generator = ProjectGenerator(path, in: files) else { continue }
            unreadProjects.append(UnreadProject(path: path, cause: .notGenerated(by: generator)))
        }
    }

    /// Why an Xcode project may be replaced by another, or its files be built without it.
    func alternative(to project: String) -> String? {
        let folder = Path.folder(of: project)
        let manifests = ProjectGenerator.manifests.map { Path.joined(folder, $0) }
        if let manifest = manifests.first(where: {
            files.spelled($0) != nil && ProjectGenerator($0, in: files) != nil
        }) {
            return "'\(project)' may be older than '\(manifest)'"
        }
        return files.spelled(Path.joined(folder, "BUILD.bazel")).map { "'\($0)' may build it" }
    }
}
