import Diagnostics
import FileAccess
import Inputs
import IntentSchema
import Workspace

/// The commits of a range that changed definitions, with the definitions of each and of the one before it.
package struct DefinitionHistory {
    /// A commit that changed definitions.
    package struct Commit {
        package let name: String
        /// The commit before it; `nil` for the first one of all.
        package let parent: String?
        package let date: String
        package let subject: String

        package var shortName: String { DefinitionHistory.shortName(of: name) }
    }

    /// The oldest first. Of a merge only the first parent is followed: what it brings is compared as a whole, once, as it came to
    /// the branch.
    package let commits: [Commit]
    private let repository: GitRepository
    /// Where definitions are looked for, from the root of the repository; everywhere where there are none.
    private let folders: [String]
    private var trees: [String: [GitFile]] = [:]
    /// How many of the commits have been read.
    private var end = 0
    /// The definitions of the commits that are looked at by their objects, each understood once.
    private var loaded: [String: Frontend.Loaded] = [:]

    private var exclusions: SearchExclusions

    /// - Parameters:
    ///   - paths: where definitions are or were; the working folder where there are none.
    ///   - exclusions: what is left out in folders.
    package init(of range: String, at paths: [String], excluding exclusions: SearchExclusions) throws(CommandFailure) {
        self.exclusions = exclusions
        let paths = paths.isEmpty ? ["."] : paths
        var absentPath: String?
        do throws(GitRepository.Failure) {
            let repository = try GitRepository(containing: DefinitionSearch.existingFolder(of: paths[0]))
            let places = try repository.places(of: paths)
            self.repository = repository
            folders = places.contains("") ? [] : places
            commits = try Self.commits(of: range, below: folders, in: repository)
            // What was deleted is neither here nor, by another name, in the history.
            for (path, place) in zip(paths, places) where absentPath == nil && !DefinitionSearch.exists(path) {
                if try Self.commits(of: range, below: [place], in: repository).isEmpty { absentPath = path }
            }
            if absentPath == nil { try read() }
        } catch {
            throw .unusable("cannot read the history '\(range)': \(error.message)")
        }
        if let absentPath { throw ComparedStates.nothing(at: absentPath, in: range) }
    }

    package static func shortName(of commit: String) -> String { String(commit.prefix(10)) }

    private static func commits(of range: String, below folders: [String], in repository: GitRepository)
        throws(GitRepository.Failure) -> [Commit]
    {
        let format = "--format=%H%x1f%P%x1f%cs%x1f%s%x1e"
        // A range that begins with a dash must not be taken for an option.
        let arguments = ["log", "--reverse", "--first-parent", format, "--end-of-options", range, "--"]
        let scopes = folders.isEmpty ? [":(top,glob)**/*.intentdefinition"] : folders.map(scope)
        let list = try repository.run(arguments + scopes)
        return list.split(separator: 0x1E).compactMap { entry in
            let fields = entry.split(separator: 0x1F, omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            guard fields.count == 4 else { return nil }
            return Commit(
                name: String(fields[0].drop { $0.isNewline }),
                parent: fields[1].split(separator: " ").first.map(String.init),
                date: fields[2],
                subject: fields[3]
            )
        }
    }

    /// What git is to look for below a place of the work tree.
    private static func scope(_ place: String) -> String {
        if place.hasSuffix(".intentdefinition") { return ":(top,literal)" + place }
        let literal = place.map { "*?[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        return ":(top,glob)\(literal)/**/*.intentdefinition"
    }

    private mutating func read() throws(GitRepository.Failure) {
        for name in commits.flatMap({ [$0.parent, $0.name].compactMap(\.self) }) where trees[name] == nil {
            let tree = try repository.tree(of: name, extensions: ["intentdefinition"], below: folders)
            let searched = exclusions.searched(tree.files.map(\.path), of: repository, below: folders)
            trees[name] = tree.files.filter { !$0.isLink && searched.contains($0.path) }
        }
    }

    /// How many commits are understood at once: enough to use all cores, and few enough for long histories of large files.
    private static let stretch = 16

    /// Reads what the commit at a position and the one before it declare, and what comes next; forgets what was before. To be
    /// called with each position in order.
    package mutating func advance(to position: Int) throws(CommandFailure) {
        guard position >= end else { return }
        end = min(position + Self.stretch, commits.count)
        var paths: [String: String] = [:]
        for name in commits[position..<end].flatMap({ [$0.parent, $0.name].compactMap(\.self) }) {
            for file in trees[name] ?? [] { paths[file.object] = file.path }
        }
        loaded = loaded.filter { paths[$0.key] != nil }
        let objects: [String: GitObject]
        do throws(GitRepository.Failure) {
            objects = try repository.objects(paths.keys.filter { loaded[$0] == nil })
        } catch {
            throw .unusable("cannot read the history: \(error.message)")
        }
        let sources = objects.sorted { $0.key < $1.key }.compactMap { name, object -> (String, SourceText)? in
            guard case .contents(let bytes) = object else { return nil }
            return (name, SourceText(path: paths[name] ?? name, bytes: bytes))
        }
        let definitions = ParallelMap.map(sources) { Frontend.load($0.1) }
        for ((name, _), definition) in zip(sources, definitions) { loaded[name] = definition }
    }

    /// The definitions of a commit, and what the repository does not have of them.
    ///
    /// - Parameter present: the commit that is reported, by which files that are gone are called.
    package func definitions(of commit: String, now present: String) -> (
        loaded: [(file: ProjectFile, definition: Frontend.Loaded)], failures: [Diagnostic]
    ) {
        var found: [(file: ProjectFile, definition: Frontend.Loaded)] = []
        var missing = Workspace()
        for file in trees[commit] ?? [] {
            let path = "\(Self.shortName(of: commit)):\(file.path)"
            guard let definition = loaded[file.object] else {
                missing.fail(path, "the repository does not have this file")
                continue
            }
            let source = SourceText(path: path, bytes: definition.source.bytes)
            let current = "\(Self.shortName(of: present)):\(file.path)"
            found.append((ProjectFile(relativePath: file.path, source: source, currentPath: current), definition))
        }
        return (found, missing.failures)
    }

    package func swiftSources(of commit: Commit) -> Workspace {
        var swift = Workspace()
        var exclusions = exclusions.withoutPatterns
        swift.add(
            commit: commit.name,
            of: repository,
            name: commit.shortName,
            below: folders,
            withExtension: "swift",
            excluding: &exclusions
        )
        return swift
    }
}
