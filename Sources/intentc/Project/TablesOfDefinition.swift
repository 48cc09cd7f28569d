import ProjectFiles

/// Finds every string table that may have rows for a definition's texts, wherever a project keeps it: what has to be known
/// before an id is given up.
///
/// Tables are found by their name, in the whole checkout that the definition is part of (or in the folder of its Xcode project,
/// or of its localizations), next to the definition and next to what it is a link to, and where the project lists them. Each
/// folder is searched once.
struct TablesOfDefinition {
    /// Why it is not known which tables there are.
    struct Failure: Error {
        var path: String
        var reason: String
    }

    private var folders: [String: Result<SearchedFolder, Failure>] = [:]
    /// The folder to search for the definitions in one.
    private var roots: [String: String] = [:]

    /// The paths of the tables, each file once. A table that is next to another definition of the same name belongs to that one.
    ///
    /// - Parameters:
    ///   - folders: what is searched besides.
    ///   - project: the project that has the definition.
    mutating func paths(for definition: String, besides folders: [String], _ project: ProjectSearch.Found?)
        throws(Failure) -> [String]
    {
        let baseName = String(Path.name(of: definition).dropLast(".intentdefinition".count))
        let names = [".strings", ".xcstrings", ".intentdefinition.strings"].map { baseName + $0 }
        let real = OutputFile.resolved(definition) ?? definition
        let own = [definition, real].map { NeighbouringFileListing.folder(of: $0) }.map { $0.isEmpty ? "." : $0 }
        var tables: [SearchedFolder.File] = []
        var definitions: [SearchedFolder.File] = []
        for root in Self.outermost(own + folders + [root(around: own[1])] + (project.map { [$0.folder] } ?? [])) {
            let folder = try searched(root)
            // A folder may hold anything, a file only what it is called.
            if let failure = folder.failures.first(where: { !$0.isFile || names.contains(Path.name(of: $0.path)) }) {
                throw Failure(path: failure.path, reason: failure.reason)
            }
            tables += names.flatMap { folder.files[$0] ?? [] }
            definitions += Set([baseName + ".intentdefinition", Path.name(of: real)]).flatMap { folder.files[$0] ?? [] }
        }
        for ending in ["strings", "xcstrings"] {
            for path in project?.project.files(withExtension: ending) ?? [] where names.contains(Path.name(of: path)) {
                let path = Path.joined(project?.folder ?? "", path)
                if DefinitionSearch.exists(path) { tables.append(SearchedFolder.File(path)) }
            }
        }
        let identity = FileIdentity(of: definition)
        let others = Set(definitions.filter { $0.identity != identity }.map(\.folder))
            .subtracting(own.compactMap(OutputFile.resolved))
        var known: Set<FileIdentity> = []
        var paths: [String] = []
        for table in tables where !others.contains(table.folder) {
            guard let identity = table.identity else {
                throw Failure(path: table.path, reason: "cannot read this file: it is not a file")
            }
            if known.insert(identity).inserted { paths.append(table.path) }
        }
        return paths
    }

    /// Folders as the system names them, without those that are below others.
    private static func outermost(_ folders: [String]) -> [String] {
        var outermost: [String] = []
        for folder in folders.compactMap(OutputFile.resolved).sorted(by: { $0.utf8.count < $1.utf8.count })
        where !outermost.contains(where: { LinkBoundary.isPath(folder, below: $0) }) {
            outermost.append(folder)
        }
        return outermost
    }

    /// The checkout that a folder is part of; without one, the folder of the nearest Xcode project; else the folder itself.
    private mutating func root(around folder: String) -> String {
        if let known = roots[folder] { return known }
        var current = OutputFile.resolved(folder) ?? folder
        var project: String?
        while current != "/", !current.isEmpty, !DefinitionSearch.exists(Path.joined(current, ".git")) {
            if project == nil, !FolderEntries.names(in: current, where: { $0.hasSuffix(".xcodeproj") }).isEmpty {
                project = current
            }
            current = Path.folder(of: current)
        }
        let isCheckout = current != "/" && !current.isEmpty
        let root = isCheckout ? current : project ?? folder
        roots[folder] = root
        return root
    }

    private mutating func searched(_ folder: String) throws(Failure) -> SearchedFolder {
        let result = folders[folder] ?? Result { () throws(Failure) in try SearchedFolder(folder) }
        folders[folder] = result
        return try result.get()
    }
}

/// The tables and definitions below a folder, by name.
private struct SearchedFolder {
    /// A file with what is asked about it again and again.
    struct File {
        let path: String
        let identity: FileIdentity?
        /// The folder in which localizations lie next to it.
        let folder: String

        init(_ path: String) {
            self.path = path
            identity = FileIdentity(of: path)
            folder = NeighbouringFileListing.folder(of: path)
        }
    }

    private(set) var files: [String: [File]] = [:]
    private(set) var failures: [(path: String, isFile: Bool, reason: String)] = []

    init(_ root: String) throws(TablesOfDefinition.Failure) {
        let endings = ["strings", "xcstrings", "intentdefinition"]
        do throws(InputFile.Failure) {
            let start = root.hasSuffix("/") ? root.utf8.count : root.utf8.count + 1
            let found = try DefinitionSearch.files(below: root, withExtensions: endings) { path, entry in
                let inside = String(decoding: path.utf8.dropFirst(start), as: UTF8.self)
                return entry == .folder && !DefinitionSearch.isSearched(inside)
            }
            files = Dictionary(grouping: found.files.map(File.init)) { Path.name(of: $0.path) }
            failures = found.failures.map { failure in
                (failure.path, endings.contains { failure.path.hasSuffix("." + $0) }, failure.reason)
            }
        } catch {
            throw TablesOfDefinition.Failure(path: root, reason: "cannot read this folder: \(error.message)")
        }
    }
}
