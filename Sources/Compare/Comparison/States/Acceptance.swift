import Diagnostics
import RuleSettings
import Settings

/// The configurations and baselines that decide which findings of a comparison count.
package struct Acceptance {
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

    /// Returns a function that makes paths in reports relative to a folder, as baselines write them.
    package func relativePaths(from folder: String) -> (String) -> String {
        let relative = folders.relativePaths(from: folder)
        return { relative(filePath($0)) }
    }

    func accept(_ judged: JudgedComparison) -> ComparisonReport {
        var report = ComparisonReport(judged)
        let states = judged.comparison.states
        let gaps = judged.comparison.gaps.map { accepting($0, of: states) }
        let places = Set(judged.findings.map(\.location))
        // A finding about the same place says what may be lost.
        let notes = gaps.filter { $0.weight == .noted && !places.contains($0.unread.location) }.findings
        let found = (judged.findings + notes).filter { states.reports([$0.location] + $0.related.map(\.location)) }
        var failures = gaps.filter(\.isDecisive).findings
        var applied = AppliedFindings()
        let paths = operands + states.new.allSources.map(\.path)
        for (loaded, findings) in configured(DiagnosticSet(found).sorted, besides: paths) {
            if let source = loaded.source { report.sources[source.path] = source }
            if loaded.diagnostics.contains(where: { $0.severity == .error }) {
                // Without a valid configuration, no one knows which findings count.
                failures += loaded.diagnostics
                continue
            }
            var own = apply(loaded, to: findings, from: states)
            if folders.covers(loaded.folder, by: operands) { own.diagnostics += own.unneeded }
            if baseline == nil, let read = configuredBaseline(loaded) {
                failures += read.diagnostics
                if let baseline = read.baseline { accept(&own, by: baseline, in: &report.sources) }
            }
            applied.diagnostics += own.diagnostics + loaded.diagnostics
            applied.suppressed += own.suppressed
            applied.reasons += own.reasons
        }
        let excepted = applied.suppressed.count
        if let baseline { accept(&applied, by: baseline, in: &report.sources) }
        report.acceptedByBaseline = Array(applied.suppressed.dropFirst(excepted))
        report.suppressed = applied.suppressed
        report.reasons = Dictionary(applied.reasons.map { (FindingIdentity($0.finding), $0.words) }) { first, _ in first
        }
        report.failures = DiagnosticSet(failures).sorted
        report.diagnostics = DiagnosticSet(report.failures + applied.diagnostics).sorted
        let reported = Set(applied.diagnostics.map(FindingIdentity.init))
        report.accepted = found.filter { !reported.contains(FindingIdentity($0)) }
        report.scope = ComparisonScope(judged.comparison, without: gaps)
        return report
    }

    /// A definition whose errors are all accepted leaves a gap that fails nothing.
    private func accepting(_ gap: Gap, of states: StatePair) -> Gap {
        guard gap.contents == .definitions, gap.isDecisive else { return gap }
        var gap = gap
        gap.findings = gap.findings.filter { error in
            var current = error
            // Both states have the configuration of the new one.
            current.location.path = states.old.currentPath(of: error.location.path)
            let loaded = configuration(current.location.path)
            return apply(loaded, to: [current], from: states).diagnostics.contains { $0.severity == .error }
        }
        if gap.findings.isEmpty {
            gap.weight = .noted
            gap.unread.reason = "the file has errors, which are accepted"
            gap.unread.advice = "'intentc lint' reports what is wrong with it"
        }
        return gap
    }

    /// The findings of each configuration, sorted by its path, including those of `paths` without findings.
    private func configured(
        _ diagnostics: [Diagnostic],
        besides paths: [String]
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
        let accepted = baseline.apply(
            to: applied.diagnostics,
            within: baseline.unneeded == .severity(.error) ? scope : nil,
            relativePath: relativePaths(from: baseline.folder)
        )
        applied.suppressed += accepted.suppressed
        applied.diagnostics = accepted.diagnostics + accepted.unneeded
    }

    private func apply(_ loaded: LoadedConfiguration, to diagnostics: [Diagnostic], from states: StatePair)
        -> AppliedFindings
    {
        loaded.configuration.apply(
            to: diagnostics,
            judging: scope.includesRule,
            comparedWith: states.baseName,
            tags: states.tags,
            relativePath: relativePaths(from: loaded.folder)
        )
    }
}

extension Change {
    /// Whether the change is in one of these files, before or now.
    package func concerns(_ paths: Set<String>) -> Bool {
        paths.contains(place.path) || [old, new].contains { $0.map { paths.contains($0.location.path) } ?? false }
    }
}
