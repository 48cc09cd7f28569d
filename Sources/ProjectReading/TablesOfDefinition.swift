import Diagnostics
import FileAccess
import ProjectFiles
import StringTables

/// Finds every string table that may have rows for a definition's texts, before one of its IDs is dropped.
///
/// Tables are found by name: in the whole checkout (or in the folder of the Xcode project or the localizations), next
/// to the definition and the target of its link, and where the project lists them. Each folder is searched once.
package struct TablesOfDefinition {
    private var folders: [String: Result<SearchedFolder, TableRefusal>] = [:]
    /// Whether a folder contains an Xcode project, which many definitions may share.
    private var hasProject: [String: Bool] = [:]

    package init() {}

    /// The paths of the tables, each file once. Leaves out tables next to other definitions of the same name.
    ///
    /// Throws if a table may be in a place that cannot be read.
    ///
    /// - Parameter folders: additional folders to search.
    package mutating func paths(for definition: String, besides folders: [String], _ project: ProjectSearch.Found?)
        throws(TableRefusal) -> [String]
    {
        let real = OutputFile.resolved(definition) ?? definition
        let own = [definition, real].map { Path.localizationFolder(of: $0) }.map { $0.isEmpty ? "." : $0 }
        let ownFolders = Set(own.compactMap(OutputFile.resolved))
        let baseNames = Set([definition, real].map(TableName.definitionName))
        func isTable(_ path: String) -> Bool { baseNames.contains { TableName.isTable(path, of: $0) } }
        let identity = FileIdentity(of: definition)
        var tables: [SearchedFolder.File] = []
        var others: [(String) -> Bool] = []
        for root in Self.outermost(own + folders + [root(around: own[1])] + (project.map { [$0.folder] } ?? [])) {
            let folder = try searched(root)
            // An unreadable folder may contain tables. An unreadable file is one only if its name says so.
            if let failure = folder.failures.first(where: { !$0.isFile || isTable($0.path) }) {
                throw TableRefusal(path: failure.path, reason: failure.reason)
            }
            for baseName in baseNames.sorted() {
                guard let named = folder.files[baseName] else { continue }
                tables += named.tables(of: identity, in: ownFolders)
                others.append { named.belongsToAnother($0, than: identity, in: ownFolders) }
            }
        }
        for ending in TableFormat.fileExtensions {
            for path in project?.project.files(withExtension: ending) ?? [] where isTable(path) {
                let file = SearchedFolder.File(Path.joined(project?.folder ?? "", path))
                guard DefinitionSearch.exists(file.path), !others.contains(where: { $0(file.folder) }) else { continue }
                tables.append(file)
            }
        }
        var known: Set<FileIdentity> = []
        var paths: [String] = []
        for table in tables {
            guard let identity = table.identity else {
                throw TableRefusal(path: table.path, reason: "cannot read this file: it is not a file")
            }
            if known.insert(identity).inserted { paths.append(table.path) }
        }
        return paths.sorted()
    }

    /// The resolved folders that are not inside others.
    private static func outermost(_ folders: [String]) -> [String] {
        var outermost: [String] = []
        for folder in folders.compactMap(OutputFile.resolved).sorted(by: { $0.utf8.count < $1.utf8.count })
        where !outermost.contains(where: { LinkBoundary.isPath(folder, below: $0) }) {
            outermost.append(folder)
        }
        return outermost
    }

    /// The root of a folder's checkout; otherwise, the folder of the nearest Xcode project, or the folder itself.
    private mutating func root(around folder: String) -> String {
        let start = OutputFile.resolved(folder) ?? folder
        var current = start
        var project: String?
        while current != "/", !current.isEmpty {
            if DefinitionSearch.exists(Path.joined(current, ".git")) { return current }
            if project == nil {
                let isProject =
                    hasProject[current]
                    ?? !FolderEntries.names(in: current, where: { $0.hasSuffix(".xcodeproj") }).isEmpty
                hasProject[current] = isProject
                if isProject { project = current }
            }
            current = Path.folder(of: current)
        }
        return project ?? start
    }

    private mutating func searched(_ folder: String) throws(TableRefusal) -> SearchedFolder {
        let result = folders[folder] ?? Result { () throws(TableRefusal) in try SearchedFolder(folder) }
        folders[folder] = result
        return try result.get()
    }
}

private struct SearchedFolder {
    /// A file with properties that are needed repeatedly.
    struct File {
        let path: String
        let identity: FileIdentity?
        /// The folder that contains the file and its localizations.
        let folder: String

        init(_ path: String) {
            self.path = path
            identity = FileIdentity(of: path)
            folder = Path.localizationFolder(of: path)
        }
    }

    /// The files with one base name: `A.strings`, `A.xcstrings` and `A.intentdefinition`.
    struct Named {
        private var tables: [String: [File]] = [:]
        /// Tables without a definition next to them.
        private var alone: [File] = []
        private var definitions: [String: Set<FileIdentity?>] = [:]
        private var foldersOfDefinitions: [FileIdentity: [String]] = [:]

        init(_ files: [File]) {
            for file in files {
                if file.path.hasSuffix(".intentdefinition") {
                    definitions[file.folder, default: []].insert(file.identity)
                    if let identity = file.identity { foldersOfDefinitions[identity, default: []].append(file.folder) }
                } else {
                    tables[file.folder, default: []].append(file)
                }
            }
            alone = tables.filter { definitions[$0.key] == nil }.flatMap(\.value)
        }

        /// The tables that belong to a definition, or to no known one.
        func tables(of definition: FileIdentity?, in own: Set<String>) -> [File] {
            let linked = definition.flatMap { foldersOfDefinitions[$0] } ?? []
            return own.union(linked).flatMap { tables[$0] ?? [] } + alone
        }

        func belongsToAnother(_ folder: String, than definition: FileIdentity?, in own: Set<String>) -> Bool {
            guard let found = definitions[folder] else { return false }
            return !own.contains(folder) && !found.contains(definition)
        }
    }

    private(set) var files: [String: Named] = [:]
    private(set) var failures: [(path: String, isFile: Bool, reason: String)] = []

    init(_ root: String) throws(TableRefusal) {
        let endings = TableFormat.fileExtensions + ["intentdefinition"]
        do throws(FileFailure) {
            let start = root.hasSuffix("/") ? root.utf8.count : root.utf8.count + 1
            let found = try DefinitionSearch.files(below: root, withExtensions: endings) { path, entry in
                let inside = String(decoding: path.utf8.dropFirst(start), as: UTF8.self)
                return entry == .folder && !DefinitionSearch.isSearched(inside)
            }
            files = Dictionary(grouping: found.files.map(File.init)) { TableName.definitionName(ofFile: $0.path) }
                .mapValues(Named.init)
            failures = found.failures.map { failure in
                (failure.path, endings.contains { failure.path.hasSuffix("." + $0) }, failure.reason)
            }
        } catch {
            throw TableRefusal(path: root, reason: "cannot read this folder: \(error.message)")
        }
    }
}
