import Diagnostics

/// One `--report FORMAT[=FILE]`.
struct ReportRequest {
    var format: ReportFormat
    /// `nil` for standard output.
    var file: String?

    static let option = OptionDescription.value(
        "report",
        "format[=file]",
        "How to report, and where: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")). Without a file on "
            + "standard output. May be repeated. Default: text.",
        isRepeatable: true,
        completion: .words(ReportFormat.allCases.map(\.rawValue))
    )

    enum Parsed {
        case requests([ReportRequest])
        case wrong(String)
    }

    /// What the command line asks for; text on standard output where it asks for nothing.
    static func parse(_ arguments: ParsedArguments) -> Parsed {
        var requests: [ReportRequest] = []
        for word in arguments.all("report") {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let format = ReportFormat(rawValue: String(parts[0])) else {
                let names = ReportFormat.allCases.map(\.rawValue)
                let suggestion = Spelling.suggestion(for: String(parts[0]), among: names)
                return .wrong(
                    "there is no report format '\(parts[0])'\(suggestion) (one of: \(names.joined(separator: ", ")))"
                )
            }
            if parts.count == 2, parts[1].isEmpty { return .wrong("'--report \(word)' names no file") }
            requests.append(ReportRequest(format: format, file: parts.count == 2 ? String(parts[1]) : nil))
        }
        return .requests(requests.isEmpty ? [ReportRequest(format: .text)] : requests)
    }
}

/// Writes reports where they are wanted.
struct ReportOutput {
    var requests: [ReportRequest]
    var style: TextReport.Style

    /// Writes every report; returns what could not be written. One that cannot be written hides no other, and files come
    /// first: whoever closes standard output early ends the program.
    func write(_ report: Report) -> String? {
        var failure: String?
        for request in requests {
            guard let file = request.file else { continue }
            do {
                try OutputFile.makeFolder(Path.folder(of: file))
                try OutputFile.write(request.format.render(report, style: .plain), to: file)
            } catch {
                failure = failure ?? "cannot write '\(error.path)': \(error.message)"
            }
        }
        if requests.contains(where: { $0.format == .github }) { appendStepSummary(report) }
        for request in requests where request.file == nil {
            StandardStreams.write(request.format.render(report, style: style), to: .output)
        }
        return failure
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
