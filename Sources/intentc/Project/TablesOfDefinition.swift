import ProjectFiles

/// Every string table that may have rows for a definition's texts, wherever a project keeps it: what has to be known before an
/// id is given up.
///
/// Tables are found by their name, in the whole checkout that the definition is part of (or in the folder of its Xcode project,
/// or of its localizations), next to the definition and next to what it is a link to, and where the project lists them.
struct TablesOfDefinition {
    /// Why it is not known which tables there are.
    struct Failure: Error {
        var path: String
        var reason: String
    }

    /// The paths of the tables, each file once.
    private(set) var paths: [String] = []

    /// A table that is next to another definition of the same name belongs to that one.
    init(_ definition: String, searching folders: [String], _ project: ProjectSearch.Found?) throws(Failure) {
        let real = OutputFile.resolved(definition) ?? definition
        let own = [definition, real].map { NeighbouringFileListing.folder(of: $0) }.map { $0.isEmpty ? "." : $0 }
        let baseName = String(Path.name(of: definition).dropLast(".intentdefinition".count))
        let names = Set([".strings", ".xcstrings", ".intentdefinition.strings"].map { baseName + $0 })
        let definitions: Set = [baseName + ".intentdefinition", Path.name(of: real)]
        var found: [String] = []
        let roots = own + folders + [Self.root(around: own[1])] + (project.map { [$0.folder] } ?? [])
        var searched: [String] = []
        for root in roots.compactMap(OutputFile.resolved).sorted(by: { $0.utf8.count < $1.utf8.count })
        where !searched.contains(where: { LinkBoundary.isPath(root, below: $0) }) {
            searched.append(root)
            found += try Self.files(below: root, named: names)
        }
        let identity = FileIdentity(of: definition)
        let ownFolders = Set(own.compactMap(OutputFile.resolved))
        let others = Set(
            found.filter { definitions.contains(Path.name(of: $0)) && FileIdentity(of: $0) != identity }
                .map { NeighbouringFileListing.folder(of: $0) }
        ).subtracting(ownFolders)
        let listed =
            (project?.project.files(withExtension: "strings") ?? [])
            + (project?.project.files(withExtension: "xcstrings") ?? [])
        found += listed.map { Path.joined(project?.folder ?? "", $0) }.filter(DefinitionSearch.exists)
        var known: Set<FileIdentity> = []
        for path in found where names.contains(Path.name(of: path)) {
            if others.contains(NeighbouringFileListing.folder(of: path)) { continue }
            guard let identity = FileIdentity(of: path) else {
                throw Failure(path: path, reason: "cannot read this file: it is not a file")
            }
            if known.insert(identity).inserted { paths.append(path) }
        }
    }

    /// The checkout that a folder is part of; without one, the folder of the nearest Xcode project; else the folder itself.
    private static func root(around folder: String) -> String {
        var current = OutputFile.resolved(folder) ?? folder
        var project: String?
        while current != "/", !current.isEmpty {
            if DefinitionSearch.exists(Path.joined(current, ".git")) { return current }
            if project == nil, !FolderEntries.names(in: current, where: { $0.hasSuffix(".xcodeproj") }).isEmpty {
                project = current
            }
            current = Path.folder(of: current)
        }
        return project ?? folder
    }

    private static func files(below root: String, named names: Set<String>) throws(Failure) -> [String] {
        let extensions = ["strings", "xcstrings", "intentdefinition"]
        do {
            let start = root.hasSuffix("/") ? root.utf8.count : root.utf8.count + 1
            let found = try DefinitionSearch.files(
                below: root,
                withExtensions: extensions
            ) { path, entry in
                entry == .folder
                    && !DefinitionSearch.isSearched(String(decoding: path.utf8.dropFirst(start), as: UTF8.self))
            }
            // A folder may hold anything, a file only what it is called.
            let failure = found.failures.first { failure in
                let isFile = extensions.contains { failure.path.hasSuffix("." + $0) }
                return !isFile || names.contains(Path.name(of: failure.path))
            }
            if let failure { throw Failure(path: failure.path, reason: failure.reason) }
            return found.files
        } catch let failure as Failure {
            throw failure
        } catch let failure as InputFile.Failure {
            throw Failure(path: root, reason: "cannot read this folder: \(failure.message)")
        } catch {
            throw Failure(path: root, reason: "\(error)")
        }
    }
}
