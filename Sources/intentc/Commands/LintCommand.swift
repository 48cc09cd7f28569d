import Diagnostics
import IntentRules
import IntentSchema

/// `intentc lint`
enum LintCommand {
    static let description = CommandDescription(
        name: "lint",
        summary: "Check intent definitions and their string tables",
        discussion: """
            Reports what hurts users before it ships: texts that cannot be translated, tables that lag behind, settings that do
            nothing together, leftovers of merges. Reports go to standard output. Rules are configured in intentc.json, which is
            looked for from each definition's folder upwards.
            """,
        operands: Operands(
            name: "input",
            help: "A definition, a folder that is searched for definitions, or - for standard input."
        ),
        options: [
            ReportRequest.option,
            .choice(
                "fail-on",
                ["error", "warning", "never"],
                "Which findings make the exit status 1. Default: error."
            ),
            .flag("strict", "Treat warnings as errors."),
            CommonOptions.config,
            .flag("fix", "Apply the safe fixes, and report what is left."),
            .flag("diff", "Show what --fix would change, and change nothing."),
            .value(
                "baseline",
                "file",
                "Accept the findings that this file lists, so that only new ones fail.",
                completion: .file
            ),
            .value("write-baseline", "file", "Write a baseline of all present findings.", completion: .file),
            .flag("strict-baseline", "Fail when the baseline lists findings that are no longer there."),
            CommonOptions.minimumSeverity,
            CommonOptions.stdinPath,
            CommonOptions.color,
        ],
        examples: [
            ("intentc lint App", "Check every definition below App."),
            ("intentc lint App --report github --report sarif=intents.sarif", "In CI: annotations and code scanning."),
            ("intentc lint App --write-baseline intents.baseline.json", "Accept what is there now."),
        ],
        run: run
    )

    private static func run(_ arguments: ParsedArguments) -> ExitStatus {
        if let complaint = wrongUsage(arguments) { return usageError(complaint) }
        let requests: [ReportRequest]
        switch ReportRequest.parse(arguments) {
        case .requests(let parsed): requests = parsed
        case .wrong(let message): return usageError(message)
        }
        let baseline: BaselineChoice?
        switch readBaseline(arguments) {
        case .success(let choice): baseline = choice
        case .failure(let status): return status.status
        }
        var configurations = ConfigurationFiles(arguments.value("config"))
        func look() -> LintCheck {
            LintCheck(
                arguments.operands,
                stdinPath: arguments.value("stdin-path"),
                configurations: &configurations,
                baseline: baseline
            )
        }
        var check = look()
        if arguments.has("diff") { return showDifference(check) }
        if arguments.has("fix") {
            // A fix can make room for another one that it overlapped; a few rounds settle that.
            for _ in 0..<8 {
                let changes = LintFixing.changes(for: check)
                if changes.isEmpty { break }
                do {
                    for change in changes { try OutputFile.write(change.new, to: change.path) }
                } catch {
                    return cannotWrite(error)
                }
                check = look()
            }
        }
        if let file = arguments.value("write-baseline") { return writeBaseline(check, to: file) }
        return report(check, requests, arguments)
    }

    // MARK: - Command line

    private static func wrongUsage(_ arguments: ParsedArguments) -> String? {
        if arguments.has("fix"), arguments.has("diff") { return "'--fix' and '--diff' exclude each other" }
        if arguments.has("fix"), arguments.operands.contains("-") { return "standard input cannot be fixed in place" }
        if arguments.has("strict-baseline"), !arguments.has("baseline") {
            return "'--strict-baseline' needs '--baseline'"
        }
        if arguments.has("write-baseline"), arguments.has("baseline") {
            return "'--write-baseline' and '--baseline' exclude each other"
        }
        if arguments.operands.filter({ $0 == "-" }).count > 1 { return "standard input can be read only once" }
        return nil
    }

    private static func usageError(_ message: String) -> ExitStatus {
        StandardStreams.write("intentc: error: \(message)\nSee 'intentc lint --help'.\n", to: .error)
        return .unusable
    }

    private static func cannotWrite(_ failure: OutputFile.Failure) -> ExitStatus {
        StandardStreams.write("intentc: error: cannot write '\(failure.path)': \(failure.message)\n", to: .error)
        return .unusable
    }

    // MARK: - Baseline

    private struct Unusable: Error {
        var status = ExitStatus.unusable
    }

    private static func readBaseline(_ arguments: ParsedArguments) -> Result<BaselineChoice?, Unusable> {
        guard let path = arguments.value("baseline") else { return .success(nil) }
        do {
            let source = SourceText(path: path, bytes: try InputFile.read(path))
            let read = Baseline.read(source, .tool)
            DiagnosticOutput(arguments).print(read.diagnostics, [source])
            guard let baseline = read.baseline else { return .failure(Unusable()) }
            let isStrict = arguments.has("strict-baseline")
            return .success(BaselineChoice(baseline: baseline, source: source, isStrict: isStrict))
        } catch {
            StandardStreams.write("intentc: error: cannot read '\(path)': \(error.message)\n", to: .error)
            return .failure(Unusable())
        }
    }

    private static func writeBaseline(_ check: LintCheck, to file: String) -> ExitStatus {
        let baseline = Baseline(
            accepting: check.diagnostics,
            relativePath: LintCheck.relative(to: Path.folder(of: file))
        )
        do {
            try OutputFile.makeFolder(Path.folder(of: file))
            try OutputFile.write(baseline.json(), to: file)
        } catch {
            return cannotWrite(error)
        }
        return check.isIncomplete ? .unusable : .success
    }

    // MARK: - Results

    private static func showDifference(_ check: LintCheck) -> ExitStatus {
        let changes = LintFixing.changes(for: check)
        for change in changes {
            let difference = UnifiedDiff.between(change.old, change.new, oldName: change.path, newName: change.path)
            StandardStreams.write(difference, to: .output)
        }
        return check.isIncomplete ? .unusable : changes.isEmpty ? .success : .failure
    }

    private static func report(
        _ check: LintCheck,
        _ requests: [ReportRequest],
        _ arguments: ParsedArguments
    ) -> ExitStatus {
        LeftToTheSystem.keep(check)
        var report = Report(check.diagnostics, sources: check.sources)
        report.suppressed = check.suppressed
        report.checkedPaths = check.checkedPaths
        report.kinds = DiagnosticCatalogue.tool.kinds
        report.folders = ReportFolders(workingFolder: Path.workingFolder)
        report.toolVersion = intentcVersion
        if arguments.has("strict") { report.diagnostics = report.diagnostics.map(stricter) }
        let hasFailed = report.diagnostics.contains { fails($0, arguments) }
        report.diagnostics = arguments.reported(report.diagnostics)
        report.lineTables = lineTables(of: report)
        let output = ReportOutput(requests: requests, style: DiagnosticOutput.style(arguments, for: .output))
        if let failure = output.write(report) {
            StandardStreams.write("intentc: error: \(failure)\n", to: .error)
            return .unusable
        }
        if check.isIncomplete { return .unusable }
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

    private static func fails(_ diagnostic: Diagnostic, _ arguments: ParsedArguments) -> Bool {
        switch arguments.value("fail-on") {
        case "never": false
        case "warning": diagnostic.severity >= .warning
        default: diagnostic.severity == .error
        }
    }
}
