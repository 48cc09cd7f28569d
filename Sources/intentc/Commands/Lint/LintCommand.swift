import Diagnostics
import FileAccess
import Git
import IntentRules
import Workspace

/// `intentc lint`
enum LintCommand {
    static let description: CommandDescription = CommandDescription(
        name: "lint",
        summary: "Check intent definitions and their string tables",
        discussion: """
            Reports what hurts users before it ships: texts that cannot be translated, outdated tables, settings that cancel each
            other out, leftovers of merges. Reports go to standard output. Rules are configured in the nearest intentc.json from
            each definition's folder upwards.
            """,
        operands: Operands(
            name: "input",
            help: """
                A definition, one of its string tables, a folder to search for definitions, or - for standard input.
                """
        ),
        options: .list(.report, .rulePages, .failOn, .strict, .config, .fix, .diff)
            + .list(.baseline, .writeBaseline, .strictBaseline)
            + .list(.exclude, .noDefaultExcludes)
            + .list(.rule, .since, .minimumSeverity, .summary, .noProject, .stdinPath, .color),
        examples: [
            ("intentc lint App", "Check every definition below App."),
            ("intentc lint App --report github --report sarif=intents.sarif", "In CI: annotations and code scanning."),
            ("intentc lint App --since origin/main", "Check what changed since the branch began."),
            ("intentc lint App --write-baseline intents.baseline.json", "Accept the current findings."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try check(arguments)
        var baseline: BaselineChoice?
        if let path = arguments[.baseline] {
            baseline = try BaselineChoice.read(path, arguments)
            if baseline == nil { return .unusable }
        }
        let operands = TableOperands.definitions(for: arguments.operands)
        var changes = try changedFiles(arguments)
        let ignored = IgnoredFiles()
        let contents = FileContents()
        func lint(_ replaced: [String: [UInt8]] = [:]) -> LintResult {
            // What has been written, or changed by others meanwhile, is read again; standard input can be read only once.
            let contents = (arguments[.fix] == nil ? contents : FileContents()).replacing(replaced)
            var configurations = ConfigurationFiles(arguments[.config], reading: contents)
            var result = LintResult(
                of: operands,
                named: arguments.operands,
                stdinPath: arguments[.stdinPath],
                excluding: SearchExclusions(arguments, configurations, ignored),
                readsProjects: !arguments[.noProject],
                configurations: &configurations,
                baseline: baseline,
                changes: &changes,
                reading: contents
            )
            result.restrict(to: arguments[.rule])
            if arguments[.fix] == .all { result.takeAllFixesAsSafe() }
            return result
        }
        var result = lint()
        try OutputClash.check(
            outputs: arguments[.report].compactMap(\.file) + (arguments[.writeBaseline].map { [$0] } ?? []),
            inputs: Array(result.sources.keys)
        )
        if arguments[.diff] { return showDifference(result, LintFixing(result, looking: lint).changes, arguments) }
        var unwritten: [CommandFailure] = []
        if arguments[.fix] != nil {
            let before = result.safeFixCount
            var files: Set<String> = []
            (result, files, unwritten) = LintFixing.fix(result, looking: lint)
            // What could not be written is said as an error, and nothing else then.
            if unwritten.isEmpty {
                let possible = result.possibleFixCount(from: arguments[.minimumSeverity])
                tellFixes(count: max(0, before - result.safeFixCount), files: files.count, possible: possible)
            }
        }
        let status: ExitStatus
        if let file = arguments[.writeBaseline] {
            status = try writeBaseline(result, to: file, arguments)
        } else {
            status = try report(result, arguments)
        }
        if !unwritten.isEmpty { throw .several(unwritten) }
        return status
    }

    /// What `--since` leaves to look at; `nil` without it.
    private static func changedFiles(_ arguments: Arguments) throws(CommandFailure) -> ChangedFiles? {
        guard let revision = arguments[.since] else { return nil }
        do throws(GitRepository.Failure) {
            return try ChangedFiles(since: revision, in: arguments.operands.map(DefinitionSearch.existingFolder))
        } catch {
            switch error {
            case .noProgram(let message): throw .unusable(message)
            case .noRepository, .refused: throw .unusable("cannot compare with '\(revision)': \(error.message)")
            }
        }
    }

    /// Refuses combinations of options that make no sense.
    private static func check(_ arguments: Arguments) throws(CommandFailure) {
        if arguments[.fix] != nil, arguments[.diff] { throw .usage("'--fix' and '--diff' cannot be used together") }
        if arguments[.fix] != nil, arguments.operands.contains("-") {
            throw .usage("standard input cannot be fixed in place")
        }
        if arguments[.strictBaseline], arguments[.baseline] == nil {
            throw .usage("'--strict-baseline' needs '--baseline'")
        }
        if arguments[.writeBaseline] != nil, arguments[.baseline] != nil {
            throw .usage("'--write-baseline' and '--baseline' cannot be used together")
        }
        if arguments[.since] != nil, arguments[.writeBaseline] != nil {
            throw .usage("'--write-baseline' cannot be used with '--since', because it must list everything")
        }
        if arguments[.since] != nil, arguments[.strictBaseline] {
            throw .usage("'--strict-baseline' cannot be used with '--since', because it asks for everything")
        }
        if arguments[.since] != nil, arguments.operands.contains("-") {
            throw .usage("standard input cannot be compared with a revision")
        }
        if arguments[.report].count(where: { $0.file == nil }) > 1 {
            throw .usage("only one report can go to standard output; write the others to files with '=file'")
        }
        try arguments.checkStandardInput()
    }

    /// Says what `--fix` did, on standard error, where it is in no report's way; nothing when there was nothing to do.
    private static func tellFixes(count: Int, files: Int, possible: Int) {
        func counted(_ count: Int, _ word: String, _ words: String) -> String {
            "\(count) \(count == 1 ? word : words)"
        }
        var parts: [String] = []
        if files > 0 {
            parts.append("applied \(counted(count, "fix", "fixes")) in \(counted(files, "file", "files"))")
        }
        if possible > 0 {
            let verb = possible == 1 ? "needs" : "need"
            parts.append(
                "\(counted(possible, "possible fix", "possible fixes")) \(verb) a decision: --fix=all, or --fix=all --rule CODE"
            )
        }
        if !parts.isEmpty { StandardStreams.write(parts.joined(separator: "; ") + "\n", to: .error) }
    }

    // MARK: - Baseline

    /// Writes a baseline; none when something could not be read, since it would accept what is there by chance.
    private static func writeBaseline(
        _ result: LintResult,
        to file: String,
        _ arguments: Arguments
    ) throws(CommandFailure) -> ExitStatus {
        if result.isIncomplete { return tell(result, arguments) }
        let folder = Path.folder(of: file)
        let baseline = Baseline(
            accepting: result.diagnostics,
            relativePath: ReportFolders(workingFolder: Path.workingFolder).relativePaths(from: folder)
        )
        try OutputFile.makeFolder(folder)
        try OutputFile.write(baseline.json(), to: file)
        return .success
    }

    /// Says what could not be read.
    private static func tell(_ result: LintResult, _ arguments: Arguments) -> ExitStatus {
        DiagnosticOutput(arguments).print(result.failures, Array(result.sources.values))
        return .unusable
    }

    // MARK: - Results

    private static func showDifference(
        _ result: LintResult,
        _ changes: [LintFixing.Change],
        _ arguments: Arguments
    ) -> ExitStatus {
        for change in changes {
            let difference = UnifiedDiff.between(change.old, change.new, oldName: change.path, newName: change.path)
            StandardStreams.write(difference, to: .output)
        }
        if result.isIncomplete { return tell(result, arguments) }
        return changes.isEmpty ? .success : .failure
    }

    private static func report(_ result: LintResult, _ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        ProcessLifetime.keep(result)
        var report = Report(result.diagnostics, sources: result.sources)
        report.suppressed = result.suppressed
        report.checkedPaths = result.checkedPaths
        report.kinds = DiagnosticCatalogue.tool.kinds
        report.folders = ReportFolders(workingFolder: Path.workingFolder)
        report.toolVersion = intentcVersion
        report.rulePages = arguments[.rulePages]
        if arguments[.strict] { report.diagnostics = report.diagnostics.map(stricter) }
        report.failingSeverity = arguments[.failOn].severity
        let hasFailed = report.diagnostics.contains(where: report.isFailing)
        report.diagnostics = report.diagnostics.atLeast(arguments[.minimumSeverity])
        report.terminalWidth = StandardStreams.terminalWidth(.output)
        report.lineTables = lineTables(of: report)
        if arguments[.summary] {
            StandardStreams.write(LintSummary.text(of: report.diagnostics), to: .output)
            return result.isIncomplete ? .unusable : hasFailed ? .failure : .success
        }
        let requests = arguments[.report]
        let output = ReportOutput(
            requests: requests.isEmpty ? [ReportRequest(format: .text)] : requests,
            style: DiagnosticOutput.style(arguments, for: .output)
        )
        try output.write(report)
        if result.isIncomplete {
            // A configuration or a baseline may have accepted them, but the status needs a reason.
            let isTold = report.diagnostics.contains { result.failures.contains($0) }
            return isTold ? .unusable : tell(result, arguments)
        }
        if hasFailed, !report.diagnostics.contains(where: report.isFailing) {
            throw .failed("there are findings that fail the run and that '--minimum-severity' does not show")
        }
        if report.diagnostics.isEmpty, requests.allSatisfy({ $0.format == .text && $0.file == nil }) {
            LintSummary.tellCleanRun(
                files: result.checkedPaths.count,
                accepted: result.suppressed.count,
                by: arguments[.baseline] == nil ? "exceptions" : "the baseline"
            )
        }
        return hasFailed ? .failure : .success
    }

    /// The line tables that the report needs, made at the same time where they are many.
    private static func lineTables(of report: Report) -> [String: LineTable] {
        var paths: Set<String> = []
        for diagnostic in report.diagnostics {
            if case .range = diagnostic.location.place { paths.insert(diagnostic.location.path) }
        }
        let sources = report.sources.filter { paths.contains($0.key) }.map { $0 }
        let tables = ParallelMap.map(sources) { LineTable($0.value.bytes) }
        return Dictionary(uniqueKeysWithValues: zip(sources.map(\.key), tables))
    }

    private static func stricter(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        if diagnostic.severity == .warning { diagnostic.severity = .error }
        return diagnostic
    }
}
