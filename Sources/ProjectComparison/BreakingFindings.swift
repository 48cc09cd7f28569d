import ConfigurationFile
import Diagnostics
import IntentRules
import SchemaComparison
import SwiftDeclarations

/// Turns the differences of two states into findings, as far as nothing accepts them.
package struct BreakingFindings {
    private let policy: EffectPolicy
    private let isEditorialLeftOut: Bool
    private let configuration: LoadedConfiguration
    private let baseline: BaselineChoice?
    private let folders: ReportFolders
    private let deployment: () -> SystemVersion?

    /// - Parameters:
    ///   - isEditorialLeftOut: whether edits of texts and order are left out.
    ///   - folders: what relative paths start from.
    ///   - deployment: the oldest iOS that the app runs on, looked for only where intents are gone; `nil` where that is not
    ///     known.
    package init(
        policy: EffectPolicy = EffectPolicy(),
        isEditorialLeftOut: Bool = false,
        configuration: LoadedConfiguration = LoadedConfiguration(),
        baseline: BaselineChoice? = nil,
        folders: ReportFolders = ReportFolders(),
        deployment: @escaping () -> SystemVersion? = { nil }
    ) {
        self.policy = policy
        self.isEditorialLeftOut = isEditorialLeftOut
        self.configuration = configuration
        self.baseline = baseline
        self.folders = folders
        self.deployment = deployment
    }

    /// The Swift sources of a state.
    package struct SwiftSources {
        var sources: [SourceText]
        /// What could not be read.
        var failures: [Diagnostic]
        /// Whether they are in folders and not in a commit.
        var areInFolders: Bool

        package init(_ sources: [SourceText], failures: [Diagnostic] = [], areInFolders: Bool = true) {
            self.sources = sources
            self.failures = failures
            self.areInFolders = areInFolders
        }
    }

    /// What comparing two states gave.
    package struct Result {
        /// What is reported, in the order of reports.
        package var diagnostics: [Diagnostic] = []
        /// What the configuration and the baseline accept.
        package var suppressed: [Diagnostic] = []
        /// The text of every definition of both states, by its path.
        package var sources: [String: SourceText] = [:]
        /// The definitions of the new state.
        package var checkedPaths: [String] = []
        /// What could not be read or has errors, so that more may be broken than is reported.
        package var failures: [Diagnostic] = []
        /// The paths of what is in no folder but in a commit or an archive.
        package var pathsOutsideOfFolders: Set<String> = []

        package init() {}

        /// Adds what comparing two other states gave.
        package mutating func add(_ other: Result) {
            diagnostics += other.diagnostics
            // Of a long history only the texts that findings point into are kept.
            let locations = other.diagnostics.flatMap { [$0.location] + $0.related.map(\.location) }
            for path in Set(locations.map(\.path)) where sources[path] == nil { sources[path] = other.sources[path] }
            failures += other.failures
            pathsOutsideOfFolders.formUnion(other.pathsOutsideOfFolders)
        }
    }

    /// - Parameters:
    ///   - baseName: what the old state is called; a version decides whether changes are still accepted.
    ///   - swiftSources: the Swift sources of the new state, which are read only where intents are gone; `nil` where none are
    ///     to be looked for.
    package func compare(
        from old: ProjectState,
        to new: ProjectState,
        baseName: String,
        swiftSources: () -> SwiftSources? = { nil }
    ) -> Result {
        // What a file with errors declares is not known; it must not be called removed or new.
        let comparison = SchemaComparison(
            from: old.definitions.without(new.unknownFiles),
            to: new.definitions.without(old.unknownFiles)
        )
        let relativePath = folders.relativePaths(from: configuration.folder)
        var (failures, notes) = ProjectState.failures(comparing: old, with: new, baseName: baseName) { errors in
            configuration.configuration.apply(to: errors, relativePath: relativePath).diagnostics
                .filter { $0.severity == .error }
        }
        var sources: [String: SourceText] = [:]
        var outside = old.pathsOutsideOfFolders.union(new.pathsOutsideOfFolders)
        for source in old.sources + new.sources { sources[source.path] = source }
        var takeovers = TakeoverFindings()
        if !comparison.removedIntents.isEmpty, let swift = swiftSources() {
            failures += swift.failures
            for source in swift.sources { sources[source.path] = source }
            if !swift.areInFolders { outside.formUnion(swift.sources.map(\.path)) }
            takeovers = TakeoverFindings(of: comparison, in: swift.sources, deployment: deployment())
        }
        var changes = comparison.changes(without: takeovers.takenOver)
        if isEditorialLeftOut { changes.removeAll(where: \.kind.isEditorial) }
        let found = changes.compactMap { takeovers.explained($0.finding(policy)) } + takeovers.diagnostics + notes
        var applied = accept(DiagnosticSet(found).sorted, comparedWith: baseName)
        if let source = configuration.source { sources[source.path] = source }
        applied.reported += configuration.diagnostics
        if let baseline {
            sources[baseline.source.path] = baseline.source
            let accepted = baseline.apply(to: applied.reported, folders)
            applied.suppressed += accepted.suppressed
            applied.reported = accepted.diagnostics + accepted.unneededEntries
        }
        failures = DiagnosticSet(failures).sorted
        var result = Result()
        result.diagnostics = DiagnosticSet(failures + applied.reported).sorted
        result.suppressed = applied.suppressed
        result.sources = sources
        result.checkedPaths = new.sources.map(\.path)
        result.failures = failures
        result.pathsOutsideOfFolders = outside
        return result
    }

    // MARK: - Accepted changes

    private func accept(_ diagnostics: [Diagnostic], comparedWith baseName: String)
        -> (reported: [Diagnostic], suppressed: [Diagnostic])
    {
        let base = ReleaseVersion(in: baseName)
        var isUsed = [Bool](repeating: false, count: configuration.configuration.breaking.acceptedChanges.count)
        var reported: [Diagnostic] = []
        var suppressed: [Diagnostic] = []
        for diagnostic in diagnostics {
            let accepting = configuration.configuration.breaking.acceptedChanges.indices.filter { index in
                let accepted = configuration.configuration.breaking.acceptedChanges[index]
                return accepted.exception.kind == diagnostic.kind
                    && accepted.exception.symbol?.matches(diagnostic.symbol) != false
                    && !accepted.isPast(base)
            }
            for index in accepting { isUsed[index] = true }
            if accepting.isEmpty { reported.append(diagnostic) } else { suppressed.append(diagnostic) }
        }
        let unused = zip(configuration.configuration.breaking.acceptedChanges, isUsed).filter { !$1 }.map {
            accepted,
            _ in
            Diagnostic(
                .unusedException,
                accepted.isPast(base)
                    ? "'\(accepted.exception.kind.name)' was accepted until \(accepted.until ?? ""), which '\(baseName)' contains"
                    : "no change needs this acceptance",
                at: accepted.exception.location,
                help: "remove it"
            )
        }
        let applied = configuration.configuration.apply(
            to: reported,
            relativePath: folders.relativePaths(from: configuration.folder)
        )
        return (applied.diagnostics + unused, suppressed + applied.suppressed)
    }
}
