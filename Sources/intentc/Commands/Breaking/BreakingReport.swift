import Diagnostics
import FileAccess
import ProjectComparison
import SchemaComparison

/// Reports breaking changes where and how the command line wants them.
struct BreakingReport {
    private let result: BreakingFindings.Result
    private let baseName: String

    init(_ result: BreakingFindings.Result, baseName: String) {
        self.result = result
        self.baseName = baseName
    }

    func write(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        var report = Report(result.diagnostics, sources: result.sources)
        report.suppressed = result.suppressed
        report.checkedPaths = result.checkedPaths
        report.kinds = DiagnosticKind.changeKinds + DiagnosticKind.takeoverKinds
        report.folders = ReportFolders(workingFolder: Path.workingFolder)
        report.folders.outside = result.pathsOutsideOfFolders
        report.toolVersion = intentcVersion
        report.rulePages = arguments[.rulePages]
        report.failingSeverity = arguments[.failOn].severity
        let hasFailed = report.diagnostics.contains(where: report.isFailing)
        report.diagnostics = report.diagnostics.atLeast(arguments[.minimumSeverity])
        let requests = arguments[.report]
        let baseName = baseName
        let output = ReportOutput(
            requests: requests.isEmpty ? [ReportRequest(format: .text)] : requests,
            style: DiagnosticOutput.style(arguments, for: .output),
            markdown: { BreakingMarkdown($0, baseName: baseName).render() }
        )
        try output.write(report)
        if result.isIncomplete { return .unusable }
        return hasFailed ? .failure : .success
    }
}
