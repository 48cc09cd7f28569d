import CommandArguments
import Diagnostics
import FileAccess
import ProjectComparison
import SchemaComparison

extension BreakingFindings.Result {
    /// Reports breaking changes where and how the command line wants them.
    func write(_ arguments: Arguments, comparedWith baseName: String) throws(CommandFailure) -> ExitStatus {
        var report = ReportOutput.report(diagnostics, sources: sources)
        report.suppressed = suppressed
        report.checkedPaths = checkedPaths
        report.folders.outside = pathsOutsideOfFolders
        report.rulePages = arguments[.rulePages]
        report.failingSeverity = arguments[.failOn].severity
        let hasFailed = report.diagnostics.contains(where: report.isFailing)
        report.diagnostics = report.diagnostics.atLeast(arguments[.minimumSeverity])
        try ReportOutput(arguments, to: .output) { format, report in
            format == .markdown
                ? BreakingMarkdown(report, baseName: baseName, suggestions: suggestions).render() : nil
        }
        .write(report)
        if !failures.isEmpty { return ExitStatus(of: failures) }
        if diagnostics.isEmpty, arguments[.format].isEmpty {
            let files = checkedPaths.count.counted("definition")
            StandardStreams.writeVerdict("no breaking changes in \(files) since '\(baseName.visible)'", to: .output)
        }
        return hasFailed ? .failure : .success
    }
}
