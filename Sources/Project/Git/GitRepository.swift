import Diagnostics
import FileAccess

/// A repository, read by the `git` program, which handles worktrees, submodules, alternates and packed objects.
///
/// The checkout's configuration can neither run a program nor reach the network: hooks and file system monitors are off, and
/// objects that a partial clone left out are missing instead of fetched.
package struct GitRepository {
    /// The folder that git runs in.
    package let folder: String
    /// The root of the work tree; `nil` for a bare repository.
    package let root: String?
    /// The folder's path in the work tree, ending in a slash; empty for its root.
    package let prefix: String

    package enum Failure: Error, Equatable {
        case noProgram(String)
        case noRepository(String)
        case refused(String)
        case noRevision(String)

        package var message: String {
            switch self {
            case .noProgram(let message), .noRepository(let message), .refused(let message), .noRevision(let message):
                message
            }
        }
    }

    /// Finds the repository that a folder is part of.
    package init(containing folder: String) throws(Failure) {
        self.folder = folder
        // The configuration may include a pipe that nothing writes to, so the first command has a time limit.
        do throws(Failure) {
            let words = ["rev-parse", "--show-toplevel", "--show-prefix"]
            let answer = try Self.run(words, in: folder, milliseconds: Self.quickTimeLimit)
            // Both paths may contain line breaks; only those of the root are expected.
            let lines = answer.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            root = lines.dropLast().joined(separator: "\n")
            prefix = lines.last ?? ""
        } catch .refused {
            do throws(Failure) {
                _ = try Self.run(["rev-parse", "--git-dir"], in: folder)
            } catch .refused(let reason) {
                throw .noRepository(reason)
            }
            root = nil
            prefix = ""
        }
    }

    /// Runs a git command, and returns its output.
    package func run(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
        try Self.run(arguments, in: folder, input: input)
    }

    /// The commit that a revision names.
    package func commit(_ revision: String) throws(Failure) -> String {
        // ':/text' is the last commit whose message contains all of the text.
        let name = revision.hasPrefix(":/") ? revision : fullName(of: revision) + "^{commit}"
        do {
            return try Self.line(run(["rev-parse", "--verify", "--end-of-options", name]))
        } catch .refused(let reason) {
            // Otherwise the revision is ambiguous, or older than what git has logged.
            guard reason == "Needed a single revision" else { throw .refused(reason) }
            if revision == "HEAD" { throw .noRevision("this branch has no commit") }
            throw .noRevision("there is no revision '\(revision)'\(incompleteness)\(similarNames(to: revision))")
        }
    }

    /// A suffix for messages with the branches and tags that begin like a revision, or else the most similar one.
    private func similarNames(to revision: String) -> String {
        let words = ["for-each-ref", "--sort=-creatordate", "--format=%(refname:lstrip=2)", "refs/heads", "refs/tags"]
        let names = (try? lines(words)) ?? []
        let longer = names.filter { $0.hasPrefix(revision) }
        let similar = longer.isEmpty ? [Spelling.nearest(to: revision, among: names)].compactMap(\.self) : longer
        if similar.count > 1 { return "; similar ones are \(similar.quotedList())" }
        return similar.first.map { "; did you mean '\($0)'?" } ?? ""
    }

    /// The commits of a range, as in `v1..main`. An end that is left out is `HEAD`.
    func range(_ words: String) throws(Failure) -> String {
        guard let dots = words.firstOccurrence(of: "..") else { return try commit(words) }
        let (start, rest) = (words[..<dots.lowerBound], words[dots.upperBound...])
        let end = rest.drop { $0 == "." }
        let dotted = rest.hasPrefix(".") ? "..." : ".."
        return try commit(start.isEmpty ? "HEAD" : String(start)) + dotted + commit(end.isEmpty ? "HEAD" : String(end))
    }

    /// The full name of a branch, which git would pass over for a tag of the same name; any other revision as it is.
    private func fullName(of revision: String) -> String {
        let branch = "refs/heads/" + revision
        let isOther = revision.hasPrefix("refs/") || (try? run(["show-ref", "--verify", "--quiet", branch])) == nil
        return isOther ? revision : branch
    }

    /// The full name of a branch or tag, also of one that a symbolic name such as `origin/HEAD` stands for; empty for others.
    private func symbolicName(of revision: String) -> String {
        let words = ["rev-parse", "--verify", "--quiet", "--symbolic-full-name", "--end-of-options"]
        return Self.line((try? run(words + [fullName(of: revision)])) ?? [])
    }

    /// The tags in the history of a commit.
    package func tags(before commit: String) -> [String] {
        (try? lines(["tag", "--merged", commit])) ?? []
    }

    var isShallow: Bool {
        (try? run(["rev-parse", "--is-shallow-repository"])).map { Self.line($0) == "true" } ?? false
    }

    /// A suffix for messages if a shallow clone may lack what was not found.
    var incompleteness: String {
        isShallow ? "; the clone is shallow, and 'git fetch --unshallow' gets the rest of its history" : ""
    }

    /// The commit where the current branch left the default branch, with that branch's name: the remote's default branch, or one
    /// with a usual name.
    ///
    /// On the default branch itself it is the first parent, and `parentOf` is the branch.
    package func mergeBase() throws(Failure) -> (revision: String, commit: String, parentOf: String?) {
        for branch in ["origin/HEAD", "origin/main", "origin/master", "main", "master"] {
            guard (try? commit(branch)) != nil else { continue }
            let base = try mergeBase(with: branch)
            guard base == (try? commit("HEAD")) else { return (branch, base, nil) }
            if isOnBranch(branch), let parent = try? commit("HEAD^") {
                let head = (try? run(["symbolic-ref", "--quiet", "--short", "HEAD"])).map(Self.line)
                return ("HEAD^", parent, head ?? branch)
            }
            // A clone of a single branch takes that branch for the default one.
            if isShallow { throw .refused("'\(branch)' is this commit itself\(incompleteness)") }
            return (branch, base, nil)
        }
        _ = try commit("HEAD")
        throw .refused("there is no default branch; use '--against' to name what to compare with")
    }

    /// Whether a branch, or its remote, is checked out, or no branch is.
    private func isOnBranch(_ name: String) -> Bool {
        let full = symbolicName(of: name).split(separator: "/")
        guard let head = try? Self.line(run(["symbolic-ref", "--quiet", "HEAD"])) else { return true }
        return head.split(separator: "/").dropFirst(2) == full.dropFirst(full.dropFirst().first == "remotes" ? 3 : 2)
    }

    /// The commit to compare with. For a branch, this is where the current one left it, as in `git diff main...`, so that other
    /// people's later commits do not count; for any other revision, the commit itself. `v1...` names the common ancestor with any
    /// revision, and `main..` the tip of a branch.
    package func base(_ revision: String) throws(Failure) -> String {
        let name = Self.plainName(of: revision)
        if name != revision {
            return revision.dropFirst(name.count).hasPrefix("...") ? try mergeBase(with: name) : try commit(name)
        }
        let commit = try commit(revision)
        let full = symbolicName(of: name)
        let isBranch = ["refs/heads/", "refs/remotes/"].contains { full.hasPrefix($0) }
        return isBranch ? try mergeBase(with: revision) : commit
    }

    /// A revision without `...`, `..`, `...HEAD` or `..HEAD` at its end.
    package static func plainName(of revision: String) -> String {
        for dots in ["...", ".."] {
            guard let range = revision.firstOccurrence(of: dots), ["", "HEAD"].contains(revision[range.upperBound...])
            else { continue }
            return String(revision[..<range.lowerBound])
        }
        return revision
    }

    /// The paths from the root of the repository; empty for the root.
    package func places(of paths: [String]) throws(Failure) -> [String] {
        // In a bare repository, a folder that exists is the repository itself. Other paths are paths in its commits.
        if root == nil { return paths.map { DefinitionSearch.isFolder($0) ? "" : $0 } }
        var places: [String] = []
        for path in paths {
            let folder = DefinitionSearch.existingFolder(of: path)
            let inside = folder == self.folder ? self : try GitRepository(containing: folder)
            guard inside.root == root else {
                throw .refused("'\(path)' and '\(paths[0])' are in different repositories")
            }
            let rest = folder == "." && path != "." ? path : String(path.dropFirst(folder.count))
            let place = inside.prefix + rest.drop { $0 == "/" }
            places.append(place.hasSuffix("/") ? String(place.dropLast()) : place)
        }
        return places
    }

    /// The newest commit that two revisions have in common.
    package func mergeBase(of head: String = "HEAD", with revision: String) throws(Failure) -> String {
        let commit = try commit(revision)
        do {
            return try Self.line(run(["merge-base", head, commit]))
        } catch .refused {
            throw .refused(
                "it has no commit in common with this branch\(incompleteness); '\(revision)..' compares with its tip"
            )
        }
    }

    /// The lines that git prints, without empty ones.
    func lines(_ arguments: [String]) throws(Failure) -> [String] {
        try run(arguments).split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    }

    package static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// The output of a git command in a folder; `nil` if it fails, git is not installed, or there is no answer in time.
    package static func quickOutput(_ arguments: [String], in folder: String) -> [UInt8]? {
        try? run(arguments, in: folder, milliseconds: quickTimeLimit)
    }

    /// The paths among the input, each ending in a null byte, that git ignores.
    static func ignored(_ input: [UInt8], in folder: String) throws(Failure) -> [UInt8] {
        // Status 1 means that git ignores none of them.
        let words = ["check-ignore", "-z", "--stdin"]
        return try run(words, in: folder, input: input, milliseconds: quickTimeLimit, successes: 0...1)
    }

    /// The time limit for git commands that take no work, in milliseconds.
    private static let quickTimeLimit: Int32 = 5_000

    /// Whether git once did not answer. It is not asked again, since each question would cost as much time.
    nonisolated(unsafe) private static var isSilent = false

    /// The maximum size of git's output: a few of the largest files.
    private static let outputLimit = 4 * InputFile.sizeLimit

    private static func run(
        _ arguments: [String],
        in folder: String,
        input: [UInt8] = [],
        milliseconds: Int32? = nil,
        successes: ClosedRange<Int32> = 0...0
    ) throws(Failure) -> [UInt8] {
        let noAnswer = Failure.noProgram("git does not answer in '\(folder)'; does its configuration name a pipe?")
        if isSilent { throw noAnswer }
        let result: ChildProcess.Result
        do {
            result = try ChildProcess.run(
                "git",
                ["-C", folder] + settings + arguments,
                environment: environment,
                input: input,
                milliseconds: milliseconds,
                outputLimit: outputLimit
            )
        } catch {
            guard !error.isTimeout else {
                isSilent = true
                throw noAnswer
            }
            guard !error.isTooLarge else { throw .refused("git printed more than \(outputLimit / 1_048_576) MiB") }
            throw .noProgram("cannot run git: \(error.message)")
        }
        if successes.contains(result.status) { return result.output }
        let words = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
        let prefix = ["fatal: ", "error: "].first { words.hasPrefix($0) } ?? ""
        throw .refused(words.isEmpty ? "git ended with status \(result.status)" : String(words.dropFirst(prefix.count)))
    }

    private static let settings = [
        "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.quotePath=false",
        "-c", "protocol.allow=never", "-c", "log.showSignature=false", "-c", "i18n.logOutputEncoding=UTF-8",
        // Settings that leave changes out of a log, or write it in another form.
        "-c", "log.diffMerges=separate", "-c", "log.showRoot=true", "-c", "log.follow=false",
        "-c", "diff.relative=false",
    ]

    /// Hooks set variables that name their own repository, which may not be the one of the folder.
    private static let environment: [(name: String, value: String?)] = [
        ("GIT_ALLOW_PROTOCOL", "none"), ("GIT_NO_LAZY_FETCH", "1"), ("GIT_OPTIONAL_LOCKS", "0"),
        ("GIT_TERMINAL_PROMPT", "0"), ("LC_ALL", "C"), ("GIT_EXTERNAL_DIFF", nil), ("GIT_DIR", nil),
        ("GIT_WORK_TREE", nil), ("GIT_INDEX_FILE", nil), ("GIT_PREFIX", nil), ("GIT_LITERAL_PATHSPECS", nil),
        ("GIT_GLOB_PATHSPECS", nil), ("GIT_NOGLOB_PATHSPECS", nil), ("GIT_ICASE_PATHSPECS", nil),
    ]
}

extension CommandFailure {
    /// The error for a path that exists neither now nor in the base, a revision, and may be a revision itself.
    package static func nothing(at path: String, in base: String? = nil) -> CommandFailure {
        let repository = try? GitRepository(containing: DefinitionSearch.existingFolder(of: path))
        let isRevision = (try? repository?.commit(path)) != nil
        return .unusable(
            "'\(path)' does not exist"
                + (base.map { ", and had no definition in '\($0)'" } ?? "")
                + (FolderEntries.neighbour(of: path).map { "; did you mean '\($0)'?" } ?? "")
                + (isRevision ? "; to compare with a revision, write '--against \(path)'" : "")
        )
    }
}
