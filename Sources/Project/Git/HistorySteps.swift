import FileAccess

extension GitRepository {
    typealias Commit = DefinitionHistory.Commit

    /// The maximum number of successive moves to other folders to follow.
    private static let moveLimit = 20

    package static func shortName(of commit: String) -> String { String(commit.prefix(10)) }

    /// The commits of a range with their changes, oldest first.
    func commits(of range: String, _ scopes: [String]) throws(Failure) -> [Commit] {
        let format = "--format=%x01%H%x1f%P%x1f%cs%x1f%s"
        let arguments = [
            "log", "--reverse", "--first-parent", "-m", "--raw", "--no-renames", "--no-abbrev", "-z",
            "--ignore-submodules=none", format,
        ]
        var commits: [Commit] = []
        RawChange.read(try run(arguments + ["--end-of-options", range, "--"] + scopes)) { header in
            let fields = header.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 4 else { return }
            commits.append(
                Commit(
                    name: fields[0],
                    shortName: Self.shortName(of: fields[0]),
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

    /// The commit of a range whose parents a shallow clone lacks; `nil` if none does. Everything that reads a history asks
    /// this, since without those parents it cannot tell what changed before.
    func cut(of range: String) throws(Failure) -> String? {
        guard isShallow else { return nil }
        let roots = try lines(["rev-list", "--first-parent", "--max-parents=0", "--end-of-options", range, "--"])
        let commits = try objects(roots)
        return roots.first { root in
            guard case .contents(let bytes)? = commits[root] else { return false }
            // The first line names the tree.
            return bytes.split(separator: 0x0A, maxSplits: 2).dropFirst().first?.starts(with: "parent ".utf8) == true
        }
    }

    /// The tags that match a pattern, oldest first.
    func releases(_ pattern: String) throws(Failure) -> [Commit] {
        let arguments = ["tag", "--list", "--no-column", "--sort=version:refname", "--sort=creatordate"]
        let list = try lines(arguments + ["--format=%(refname:lstrip=2)%1f%(creatordate:short)", "--", pattern])
        var releases: [Commit] = []
        for line in list {
            let fields = line.split(separator: "\u{1F}").map(String.init)
            guard fields.count == 2, let name = try? commit("refs/tags/" + fields[0]) else { continue }
            let parent = releases.last?.name
            releases.append(Commit(name: name, shortName: fields[0], parent: parent, date: fields[1], subject: ""))
        }
        if releases.isEmpty { throw .refused("no tag matches it; \(try newestTags())" + incompleteness) }
        return releases
    }

    /// The newest tag that the current branch contains.
    package func latestTag() throws(Failure) -> String {
        do throws(Failure) {
            return Self.line(try run(["describe", "--tags", "--abbrev=0", "HEAD"]))
        } catch .refused {
            throw .refused("this branch has no tag; \(try newestTags())" + incompleteness)
        }
    }

    private func newestTags() throws(Failure) -> String {
        let words = ["for-each-ref", "--sort=-creatordate", "--count=3", "--format='%(refname:lstrip=2)'", "refs/tags"]
        let names = try lines(words)
        if names.isEmpty { return "there are no tags" }
        return "the newest \(names.count == 1 ? "is" : "are") \(names.joined(separator: ", "))"
    }

    /// Adds to each release what changed since the one before it.
    func changes(between releases: [Commit], _ scopes: [String]) throws(Failure) -> [Commit] {
        var releases = releases
        for index in releases.indices {
            guard let parent = releases[index].parent else { continue }
            let words = ["diff-tree", "-r", "--raw", "--no-renames", "--no-abbrev", "-z", "--ignore-submodules=none"]
            RawChange.read(try run(words + [parent, releases[index].name, "--"] + scopes)) { _ in
            } change: {
                releases[index].add($0)
            }
        }
        return releases
    }

    /// The paths of current and former submodules in a range.
    func submodules(in range: String) throws(Failure) -> [String] {
        let words = ["log", "--first-parent", "-m", "--format=", "-p", "--no-ext-diff", "--no-textconv"]
        let text = try run(words + ["--end-of-options", range, "--", ":(top,literal).gitmodules"])
        // The range does not show submodules that none of its commits changed, or that only the tree has.
        let trees = range.split(separator: ".").compactMap { try? tree(of: String($0), extensions: []) }
        let paths = Set(trees.flatMap { $0.submodules.map(\.path) })
        return paths.union(ClosedSubmodules.paths(in: text)).sorted()
    }

    /// The pathspecs of the files below paths in the work tree, and of submodules inside or around these paths.
    static func scopes(_ places: [String], _ submodules: [String]) -> [String] {
        let extensions = DefinitionHistory.extensions
        if places.isEmpty { return scopes(of: extensions) + literal(submodules) }
        let near = submodules.filter { module in
            places.contains { ($0 + "/").hasPrefix(module + "/") || module.hasPrefix($0 + "/") }
        }
        return literal(near)
            + places.flatMap { place in
                if extensions.contains(where: { place.hasSuffix("." + $0) }) { return literal([place]) }
                let name = place.map { "*?[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
                return extensions.map { ":(top,glob)\(name)/**/*.\($0)" }
            }
    }

    /// The pathspecs of all files with these extensions.
    static func scopes(of extensions: [String]) -> [String] { extensions.map { ":(top,glob)**/*.\($0)" } }

    private static func literal(_ paths: [String]) -> [String] { paths.map { ":(top,literal)" + $0 } }

    /// The paths outside of the folders that their files had before or got later.
    func moves(in range: String, below folders: [String]) throws(Failure) -> Set<String> {
        var moved: Set<String> = []
        func isInside(_ path: String) -> Bool { folders.contains { path == $0 || path.hasPrefix($0 + "/") } }
        func isFollowed(_ path: String) -> Bool { moved.contains(path) || isInside(path) }
        var (asked, renames): (Set<String>, [Rename]) = ([], [])
        for _ in 0..<Self.moveLimit {
            let commits = try commits(of: range, Self.scopes(folders + moved.sorted(), []))
            let new = commits.filter { $0.hasMoves && !asked.contains($0.name) }.map(\.name)
            asked.formUnion(new)
            let known = moved.count
            renames += try self.renames(in: new, extensions: DefinitionHistory.extensions)
            for rename in renames where isFollowed(rename.old) != isFollowed(rename.new) {
                moved.formUnion([rename.old, rename.new])
            }
            if moved.count == known { break }
        }
        return moved.filter { !isInside($0) }
    }
}
