import Settings
import Diagnostics
import FileAccess

extension LintResult {
    /// Writes the report. The exit status says whether any finding fails the run.
    ///
    /// - Parameter saysWhatWasChecked: Whether a clean run says so if a program reads the output, too.
    package func write(_ arguments: Arguments, saysWhatWasChecked: Bool) throws(CommandFailure) -> ExitStatus {
        var report = ReportOutput.report(diagnostics.joined, sources: sources)
        report.suppressed = suppressed
        report.checkedPaths = checkedPaths
        report.saysWhatWasChecked = true
        report.failingSeverity = arguments[.failOn].severity
        let hasFailed = report.diagnostics.contains { report.isFailing($0) || $0.kind.isDamage }
        report.diagnostics = report.diagnostics.atLeast(arguments[.minimumSeverity])
        report.terminalWidth = StandardStreams.terminalWidth(.output)
        try ReportOutput(arguments, to: .output).write(report)
        if isIncomplete {
            // If the report does not show the failures, print them, because the exit status needs a reason.
            let isReported = report.diagnostics.contains { failures.contains($0) }
            return isReported ? .unusable : printFailures(arguments)
        }
        if hasFailed, !report.diagnostics.contains(where: { report.isFailing($0) || $0.kind.isDamage }) {
            throw .failed("the run fails because of findings that '--minimum-severity' hides")
        }
        if report.diagnostics.isEmpty, arguments[.format].areForPeople {
            printCleanRun(report, isAlways: saysWhatWasChecked && !checkedPaths.isEmpty)
        }
        return hasFailed ? .failure : .success
    }

    /// Prints the failures that kept files from being linted.
    package func printFailures(_ arguments: Arguments) -> ExitStatus {
        ReportOutput.print(failures, in: Array(sources.values), arguments)
        return .unusable
    }

    private func printCleanRun(_ report: Report, isAlways: Bool) {
        let accepted = suppressed.filter { !$0.isConsequence }.joined.count
        let known = acceptedByBaseline.count { !$0.isConsequence }
        let (by, count) =
            usesBaselineFile
            ? ("accepted by the baseline", accepted)
            : known > 0 ? ("known before", known) : ("accepted by exceptions", accepted)
        let rest = count == 0 ? "" : " (\(count) \(by))"
        StandardStreams.writeVerdict("no findings\(rest)\(report.scope)", to: .output, isAlways: isAlways)
    }
}
