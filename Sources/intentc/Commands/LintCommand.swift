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
            nothing together, leftovers of merges. Reports go to standard output.
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
            CommonOptions.stdinPath,
            CommonOptions.color,
        ],
        examples: [
            ("intentc lint App", "Check every definition below App."),
            ("intentc lint App --report github --report sarif=intents.sarif", "In CI: annotations and code scanning."),
        ],
        run: run
    )

    private static func run(_ arguments: ParsedArguments) -> ExitStatus {
        let requests: [ReportRequest]
        switch ReportRequest.parse(arguments) {
        case .requests(let parsed): requests = parsed
        case .wrong(let message): return usageError(message)
        }
        let inputs = InputSet(arguments.operands, stdinPath: arguments.value("stdin-path"), folders: .everything)
        let loaded = ParallelMap.map(inputs.sources) { Frontend.load($0) }
        var surroundings = Surroundings()
        let lintInputs = Lint.link(loaded).map { compiled in
            LintInput(compiled, neighbours: surroundings.names(around: compiled.loaded.source.path))
        }
        var findings = DiagnosticSet(Lint.run(lintInputs))
        findings.insert(contentsOf: inputs.failures)
        var report = Report(
            findings.sorted,
            sources: Dictionary(loaded.map { ($0.source.path, $0.source) }) { first, _ in first }
        )
        report.checkedPaths = loaded.map(\.source.path)
        report.kinds = RuleCatalogue.all
        report.folders = ReportFolders(workingFolder: Path.workingFolder)
        report.toolVersion = intentcVersion
        if arguments.has("strict") { report.diagnostics = report.diagnostics.map(stricter) }
        let output = ReportOutput(requests: requests, style: DiagnosticOutput.style(arguments, for: .output))
        if let failure = output.write(report) {
            StandardStreams.write("intentc: error: \(failure)\n", to: .error)
            return .unusable
        }
        if !inputs.failures.isEmpty { return .unusable }
        return report.diagnostics.contains { fails($0, arguments) } ? .failure : .success
    }

    private static func usageError(_ message: String) -> ExitStatus {
        StandardStreams.write("intentc: error: \(message)\nSee 'intentc lint --help'.\n", to: .error)
        return .unusable
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
