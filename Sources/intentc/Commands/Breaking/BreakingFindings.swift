import Diagnostics
import FileAccess
import IntentRules
import SchemaComparison
import SwiftDeclarations
import Workspace

/// Turns the differences of two states into findings, as far as nothing accepts them.
struct BreakingFindings {
    var policy: EffectPolicy
    /// Whether edits of texts and order are left out.
    var isEditorialLeftOut: Bool
    var configuration: ConfigurationFiles.Loaded
    var baseline: BaselineChoice?
    /// The oldest iOS that the app runs on, looked for only where intents are gone; `nil` where that is not known.
    var deployment: () -> SystemVersion?

    /// What comparing two states gave.
    struct Result {
        /// What is reported, in the order of reports.
        var diagnostics: [Diagnostic]
        /// What the configuration and the baseline accept.
        var suppressed: [Diagnostic]
        /// The text of every definition of both states, by its path.
        var sources: [String: SourceText]
        /// The definitions of the new state.
        var checkedPaths: [String]
        /// Something could not be read or has errors, so that more may be broken than is reported.
        var isIncomplete: Bool
        /// The paths of what is in no folder but in a commit or an archive.
        var pathsOutsideOfFolders: Set<String>
    }

    func compare(_ states: ComparedStates) -> Result {
        compare(states.old, states.new, baseName: states.baseName) { states.newSwiftSources }
    }

    /// - Parameters:
    ///   - baseName: what the old state is called; a version decides whether changes are still accepted.
    ///   - swiftSources: the Swift sources of the new state, which are read only where intents are gone; `nil` where none are
    ///     to be looked for.
    func compare(
        _ old: ProjectState,
        _ new: ProjectState,
        baseName: String,
        swiftSources: () -> ProjectListing?
    ) -> Result {
        // What a file with errors declares is not known; it must not be called removed or new.
        let comparison = SchemaComparison(
            from: old.definitions.without(new.unknownFiles),
            to: new.definitions.without(old.unknownFiles)
        )
        var failures = old.failures + new.failures
        var sources: [String: SourceText] = [:]
        var outside = old.pathsOutsideOfFolders.union(new.pathsOutsideOfFolders)
        for source in old.sources + new.sources { sources[source.path] = source }
        var takeovers = TakeoverFindings()
        if !comparison.removedIntents.isEmpty, let swift = swiftSources() {
            failures += swift.failures
            for file in swift.files { sources[file.source.path] = file.source }
            if !swift.isInFolders { outside.formUnion(swift.files.map(\.source.path)) }
            takeovers = TakeoverFindings(of: comparison, in: swift.files.map(\.source), deployment: deployment())
        }
        var changes = comparison.changes(without: takeovers.takenOver)
        if isEditorialLeftOut { changes.removeAll(where: \.kind.isEditorial) }
        let found = changes.compactMap { takeovers.explained($0.finding(policy)) } + takeovers.diagnostics
        var applied = apply(to: DiagnosticSet(found).sorted, baseName)
        if let source = configuration.source { sources[source.path] = source }
        applied.reported += configuration.diagnostics
        if let baseline {
            sources[baseline.source.path] = baseline.source
            let accepted = baseline.baseline.apply(
                to: applied.reported,
                strict: baseline.isStrict,
                relativePath: LintResult.relative(to: Path.folder(of: baseline.source.path))
            )
            applied.suppressed += accepted.suppressed
            applied.reported = accepted.diagnostics + accepted.unneededEntries
        }
        failures = DiagnosticSet(failures).sorted
        return Result(
            diagnostics: DiagnosticSet(failures + applied.reported).sorted,
            suppressed: applied.suppressed,
            sources: sources,
            checkedPaths: new.sources.map(\.path),
            isIncomplete: !failures.isEmpty,
            pathsOutsideOfFolders: outside
        )
    }

    // MARK: - Accepted changes

    private func apply(to diagnostics: [Diagnostic], _ baseName: String)
        -> (reported: [Diagnostic], suppressed: [Diagnostic])
    {
        let base = ReleaseVersion(in: baseName)
        var isUsed = [Bool](repeating: false, count: configuration.configuration.acceptedChanges.count)
        var reported: [Diagnostic] = []
        var suppressed: [Diagnostic] = []
        for diagnostic in diagnostics {
            let accepting = configuration.configuration.acceptedChanges.indices.filter { index in
                let accepted = configuration.configuration.acceptedChanges[index]
                return accepted.exception.kind == diagnostic.kind
                    && accepted.exception.symbol?.matches(diagnostic.symbol) != false
                    && !accepted.isPast(base)
            }
            for index in accepting { isUsed[index] = true }
            if accepting.isEmpty { reported.append(diagnostic) } else { suppressed.append(diagnostic) }
        }
        let unused = zip(configuration.configuration.acceptedChanges, isUsed).filter { !$1 }.map { accepted, _ in
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
            relativePath: LintResult.relative(to: configuration.folder)
        )
        return (applied.diagnostics + unused, suppressed + applied.suppressed)
    }
}

extension AcceptedChange {
    /// Whether the release that ships the change is part of what is compared with.
    fileprivate func isPast(_ base: ReleaseVersion?) -> Bool {
        guard let base, let until = until.flatMap({ ReleaseVersion(in: $0) }) else { return false }
        return until <= base
    }
}

/// The version of a release, as tags and branches are named after it: `v2.4`, `release/2.4.1`.
struct ReleaseVersion: Comparable {
    private let numbers: [Int]

    /// `nil` for a name that does not end in a version.
    init?(in name: String) {
        var text = Substring(name.split(separator: "/").last ?? "")
        if text.first == "v" || text.first == "V" { text.removeFirst() }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }
        guard !parts.isEmpty, numbers.count == parts.count else { return nil }
        self.numbers = numbers.reversed().drop { $0 == 0 }.reversed()
    }

    static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }
}
