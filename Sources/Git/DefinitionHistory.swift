import Diagnostics
import FileAccess
import Inputs
import IntentSchema
import Workspace

/// The steps of a history that changed definitions or Swift sources: commits of a range, or releases. The files of each are told
/// by what the step before it had.
package struct DefinitionHistory {
    package struct Commit {
        package let name: String
        /// What it is called: by its hash, or by its tag.
        package let shortName: String
        /// What it is compared with; `nil` for the first one of all.
        package let parent: String?
        package let date: String
        package let subject: String
        /// The objects of the files that are other ones than before, by path; `nil` for files that are gone.
        package internal(set) var changes: [String: String?] = [:]
        /// The commits that submodules are at now; `nil` for those that are gone.
        var submodules: [String: String?] = [:]
        /// Whether files came or went.
        var hasMoves = false

        mutating func add(_ change: RawChange) {
            if change.wasSubmodule || change.isSubmodule {
                submodules[change.path] = .some(change.isSubmodule ? change.new : nil)
            } else {
                changes[change.path] = .some(change.isLink ? nil : change.new)
            }
            hasMoves = hasMoves || change.old == nil || change.new == nil
        }
    }

    /// The oldest first. Of a merge only the first parent is followed: what it brings is compared as a whole, once, as it came to
    /// the branch.
    package private(set) var commits: [Commit] = []
    /// The objects of the files before the first step, by path.
    package private(set) var start: [String: String] = [:]
    /// Where submodules are or were whose contents are not here.
    package private(set) var unreadSubmodules: Set<String> = []
    private let repository: GitRepository
    /// The repositories of submodules, by the objects that they have.
    private var owners: [String: GitRepository] = [:]

    static let extensions = ["intentdefinition", "swift"]

    /// - Parameters:
    ///   - range: the commits; `nil` for those of the present branch.
    ///   - tags: a pattern of releases, which are compared with each other instead of commits.
    ///   - paths: where definitions are or were; the working folder where there are none.
    ///   - exclusions: what is left out in folders.
    package init(
        of range: String?,
        tags: String? = nil,
        at paths: [String],
        excluding exclusions: SearchExclusions
    ) throws(CommandFailure) {
        let paths = paths.isEmpty ? ["."] : paths
        let name = tags ?? range ?? "HEAD"
        var absentPath: String?
        do throws(GitRepository.Failure) {
            repository = try GitRepository(containing: DefinitionSearch.existingFolder(of: paths[0]))
            let places = try repository.places(of: paths)
            let folders = places.contains("") ? [] : places
            let releases = try tags.map { (tags) throws(GitRepository.Failure) in
                try Self.releases(tags, of: range, in: repository)
            }
            let first = releases?.first?.name
            let span = releases.map { "\($0[0].name)..\($0[$0.count - 1].name)" } ?? range ?? "HEAD"
            let modules = try Self.submodules(of: span, and: first, in: repository)
            let moved = folders.isEmpty ? [] : try Self.moves(in: span, below: folders, in: repository)
            let scopes = Self.scopes(folders + moved.sorted(), modules)
            if let releases {
                commits = try Self.changes(between: releases, scopes, in: repository)
            } else {
                commits = try Self.commits(of: span, scopes, in: repository)
            }
            var inside: [GitTree.Submodule] = []
            if let base = first ?? commits.first?.parent {
                let tree = try repository.tree(of: base, extensions: Self.extensions, below: folders + moved.sorted())
                for file in tree.files where !file.isLink { start[file.path] = file.object }
                inside = tree.submodules
            }
            enterSubmodules(from: inside)
            // What was deleted is neither here nor, by another name, in the history.
            for (path, place) in zip(paths, places) where absentPath == nil && !DefinitionSearch.exists(path) {
                let known = Set(start.keys).union(commits.flatMap(\.changes.keys))
                if !known.contains(where: { $0 == place || $0.hasPrefix(place + "/") }) { absentPath = path }
            }
            leaveOut(below: folders, exclusions, besides: moved)
            if releases == nil { commits.removeAll { $0.changes.isEmpty } }
        } catch {
            throw .unusable("cannot read the history '\(name)': \(error.message)")
        }
        if let absentPath { throw ComparedStates.nothing(at: absentPath, in: name) }
    }

    /// Leaves out what a search would not find.
    private mutating func leaveOut(below folders: [String], _ exclusions: SearchExclusions, besides moved: Set<String>)
    {
        let paths = Set(start.keys).union(commits.flatMap(\.changes.keys))
        var searched = moved
        // Patterns are written for definitions: what takes them over may be anywhere.
        for (ending, var exclusions) in [("intentdefinition", exclusions), ("swift", exclusions.withoutPatterns)] {
            let own = paths.filter { $0.hasSuffix("." + ending) }.sorted()
            searched.formUnion(exclusions.searched(own, of: repository, below: folders))
        }
        start = start.filter { searched.contains($0.key) }
        for index in commits.indices {
            commits[index].changes = commits[index].changes.filter { searched.contains($0.key) }
        }
    }

    package func contents(of objects: some Sequence<String>) throws(CommandFailure) -> [String: GitObject] {
        do throws(GitRepository.Failure) {
            var contents: [String: GitObject] = [:]
            for group in Dictionary(grouping: objects, by: { owners[$0]?.folder }).values {
                contents.merge(try (owners[group[0]] ?? repository).objects(group)) { $1 }
            }
            return contents
        } catch {
            throw .unusable("cannot read the history: \(error.message)")
        }
    }
}

// MARK: - Submodules

extension DefinitionHistory {
    /// Where submodules are or were.
    private static func submodules(of range: String, and first: String?, in repository: GitRepository)
        throws(GitRepository.Failure) -> [String]
    {
        let words = ["log", "--first-parent", "-m", "--format=", "-p", "--no-ext-diff", "--no-textconv"]
        let text = try repository.run(words + ["--end-of-options", range, "--", ":(top,literal).gitmodules"])
        var paths: Set<String> = []
        // What no commit of the range changed stands beside what one did, or in the state before it.
        let before = first ?? range.firstOccurrence(of: "..").map { String(range[..<$0.lowerBound]) }
        let former = before.flatMap { try? repository.run(["show", "--no-textconv", $0 + ":.gitmodules"]) } ?? []
        for line in (former + text).split(separator: 0x0A) {
            let words = String(decoding: line, as: UTF8.self).drop { $0.isWhitespace || "+-".contains($0) }
            guard words.hasPrefix("path"), let equal = words.firstIndex(of: "=") else { continue }
            paths.insert(String(words[words.index(after: equal)...].drop { $0 == " " }))
        }
        return paths.sorted()
    }

    /// Puts the files of submodules in the place of their commits.
    private mutating func enterSubmodules(from first: [GitTree.Submodule]) {
        var present: [String: [String: String]] = [:]
        for submodule in first {
            let files = files(of: submodule, in: repository, at: submodule.path)
            present[submodule.path] = files
            start.merge(files ?? [:]) { $1 }
        }
        for index in commits.indices {
            for (path, commit) in commits[index].submodules.sorted(by: { $0.key < $1.key }) {
                var now: [String: String] = [:]
                if let commit {
                    guard let files = files(of: (path, commit), in: repository, at: path) else { continue }
                    now = files
                }
                // What a folder has in the place of a submodule is there.
                for path in (present[path] ?? [:]).keys where now[path] == nil && commits[index].changes[path] == nil {
                    commits[index].changes[path] = .some(nil)
                }
                for (file, object) in now where present[path]?[file] != object {
                    commits[index].changes[file] = .some(object)
                }
                present[path] = now
            }
        }
    }

    /// The files of a submodule, with those of the ones inside; `nil` where its commit is not here.
    private mutating func files(of submodule: GitTree.Submodule, in outer: GitRepository, at path: String)
        -> [String: String]?
    {
        guard let module = outer.submodule(at: submodule.path),
            let tree = try? module.tree(of: submodule.commit, extensions: Self.extensions)
        else {
            unreadSubmodules.insert(path)
            return nil
        }
        var files: [String: String] = [:]
        for file in tree.files where !file.isLink {
            files[Path.joined(path, file.path)] = file.object
            owners[file.object] = module
        }
        for inner in tree.submodules {
            files.merge(self.files(of: inner, in: module, at: Path.joined(path, inner.path)) ?? [:]) { $1 }
        }
        return files
    }
}
