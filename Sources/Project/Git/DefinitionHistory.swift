import Diagnostics
import FileAccess
import Inputs
import Product

/// The steps of a history that changed definitions or Swift sources: commits of a range, or releases.
package struct DefinitionHistory {
    package struct Commit {
        package let name: String
        /// The abbreviated hash, or the tag.
        package let shortName: String
        /// The commit to compare with; `nil` for the first of all.
        package let parent: String?
        package let date: String
        package let subject: String
        /// The objects of the changed files, by path; `nil` for removed files.
        package fileprivate(set) var changes: [String: String?] = [:]
        /// The commits of the changed submodules, by path; `nil` for removed submodules.
        package fileprivate(set) var submodules: [String: String?] = [:]
        /// The objects of new and changed links, by path.
        package fileprivate(set) var links: [String: String] = [:]
        /// The excluded code that the state before lacks.
        package fileprivate(set) var newlyExcluded: Set<String> = []
        /// Whether files were added or removed.
        private(set) var hasMoves = false

        mutating func add(_ change: RawChange) {
            if change.wasSubmodule || change.isSubmodule {
                submodules[change.path] = .some(change.isSubmodule ? change.new : nil)
            } else {
                changes[change.path] = .some(change.isLink ? nil : change.new)
                links[change.path] = change.isLink ? change.new : nil
            }
            hasMoves = hasMoves || change.old == nil || change.new == nil
        }
    }

    /// Oldest first. A merge is compared with its first parent alone, so that merged changes count once, as a whole.
    package private(set) var commits: [Commit] = []
    /// The objects of the files before the first step, by path.
    package private(set) var start: [String: String] = [:]
    /// The paths of current and former submodules that cannot be opened.
    package private(set) var closedSubmodules: Set<String> = []
    /// The code that patterns exclude from some step, by path.
    package private(set) var excluded: Set<String> = []
    private let isOfReleases: Bool
    /// Why links lead to no file, by their objects.
    private var refusals: [String: String] = [:]
    /// The commit or release at which a shallow clone cuts off the history.
    private var cut: String?
    package let repository: GitRepository
    /// The repositories of submodules, by object.
    private var owners: [String: GitRepository] = [:]

    private static let codeExtensions = ["intentdefinition", "swift"]
    static let extensions = codeExtensions + Product.fileExtensions
    /// Where to look, from the root of the repository.
    package let folders: [String]

    /// - Parameters:
    ///   - range: the commits; `nil` for those of the current branch.
    ///   - tags: a pattern of releases to compare with each other instead of commits.
    ///   - paths: where definitions are or were.
    ///   - mayBeNew: whether some of the paths may be in no state, but only in the work tree.
    package init(
        of range: String?,
        tags: String? = nil,
        at paths: [String],
        mayBeNew: Bool = false,
        excluding exclusions: SearchExclusions
    ) throws(CommandFailure) {
        let name = tags ?? range ?? "HEAD"
        isOfReleases = tags != nil
        var (absentPath, emptyPaths): (String?, [String]) = (nil, [])
        do throws(GitRepository.Failure) {
            repository = try GitRepository(containing: DefinitionSearch.existingFolder(of: paths[0]))
            let places = try repository.places(of: paths)
            folders = places.contains("") ? [] : places
            let folders = folders
            let releases = try tags.map { (tags) throws(GitRepository.Failure) in
                try repository.releases(tags)
            }
            let oldest = releases?.first?.name
            let ends = releases.map { "\($0[0].name)..\($0[$0.count - 1].name)" } ?? name
            let span = try repository.range(ends)
            let modules = try repository.submodules(in: span)
            let moved = folders.isEmpty ? [] : try repository.moves(in: span, below: folders)
            // Projects may be outside of the folders that they build.
            let projects = folders.isEmpty ? [] : GitRepository.scopes(of: Product.fileExtensions)
            let scopes = GitRepository.scopes(folders + moved.sorted(), modules) + projects
            if let releases {
                commits = try repository.changes(between: releases, scopes)
            } else {
                commits = try repository.commits(of: span, scopes)
            }
            // Releases may be missing before the first one that the clone has.
            cut = try repository.cut(of: oldest ?? span)
            if cut != nil, let first = releases?.first { cut = first.shortName }
            if releases == nil, commits.isEmpty,
                try repository.run(["rev-list", "--max-count=1", "--end-of-options", span, "--"]).isEmpty
            {
                throw .refused("there is no commit in this range")
            }
            let end = span.split(separator: ".").last.map(String.init) ?? span
            var first = GitTree()
            if let base = oldest ?? (commits.isEmpty ? end : commits[0].parent) {
                first = try repository.tree(of: base, extensions: Self.extensions, below: folders + moved.sorted())
                if !folders.isEmpty {
                    let others = try repository.tree(of: base, extensions: Product.fileExtensions).files
                    first.files += Set(others).subtracting(first.files)
                }
                let changed = Set(commits.flatMap(\.changes.keys))
                for file in first.files + first.namesakes.filter({ changed.contains($0.path) }) where file.link == nil {
                    start[file.path] = file.object
                }
            }
            try findFolders()
            enterSubmodules(from: first.submodules)
            try followLinks(first, upTo: end)
            let known = Set(start.keys).union(commits.flatMap(\.changes.keys))
            for (path, place) in zip(paths, places) {
                if known.contains(where: { place.isEmpty || $0 == place || $0.hasPrefix(place + "/") }) { continue }
                if !DefinitionSearch.exists(path) {
                    absentPath = absentPath ?? path
                    continue
                }
                let below = place.isEmpty ? [] : [place]
                let tree = try repository.tree(of: end, extensions: Self.codeExtensions, below: below)
                if tree.files.isEmpty, tree.submodules.isEmpty, tree.invalidNames.isEmpty { emptyPaths.append(path) }
            }
            // A history of nothing would have no breaking changes.
            if !emptyPaths.isEmpty, !mayBeNew || emptyPaths.count == paths.count {
                throw .refused("no commit in it has a definition, App Intent or widget in \(emptyPaths.quotedList())")
            }
            keep(searched(known, below: folders, exclusions).union(moved))
            if releases == nil { commits.removeAll { $0.changes.isEmpty } }
        } catch {
            throw .unusable("cannot read the history '\(name)': \(error.message)")
        }
        if let absentPath { throw .nothing(at: absentPath, in: name) }
    }

    /// The files that a search would find.
    private mutating func searched(_ paths: Set<String>, below folders: [String], _ exclusions: SearchExclusions)
        -> Set<String>
    {
        var searched: Set<String> = []
        // Projects are not what is compared.
        for (isProject, var exclusions) in [(false, exclusions), (true, exclusions.ofProjects)] {
            let own = paths.filter { Product.isRead($0) == isProject }.sorted()
            let found = exclusions.searched(own, of: repository, below: isProject ? [] : folders)
            searched.formUnion(found.files)
            if !isProject { excluded.formUnion(found.excluded) }
        }
        return searched
    }

    private mutating func keep(_ paths: Set<String>) {
        var present = excluded.filter { start[$0] != nil }
        start = start.filter { paths.contains($0.key) }
        for index in commits.indices {
            for (path, object) in commits[index].changes where excluded.contains(path) {
                if object == nil {
                    present.remove(path)
                } else if present.insert(path).inserted {
                    commits[index].newlyExcluded.insert(path)
                }
            }
            commits[index].changes = commits[index].changes.filter { paths.contains($0.key) }
        }
    }

    /// The tags in the history of a commit.
    package func tags(before commit: String) -> [String] { repository.tags(before: commit) }

    /// Where a shallow clone cuts off the history, if it does.
    package var failures: [Diagnostic] {
        guard let cut else { return [] }
        return [
            Diagnostic(
                .unreadableInput,
                "this is not compared with the \(isOfReleases ? "release" : "commit") before it: the clone is shallow",
                at: SourceLocation(path: isOfReleases ? cut : GitRepository.shortName(of: cut), place: .file),
                help: "run 'git fetch --unshallow' to get the rest of the history"
            )
        ]
    }

    package func contents(of objects: some Sequence<String>) throws(CommandFailure) -> [String: GitObject] {
        do throws(GitRepository.Failure) {
            var contents: [String: GitObject] = [:]
            for group in Dictionary(grouping: objects, by: { owners[$0]?.folder }).values {
                contents.merge(try (owners[group[0]] ?? repository).objects(group)) { $1 }
                for object in group { contents[object] = refusals[object].map { .unread($0) } ?? contents[object] }
            }
            return contents
        } catch {
            throw .unusable("cannot read the history: \(error.message)")
        }
    }
}

// MARK: - Folders, links and submodules

extension DefinitionHistory {
    /// Finds the folders that took the place of files. Their objects are items such as `v1:App/Soup.swift`.
    private mutating func findFolders() throws(GitRepository.Failure) {
        let removed = commits.indices.flatMap { index in
            commits[index].changes.filter { $0.value == nil && !$0.key.contains("\n") }.map { (index, $0.key) }
        }
        let items = try repository.objects(removed.map { "\(commits[$0].name):\($1)" })
        for (index, path) in removed {
            let item = "\(commits[index].name):\(path)"
            if case .unread(FileFailure.isFolder.message)? = items[item] { commits[index].changes[path] = item }
        }
    }

    /// Gives links the contents of the files that they lead to, at each step.
    private mutating func followLinks(_ first: GitTree, upTo end: String) throws(GitRepository.Failure) {
        let new = commits.flatMap(\.links.values)
        if first.links.isEmpty, new.isEmpty { return }
        let texts = try repository.texts(ofLinks: Dictionary(new.map { ($0, $0) }) { first, _ in first })
        // No step shows links to folders, which files of interest may be behind.
        let last = new.isEmpty ? [:] : try repository.tree(of: end, extensions: Self.extensions).links
        var (links, state) = (first.links.merging(last) { first, _ in first }, start)
        /// The links of interest, with their own objects, and what they lead to.
        var own: [String: String] = [:]
        var known: [String: String] = [:]
        for file in first.files where file.link != nil {
            own[file.path] = file.link
            known[file.path] = file.object
            start[file.path] = file.object
            if let refusal = file.refusal { refusals[file.object] = refusal }
        }
        for index in commits.indices {
            for (path, object) in commits[index].changes {
                let link = commits[index].links[path]
                (links[path], own[path]) = (link.flatMap { texts[$0] }, link)
                state[path] = object
                if link == nil { known[path] = nil }
            }
            for (path, object) in own {
                var file = GitFile(path: path, object: object)
                file.follow(links) { state[$0] }
                if let refusal = file.refusal { refusals[file.object] = refusal }
                if known.updateValue(file.object, forKey: path) != file.object || commits[index].links[path] != nil {
                    commits[index].changes[path] = file.object
                }
            }
        }
    }

    /// Replaces the commits of submodules with their files.
    private mutating func enterSubmodules(from first: [GitTree.Submodule]) {
        for submodule in first { start.merge(files(of: submodule, in: repository, at: submodule.path) ?? [:]) { $1 } }
        var state = start
        for index in commits.indices {
            for (path, commit) in commits[index].submodules.sorted(by: { $0.key < $1.key }) {
                let isInside = { (file: String) in file.hasPrefix(path + "/") }
                guard let now = commit.map({ files(of: (path, $0), in: repository, at: path) }) ?? [:] else {
                    // While the contents of a submodule are unknown, keep the files that were last known.
                    commits[index].changes = commits[index].changes.filter { !isInside($0.key) || $0.value != nil }
                    continue
                }
                for file in state.keys.filter(isInside) where now[file] == nil && commits[index].changes[file] == nil {
                    commits[index].changes[file] = .some(nil)
                }
                for (file, object) in now { commits[index].changes[file] = state[file] == object ? nil : .some(object) }
            }
            for (path, object) in commits[index].changes { state[path] = object }
        }
    }

    /// The files of a submodule and of those nested in it; `nil` if it or its commit is missing.
    private mutating func files(of submodule: GitTree.Submodule, in outer: GitRepository, at path: String)
        -> [String: String]?
    {
        guard let module = outer.submodule(at: submodule.path),
            let tree = try? module.tree(of: submodule.commit, extensions: Self.extensions)
        else {
            closedSubmodules.insert(path)
            return nil
        }
        var files: [String: String] = [:]
        for file in tree.files where file.refusal == nil {
            files[Path.joined(path, file.path)] = file.object
            owners[file.object] = module
        }
        for inner in tree.submodules {
            files.merge(self.files(of: inner, in: module, at: Path.joined(path, inner.path)) ?? [:]) { $1 }
        }
        return files
    }
}
