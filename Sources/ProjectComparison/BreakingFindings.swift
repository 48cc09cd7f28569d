import ConfigurationFile
import Diagnostics
import IntentRules
import SchemaComparison
import SwiftDeclarations

/// Turns the differences between two states into findings, and leaves out accepted ones.
package struct BreakingFindings {
    private let failingEffects: Set<Effect.Category>?
    private let leavesOutEditorial: Bool
    private let configuration: LoadedConfiguration
    private let baseline: Baseline?
    private let folders: ReportFolders
    private let deployment: () -> OldestSystems?

    /// - Parameters:
    ///   - failingEffects: the effects that are errors; `nil` for the defaults of the effect table.
    ///   - leavesOutEditorial: whether to leave out edits of texts and order.
    ///   - folders: the folders that relative paths start from.
    ///   - deployment: the oldest systems that the app runs on, read only if they matter; `nil` if unknown.
    package init(
        failingEffects: Set<Effect.Category>? = nil,
        leavesOutEditorial: Bool = false,
        configuration: LoadedConfiguration = LoadedConfiguration(),
        baseline: Baseline? = nil,
        folders: ReportFolders = ReportFolders(),
        deployment: @escaping () -> OldestSystems? = { nil }
    ) {
        self.failingEffects = failingEffects
        self.leavesOutEditorial = leavesOutEditorial
        self.configuration = configuration
        self.baseline = baseline
        self.folders = folders
        self.deployment = deployment
    }

    package struct Result {
        /// The findings to report, sorted.
        package var diagnostics: [Diagnostic] = []
        /// The findings that the configuration and the baseline accept.
        package var suppressed: [Diagnostic] = []
        /// The texts of both states' definitions and code, of the configuration and of the baseline, by path.
        package var sources: [String: SourceText] = [:]
        /// The paths of the definitions in the new state.
        package var checkedPaths: [String] = []
        /// Findings about unreadable files and errors, which may hide more breaking changes.
        package var failures: [Diagnostic] = []
        /// The paths of files that are not in a folder but in a commit.
        package var pathsOutsideOfFolders: Set<String> = []

        /// The symbols of findings that affect only suggestions.
        package var suggestions: Set<String> = []
        /// The symbols of findings whose loss depends on a condition.
        package var doubtful: Set<String> = []

        package init() {}

        /// Adds the result of another comparison.
        package mutating func add(_ other: Result) {
            diagnostics += other.diagnostics
            // For a long history, keep only the texts that findings point into.
            let locations = other.diagnostics.flatMap { [$0.location] + $0.related.map(\.location) }
            for path in Set(locations.map(\.path)) where sources[path] == nil { sources[path] = other.sources[path] }
            failures += other.failures
            suggestions.formUnion(other.suggestions)
            doubtful.formUnion(other.doubtful)
            pathsOutsideOfFolders.formUnion(other.pathsOutsideOfFolders)
        }
    }

    /// - Parameter baseName: the name of the old state; a version decides which changes are still accepted.
    package func compare(from old: ProjectState, to new: ProjectState, baseName: String) -> Result {
        let comparison = StateComparison(from: old, to: new, deployment: deployment)
        let relativePath = folders.relativePaths(from: configuration.folder)
        let (failures, notes) = ProjectState.failures(comparing: old, with: new, baseName: baseName) { errors in
            configuration.configuration.apply(to: errors, relativePath: relativePath).diagnostics
                .filter { $0.severity == .error }
        }
        var sources: [String: SourceText] = [:]
        for source in old.allSources + new.allSources { sources[source.path] = source }
        var takeovers: TakeoverFindings?
        let gone = comparison.removedClasses
        if !gone.isEmpty, new.code != nil {
            let search = TakeoverSearch(from: old.contract, to: new.contract, deployment: deployment())
            takeovers = TakeoverFindings(of: gone, by: search, in: old.contract)
        }
        var changes = comparison.losses(without: takeovers?.takenOver ?? [])
        if leavesOutEditorial { changes.removeAll(where: \.kind.isEditorial) }
        var found: [Diagnostic] = []
        var result = Result()
        let presentPaths = Set(new.allSources.map(\.path))
        for var change in changes {
            if change.new == nil, !new.changedSubmodules.isEmpty, !presentPaths.contains(change.place.path) {
                change.doubt = change.doubt ?? .movedInto(new.changedSubmodules)
            }
            let uses = old.contract.uses(of: change.subject)
            guard var finding = change.finding(failing: failingEffects, for: uses) else { continue }
            if change.kind == .intentRemoved { takeovers?.explain(&finding) }
            if let meaning = change.replacedChoice(in: new.contract) { finding.message += meaning }
            finding.fixIts = change.fixes(in: sources, of: new.contract)
            if EffectTable.row(of: change.kind)?.loss(for: uses) == .suggestionEnds {
                result.suggestions.insert(finding.symbol)
            }
            if change.doubt != nil { result.doubtful.insert(finding.symbol) }
            found.append(finding)
        }
        let repeated = Set(old.contract.repeatedIdentifiers.map(\.symbol))
        found += new.contract.repeatedIdentifiers.filter { !repeated.contains($0.symbol) }
        found += (takeovers?.diagnostics ?? []) + notes + ProjectState.notUnderstood(comparing: old, with: new)
        var applied = accept(DiagnosticSet(found).sorted, comparedWith: baseName)
        if let source = configuration.source { sources[source.path] = source }
        applied.diagnostics += configuration.diagnostics
        if let baseline {
            if let source = baseline.source { sources[source.path] = source }
            let accepted = baseline.apply(
                to: applied.diagnostics,
                relativePath: folders.relativePaths(from: baseline.folder)
            )
            applied.suppressed += accepted.suppressed
            applied.diagnostics = accepted.diagnostics + accepted.unneeded
        }
        result.diagnostics = DiagnosticSet(failures + applied.diagnostics).sorted
        result.suppressed = applied.suppressed
        result.sources = sources
        result.checkedPaths = new.sources.map(\.path)
        result.failures = DiagnosticSet(failures).sorted
        result.pathsOutsideOfFolders = old.pathsOutsideOfFolders.union(new.pathsOutsideOfFolders)
        return result
    }

    // MARK: - Accepted changes

    private func accept(_ diagnostics: [Diagnostic], comparedWith baseName: String) -> AppliedFindings {
        let base = ReleaseVersion(in: baseName)
        var isUsed = [Bool](repeating: false, count: configuration.configuration.breaking.acceptedChanges.count)
        var reported: [Diagnostic] = []
        var suppressed: [Diagnostic] = []
        for diagnostic in diagnostics {
            let accepting = configuration.configuration.breaking.acceptedChanges.indices.filter { index in
                let accepted = configuration.configuration.breaking.acceptedChanges[index]
                return accepted.exception.kind == diagnostic.kind
                    && accepted.exception.symbol?.matches(diagnostic.symbol) != false
                    && !accepted.isIncluded(in: base)
            }
            for index in accepting { isUsed[index] = true }
            if accepting.isEmpty { reported.append(diagnostic) } else { suppressed.append(diagnostic) }
        }
        let unused = zip(configuration.configuration.breaking.acceptedChanges, isUsed).filter { !$1 }.map {
            accepted,
            _ in
            Diagnostic(
                .unusedException,
                accepted.isIncluded(in: base)
                    ? "'\(accepted.exception.kind.name)' was accepted until \(accepted.until ?? ""), which '\(baseName)' contains"
                    : "no change matches this entry",
                at: accepted.exception.location,
                help: "remove it"
            )
        }
        var applied = configuration.configuration.apply(
            to: reported,
            relativePath: folders.relativePaths(from: configuration.folder)
        )
        applied.diagnostics += unused
        applied.suppressed = suppressed + applied.suppressed
        return applied
    }
}
