import Diagnostics
import Presentation

/// What is reported about two states, or about all steps of a history.
package struct ComparisonReport {
    /// The findings to report, sorted.
    package var diagnostics: [Diagnostic] = []
    /// The findings that the configurations and the baseline accept.
    package internal(set) var suppressed: [Diagnostic] = []
    /// The part of `suppressed` that the named baseline accepts.
    package internal(set) var acceptedByBaseline: [Diagnostic] = []
    /// The texts that findings point into, by path.
    package internal(set) var sources: [String: SourceText] = [:]
    /// The paths of the definitions in the new state.
    package private(set) var checkedPaths: [String] = []
    /// Findings about what could not be read and what is wrong with the settings, which may hide more breaking changes.
    package var failures: [Diagnostic] = []
    /// The paths of files that are not in a folder but in a commit.
    package private(set) var pathsOutsideOfFolders: Set<String> = []
    /// How the paths of files in the commits of a history that were reported on begin, with their titles, oldest first.
    package internal(set) var steps: [(prefix: String, title: String)] = []
    /// What was compared, and with what.
    package var scope = ComparisonScope()
    /// Every change, even a harmless one.
    package private(set) var changes: [Change] = []
    /// The findings that the configurations and the baseline accept or turn off.
    var accepted: [Diagnostic] = []
    /// Why exceptions accept findings, and until when.
    var reasons: [FindingIdentity: String] = [:]
    /// What findings are about, even accepted ones.
    private var losses: [FindingIdentity: JudgedComparison.Loss] = [:]

    package init() {}

    init(_ judged: JudgedComparison) {
        let states = judged.comparison.states
        sources = states.sources
        checkedPaths = states.new.sources.map(\.path)
        pathsOutsideOfFolders = states.old.pathsOutsideOfFolders.union(states.new.pathsOutsideOfFolders)
        changes = judged.comparison.changes.filter { states.reportedPaths.map($0.concerns) != false }
        losses = judged.losses
    }

    /// Adds what no step of a history can look at.
    package mutating func add(_ gaps: [Gap]) {
        diagnostics += gaps.findings
        failures += gaps.filter(\.isDecisive).findings
        scope.add(gaps)
    }

    /// Adds the report on another comparison, with one of its changes, so that the whole is not called unchanged.
    package mutating func add(_ other: ComparisonReport) {
        diagnostics += other.diagnostics
        // For a long history, keep only the texts that findings point into.
        let locations = other.diagnostics.flatMap { [$0.location] + $0.related.map(\.location) }
        for path in Set(locations.map(\.path)) where sources[path] == nil { sources[path] = other.sources[path] }
        failures += other.failures
        accepted += other.accepted
        if changes.isEmpty { changes += other.changes.prefix(1) }
        scope.add(other.scope)
        losses.merge(other.losses) { own, other in other.level < own.level ? other : own }
        pathsOutsideOfFolders.formUnion(other.pathsOutsideOfFolders)
    }

    /// What a finding means for people.
    func level(of finding: Diagnostic) -> ChangeLevel {
        losses[FindingIdentity(finding)]?.level ?? ChangeLevel(ofOther: finding)
    }

    /// The findings by what they mean for people, worst first.
    var levels: [(level: ChangeLevel, findings: [Diagnostic])] {
        let levels = Dictionary(grouping: diagnostics, by: level)
        return ChangeLevel.allCases.compactMap { level in levels[level].map { (level, $0) } }
    }

    /// Returns a function for what the report says about a change.
    package func standings() -> (Change) -> ShownChange.Standing {
        let present = levels.map(\.level)
        let reported = Set(diagnostics.map(FindingIdentity.init))
        var standings: [Change: ShownChange.Standing] = [:]
        for (identity, loss) in losses {
            let position = present.firstIndex(of: loss.level)
            for change in loss.changes {
                let isReported = reported.contains(identity)
                standings[change] = isReported ? .reported(position: position) : .accepted(reasons[identity])
            }
        }
        return { standings[$0] ?? .harmless }
    }

    /// The findings by what they do, as pages show them. What is shown as a change is left out.
    var shownFindings: [ComparisonVerdict.Findings] {
        var places = ShownPlaces(sources: sources)
        return levels.map { level, own in
            let others = own.filter { losses[FindingIdentity($0)] == nil }.map {
                ShownDefinition.Finding($0, place: places.words(for: $0.location))
            }
            return ComparisonVerdict.Findings(level.words(own.count), own.count, harm: level.harm, others)
        }
    }
}
