import Settings
import Diagnostics
import RuleSettings
import SavedContract
import SwiftDeclarations

/// Turns the differences between two states into findings, and leaves out accepted ones.
package struct BreakingFindings {
    /// The effects that are errors; `nil` for those that the configurations name.
    package var failingEffects: Set<Effect.Category>?
    /// The compared paths, whose configurations count even without a finding.
    package var operands: [String] = []
    /// The configuration of a file or folder.
    package var configuration: (_ path: String) -> LoadedConfiguration = { _ in LoadedConfiguration() }
    /// The baseline to use instead of those that the configurations name.
    package var baseline: Baseline?
    /// The baseline that a configuration names.
    package var configuredBaseline: (LoadedConfiguration) -> Baseline.ReadResult? = { _ in nil }
    /// The file in the work tree that a path in a report stands for.
    package var filePath: (_ path: String) -> String = { $0 }
    /// The folders that relative paths start from.
    package var folders = ReportFolders()
    /// The oldest systems that the app runs on; `nil` for those of each new state.
    package var oldestSystems: OldestSystems?

    package init() {}

    package struct Result {
        /// The findings to report, sorted.
        package var diagnostics: [Diagnostic] = []
        /// The findings that the configurations and the baseline accept.
        package var suppressed: [Diagnostic] = []
        /// The part of `suppressed` that the named baseline accepts.
        package var acceptedByBaseline: [Diagnostic] = []
        /// The texts of both states' definitions and code, of the configurations and of the baseline, by path.
        package var sources: [String: SourceText] = [:]
        /// The paths of the definitions in the new state.
        package var checkedPaths: [String] = []
        /// Findings about unreadable files and errors, which may hide more breaking changes.
        package var failures: [Diagnostic] = []
        /// The paths of files that are not in a folder but in a commit.
        package var pathsOutsideOfFolders: Set<String> = []

        /// What was compared, and with what.
        package var scope = ComparisonScope()

        /// Every change, even a harmless one.
        package var changes: [Change] = []
        /// The changes that a reported finding is about.
        fileprivate(set) var reportedChanges: [Change: Diagnostic] = [:]
        /// The changes that a finding is about, even an accepted one.
        fileprivate(set) var losses: Set<Change> = []
        /// The findings that the configurations and the baseline accept or turn off.
        fileprivate(set) var accepted: [Diagnostic] = []

        /// The symbols of findings that affect only suggestions.
        package var suggestions: Set<String> = []
        /// The symbols of findings whose loss depends on a condition.
        package var doubtful: Set<String> = []
        /// The symbols of findings about what no one can have saved.
        var unsaved: Set<String> = []

        package init() {}

        /// Whether a reported finding is about a change. Others are harmless or accepted, or part of a greater loss.
        package func reports(_ change: Change) -> Bool { reportedChanges[change] != nil }

        /// Adds the result of another comparison, with one of its changes, so that the whole is not called unchanged.
        package mutating func add(_ other: Result) {
            diagnostics += other.diagnostics
            // For a long history, keep only the texts that findings point into.
            let locations = other.diagnostics.flatMap { [$0.location] + $0.related.map(\.location) }
            for path in Set(locations.map(\.path)) where sources[path] == nil { sources[path] = other.sources[path] }
            failures += other.failures
            accepted += other.accepted
            if changes.isEmpty { changes += other.changes.prefix(1) }
            scope.add(other.scope)
            suggestions.formUnion(other.suggestions)
            doubtful.formUnion(other.doubtful)
            unsaved.formUnion(other.unsaved)
            pathsOutsideOfFolders.formUnion(other.pathsOutsideOfFolders)
        }
    }

    /// - Parameters:
    ///   - baseName: the name of the old state; a version decides which changes are still accepted.
    ///   - paths: the files whose changes are reported; `nil` for all.
    package func compare(
        from old: ProjectState,
        to new: ProjectState,
        baseName: String,
        at paths: Set<String>? = nil
    ) -> Result {
        let deployment = (old: { oldestSystems ?? old.oldestSystems() }, new: { oldestSystems ?? new.oldestSystems() })
        let comparison = StateComparison(from: old, to: new, deployment: deployment)
        var (failures, notes) = ProjectState.failures(comparing: old, with: new, baseName: baseName) { errors in
            configured(errors).flatMap { loaded, errors in apply(loaded, to: errors).diagnostics }
                .filter { $0.severity == .error }
        }
        let projects = ProjectState.unreadProjects(comparing: old, with: new)
        let manifests = Set(projects.map(\.location.path))
        failures += projects + comparison.unreadSources.filter { !manifests.contains($0.location.path) }
        var sources: [String: SourceText] = [:]
        for source in old.allSources + new.allSources { sources[source.path] = source }
        var takeovers: RemovedIntentFindings?
        let gone = comparison.removedClasses
        if !gone.isEmpty, new.code != nil, new.isCodeKnown, comparison.unreadPath == nil {
            let search = TakeoverSearch(
                from: old.contract,
                to: new.contract,
                deployment: deployment.new(),
                unbuilt: new.unbuilt
            )
            takeovers = RemovedIntentFindings(of: gone, by: search, in: old.contract)
        }
        let losses = comparison.losses(without: takeovers?.takenOver ?? [])
        var found: [Diagnostic] = []
        var changes: [FindingIdentity: [Change]] = [:]
        var result = Result()
        result.changes = comparison.changes.filter { paths.map($0.concerns) != false }
        let unreadPlaces = Set(failures.map(\.location))
        let notUnderstood = ProjectState.notUnderstood(comparing: old, with: new)
            .filter { !unreadPlaces.contains($0.location) && !manifests.contains($0.location.path) }
        let problems = failures + notes.filter { problem in paths.map(problem.concerns) ?? true }
        let unread = ProjectState.notLookedAt(
            comparing: old,
            with: new,
            isCodeCompared: comparison.isCodeCompared
        )
        result.scope = ComparisonScope(old, new, in: comparison)
        result.scope.add(problems, unread.filter { paths?.contains($0.location.path) != false }, in: sources)
        if notUnderstood.contains(where: { problem in paths.map(problem.concerns) ?? true }) {
            result.scope.hasProblems = true
        }
        let presentPaths = Set(new.allSources.map(\.path))
        let unbuiltPaths = Set(new.unbuilt.map(\.path))
        let newlyExcluded = new.excluded.subtracting(old.excluded)
        let (before, after) = (ContractIndex(old.contract), ContractIndex(new.contract))
        for loss in losses {
            var change = loss
            change.isUnsaved = comparison.isUnsaved(loss)
            change.doubt = change.doubt ?? comparison.doubt(about: loss)
            if change.new == nil, !new.changedSubmodules.isEmpty, !presentPaths.contains(change.place.path) {
                change.doubt = change.doubt ?? .movedInto(new.changedSubmodules)
            }
            // What is gone may be in a file that the old state had elsewhere.
            if change.new == nil, !newlyExcluded.isEmpty, !presentPaths.contains(change.place.path) {
                change.doubt = change.doubt ?? .movedIntoExcluded
            }
            let isStatic =
                change.kind == .intentRemoved && before.isReplacedByStaticConfigurations(change.subject.name, in: after)
            if isStatic { change.doubt = change.doubt ?? .ofStaticConfigurations }
            let uses = before.uses(of: change.subject)
            let failing = failingEffects ?? configuration(change.place.path).configuration.breaking.failingEffects
            guard var finding = change.finding(failing: failing, for: uses) else { continue }
            if change.kind == .intentRemoved, !isStatic, !change.isUnsaved {
                takeovers?.explain(&finding, isAllRead: new.excluded.isEmpty)
            }
            if let meaning = change.replacedChoice(in: after) { finding.message += meaning }
            if change.new == nil, unbuiltPaths.contains(change.place.path) {
                finding.message += ": no target builds this file any more"
            }
            finding.fixIts = change.fixes(in: sources, of: after)
            if change.isUnsaved {
                result.unsaved.insert(finding.symbol)
            } else if change.kind.loss(for: uses) == .suggestionEnds {
                result.suggestions.insert(finding.symbol)
            }
            if change.doubt != nil { result.doubtful.insert(finding.symbol) }
            found.append(finding)
            changes[FindingIdentity(finding), default: []].append(loss)
        }
        let repeated = Set(old.contract.repeatedIdentifiers.map(\.symbol))
        found += new.contract.repeatedIdentifiers.filter { !repeated.contains($0.symbol) }
        let places = Set(found.map(\.location))
        found += (takeovers?.diagnostics ?? []) + notes
        // A finding about the same place says what may be lost.
        found += notUnderstood.filter { !places.contains($0.location) }
        if let paths { found.removeAll { !$0.concerns(paths) } }
        var applied = AppliedFindings()
        let configuredPaths = operands + new.allSources.map(\.path)
        for (loaded, findings) in configured(DiagnosticSet(found).sorted, besides: configuredPaths) {
            if let source = loaded.source { sources[source.path] = source }
            if loaded.diagnostics.contains(where: { $0.severity == .error }) {
                // Without a valid configuration, no one knows which findings count.
                failures += loaded.diagnostics
                continue
            }
            var accepted = apply(loaded, to: findings, comparedWith: baseName)
            if folders.covers(loaded.folder, by: operands) { accepted.diagnostics += accepted.unneeded }
            if baseline == nil, let read = configuredBaseline(loaded) {
                failures += read.diagnostics
                if let baseline = read.baseline { accept(&accepted, by: baseline, in: &sources) }
            }
            applied.diagnostics += accepted.diagnostics + loaded.diagnostics
            applied.suppressed += accepted.suppressed
        }
        let excepted = applied.suppressed.count
        if let baseline { accept(&applied, by: baseline, in: &sources) }
        result.acceptedByBaseline = Array(applied.suppressed.dropFirst(excepted))
        result.diagnostics = DiagnosticSet(failures + applied.diagnostics).sorted
        result.suppressed = applied.suppressed
        for finding in applied.diagnostics {
            for change in changes[FindingIdentity(finding)] ?? [] { result.reportedChanges[change] = finding }
        }
        result.losses = Set(changes.values.joined())
        let reported = Set(applied.diagnostics.map(FindingIdentity.init))
        result.accepted = found.filter { !reported.contains(FindingIdentity($0)) }
        result.sources = sources
        result.checkedPaths = new.sources.map(\.path)
        result.failures = DiagnosticSet(failures).sorted
        result.pathsOutsideOfFolders = old.pathsOutsideOfFolders.union(new.pathsOutsideOfFolders)
        return result
    }

    /// What stays the same of a finding when the configuration changes its severity.
    struct FindingIdentity: Hashable {
        let code: String
        let symbol: String
        let message: String

        init(_ finding: Diagnostic) { (code, symbol, message) = (finding.kind.code, finding.symbol, finding.message) }
    }

    // MARK: - Configurations

    /// The findings of each configuration, sorted by its path, including those of `paths` without findings.
    private func configured(
        _ diagnostics: [Diagnostic],
        besides paths: [String] = []
    ) -> [(loaded: LoadedConfiguration, findings: [Diagnostic])] {
        var groups: [String: (loaded: LoadedConfiguration, findings: [Diagnostic])] = [:]
        var known: Set<String> = []
        for path in paths where known.insert(operands.contains(path) ? path : Path.folder(of: path)).inserted {
            let loaded = configuration(path)
            groups[loaded.path ?? ""] = (loaded, [])
        }
        for diagnostic in diagnostics {
            let loaded = configuration(diagnostic.location.path)
            groups[loaded.path ?? "", default: (loaded, [])].findings.append(diagnostic)
        }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }

    /// An entry that accepts nothing in this comparison may be needed in one with another base, so it is judged only if it
    /// would be an error.
    private func accept(_ applied: inout AppliedFindings, by baseline: Baseline, in sources: inout [String: SourceText])
    {
        if let source = baseline.source { sources[source.path] = source }
        let relative = relativePaths(from: baseline.folder)
        let accepted = baseline.apply(
            to: applied.diagnostics,
            within: baseline.unneeded == .severity(.error) ? scope : nil,
            relativePath: relative
        )
        applied.suppressed += accepted.suppressed
        applied.diagnostics = accepted.diagnostics + accepted.unneeded
    }

    /// Returns a function that makes paths in reports relative to a folder, as baselines write them.
    package func relativePaths(from folder: String) -> (String) -> String {
        let relative = folders.relativePaths(from: folder)
        return { relative(filePath($0)) }
    }

    /// What a comparison looks for: changes in the compared files.
    package var scope: BaselineScope {
        BaselineScope(
            includesRule: { ["IN12", "IN13", "IN14", "IN15"].contains($0.prefix(4)) },
            covers: { paths, folder in
                let operands = operands.map(folders.absolute)
                return paths.filter { path in
                    let path = folders.absolute(Path.joined(folder, path))
                    return operands.contains { path == $0 || path.hasPrefix(Path.joined($0, "")) }
                }
            }
        )
    }

    private func apply(_ loaded: LoadedConfiguration, to diagnostics: [Diagnostic], comparedWith base: String = "")
        -> AppliedFindings
    {
        loaded.configuration.apply(
            to: diagnostics,
            judging: scope.includesRule,
            comparedWith: base,
            relativePath: relativePaths(from: loaded.folder)
        )
    }
}

extension Diagnostic {
    /// Whether the finding is about one of these files, or a folder with one of them.
    fileprivate func concerns(_ paths: Set<String>) -> Bool {
        ([location] + related.map(\.location)).contains { location in
            paths.contains(location.path) || paths.contains { $0.hasPrefix(location.path + "/") }
        }
    }
}

extension Change {
    /// Whether the change is in one of these files, before or now.
    package func concerns(_ paths: Set<String>) -> Bool {
        paths.contains(place.path) || [old, new].contains { $0.map { paths.contains($0.location.path) } ?? false }
    }
}
