import Diagnostics
import FileAccess
import Processes

/// A repository, asked through the `git` program, so that worktrees, submodules, alternates and packed objects are its business.
///
/// What the checkout's own configuration says must not run a program or reach the network: hooks and file system monitors are
/// off, and objects that a partial clone left out are missing instead of fetched.
package struct GitRepository {
    /// The folder that git runs in.
    package let folder: String
    /// The root of the work tree; `nil` for a bare repository.
    package let root: String?
    /// Where the folder is in the work tree, ending in a slash; empty for its root.
    package let prefix: String

    /// Why git did not answer.
    package enum Failure: Error, Equatable {
        case noProgram(String)
        case noRepository(String)
        case refused(String)

        /// Why, in the words of a message.
        package var message: String {
            switch self {
            case .noProgram(let message), .noRepository(let message), .refused(let message): message
            }
        }
    }

    /// Finds the repository that a folder is part of.
    package init(containing folder: String) throws(Failure) {
        self.folder = folder
        // What the configuration includes may be a pipe that no one writes to: the first question has a limit of time.
        do throws(Failure) {
            let words = ["rev-parse", "--show-toplevel", "--show-prefix"]
            let answer = try Self.run(words, in: folder, milliseconds: Self.patience)
            // The root's name may have line breaks, and so may the prefix: the root ends where the folder's prefix begins.
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

    /// What git prints for a command.
    package func run(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
        try Self.run(arguments, in: folder, input: input)
    }

    /// The commit that a revision means.
    package func commit(_ revision: String) throws(Failure) -> String {
        do {
            return try Self.line(run(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]))
        } catch .refused {
            throw .refused("there is no such revision" + incompleteness)
        }
    }

    /// What to say where something is not found and the history is not whole.
    private var incompleteness: String {
        guard let answer = try? run(["rev-parse", "--is-shallow-repository"]), Self.line(answer) == "true" else {
            return ""
        }
        return "; the clone is shallow, and 'git fetch --unshallow' gets the rest of its history"
    }

    /// The commit at which the present one left the default branch, with the name of that branch; the branch is the remote's
    /// default one, or one that is called as default branches are.
    package func mergeBase() throws(Failure) -> (revision: String, commit: String) {
        for branch in ["origin/HEAD", "origin/main", "origin/master", "main", "master"] {
            guard (try? commit(branch)) != nil else { continue }
            return (branch, try mergeBase(with: branch))
        }
        throw .refused("there is no default branch; name what to compare with by '--against'")
    }

    /// The commit that people mean by a base: for a branch the one at which it was left, as in `git diff main...`, because what
    /// came to the branch since is no change of theirs; for a tag or any other revision the commit itself. `v1...` asks for the
    /// common commit of any revision, `main..` for the tip of a branch.
    package func base(_ revision: String) throws(Failure) -> String {
        let name = Self.plainName(of: revision)
        if name != revision {
            return revision.dropFirst(name.count).hasPrefix("...") ? try mergeBase(with: name) : try commit(name)
        }
        let commit = try commit(revision)
        let words = ["rev-parse", "--verify", "--quiet", "--symbolic-full-name", "--end-of-options", revision]
        let fullName = Self.line((try? run(words)) ?? [])
        let isBranch = ["refs/heads/", "refs/remotes/"].contains { fullName.hasPrefix($0) }
        return isBranch ? try mergeBase(with: revision) : commit
    }

    /// A revision without `...` or `..` at its end, with or without `HEAD` after them.
    static func plainName(of revision: String) -> String {
        for dots in ["...", ".."] {
            guard let range = revision.firstOccurrence(of: dots), ["", "HEAD"].contains(revision[range.upperBound...])
            else { continue }
            return String(revision[..<range.lowerBound])
        }
        return revision
    }

    private func mergeBase(with revision: String) throws(Failure) -> String {
        let commit = try commit(revision)
        do {
            return try Self.line(run(["merge-base", "HEAD", commit]))
        } catch .refused {
            throw .refused(
                "it has no commit in common with this branch\(incompleteness); '\(revision)..' compares with its tip"
            )
        }
    }

    package static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// What git prints for a command in a folder; `nil` when it fails, is not there or does not answer soon.
    package static func quickAnswer(_ arguments: [String], in folder: String, input: [UInt8] = []) -> [UInt8]? {
        try? run(arguments, in: folder, input: input, milliseconds: patience)
    }

    /// How many milliseconds git may say nothing where its answer is at hand.
    private static let patience: Int32 = 10_000

    /// As many bytes as a few of the largest files.
    private static let outputLimit = 4 * InputFile.sizeLimit

    private static func run(
        _ arguments: [String],
        in folder: String,
        input: [UInt8] = [],
        milliseconds: Int32? = nil
    ) throws(Failure) -> [UInt8] {
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
                throw .noProgram("git does not answer in '\(folder)'; does its configuration name a pipe?")
            }
            guard !error.isTooLarge else { throw .refused("git says more than \(outputLimit / 1_048_576) MiB") }
            throw .noProgram("cannot run git: \(error.message)")
        }
        if result.status == 0 { return result.output }
        let words = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
        let prefix = ["fatal: ", "error: "].first { words.hasPrefix($0) } ?? ""
        throw .refused(words.isEmpty ? "git ended with status \(result.status)" : String(words.dropFirst(prefix.count)))
    }

    private static let settings = [
        "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.quotePath=false",
        "-c", "protocol.allow=never", "-c", "log.showSignature=false",
    ]

    /// A hook is started with variables that name its repository, which is not that of a submodule or of another folder.
    private static let environment: [(name: String, value: String?)] = [
        ("GIT_ALLOW_PROTOCOL", "none"), ("GIT_NO_LAZY_FETCH", "1"), ("GIT_OPTIONAL_LOCKS", "0"),
        ("GIT_TERMINAL_PROMPT", "0"), ("LC_ALL", "C"), ("GIT_EXTERNAL_DIFF", nil), ("GIT_DIR", nil),
        ("GIT_WORK_TREE", nil), ("GIT_INDEX_FILE", nil), ("GIT_PREFIX", nil), ("GIT_LITERAL_PATHSPECS", nil),
        ("GIT_GLOB_PATHSPECS", nil), ("GIT_NOGLOB_PATHSPECS", nil), ("GIT_ICASE_PATHSPECS", nil),
    ]
}
