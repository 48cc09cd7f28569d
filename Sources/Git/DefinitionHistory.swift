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
        package fileprivate(set) var changes: [String: String?] = [:]
    }

    /// The oldest first. Of a merge only the first parent is followed: what it brings is compared as a whole, once, as it came to
    /// the branch.
    package private(set) var commits: [Commit]
    /// The objects of the files before the first step, by path.
    package private(set) var start: [String: String] = [:]
    private let repository: GitRepository

    private static let extensions = ["intentdefinition", "swift"]

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
            if let tags {
                commits = try Self.releases(tags, of: range, below: folders, in: repository)
            } else {
                commits = try Self.commits(of: range ?? "HEAD", below: folders, in: repository)
            }
            let base = tags == nil ? commits.first?.parent : commits.first?.name
            if let base {
                let tree = try repository.tree(of: base, extensions: Self.extensions, below: folders)
                for file in tree.files where !file.isLink { start[file.path] = file.object }
            }
            // What was deleted is neither here nor, by another name, in the history.
            for (path, place) in zip(paths, places) where absentPath == nil && !DefinitionSearch.exists(path) {
                let known = Set(start.keys).union(commits.flatMap(\.changes.keys))
                if !known.contains(where: { $0 == place || $0.hasPrefix(place + "/") }) { absentPath = path }
            }
            leaveOut(below: folders, exclusions)
        } catch {
            throw .unusable("cannot read the history '\(name)': \(error.message)")
        }
        if let absentPath { throw ComparedStates.nothing(at: absentPath, in: name) }
    }

    /// Leaves out what a search would not find.
    private mutating func leaveOut(below folders: [String], _ exclusions: SearchExclusions) {
        let paths = Set(start.keys).union(commits.flatMap(\.changes.keys))
        var searched: Set<String> = []
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

    package static func shortName(of commit: String) -> String { String(commit.prefix(10)) }

    private static func commits(of range: String, below folders: [String], in repository: GitRepository)
        throws(GitRepository.Failure) -> [Commit]
    {
        let format = "--format=%x01%H%x1f%P%x1f%cs%x1f%s"
        // A range that begins with a dash must not be taken for an option.
        let arguments = [
            "log", "--reverse", "--first-parent", "-m", "--raw", "--no-renames", "--no-abbrev", "-z", format,
        ]
        let scopes = folders.isEmpty ? extensions.map { ":(top,glob)**/*.\($0)" } : folders.flatMap(scopes)
        let answer = try repository.run(arguments + ["--end-of-options", range, "--"] + scopes)
        var commits: [Commit] = []
        read(answer) { header in
            let fields = header.split(separator: 0x1F, omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            guard fields.count == 4 else { return }
            commits.append(
                Commit(
                    name: fields[0],
                    shortName: shortName(of: fields[0]),
                    parent: fields[1].split(separator: " ").first.map(String.init),
                    date: fields[2],
                    subject: fields[3]
                )
            )
        } change: { path, object in
            if !commits.isEmpty { commits[commits.count - 1].changes[path] = .some(object) }
        }
        return commits
    }

    /// The tags that match a pattern, each with what is other than in the one before it; the oldest first.
    private static func releases(
        _ pattern: String,
        of range: String?,
        below folders: [String],
        in repository: GitRepository
    )
        throws(GitRepository.Failure) -> [Commit]
    {
        let arguments = ["for-each-ref", "--sort=version:refname", "--sort=creatordate"]
        let format = "--format=%(refname:short)%1f%(creatordate:short)"
        let merged = range.map { ["--merged=\($0.split(separator: ".").last.map(String.init) ?? $0)"] } ?? []
        let list = try repository.run(arguments + [format] + merged + ["refs/tags/\(pattern)"])
        var commits: [Commit] = []
        let scopes = folders.isEmpty ? extensions.map { ":(top,glob)**/*.\($0)" } : folders.flatMap(scopes)
        for line in list.split(separator: 0x0A) {
            let fields = line.split(separator: 0x1F).map { String(decoding: $0, as: UTF8.self) }
            guard fields.count == 2, let name = try? repository.commit("refs/tags/" + fields[0]) else { continue }
            var commit = Commit(
                name: name,
                shortName: fields[0],
                parent: commits.last?.name,
                date: fields[1],
                subject: ""
            )
            if let before = commits.last?.name {
                let words = ["diff-tree", "-r", "--raw", "--no-renames", "--no-abbrev", "-z", before, name, "--"]
                read(try repository.run(words + scopes)) { _ in
                } change: { path, object in
                    commit.changes[path] = .some(object)
                }
            }
            commits.append(commit)
        }
        if commits.isEmpty { throw .refused("no tag matches it") }
        return commits
    }

    /// Reads `\u{1}<header>\0\n:<modes> <old> <new> <letter>\0<path>\0…`.
    private static func read(
        _ answer: [UInt8],
        header: (ArraySlice<UInt8>) -> Void,
        change: (_ path: String, _ object: String?) -> Void
    ) {
        var pending: String??
        for field in answer.split(separator: 0, omittingEmptySubsequences: true) {
            if let object = pending {
                change(String(decoding: field, as: UTF8.self), object)
                pending = nil
            } else if field.first == 1 {
                header(field.dropFirst())
            } else {
                let words = field.drop { $0 == 0x0A }.split(separator: UInt8(ascii: " "))
                guard words.count == 5, words[0].first == UInt8(ascii: ":") else { continue }
                let isThere = words[3].contains { $0 != UInt8(ascii: "0") } && !words[1].elementsEqual("120000".utf8)
                pending = .some(isThere ? String(decoding: words[3], as: UTF8.self) : nil)
            }
        }
    }

    /// What git is to look for below a place of the work tree.
    private static func scopes(_ place: String) -> [String] {
        if extensions.contains(where: { place.hasSuffix("." + $0) }) { return [":(top,literal)" + place] }
        let literal = place.map { "*?[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        return extensions.map { ":(top,glob)\(literal)/**/*.\($0)" }
    }

    /// What objects hold.
    package func contents(of objects: some Sequence<String>) throws(CommandFailure) -> [String: GitObject] {
        do throws(GitRepository.Failure) {
            return try repository.objects(objects)
        } catch {
            throw .unusable("cannot read the history: \(error.message)")
        }
    }
}
