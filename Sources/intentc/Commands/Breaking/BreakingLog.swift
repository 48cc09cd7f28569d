import CommandArguments
import Diagnostics
import FileAccess
import Git
import Inputs
import ProjectComparison

/// Every commit of a history that changed definitions, compared with the one before it.
struct BreakingLog {
    private let range: String
    private let findings: BreakingFindings

    init(_ range: String, _ findings: BreakingFindings) {
        self.range = range
        self.findings = findings
    }

    func run(_ arguments: Arguments, excluding exclusions: SearchExclusions) throws(CommandFailure) -> ExitStatus {
        var history = try DefinitionHistory(of: range, at: arguments.operands, excluding: exclusions)
        var whole = BreakingFindings.Result()
        let isText = arguments[.format].isEmpty
        let style = ReportOutput.style(arguments, for: .output)
        var reported: Set<String> = []
        for (position, commit) in history.commits.enumerated() {
            try history.advance(to: position)
            guard let parent = commit.parent else { continue }
            var result = findings.compare(
                from: Self.state(of: parent, in: history, now: commit.name),
                to: Self.state(of: commit.name, in: history, now: commit.name),
                baseName: DefinitionHistory.shortName(of: parent)
            ) { BreakingFindings.SwiftSources(history.swiftSources(of: commit)) }
            // What was wrong with a commit has been reported with it, where it is one of the range.
            let before = DefinitionHistory.shortName(of: parent) + ":"
            if reported.contains(parent) { result.diagnostics.removeAll { $0.location.path.hasPrefix(before) } }
            reported.insert(commit.name)
            whole.add(result)
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
        guard isText else { return try BreakingReport(whole, baseName: range).write(arguments) }
        if !whole.failures.isEmpty { return ExitStatus(of: whole.failures) }
        guard let failing = arguments[.failOn].severity else { return .success }
        return whole.diagnostics.contains { $0.severity >= failing } ? .failure : .success
    }

    private static func state(of commit: String, in history: DefinitionHistory, now present: String) -> ProjectState {
        let definitions = history.definitions(of: commit, now: present)
        return ProjectState(
            definitions.loaded,
            failures: definitions.failures,
            isInFolders: false,
            map: ParallelMap.map
        )
    }
}
