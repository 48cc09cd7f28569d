import Diagnostics
import FileAccess

/// Writes reports where they are wanted.
struct ReportOutput {
    var requests: [ReportRequest]
    var style: TextReport.Style
    /// How Markdown is made, where a command has a form of its own.
    var markdown: (Report) -> [UInt8] = { ReportFormat.markdown.render($0) }

    /// Writes every report, and then throws what could not be written first. One that cannot be written hides no other, and
    /// files come first: closing standard output early ends the program.
    func write(_ report: Report) throws(CommandFailure) {
        var failure: CommandFailure?
        var filed = report
        filed.terminalWidth = nil
        for request in requests {
            guard let file = request.file else { continue }
            do throws(CommandFailure) {
                try OutputFile.makeFolder(Path.folder(of: file))
                try OutputFile.write(render(filed, request.format, .plain), to: file)
            } catch {
                failure = failure ?? error
            }
        }
        if requests.contains(where: { $0.format == .github }) { appendStepSummary(report) }
        for request in requests where request.file == nil {
            StandardStreams.write(render(report, request.format, style), to: .output)
        }
        if let failure { throw failure }
    }

    private func render(_ report: Report, _ format: ReportFormat, _ style: TextReport.Style) -> [UInt8] {
        format == .markdown ? markdown(report) : format.render(report, style: style)
    }

    /// On GitHub a step's summary is a file that steps append to; its name is in the environment.
    private func appendStepSummary(_ report: Report) {
        guard let path = EnvironmentVariable.value(of: "GITHUB_STEP_SUMMARY") else { return }
        // A summary that cannot be written must neither hide the annotations nor fail the run.
        guard let reason = OutputFile.append(markdown(report), to: path) else { return }
        let message = "intentc: warning: cannot write the step summary '\(path)': \(reason)"
        StandardStreams.write(message.visible + "\n", to: .error)
    }
}
