import Diagnostics
import FileAccess
import Inputs
import IntentSchema
import Product
import Translations

extension Workspace {
    /// Adds the files of a commit that a search of its folders would find.
    ///
    /// - Parameters:
    ///   - name: the name of the commit in reports, such as `origin/main`.
    ///   - folders: where to look, from the root of the repository; everywhere if there are none.
    mutating func add(
        commit: String,
        of repository: GitRepository,
        name: String,
        below folders: [String] = [],
        withExtensions extensions: [String],
        excluding exclusions: inout SearchExclusions
    ) {
        isInFolders = false
        do throws(GitRepository.Failure) {
            let tree = try repository.tree(of: commit, extensions: extensions, below: folders)
            let paths = tree.files.map(\.path) + tree.invalidNames + tree.submodules.map(\.path)
            for folder in tree.namesakes { namesakes[folder.path] = "\(name):\(folder.path)" }
            let (searched, excluded) = exclusions.searched(paths, of: repository, below: folders)
            self.excluded.formUnion(excluded)
            let files = tree.files.filter { searched.contains($0.path) }
            let objects = try repository.objects(files.map(\.object))
            for file in files { add(file, holding: file.contents(in: objects), ofRevision: name) }
            for path in tree.invalidNames where searched.contains(path) {
                fail("\(name):\(path)", at: path, "its name is not UTF-8")
            }
            for submodule in tree.submodules where searched.contains(submodule.path) {
                guard let module = repository.submodule(at: submodule.path) else {
                    closedSubmodules.insert(submodule.path)
                    continue
                }
                var inside = Workspace(contents)
                inside.add(
                    commit: submodule.commit,
                    of: module,
                    name: name,
                    withExtensions: extensions,
                    excluding: &exclusions
                )
                inside.files = inside.files.map { file in
                    let path = Path.joined(submodule.path, file.relativePath)
                    let source = SourceText(path: "\(name):\(path)", bytes: file.source.bytes)
                    return ProjectFile(relativePath: path, source: source)
                }
                add(inside, in: submodule.path)
                closedSubmodules.formUnion(inside.closedSubmodules.map { Path.joined(submodule.path, $0) })
            }
        } catch {
            fail(name, at: "", kind: "revision", error.message)
        }
    }

    private mutating func add(_ file: GitFile, holding object: GitObject, ofRevision name: String) {
        let path = "\(name):\(file.path)"
        switch object.contents(at: path) {
        case .known(let bytes):
            files.append(ProjectFile(relativePath: file.path, source: SourceText(path: path, bytes: bytes)))
        case .absent: break
        case .unread(let unread): fail(path, at: file.path, unread.reason)
        }
    }
}

extension GitFile {
    fileprivate func contents(in objects: [String: GitObject]) -> GitObject {
        refusal.map { .unread($0) } ?? objects[object] ?? .missing
    }
}

extension GitRepository {
    /// The files of a commit that say what is built, and those that exist for each language, without submodules.
    package func productFiles(
        of commit: String,
        excluding exclusions: SearchExclusions
    ) throws(Failure) -> ProductFiles {
        var exclusions = exclusions.ofProjects
        var files = try tree(of: commit, extensions: ProductFiles.extensions).files.filter { file in
            ProductFiles.has(file.path) && DefinitionSearch.isSearched(file.path)
        }
        let excluded = exclusions.searched(files.map(\.path), of: self, below: []).excluded
        files.removeAll { excluded.contains($0.path) && TableName(ofFile: $0.path) != nil }
        let definitions = Set(files.map(\.path).filter { $0.hasSuffix(".intentdefinition") }.map(Path.stem))
        // Of other tables, only the names count.
        let read = files.filter { file in
            TableName(ofFile: file.path) == nil || definitions.contains(TableName.definitionName(ofFile: file.path))
        }
        let objects = try objects(read.map(\.object))
        let contents = read.reduce(into: [String: Stated<[UInt8]>]()) { contents, file in
            contents[file.path] =
                excluded.contains(file.path)
                ? .unread(.excluded(file.path)) : file.contents(in: objects).contents(at: file.path)
        }
        let targets = Dictionary(files.map { ($0.path, $0.target) }) { first, _ in first }.compactMapValues(\.self)
        return ProductFiles(
            paths: files.map(\.path).sorted(),
            contents: { contents[$0] ?? .absent },
            target: { targets[$0] }
        )
    }

    /// The repository of a submodule that is checked out. Does not follow links out of this checkout or back to it.
    func submodule(at path: String) -> GitRepository? {
        guard let root, let folder = OutputFile.resolved(Path.joined(root, path)),
            folder != root, LinkBoundary.isPath(folder, below: root),
            DefinitionSearch.exists(Path.joined(folder, ".git"))
        else { return nil }
        return try? GitRepository(containing: folder)
    }

    /// The paths of the work tree's submodules that are not checked out.
    package var closedSubmodules: Set<String> {
        let list = (try? run(["ls-files", "-z", "--stage", "--full-name", ":(top)"])) ?? []
        // <mode> <object> <stage>\t<path>
        let submodules = list.split(separator: 0).filter { $0.starts(with: "160000 ".utf8) }
            .map { String(decoding: $0.drop { $0 != UInt8(ascii: "\t") }.dropFirst(), as: UTF8.self) }
        return Set(submodules.filter { submodule(at: $0) == nil })
    }
}

extension SearchExclusions {
    /// Uses the configurations that a commit has. Those that cannot be read or have errors exclude nothing.
    ///
    /// - Parameter name: the name of the commit in reports.
    /// - Returns: What cannot be read or has errors, with its text.
    package mutating func use(
        configurationsOf commit: String,
        named name: String,
        in repository: GitRepository
    ) throws(GitRepository.Failure) -> (gaps: [Gap], sources: [SourceText]) {
        guard let root = repository.root else { return ([], []) }
        let files = try repository.tree(of: commit, extensions: ["json"]).files.filter { file in
            Path.name(of: file.path) == ConfigurationFiles.fileName
        }
        let objects = try repository.objects(files.map(\.object))
        var (gaps, sources): ([Gap], [SourceText]) = ([], [])
        var known: [String: [UInt8]] = [:]
        for file in files {
            let path = "\(name):\(file.path)"
            switch file.contents(in: objects).contents(at: path) {
            case .known(let bytes):
                known[Path.joined(root, file.path)] = bytes
                sources.append(SourceText(path: path, bytes: bytes))
            case .absent: continue
            case .unread(let unread): gaps.append(Gap(Diagnostic(unread), of: file.path, hiding: []))
            }
        }
        configurations?.use(known, below: root)
        for file in files where known[Path.joined(root, file.path)] != nil {
            let loaded = configurations?.configuration(for: Path.joined(root, file.path))
            for var error in loaded?.diagnostics ?? [] where error.severity == .error {
                error.location.path = "\(name):\(file.path)"
                gaps.append(Gap(error, of: file.path, hiding: []))
            }
        }
        return (gaps, sources)
    }

    /// The files of a repository that a search would find. A named folder is searched, whatever its name.
    ///
    /// - Parameter folders: where to look, from the root of the repository; everywhere if there are none.
    mutating func searched(
        _ paths: [String],
        of repository: GitRepository,
        below folders: [String]
    ) -> (files: Set<String>, excluded: Set<String>) {
        var searched: (files: Set<String>, excluded: Set<String>) = ([], [])
        for folder in folders.isEmpty ? [""] : folders {
            let prefix = folder.isEmpty ? "" : folder + "/"
            let inside = paths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
            let root = Path.joined(repository.root ?? "", folder)
            let found = self.searched(inside, below: root)
            searched.files.formUnion(found.files.map { prefix + $0 })
            searched.excluded.formUnion(found.excluded.map { prefix + $0 })
            // A named file counts without a search.
            if paths.contains(folder) { searched.files.insert(folder) }
        }
        searched.excluded.subtract(searched.files)
        return searched
    }
}
