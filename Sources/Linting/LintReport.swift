import CommandArguments
import Diagnostics
import FileAccess
import IntentRules

/// Reports what linting found, and says by the exit status whether it was too much.
package struct LintReport {
    private let arguments: Arguments

    package init(_ arguments: Arguments) { self.arguments = arguments }

    package func write(_ result: LintResult) throws(CommandFailure) -> ExitStatus {
        ProcessLifetime.keep(result)
        var report = ReportOutput.report(result.diagnostics.joined, sources: result.sources)
        report.suppressed = result.suppressed
        report.checkedPaths = result.checkedPaths
        report.rulePages = arguments[.rulePages]
        if arguments[.strict] {
            for index in report.diagnostics.indices where report.diagnostics[index].severity == .warning {
                report.diagnostics[index].severity = .error
            }
        }
        report.failingSeverity = arguments[.failOn].severity
        let hasFailed = report.diagnostics.contains(where: report.isFailing)
        report.diagnostics = report.diagnostics.atLeast(arguments[.minimumSeverity])
        report.terminalWidth = StandardStreams.terminalWidth(.output)
        if arguments[.summary] {
            StandardStreams.write(TextReport.totalsAndSummary(of: report.diagnostics), to: .output)
            return result.isIncomplete ? .unusable : hasFailed ? .failure : .success
        }
        try ReportOutput(arguments, to: .output).write(report)
        if result.isIncomplete {
            // A configuration or a baseline may have accepted them, but the status needs a reason.
            let isReported = report.diagnostics.contains { result.failures.contains($0) }
            return isReported ? .unusable : printFailures(of: result)
        }
        if hasFailed, !report.diagnostics.contains(where: report.isFailing) {
            throw .failed("there are findings that fail the run and that '--minimum-severity' does not show")
        }
        if report.diagnostics.isEmpty, arguments[.format].allSatisfy({ $0.format == .text && $0.file == nil }) {
            printCleanRun(result)
        }
        return hasFailed ? .failure : .success
    }

    /// Prints what kept files from being looked at.
    package func printFailures(of result: LintResult) -> ExitStatus {
        ReportOutput.print(result.failures, in: Array(result.sources.values), arguments)
        return .unusable
    }

    private func printCleanRun(_ result: LintResult) {
        let (files, accepted) = (result.checkedPaths.count, result.suppressed.count)
        let known = result.acceptedByBaseline.count
        let (by, count) =
            arguments[.baseline] != nil
            ? ("accepted by the baseline", accepted)
            : known > 0 ? ("known before", known) : ("accepted by exceptions", accepted)
        let rest = count == 0 ? "" : " (\(count) \(by))"
        StandardStreams.writeVerdict("no findings in \(files.counted("file"))\(rest)", to: .output)
    }
}
