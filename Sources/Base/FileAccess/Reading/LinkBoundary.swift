import Diagnostics

/// Keeps links that the user did not name within the searched folders.
///
/// A link can lead to any file on the machine. A finding would quote that file in a report, and a fix would change it.
/// So a file found by searching, or next to such a file, is read only if it really is inside.
package struct LinkBoundary: Sendable {
    /// Folders as absolute paths without links.
    private var roots: [String] = []

    /// Allows links to anything below these folders.
    package init(_ folders: [String]) {
        roots = folders.compactMap(OutputFile.resolved)
    }

    /// Allows operands and the surroundings of those that are files or a language's folder: the folder of the
    /// localizations and, for files, the working folder if it contains that folder.
    package init(of operands: [String]) {
        let working = OutputFile.resolved(".")
        for operand in operands where operand != "-" {
            add(operand)
            let isFolder = DefinitionSearch.isFolder(operand)
            guard let near = OutputFile.resolved(isFolder ? operand : Path.localizationFolder(of: operand)) else {
                continue
            }
            let folder = near.hasSuffix(".lproj") ? Path.folder(of: near) : near
            roots.append(folder)
            if !isFolder, let working, Self.isPath(folder, below: working) { roots.append(working) }
        }
    }

    package mutating func add(_ folder: String) {
        if let root = OutputFile.resolved(folder) { roots.append(root) }
    }

    /// Returns the path to open without following its last component as a link; `nil` if a link is broken.
    func target(of path: String) throws(FileFailure) -> String? {
        if let refusal = refusal(path) { throw FileFailure(message: refusal) }
        return DefinitionSearch.isLink(path) ? OutputFile.resolved(path) : path
    }

    /// Returns why a file must not be read, or `nil` if it may be or does not exist.
    ///
    /// Checks only the file's own name and its folder's, the only components that can be links no one named. A file
    /// outside all roots is accepted if it is not a link, because a project lists it.
    package func refusal(_ path: String) -> String? {
        guard DefinitionSearch.isLink(path) || DefinitionSearch.isLink(Path.folder(of: path)),
            let real = OutputFile.resolved(path)
        else { return nil }
        return roots.contains { Self.isPath(real, below: $0) } ? nil : Self.refusal
    }

    /// Returns the path of a file to create or replace, without links. Throws if any link on the way, also one that leads
    /// to nothing yet, leads out of all folders.
    package func destination(of path: String) throws(FileFailure) -> String {
        let target = try OutputFile.targetOfLinks(path)
        var missing = [Path.name(of: target)]
        var folder = Path.folder(of: target)
        while OutputFile.resolved(folder) == nil {
            missing.insert(Path.name(of: folder), at: 0)
            folder = Path.folder(of: folder)
        }
        let real = missing.reduce(OutputFile.resolved(folder) ?? "", Path.joined)
        guard !missing.contains(".."), roots.contains(where: { Self.isPath(real, below: $0) }) else {
            throw FileFailure(message: "a link leads out of the folder")
        }
        return real
    }

    package static let refusal = "it is a link out of the searched folder"

    package static func isPath(_ path: String, below folder: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }
}
