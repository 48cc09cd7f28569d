import Diagnostics
import FileAccess
import Inputs
import ProjectFiles

/// Finds the nearest Xcode project that contains a definition, from its folder up to the root of the repository.
package struct ProjectSearch {
    /// A project and the folder that its paths are relative to.
    package struct Found {
        /// The absolute path of the folder that contains the `.xcodeproj`.
        package var folder: String
        package var path: String
        package var project: XcodeProject
    }

    private let paths = ReportFolders(workingFolder: Path.workingFolder)
    private var byFolder: [String: [Found]] = [:]
    /// The first unreadable project of each folder.
    private var unreadable: [String: String] = [:]
    /// The root folders of repositories.
    private var roots: Set<String> = []

    private var manifests: [String: PackageManifest?] = [:]

    /// How many folders to search for a definition's project, from its own upward.
    private static let levelLimit = 12
    private static let sizeLimit = 64 * 1_048_576

    private let contents: FileContents

    package init(reading contents: FileContents) { self.contents = contents }

    /// The project that refers to a definition, with the definition's path in it; otherwise, the nearest one and `nil`.
    package mutating func project(for definition: String) -> (found: Found, path: String?)? {
        var nearest: Found?
        let owner = search(above: definition) { search, folder, inside -> (found: Found, path: String?)? in
            let projects = search.projects(in: folder)
            nearest = nearest ?? projects.first
            return projects.first { $0.project.refers(to: inside) }.map { ($0, inside) }
        }
        return owner ?? nearest.map { ($0, nil) }
    }

    /// The nearest unreadable project above a definition. Call `project(for:)` first.
    package mutating func unreadableProject(for definition: String) -> String? {
        search(above: definition) { search, folder, _ in search.unreadable[folder] }
    }

    /// The package whose targets contain a definition, with the path of its manifest.
    mutating func package(for definition: String) -> (manifest: PackageManifest, path: String)? {
        let nearest = search(above: definition) { search, folder, inside in
            let path = Path.joined(folder, "Package.swift")
            return search.manifest(at: path).map { (manifest: $0, path: path, isOwner: $0.contains(inside)) }
        }
        return nearest.flatMap { $0.isOwner ? ($0.manifest, $0.path) : nil }
    }

    /// Whether it is certain that nothing builds a definition listed in a project.
    mutating func isInNoTarget(_ definition: String, of found: Found) -> Bool {
        guard found.project.isInNoTarget(definition), package(for: Path.joined(found.folder, definition)) == nil else {
            return false
        }
        let generators = FolderEntries.names(in: found.folder) {
            $0.hasPrefix("project.") || $0.hasPrefix("BUILD") || $0 == "Project.swift" || $0 == "Tuist"
        }
        guard generators.isEmpty else { return false }
        let root = search(above: Path.joined(found.folder, definition)) { search, folder, _ in
            _ = search.projects(in: folder)
            return search.roots.contains(folder) ? folder : nil
        }
        // Another project in the repository may build the file.
        guard let other = try? DefinitionSearch.files(below: root ?? found.folder, withExtensions: ["pbxproj"]),
            other.failures.isEmpty
        else { return false }
        let name = Path.name(of: definition)
        return other.files.allSatisfy { file in
            if Path.folder(of: file) == found.path { return true }
            let bytes = try? contents.found(file, within: nil, limit: Self.sizeLimit)
            return bytes.map { $0.firstOccurrence(of: name.utf8) == nil } ?? false
        }
    }

    /// Searches the folders from the definition's own up to the root of the repository until there is a result.
    private mutating func search<Result>(
        above definition: String,
        _ look: (_ search: inout ProjectSearch, _ folder: String, _ inside: String) -> Result?
    ) -> Result? {
        let absolute = paths.absolute(definition)
        guard absolute.hasPrefix("/") else { return nil }
        var folder = Path.folder(of: absolute)
        for _ in 0..<Self.levelLimit {
            let inside = String(absolute.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1))
            if let result = look(&self, folder, inside) { return result }
            if roots.contains(folder) || folder == "/" || folder.isEmpty { return nil }
            folder = Path.folder(of: folder)
        }
        return nil
    }

    private mutating func manifest(at path: String) -> PackageManifest? {
        if let known = manifests[path] { return known }
        var manifest: PackageManifest?
        if let bytes = try? contents.found(path, within: nil, limit: 1_048_576) {
            manifest = PackageManifest(bytes)
        }
        manifests[path] = .some(manifest)
        return manifest
    }

    /// The projects in a folder. Each is read once.
    private mutating func projects(in folder: String) -> [Found] {
        if let known = byFolder[folder] { return known }
        var found: [Found] = []
        // A folder above the definition may contain thousands of other files.
        let names = FolderEntries.names(in: folder) { $0 == ".git" || $0.hasSuffix(".xcodeproj") }
        for name in names {
            if name == ".git" { roots.insert(folder) }
            guard name.hasSuffix(".xcodeproj") else { continue }
            let path = Path.joined(folder, name)
            let file = Path.joined(path, "project.pbxproj")
            guard DefinitionSearch.kind(of: file) == .file else { continue }
            guard let bytes = try? contents.found(file, within: nil, limit: Self.sizeLimit),
                let project = XcodeProject(bytes)
            else {
                unreadable[folder] = unreadable[folder] ?? path
                continue
            }
            found.append(Found(folder: folder, path: path, project: project))
        }
        byFolder[folder] = found
        return found
    }
}
