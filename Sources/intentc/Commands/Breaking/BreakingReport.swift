import CommandArguments
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
        var report = ReportOutput.report(result.diagnostics, sources: result.sources)
        report.suppressed = result.suppressed
        report.checkedPaths = result.checkedPaths
        report.folders.outside = result.pathsOutsideOfFolders
        report.rulePages = arguments[.rulePages]
        report.failingSeverity = arguments[.failOn].severity
        let hasFailed = report.diagnostics.contains(where: report.isFailing)
        report.diagnostics = report.diagnostics.atLeast(arguments[.minimumSeverity])
        try ReportOutput(arguments, to: .output) { format, report in
            format == .markdown
                ? BreakingMarkdown(report, baseName: baseName, suggestions: result.suggestions).render() : nil
        }
        .write(report)
        if !result.failures.isEmpty { return ExitStatus(of: result.failures) }
        if result.diagnostics.isEmpty, arguments[.format].isEmpty {
            let files = result.checkedPaths.count.counted("definition")
            StandardStreams.writeVerdict("no breaking changes in \(files) since '\(baseName.visible)'", to: .output)
        }
        return hasFailed ? .failure : .success
    }
}
