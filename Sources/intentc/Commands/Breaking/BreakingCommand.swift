import CommandArguments
import ConfigurationFile
import Diagnostics
import FileAccess
import Git
import Inputs
import Migration
import ProjectComparison
import RuleSettings
import SchemaComparison
import SwiftDeclarations
import ProjectReading

enum BreakingCommand {
    static let description: CommandDescription = CommandDescription(
        name: "breaking",
        summary: "Detect changes that break users' widgets and shortcuts",
        discussion: """
            Compares definitions with an earlier state and reports every change that affects users, the app's code or
            translators. If an intent was removed, it searches the Swift sources for an App Intent that replaces it. A
            change that loses what users saved is an error, or a warning if uncertain; one that affects only developers
            is a warning, and only translators a note.
            """,
        operands: Operands(
            name: "path",
            help:
                "A definition, or a folder to search for definitions and Swift sources. Default: the working folder.",
            standard: "."
        ),
        options: .list(.against, .effects, .changesOnly, .log, .tags, .oldestSystem)
            + .list(.anyFormat, .rulePages, .failOn, .config, .exclude, .noDefaultExcludes)
            + .list(.baseline, .writeBaseline, .strictBaseline, .minimumSeverity, .color),
        examples: [
            ("intentc breaking", "Before a pull request: find what this branch breaks."),
            (
                "intentc breaking App --against v2.3 --format markdown",
                "Describe what a release breaks for users of v2.3."
            ),
            ("intentc breaking --log v1..HEAD", "List the breaking changes in a range of commits."),
            ("intentc breaking --tags 'v*'", "List what each release broke."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try check(arguments)
        let configurations = ComparedConfigurations(arguments)
        for loaded in configurations.ofOperands() where loaded.diagnostics.contains(where: { $0.severity == .error }) {
            ReportOutput.print(loaded.diagnostics, in: loaded.source.map { [$0] } ?? [], arguments)
            return .unusable
        }
        var baseline: Baseline?
        if let path = arguments[.baseline] {
            baseline = try Baseline.read(path, arguments, naming: .tool)
            if baseline == nil { return .unusable }
        }
        let findings = BreakingFindings(
            failingEffects: arguments[.effects].map(Set.init),
            leavesOutEditorial: arguments[.changesOnly],
            operands: arguments.operands,
            configuration: configurations.configuration,
            baseline: baseline,
            folders: ReportFolders(workingFolder: Path.workingFolder),
            deployment: { arguments[.oldestSystem] ?? XcodeDeployment.oldest(around: arguments.operands) }
        )
        let exclusions = SearchExclusions(arguments, configurations.files)
        if arguments[.log] != nil || arguments[.tags] != nil {
            let states = try HistoryStates(
                of: arguments[.log],
                tags: arguments[.tags],
                at: arguments.operands,
                excluding: exclusions
            )
            return try report(BreakingHistory(states, findings), arguments)
        }
        let states = try ComparedStates(arguments.operands, against: arguments[.against], excluding: exclusions)
        let (old, new) = try states.loaded()
        let result = findings.compare(from: old, to: new, baseName: states.baseName)
        if let file = arguments[.writeBaseline] {
            if !result.failures.isEmpty {
                throw .unusable("some inputs could not be read, so no baseline was written")
            }
            try Baseline.write(result.diagnostics, to: file)
            return .success
        }
        return try report(result, comparedWith: states.baseName, arguments)
    }

    private static func check(_ arguments: Arguments) throws(CommandFailure) {
        if arguments[.log] != nil || arguments[.tags] != nil, arguments[.against] != nil {
            throw .usage("'\(arguments[.log] == nil ? "--tags" : "--log")' cannot be used with '--against'")
        }
        if arguments.operands.contains("-") { throw .usage("standard input cannot be compared; name a file or folder") }
        if arguments[.strictBaseline], arguments[.baseline] == nil {
            throw .usage("'--strict-baseline' needs '--baseline'")
        }
        if arguments[.writeBaseline] != nil, arguments[.baseline] != nil {
            throw .usage("'--write-baseline' cannot be used with '--baseline'")
        }
    }

    // MARK: - Reports

    private static func report(
        _ result: BreakingFindings.Result,
        comparedWith baseName: String,
        _ arguments: Arguments
    ) throws(CommandFailure) -> ExitStatus {
        var report = ReportOutput.report(result.diagnostics, sources: result.sources)
        report.suppressed = result.suppressed
        report.checkedPaths = result.checkedPaths
        report.folders.outside = result.pathsOutsideOfFolders
        report.rulePages = arguments[.rulePages]
        report.failingSeverity = arguments[.failOn].severity
        let hasFailed = report.diagnostics.contains(where: report.isFailing)
        report.diagnostics = report.diagnostics.atLeast(arguments[.minimumSeverity])
        try ReportOutput(arguments, to: .output) { format, report in
            format == .markdown ? BreakingMarkdown(report, of: result, baseName: baseName).render() : nil
        }
        .write(report)
        if !result.failures.isEmpty { return ExitStatus(of: result.failures) }
        if result.diagnostics.isEmpty, arguments[.format].isEmpty {
            let files = result.checkedPaths.count.counted("definition")
            StandardStreams.writeVerdict("no breaking changes in \(files) since '\(baseName.visible)'", to: .output)
        }
        return hasFailed ? .failure : .success
    }

    /// Reports text for each step of the history as soon as it is compared, and other formats for all steps together.
    private static func report(_ history: BreakingHistory, _ arguments: Arguments) throws(CommandFailure) -> ExitStatus
    {
        var history = history
        let isText = arguments[.format].isEmpty
        func show(_ result: BreakingFindings.Result, as title: String?) {
            let shown = result.diagnostics.atLeast(arguments[.minimumSeverity])
            if !isText || shown.isEmpty { return }
            var report = ReportOutput.report(shown, sources: result.sources)
            report.folders.outside = result.pathsOutsideOfFolders
            var text = title.map { Array(($0.visible + "\n").utf8) } ?? []
            text += TextReport.render(report, style: ReportOutput.style(arguments, for: .output)) + [0x0A]
            StandardStreams.write(text, to: .output)
        }
        show(history.whole, as: nil)
        while let (step, result) = try history.next() {
            let commit = step.commit
            let words = arguments[.tags] == nil ? " \(commit.subject)" : ", compared with \(step.nameBefore)"
            show(result, as: "\(commit.shortName) \(commit.date)\(words)")
        }
        let whole = history.whole
        guard isText else {
            let name = arguments[.tags] ?? arguments[.log] ?? "HEAD"
            return try report(whole, comparedWith: name, arguments)
        }
        if !whole.failures.isEmpty { return ExitStatus(of: whole.failures) }
        if whole.diagnostics.isEmpty {
            let steps = history.count.counted(arguments[.tags] == nil ? "commit" : "release")
            StandardStreams.writeVerdict("no breaking changes in \(steps)", to: .output)
        }
        guard let failing = arguments[.failOn].severity else { return .success }
        return whole.diagnostics.contains { $0.severity >= failing } ? .failure : .success
    }
}
