import Diagnostics
import FileAccess
import Git
import IntentSchema
import ProjectComparison
import SchemaComparison
import Workspace

/// Every commit of a history that changed definitions, compared with the one before it.
struct BreakingLog {
    private let range: String
    private let findings: BreakingFindings
    /// Where definitions are looked for, from the root of the repository; everywhere where there are none.
    private var folders: [String] = []

    init(_ range: String, _ findings: BreakingFindings) {
        self.range = range
        self.findings = findings
    }

    mutating func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let result: Result<ExitStatus, CommandFailure>
        do throws(GitRepository.Failure) {
            let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
            let repository = try GitRepository(containing: DefinitionSearch.existingFolder(of: paths[0]))
            let places = try repository.places(of: paths)
            folders = places.contains("") ? [] : places
            if let path = try absentPath(paths, places, repository) {
                result = .failure(ComparedStates.nothing(at: path, in: range))
            } else {
                result = try report(commits(repository, below: folders), repository, arguments)
            }
        } catch {
            throw .unusable("cannot read the history '\(range)': \(error.message)")
        }
        return try result.get()
    }

    /// A path that is neither here nor in the history: what was deleted has one.
    private func absentPath(
        _ paths: [String],
        _ places: [String],
        _ repository: GitRepository
    ) throws(GitRepository.Failure) -> String? {
        for (path, place) in zip(paths, places) where !DefinitionSearch.exists(path) {
            if try commits(repository, below: [place]).isEmpty { return path }
        }
        return nil
    }

    /// A commit that changed definitions.
    private struct Commit {
        var name: String
        /// The commit before it; `nil` for the first one of all.
        var parent: String?
        var date: String
        var subject: String

        var shortName: String { String(name.prefix(10)) }
    }

    /// The commits of the range that changed definitions, the oldest first. Of a merge only the first parent is followed: what
    /// it brings is compared as a whole, once, as it came to the branch.
    private func commits(
        _ repository: GitRepository,
        below folders: [String]
    ) throws(GitRepository.Failure) -> [Commit] {
        let format = "--format=%H%x1f%P%x1f%cs%x1f%s%x1e"
        // A range that begins with a dash must not be taken for an option.
        let arguments = ["log", "--reverse", "--first-parent", format, "--end-of-options", range, "--"]
        let scopes = folders.isEmpty ? [":(top,glob)**/*.intentdefinition"] : folders.map(Self.scope)
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

    /// The definitions of all commits, each object read and understood once.
    private struct Blobs {
        var trees: [String: [GitFile]] = [:]
        var loaded: [String: Frontend.Loaded] = [:]
        var missing: Set<String> = []
    }

    private func read(_ commits: [Commit], _ repository: GitRepository) throws(GitRepository.Failure) -> Blobs {
        var blobs = Blobs()
        for commit in commits {
            for name in [commit.parent, commit.name].compactMap(\.self) where blobs.trees[name] == nil {
                let tree = try repository.tree(of: name, extensions: ["intentdefinition"], below: folders)
                blobs.trees[name] = tree.files.filter { !$0.isLink && DefinitionSearch.isSearched($0.path) }
            }
        }
        var paths: [String: String] = [:]
        for file in blobs.trees.values.flatMap(\.self) { paths[file.object] = file.path }
        let objects = try repository.objects(paths.keys).sorted { $0.key < $1.key }
        let shownPaths = paths
        let loaded = ParallelMap.map(objects) { name, object -> Frontend.Loaded? in
            guard case .contents(let bytes) = object else { return nil }
            return Frontend.load(SourceText(path: shownPaths[name] ?? name, bytes: bytes))
        }
        for (object, loaded) in zip(objects, loaded) {
            if let loaded { blobs.loaded[object.key] = loaded } else { blobs.missing.insert(object.key) }
        }
        return blobs
    }

    private func report(
        _ commits: [Commit],
        _ repository: GitRepository,
        _ arguments: Arguments
    ) throws(GitRepository.Failure) -> Result<ExitStatus, CommandFailure> {
        let blobs = try read(commits, repository)
        var whole = BreakingFindings.Result()
        let isText = arguments[.report].isEmpty
        let style = DiagnosticOutput.style(arguments, for: .output)
        var told: Set<String> = []
        for commit in commits {
            guard let parent = commit.parent else { continue }
            var result = findings.compare(
                from: state(parent, blobs, now: commit.name),
                to: state(commit.name, blobs, now: commit.name),
                baseName: String(parent.prefix(10))
            ) {
                var swift = Workspace()
                swift.add(
                    commit: commit.name,
                    of: repository,
                    name: commit.shortName,
                    below: folders,
                    withExtension: "swift"
                )
                return BreakingFindings.SwiftSources(swift)
            }
            // What was wrong with a commit has been told with it, where it is one of the range.
            let before = parent.prefix(10) + ":"
            if told.contains(parent) { result.diagnostics.removeAll { $0.location.path.hasPrefix(before) } }
            told.insert(commit.name)
            whole.isIncomplete = whole.isIncomplete || result.isIncomplete
            whole.diagnostics += result.diagnostics
            whole.sources.merge(result.sources) { first, _ in first }
            whole.pathsOutsideOfFolders.formUnion(result.pathsOutsideOfFolders)
            let shown = result.diagnostics.atLeast(arguments[.minimumSeverity])
            guard isText, !shown.isEmpty else { continue }
            var report = Report(shown, sources: result.sources)
            report.folders = ReportFolders(workingFolder: Path.workingFolder)
            report.folders.outside = result.pathsOutsideOfFolders
            var heading: [UInt8] = []
            heading.appendVisible("\(commit.shortName) \(commit.date) \(commit.subject)")
            StandardStreams.write(heading + [0x0A], to: .output)
            StandardStreams.write(ReportFormat.text.render(report, style: style) + [0x0A], to: .output)
        }
        if isText {
            if whole.isIncomplete { return .success(.unusable) }
            guard let failing = arguments[.failOn].severity else { return .success(.success) }
            return .success(whole.diagnostics.contains { $0.severity >= failing } ? .failure : .success)
        }
        return Result { () throws(CommandFailure) in
            try BreakingReport(whole, baseName: range).write(arguments)
        }
    }

    /// - Parameter present: the commit that is reported, of which files that are gone are told.
    private func state(_ commit: String, _ blobs: Blobs, now present: String) -> ProjectState {
        var loaded: [(file: ProjectFile, definition: Frontend.Loaded)] = []
        var missing = Workspace()
        for file in blobs.trees[commit] ?? [] {
            let path = "\(commit.prefix(10)):\(file.path)"
            guard let definition = blobs.loaded[file.object] else {
                missing.fail(path, "the repository does not have this file")
                continue
            }
            let source = SourceText(path: path, bytes: definition.source.bytes)
            let current = "\(present.prefix(10)):\(file.path)"
            loaded.append((ProjectFile(relativePath: file.path, source: source, currentPath: current), definition))
        }
        return ProjectState(loaded, failures: missing.failures, isInFolders: false)
    }
}
