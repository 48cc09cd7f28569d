/// The changes of files in the history of a repository, under all names that the files had.
package struct FileLog {
    /// For each commit, oldest first, the objects of the files that it changed, by their current paths. The first step has the
    /// files before all commits.
    package private(set) var steps: [[String: String]] = [[:]]
    /// The commits of the steps after the first one.
    private var commits: [String] = []
    /// The commit at which a shallow clone cuts off the history; `nil` if it is complete.
    package private(set) var cut: String?
    /// The positions of the commits that added a file, by its path.
    private var additions: [String: [Int]] = [:]

    /// The maximum number of commits to read, newest first.
    private static let commitLimit = 2000
    /// The maximum number of successive renames to follow.
    private static let renameLimit = 20

    private struct Rename: Hashable {
        var old: String
        var new: String
        /// The last step in which the file had the old name.
        var step: Int
    }

    /// - Parameters:
    ///   - paths: Paths from the root of the repository.
    ///   - extensions: The extensions that files may have had.
    ///   - since: The commit at which to begin.
    ///   - end: The last commit.
    package init(
        of paths: Set<String>,
        extensions: [String],
        in repository: GitRepository,
        since: String?,
        until end: String = "HEAD"
    ) throws(GitRepository.Failure) {
        var all = paths
        var renames: Set<Rename> = []
        for _ in 0..<Self.renameLimit {
            try read(all, extensions: extensions, in: repository, since: since, until: end)
            renames.formUnion(newNames(of: all, extensions, repository, until: end))
            let old = Set(renames.map(\.old)).subtracting(all)
            if old.isEmpty { break }
            all.formUnion(old)
        }
        cut = try repository.cut(of: (since.map { $0 + ".." } ?? "") + end).map(GitRepository.shortName)
        // Files may have been renamed repeatedly, so the oldest rename comes first.
        for rename in renames.sorted(by: { ($0.step, $0.new, $0.old) < ($1.step, $1.new, $1.old) }) {
            for step in 0...rename.step where steps[step][rename.new] == nil {
                steps[step][rename.new] = steps[step][rename.old]
            }
        }
    }

    private mutating func read(
        _ paths: Set<String>,
        extensions: [String],
        in repository: GitRepository,
        since: String?,
        until end: String
    ) throws(GitRepository.Failure) {
        self = FileLog()
        // Each merge is one step: its changes came to the main line together.
        var words = ["--literal-pathspecs", "log", "--first-parent", "-m", "--no-renames", "--raw", "-z"]
        words += ["--no-abbrev", "--format=%x01%H", "--reverse", "-n", String(Self.commitLimit)]
        words.append((since.map { $0 + ".." } ?? "") + end)
        if let since {
            let tree = try repository.tree(of: since, extensions: extensions, below: paths.sorted())
            for file in tree.files { steps[0][file.path] = file.object }
        }
        read(try repository.run(words + ["--"] + paths.sorted()))
    }

    private init() {}

    private mutating func read(_ answer: [UInt8]) {
        var seen: Set<String> = []
        RawChange.read(answer) { commit in
            commits.append(commit)
            steps.append([:])
        } change: { change in
            if seen.insert(change.path).inserted, let old = change.old { steps[0][change.path] = old }
            if commits.isEmpty { return }
            if let new = change.new { steps[commits.count][change.path] = new }
            if change.old == nil { additions[change.path, default: []].append(commits.count - 1) }
        }
    }

    // MARK: - Renames

    /// The renames that gave files their paths, in commits and in the index. None if git cannot tell, as in a partial clone
    /// without the files' contents.
    private func newNames(
        of paths: Set<String>,
        _ extensions: [String],
        _ repository: GitRepository,
        until end: String
    ) -> [Rename] {
        var renames: [Rename] = []
        let positions = Set(paths.flatMap { additions[$0] ?? [] }).sorted()
        let steps = Dictionary(positions.map { (commits[$0], $0) }) { first, _ in first }
        for rename in (try? repository.renames(in: positions.map { commits[$0] }, extensions: extensions)) ?? [] {
            renames.append(Rename(old: rename.old, new: rename.new, step: steps[rename.commit] ?? 0))
        }
        if end == "HEAD", !paths.isSubset(of: additions.keys) {
            let words = ["diff-index", "--cached", "HEAD"]
            let staged = (try? repository.renames(words, extensions: extensions)) ?? []
            renames += staged.map { Rename(old: $0.old, new: $0.new, step: commits.count) }
        }
        return renames.filter { paths.contains($0.new) }
    }
}

extension GitRepository {
    typealias Rename = (commit: String, old: String, new: String)

    func renames(in commits: [String], extensions: [String]) throws(Failure) -> [Rename] {
        if commits.isEmpty { return [] }
        let words = ["log", "--no-walk=unsorted", "--first-parent", "-m", "--format=%x01%H", "--stdin"]
        return try renames(words, extensions: extensions, input: Array(commits.map { $0 + "\n" }.joined().utf8))
    }

    /// Reads `\u{1}<commit>\0\nR<similarity>\0<old>\0<new>\0…`.
    fileprivate func renames(_ words: [String], extensions: [String], input: [UInt8] = []) throws(Failure) -> [Rename] {
        let options = ["-M", "--diff-filter=R", "--name-status", "-z", "--"] + extensions.map { ":(top)*." + $0 }
        let answer = try run(words + options, input: input)
        var renames: [Rename] = []
        var commit = ""
        var fields = answer.split(separator: 0, omittingEmptySubsequences: true).makeIterator()
        while let field = fields.next() {
            if field.first == 1 {
                commit = String(decoding: field.dropFirst(), as: UTF8.self)
            } else if let old = fields.next(), let new = fields.next() {
                renames.append((commit, String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self)))
            }
        }
        return renames
    }
}
