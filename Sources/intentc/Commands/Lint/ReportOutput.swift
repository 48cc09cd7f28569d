import Diagnostics

/// Writes reports where they are wanted.
struct ReportOutput {
    var requests: [ReportRequest]
    var style: TextReport.Style

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
                try OutputFile.write(request.format.render(filed, style: .plain), to: file)
            } catch {
                failure = failure ?? error
            }
        }
        if requests.contains(where: { $0.format == .github }) { appendStepSummary(report) }
        for request in requests where request.file == nil {
            StandardStreams.write(request.format.render(report, style: style), to: .output)
        }
        if let failure { throw failure }
    }

    /// On GitHub a step's summary is a file that steps append to; its name is in the environment.
    private func appendStepSummary(_ report: Report) {
        guard let name = getenv("GITHUB_STEP_SUMMARY"), name.pointee != 0 else { return }
        // The annotations have been printed; a summary that cannot be written must not hide them.
        guard
            let file = try? FileDescriptor(
                opening: String(cString: name),
                O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC,
                mode: 0o666
            )
        else { return }
        defer { file.close() }
        try? file.write(ReportFormat.markdown.render(report))
    }
}
