import Diagnostics
import FileAccess

/// Where and how a command reports what it finds. Every command reports through this.
package struct ReportOutput {
    /// A form of a command's own for a format; `nil` where the command has none.
    package typealias OwnForm = (ReportFormat, Report) -> [UInt8]?

    private let requests: [ReportRequest]
    private let stream: StandardStreams.Stream
    private let style: TextReport.Style
    private let ownForm: OwnForm

    /// - Parameters:
    ///   - stream: where reports go that are in no file: standard error where standard output belongs to what the command makes.
    ///   - ownForm: makes the forms that a command has in the place of the usual ones.
    package init(
        _ arguments: Arguments,
        to stream: StandardStreams.Stream,
        ownForm: @escaping OwnForm = { _, _ in nil }
    ) {
        let given = arguments[.format]
        requests = given.isEmpty ? [ReportRequest(format: .text)] : given
        self.stream = stream
        style = Self.style(arguments, for: stream)
        self.ownForm = ownForm
    }

    /// The files that will be written.
    package static func files(_ arguments: Arguments) -> [String] { arguments[.format].compactMap(\.file) }

    /// Refuses two reports that would run into each other.
    package static func check(_ arguments: Arguments, to stream: StandardStreams.Stream = .error) throws(CommandFailure)
    {
        if arguments[.format].count(where: { $0.file == nil }) > 1 {
            let name = stream == .output ? "standard output" : "standard error"
            throw .usage("only one report can go to \(name); write the others to files with '=file'")
        }
    }

    /// Whether a stream is printed to in color: what `--color` says, or what the stream is.
    package static func style(_ arguments: Arguments, for stream: StandardStreams.Stream) -> TextReport.Style {
        switch arguments[.color] {
        case .always: .coloured
        case .never: .plain
        case .auto: StandardStreams.usesColor(stream) ? .coloured : .plain
        }
    }

    /// A report of findings, with all that formats need to know about the run.
    package static func report(_ findings: [Diagnostic], sources: [String: SourceText]) -> Report {
        var report = Report(findings, sources: sources)
        report.folders = ReportFolders(workingFolder: Path.workingFolder)
        report.toolVersion = intentcVersion
        report.toolPage = publishedAddress
        return report
    }

    /// A report of findings in the order of `DiagnosticSet`, of each file as many as anybody reads.
    package static func report(_ findings: [Diagnostic], in sources: [SourceText]) -> Report {
        let bounded = Dictionary(grouping: findings, by: \.location.path).values.flatMap(BoundedFindings.reported)
        // Of equal paths, which only a careless command line gives, any text will do: they are the same file.
        let texts = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
        return report(DiagnosticSet(bounded).sorted, sources: texts)
    }

    /// Prints what keeps a command from its work, on standard error, whatever form its report has; nothing for no findings.
    package static func print(_ findings: [Diagnostic], in sources: [SourceText], _ arguments: Arguments) {
        let report = report(findings, in: sources)
        StandardStreams.write(TextReport.render(report, style: style(arguments, for: .error)), to: .error)
    }

    package func write(_ findings: [Diagnostic], in sources: [SourceText]) throws(CommandFailure) {
        try write(Self.report(findings, in: sources))
    }

    /// Writes every report, and then throws what could not be written first. One that cannot be written hides no other, and
    /// files come first: closing standard output early ends the program.
    package func write(_ report: Report) throws(CommandFailure) {
        var failure: CommandFailure?
        var filed = report
        filed.terminalWidth = nil
        for request in requests {
            guard let file = request.file else { continue }
            do throws(CommandFailure) {
                try OutputFile.makeFolder(Path.folder(of: file))
                try OutputFile.write(render(filed, request, style: .plain), to: file)
            } catch {
                failure = failure ?? error
            }
        }
        if let request = requests.first(where: { $0.format == .github }) { appendStepSummary(report, request) }
        for request in requests where request.file == nil {
            StandardStreams.write(render(report, request, style: style), to: stream, in: request.format.language)
        }
        if let failure { throw failure }
    }

    private func render(_ report: Report, _ request: ReportRequest, style: TextReport.Style) -> [UInt8] {
        ownForm(request.format, report) ?? request.formats.render(request.format, report, style)
    }

    /// On GitHub a step's summary is a file that steps append to; its name is in the environment.
    private func appendStepSummary(_ report: Report, _ request: ReportRequest) {
        guard let path = EnvironmentVariable.value(of: "GITHUB_STEP_SUMMARY") else { return }
        var request = request
        request.format = .markdown
        // A summary that cannot be written must neither hide the annotations nor fail the run.
        guard let reason = OutputFile.append(render(report, request, style: .plain), to: path) else { return }
        let message = "intentc: warning: cannot write the step summary '\(path)': \(reason)"
        StandardStreams.write(message.visible + "\n", to: .error)
    }
}

extension ReportFormat {
    fileprivate var language: RunnerCommands.Language {
        switch self {
        case .text, .xcode, .markdown, .csv: .text
        case .json, .sarif, .gitlab: .json
        case .junit, .checkstyle: .xml
        case .github: .commands
        }
    }
}
