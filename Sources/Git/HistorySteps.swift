import Diagnostics
import FileAccess

extension DefinitionHistory {
    /// How often files may have moved to folders that are not named.
    private static let moveLimit = 20

    package static func shortName(of commit: String) -> String { String(commit.prefix(10)) }

    static func commits(of range: String, _ scopes: [String], in repository: GitRepository)
        throws(GitRepository.Failure) -> [Commit]
    {
        let format = "--format=%x01%H%x1f%P%x1f%cs%x1f%s"
        // A range that begins with a dash must not be taken for an option.
        let arguments = [
            "log", "--reverse", "--first-parent", "-m", "--raw", "--no-renames", "--no-abbrev", "-z", format,
        ]
        var commits: [Commit] = []
        RawChange.read(try repository.run(arguments + ["--end-of-options", range, "--"] + scopes)) { header in
            let fields = header.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
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
        } change: { change in
            if !commits.isEmpty { commits[commits.count - 1].add(change) }
        }
        return commits
    }

    /// The tags that match a pattern, the oldest first.
    static func releases(_ pattern: String, of range: String?, in repository: GitRepository)
        throws(GitRepository.Failure) -> [Commit]
    {
        let arguments = ["for-each-ref", "--sort=version:refname", "--sort=creatordate"]
        let format = "--format=%(refname:short)%1f%(creatordate:short)"
        let merged = range.map { ["--merged=\($0.split(separator: ".").last.map(String.init) ?? $0)"] } ?? []
        let list = try repository.run(arguments + [format] + merged + ["refs/tags/\(pattern)"])
        var releases: [Commit] = []
        for line in list.split(separator: 0x0A) {
            let fields = line.split(separator: 0x1F).map { String(decoding: $0, as: UTF8.self) }
            guard fields.count == 2, let name = try? repository.commit("refs/tags/" + fields[0]) else { continue }
            let parent = releases.last?.name
            releases.append(Commit(name: name, shortName: fields[0], parent: parent, date: fields[1], subject: ""))
        }
        if releases.isEmpty { throw .refused("no tag matches it") }
        return releases
    }

    /// Releases, each with what is other than in the one before it.
    static func changes(between releases: [Commit], _ scopes: [String], in repository: GitRepository)
        throws(GitRepository.Failure) -> [Commit]
    {
        var releases = releases
        for index in releases.indices {
            guard let parent = releases[index].parent else { continue }
            let words = ["diff-tree", "-r", "--raw", "--no-renames", "--no-abbrev", "-z", parent, releases[index].name]
            RawChange.read(try repository.run(words + ["--"] + scopes)) { _ in
            } change: {
                releases[index].add($0)
            }
        }
        return releases
    }

    /// What git is to look for below places of the work tree, besides submodules.
    static func scopes(_ places: [String], _ submodules: [String]) -> [String] {
        if places.isEmpty { return (extensions.map { "**/*.\($0)" }).map { ":(top,glob)" + $0 } + literal(submodules) }
        let inside = submodules.filter { module in places.contains { module.hasPrefix($0 + "/") } }
        return literal(inside)
            + places.flatMap { place in
                if extensions.contains(where: { place.hasSuffix("." + $0) }) { return literal([place]) }
                let name = place.map { "*?[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
                return extensions.map { ":(top,glob)\(name)/**/*.\($0)" }
            }
    }

    private static func literal(_ paths: [String]) -> [String] { paths.map { ":(top,literal)" + $0 } }

    // MARK: - Files that moved

    /// Where files of folders were before or went later, as far as that is elsewhere.
    static func moves(in range: String, below folders: [String], in repository: GitRepository)
        throws(GitRepository.Failure) -> Set<String>
    {
        var moved: Set<String> = []
        func isFollowed(_ path: String) -> Bool {
            moved.contains(path) || folders.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        var (asked, renames): (Set<String>, [GitRepository.Rename]) = ([], [])
        for _ in 0..<moveLimit {
            let commits = try commits(of: range, scopes(folders + moved.sorted(), []), in: repository)
            let new = commits.filter { $0.hasMoves && !asked.contains($0.name) }.map(\.name)
            asked.formUnion(new)
            let known = moved.count
            renames += repository.renames(in: new, extensions: extensions)
            for rename in renames {
                if isFollowed(rename.old) != isFollowed(rename.new) { moved.formUnion([rename.old, rename.new]) }
            }
            if moved.count == known { break }
        }
        return moved.filter { path in !folders.contains { path == $0 || path.hasPrefix($0 + "/") } }
    }
}
