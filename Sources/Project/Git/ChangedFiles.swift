import Diagnostics
import FileAccess
import Translations

/// Finds the files that differ from a commit of their checkout, whether or not the change is committed.
///
/// The files are compared here, because git would run the filters that the checkout configures. Line endings do not count, since
/// git may change them. An answer about a path stays the same, even if fixes change the file later.
package struct ChangedFiles {
    /// The commit's name on the command line.
    package let revision: String
    private var checkouts: [String: Checkout] = [:]
    /// The repositories of folders, and the roots of their checkouts.
    private var places: [String: (repository: GitRepository, root: String)] = [:]
    private var known: [String: Bool] = [:]

    /// A checkout as it was in the commit.
    private struct Checkout {
        /// The objects of tables and definitions, by path from the root.
        var objects: [String: String]
        /// The paths of the tables, by the folders of their definitions.
        var tables: [String: [String]]
        var submodules: [(path: String, commit: String)]
    }

    private static let extensions = ["intentdefinition"] + TableFormat.fileExtensions

    /// - Parameter folders: Folders, each in a checkout that has the commit.
    package init(since revision: String, in folders: [String]) throws(GitRepository.Failure) {
        self.revision = revision
        for folder in folders { _ = try place(of: folder.isEmpty ? "." : folder) }
    }

    /// Whether a definition or one of its tables differs from the commit.
    package mutating func hasChanged(
        _ definition: (path: String, bytes: [UInt8]),
        tables: [(path: String, bytes: [UInt8])]
    ) throws(GitRepository.Failure) -> Bool {
        if let answer = known[definition.path] { return answer }
        var answer = try hasLostTable(definition.path, present: Set(tables.map(\.path)))
        if !answer { answer = try differs([definition] + tables) }
        known[definition.path] = answer
        return answer
    }

    /// Whether any file is new or changed.
    private mutating func differs(_ files: [(path: String, bytes: [UInt8])]) throws(GitRepository.Failure) -> Bool {
        var known: [String: (repository: GitRepository, files: [(object: String, bytes: [UInt8])])] = [:]
        for file in files {
            let (repository, root) = try place(of: Path.folder(of: file.path))
            let path = repository.prefix + Path.name(of: file.path)
            guard let object = checkouts[root]?.objects[path] else { return true }
            known[root, default: (repository, [])].files.append((object, file.bytes))
        }
        for (repository, files) in known.values {
            let old = try repository.objects(files.map(\.object))
            for file in files {
                switch old[file.object] {
                case .contents(let bytes)? where Self.areEqual(bytes, file.bytes): continue
                case .missing?, nil:
                    throw .refused("a file is missing from the repository; fetch the rest of the history")
                // The commit does not have the contents of a file in Git LFS.
                case .contents?, .largeFilePointer?, .tooLarge?: return true
                }
            }
        }
        return false
    }

    /// Whether a table was removed since the commit.
    private mutating func hasLostTable(_ definition: String, present: Set<String>) throws(GitRepository.Failure) -> Bool
    {
        let folder = Path.localizationFolder(of: definition)
        let (repository, root) = try place(of: folder)
        let name = TableName.definitionName(ofFile: definition)
        let tables = checkouts[root]?.tables[String(repository.prefix.dropLast())] ?? []
        return tables.contains { path in
            let inside = String(path.dropFirst(repository.prefix.count))
            guard let tableName = TableName(ofFile: inside), tableName.isTable(of: name),
                !inside.contains("/") || !tableName.format.holdsAllLanguages
            else { return false }
            let table = Path.joined(folder, inside)
            return !present.contains(table) && !DefinitionSearch.exists(table)
        }
    }

    private static func areEqual(_ old: [UInt8], _ new: [UInt8]) -> Bool {
        if old == new { return true }
        let (cr, lf) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
        guard old.contains(cr) != new.contains(cr) else { return false }
        func unified(_ bytes: [UInt8]) -> [UInt8] {
            zip(bytes, bytes.dropFirst() + [0]).filter { $0 != (cr, lf) }.map(\.0)
        }
        return unified(old) == unified(new)
    }

    // MARK: - Checkouts

    private mutating func place(of folder: String) throws(GitRepository.Failure)
        -> (repository: GitRepository, root: String)
    {
        if let known = places[folder] { return known }
        let repository = try GitRepository(containing: folder.isEmpty ? "." : folder)
        guard let root = repository.root else { throw .noRepository("this is not a checkout") }
        if checkouts[root] == nil { checkouts[root] = try checkout(of: repository, root) }
        places[folder] = (repository, root)
        return (repository, root)
    }

    private func checkout(of repository: GitRepository, _ root: String) throws(GitRepository.Failure) -> Checkout {
        var commit: String?
        // A submodule is compared at the commit that the outer one records. A branch of its own with the same name is unrelated.
        for (outer, checkout) in checkouts where root.hasPrefix(outer + "/") {
            let path = root.dropFirst(outer.count + 1)
            commit = checkout.submodules.first { $0.path == path }?.commit ?? commit
        }
        let base = if let commit { commit } else { try repository.base(revision) }
        let tree = try repository.tree(of: base, extensions: Self.extensions)
        var objects: [String: String] = [:]
        for file in tree.files where !file.isLink { objects[file.path] = file.object }
        let tables = objects.keys.filter { !$0.hasSuffix(".intentdefinition") }
        return Checkout(
            objects: objects,
            tables: Dictionary(grouping: tables, by: Path.localizationFolder),
            submodules: tree.submodules
        )
    }
}
