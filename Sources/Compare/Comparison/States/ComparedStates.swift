import Diagnostics
import FileAccess
import Git
import Inputs
import IntentSchema
import ProjectReading

/// Two states of a project: the one that the command line names, and its base.
package struct ComparedStates {
    /// The name of the old state in reports.
    package let baseName: String
    private var tags: () -> [String] = { [] }
    package let sides: ComparisonScope.Sides
    /// The files whose changes are reported, if both states are more than the named paths; `nil` for all.
    package private(set) var reportedPaths: Set<String>?
    /// Whether the states have more than what was searched.
    package private(set) var isPart = false
    private var old: StateFiles
    private var new: StateFiles
    /// The configurations of the new state that cannot be read.
    private var configurations: (gaps: [Gap], sources: [SourceText]) = ([], [])
    /// The submodules that cannot be opened, of both states and of the new one alone.
    private var closedSubmodules: (known: Set<String>, added: Set<String>) = ([], [])
}

extension ComparedStates {
    /// Finds and reads both states.
    ///
    /// - Parameters:
    ///   - operands: the files and folders of the new state, and perhaps a range of revisions.
    ///   - base: a revision, a folder, a definition or a built app; `nil` for the commit where the branch left the default
    ///     branch. A range has its own.
    ///   - followsMoves: whether to search both states as a whole if only one has something at a path.
    ///   - isWhole: whether to search them as a whole in any case, and report only what concerns the paths.
    package init(
        _ operands: ComparedOperands,
        against base: String? = nil,
        followsMoves: Bool = true,
        isWhole: Bool = false,
        excluding exclusions: SearchExclusions,
        reading contents: FileContents = FileContents()
    ) throws(CommandFailure) {
        let (paths, range) = (operands.paths, operands.range)
        let base = range?.old ?? base
        let isPath = try base.map { base throws(CommandFailure) in try Self.isPath(base, near: paths[0]) } ?? false
        var exclusions = exclusions
        if let base, isPath, range == nil {
            if paths.count == 1 { exclusions.use(patternsFor: paths[0], in: base) }
            if let missing = paths.first(where: { !DefinitionSearch.exists($0) }) { throw .nothing(at: missing) }
            self.init(
                baseName: base,
                sides: .states(base: .init(base), new: nil),
                old: StateFiles(.named([base]), excluding: exclusions, reading: contents),
                new: StateFiles(.named(paths), excluding: exclusions, reading: contents)
            )
            try requireContentsOfBase()
            leaveOutUnbuiltSources()
            useCurrentNames(paths)
            return
        }
        let repository: GitRepository
        let named: [(path: String, place: String)]
        let former: (source: StateSource, side: ComparisonScope.Side)
        let present: (source: StateSource, side: ComparisonScope.Side?)
        let unread: (gaps: [Gap], sources: [SourceText])
        do throws(GitRepository.Failure) {
            repository = try GitRepository(containing: DefinitionSearch.existingFolder(of: paths[0]))
            named = Array(zip(paths, try repository.places(of: paths)))
            let folders = named.contains { $0.place.isEmpty } ? [] : named.map(\.place)
            if let revision = range?.new ?? (repository.root == nil ? "HEAD" : nil) {
                let commit = try repository.commit(revision)
                unread = try exclusions.use(configurationsOf: commit, named: revision, in: repository)
                let source = StateSource.commit(commit, name: revision, repository, below: folders)
                present = (source, .init(revision, commit: commit))
            } else {
                present = (.paths(named, areOptional: true), nil)
                unread = ([], [])
            }
            if let base, isPath {
                former = (.named([base]), .init(base))
            } else {
                let side = try repository.base(base, of: range)
                // Git does not understand a path after `v1...`, so reports name the revision alone.
                let name = GitRepository.plainName(of: side.name)
                former = (.commit(side.commit ?? "", name: name, repository, below: folders), side)
            }
        } catch {
            if case .noRepository = error, let missing = paths.first(where: { !DefinitionSearch.exists($0) }) {
                throw .nothing(at: missing)
            }
            throw error.commandFailure(comparingWith: base)
        }
        let root = (path: Self.rootPath(of: repository, seenFrom: paths[0]), place: "")
        let files = { [exclusions] (source: StateSource) in
            StateFiles(source, of: source.whole(at: root), excluding: exclusions, reading: contents)
        }
        self.init(
            baseName: former.side.name,
            sides: .states(base: former.side, new: present.side),
            old: files(former.source),
            new: files(present.source)
        )
        if let commit = former.side.commit { tags = { repository.tags(before: commit) } }
        configurations = unread
        if isPath { try requireContentsOfBase() }
        for (path, place) in named where range == nil && !DefinitionSearch.exists(path) && !old.hasFiles(at: place) {
            throw .nothing(at: path, in: baseName)
        }
        var shown = named
        let hasMoves = try followsMoves && !isPath ? isOneSided(named) : false
        if hasMoves || isWhole {
            search((files(former.source.whole(at: root)), files(present.source.whole(at: root))), reporting: named)
            shown.append(root)
        }
        isPart = !isPath && !named.contains { $0.place.isEmpty } && reportedPaths == nil
        leaveOutClosedSubmodules(present.side == nil ? repository.closedSubmodules : [])
        let place = StateSource.paths(shown, areOptional: true)
        old.useCurrentNames { path in present.side.map { "\($0.name):\(path)" } ?? place.path(of: path) }
        if reportedPaths != nil { report(named) }
        leaveOutUnbuiltSources()
    }

    /// Leaves out what no target builds.
    private mutating func leaveOutUnbuiltSources() {
        let (before, after) = (old.relativePaths, new.relativePaths)
        old.addFolders(named: after)
        new.addFolders(named: before)
        let (former, present) = (old.product, new.product)
        old.leaveOutUnbuiltSources(comparedWith: present)
        new.leaveOutUnbuiltSources(comparedWith: former, movedFrom: old)
    }

    /// Shows the files of a base path under the names that they would have in the new state.
    private mutating func useCurrentNames(_ paths: [String]) {
        let isPairOfFiles = !DefinitionSearch.isFolder(baseName) && !DefinitionSearch.isFolder(paths[0])
        if isPairOfFiles, old.definitions.files.count == 1, new.definitions.files.count == 1 {
            // Two named definitions are compared as one, whatever their names.
            old.definitions.files[0].relativePath = new.definitions.files[0].relativePath
            return
        }
        old.useCurrentNames { inside in paths[0] == "." ? inside : Path.joined(paths[0], inside) }
    }

    // MARK: - Paths of one side

    /// Whether only one state has files at one of the named paths, so that they may have been moved. A path where neither
    /// has any is a mistake.
    private func isOneSided(_ named: [(path: String, place: String)]) throws(CommandFailure) -> Bool {
        var isOneSided = false
        for (path, place) in named where !place.isEmpty {
            let (before, after) = (old.hasFiles(at: place), new.hasFiles(at: place))
            if !before, !after, !Self.hasProject(path) {
                throw .unusable(
                    "there is no .intentdefinition file or Swift source in '\(path)', neither \(now) nor in '\(baseName)'"
                )
            }
            isOneSided = isOneSided || before != after
        }
        return isOneSided
    }

    /// Whether a folder has an Xcode project, whose settings count.
    private static func hasProject(_ path: String) -> Bool {
        let found = try? DefinitionSearch.files(below: path, withExtensions: ["pbxproj"])
        return found?.files.isEmpty == false
    }

    /// Replaces both states with larger ones, and reports only what concerns the named paths.
    private mutating func search(
        _ whole: (old: StateFiles, new: StateFiles),
        reporting named: [(path: String, place: String)]
    ) {
        // A search of everything leaves out a named file that git ignores.
        let (formerOld, formerNew) = (old, new)
        (old, new) = whole
        old.add(formerOld)
        new.add(formerNew)
        report(named)
    }

    private mutating func report(_ named: [(path: String, place: String)]) {
        reportedPaths = Set(named.flatMap { old.paths(at: $0.place) + new.paths(at: $0.place) + [$0.path] })
    }

    /// The root of the work tree, written like the named paths.
    private static func rootPath(of repository: GitRepository, seenFrom path: String) -> String {
        guard !path.hasPrefix("/"), let here = try? GitRepository(containing: "."), here.root == repository.root else {
            return repository.root ?? "."
        }
        let up = here.prefix.split(separator: "/").map { _ in ".." }.joined(separator: "/")
        return up.isEmpty ? "." : up
    }

    /// Leaves submodules that cannot be opened out of both states, since only one state's files are known.
    private mutating func leaveOutClosedSubmodules(_ ofWorkTree: Set<String>) {
        let closed = old.closedSubmodules.union(new.closedSubmodules).union(ofWorkTree)
        let known = closed.filter { [old.remove(below: $0), new.remove(below: $0)].contains(true) }
        closedSubmodules = (
            Set(known), new.closedSubmodules.union(ofWorkTree).subtracting(old.closedSubmodules)
        )
    }

    // MARK: - Mistakes

    /// Refuses an empty base, against which everything would be new and nothing harmful.
    private func requireContentsOfBase() throws(CommandFailure) {
        guard old.isEmpty else { return }
        let isIgnored = old.definitions.ignoredFolders.contains(baseName)
        let rest = isIgnored ? " that git does not ignore; name the file" : ""
        throw .unusable("there is no .intentdefinition file in '\(baseName)'\(rest)")
    }

    /// The new state in a sentence.
    private var now: String { if case .states(_, let new?) = sides { "in '\(new.name)'" } else { "now" } }

    /// Whether the base names a path. An ambiguous name is an error.
    private static func isPath(_ base: String, near place: String) throws(CommandFailure) -> Bool {
        // A bare repository has a file 'HEAD'.
        guard base != "HEAD", DefinitionSearch.exists(base) else { return false }
        let isRevision =
            !base.hasPrefix("/") && !base.hasPrefix(".")
            && (try? GitRepository(containing: DefinitionSearch.existingFolder(of: place)).commit(base)) != nil
        if isRevision {
            throw .usage("'\(base)' is both a path and a revision: write './\(base)' or the full name of the revision")
        }
        return true
    }
}

extension ComparedStates {
    /// The definitions of both states, each on its own.
    package func definitions() -> (old: [Frontend.Loaded], new: [Frontend.Loaded]) {
        (old.definitions.loaded(), new.definitions.loaded())
    }

    /// The texts of both states' definitions, with the tables that translate them.
    package func translations(of definitions: (old: [Frontend.Loaded], new: [Frontend.Loaded])) -> (
        old: TranslationReading, new: TranslationReading
    ) {
        (
            TranslationReading(definitions.old.compactMap(\.definition), of: old),
            TranslationReading(definitions.new.compactMap(\.definition), of: new)
        )
    }

    /// Where the new state is.
    package var newSource: StateSource { new.source }

    /// Loads both states.
    ///
    /// - Parameter definitions: the definitions of both states, perhaps with words in place of keys; `nil` to load them.
    package func loaded(
        _ definitions: (old: [Frontend.Loaded], new: [Frontend.Loaded])? = nil
    ) throws(CommandFailure) -> StatePair {
        let former = ProjectState(old, definitions?.old)
        var states = StatePair(
            former,
            ProjectState(new, definitions?.new, after: former),
            baseName: baseName,
            at: reportedPaths
        )
        states.tags = tags
        states.new.add(configurations)
        // What only seems to be gone may be in a submodule that only the new state has.
        let (known, added) = closedSubmodules
        states.old.gaps += known.subtracting(added).sorted().map(Gap.init(ofSubmodule:))
        states.new.gaps += known.union(added).sorted().map(Gap.init(ofSubmodule:))
        if states.old.isEmpty, states.new.isEmpty, states.old.gaps.isEmpty, states.new.gaps.isEmpty {
            throw .unusable(
                "there is no .intentdefinition file, App Intent or widget, neither \(now) nor in '\(baseName)'"
            )
        }
        return states
    }
}

extension GitRepository {
    /// The old state of a comparison: the given revision, or where the new one left the old or default branch.
    fileprivate func base(
        _ revision: String?,
        of range: ComparedOperands.Range?
    ) throws(Failure) -> ComparisonScope.Side {
        if let range {
            let start = try commit(range.old)
            let base = range.beginsAtCommonAncestor ? try mergeBase(of: commit(range.new), with: range.old) : start
            // The revision itself has other files.
            return .init(base == start ? range.old : Self.shortName(of: base), commit: base)
        }
        if revision == "latest-tag" {
            let tag = try latestTag()
            return .init(tag, commit: try commit("refs/tags/" + tag))
        }
        if let revision { return .init(revision, commit: try base(revision)) }
        let base = try mergeBase()
        return .init(base.revision, commit: base.commit, parentOf: base.parentOf)
    }
}

extension GitRepository.Failure {
    /// - Parameter revision: the base; `nil` for the commit where the branch left the default branch.
    fileprivate func commandFailure(comparingWith revision: String?) -> CommandFailure {
        switch self {
        case .noProgram(let message), .noRevision(let message): return .unusable(message)
        case .noRepository(let reason) where !reason.hasPrefix("not a git repository"):
            return .unusable("cannot use this git repository: \(reason)")
        case .noRepository:
            guard let revision else {
                return .usage("this is not a git repository: name a folder or a definition with '--against'")
            }
            return .unusable("'\(revision)' does not exist, and this is not a git repository")
        case .refused(let message):
            guard let revision else { return .unusable(message) }
            return .unusable("cannot compare with '\(revision)': \(message)")
        }
    }
}
