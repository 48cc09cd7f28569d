import Diagnostics

/// How far links lead that no one has named: not out of what is searched.
///
/// A link can lead to any file of the machine, and what a finding quotes of it ends up in a report; what a fix changes, it
/// changes outside. So what is found by searching, or next to what was found, is read only where it really is inside.
package struct LinkBoundary: Sendable {
    /// Folders, as the system names them without links.
    private var roots: [String] = []

    /// Links may lead anywhere below these folders.
    package init(_ folders: [String]) {
        roots = folders.compactMap(OutputFile.resolved)
    }

    /// What operands name, and the surroundings of the files among it: the folder of a file's localizations, and the working
    /// folder where the file is in it.
    package init(of operands: [String]) {
        let working = OutputFile.resolved(".")
        for operand in operands where operand != "-" {
            add(operand)
            if !DefinitionSearch.isFolder(operand) {
                guard let folder = OutputFile.resolved(Path.localizationFolder(of: operand)) else { continue }
                roots.append(folder)
                if let working, Self.isPath(folder, below: working) { roots.append(working) }
            }
        }
    }

    package mutating func add(_ folder: String) {
        if let root = OutputFile.resolved(folder) { roots.append(root) }
    }

    /// Where a file is that may be read, as a path whose end is not to be followed any more; `nil` where a link leads nowhere.
    func target(of path: String) throws(FileFailure) -> String? {
        if let refusal = refusal(path) { throw FileFailure(message: refusal) }
        return DefinitionSearch.isLink(path) ? OutputFile.resolved(path) : path
    }

    /// Why a file must not be followed to where it is; `nil` where it may, or is not there.
    ///
    /// Only the file's own name and that of its folder can be links that no one has named. A file that a project lists outside
    /// of all roots is there by the project's word.
    package func refusal(_ path: String) -> String? {
        guard DefinitionSearch.isLink(path) || DefinitionSearch.isLink(Path.folder(of: path)),
            let real = OutputFile.resolved(path)
        else { return nil }
        return roots.contains { Self.isPath(real, below: $0) } ? nil : Self.refusal
    }

    private static let refusal = "it is a link that leads out of the folder that is searched"

    package static func isPath(_ path: String, below folder: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }
}
