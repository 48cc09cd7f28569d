import Diagnostics
import FileAccess

/// How and where a command reports its findings. All commands report through this type.
package struct ReportOutput {
    /// Renders a report in the command's own way; `nil` if the command has none for the format.
    package typealias OwnForm = (ReportFormat, Report, TextReport.Style) -> [UInt8]?

    private let requests: [ReportRequest]
    /// Whether the command line names no format.
    private let isDefault: Bool
    private let stream: StandardStreams.Stream
    private let style: TextReport.Style
    private let ownForm: OwnForm

    /// - Parameters:
    ///   - stream: Where reports without a file go: standard error if the command's result goes to standard output.
    ///   - ownForm: Replaces the usual form of a format.
    package init(
        _ arguments: Arguments,
        to stream: StandardStreams.Stream,
        ownForm: @escaping OwnForm = { _, _, _ in nil }
    ) {
        let given = arguments[.format]
        isDefault = given.isEmpty
        requests = given.isEmpty ? [ReportRequest(format: .text)] : given
        self.stream = stream
        style = Self.style(arguments, for: stream)
        self.ownForm = ownForm
    }

    /// The files that reports will be written to.
    package static func files(_ arguments: Arguments) -> [String] { arguments[.format].compactMap(\.file) }

    /// Throws if two reports would go to the same stream.
    package static func check(_ arguments: Arguments, to stream: StandardStreams.Stream = .error) throws(CommandFailure)
    {
        if arguments[.format].count(where: { $0.file == nil }) > 1 {
            let name = stream == .output ? "standard output" : "standard error"
            throw .usage("only one report can go to \(name); write the others to files with '=file'")
        }
    }

    /// How to style text for a stream: according to `--color`, or whether the stream supports color.
    package static func style(_ arguments: Arguments, for stream: StandardStreams.Stream) -> TextReport.Style {
        switch arguments[.color] {
        case .always: .coloured
        case .never: .plain
        case .auto: StandardStreams.usesColor(stream) ? .coloured : .plain
        }
    }

    /// Creates a report with everything that formats need to know about the run.
    package static func report(_ findings: [Diagnostic], sources: [String: SourceText]) -> Report {
        var report = Report(findings, sources: sources)
        var checkouts = CheckoutRoots()
        report.folders = ReportFolders(
            workingFolder: Path.workingFolder,
            root: checkouts.root(around: Path.workingFolder)
        )
        report.toolVersion = intentcVersion
        report.toolPage = publishedAddress
        return report
    }

    /// Creates a report sorted by `DiagnosticSet`, with a limited number of findings for each file.
    package static func report(_ findings: [Diagnostic], in sources: [SourceText]) -> Report {
        let bounded = Dictionary(grouping: findings, by: \.location.path).values.flatMap(BoundedFindings.reported)
        // Equal paths, which are the same file given twice, can share either text.
        let texts = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
        return report(DiagnosticSet(bounded).sorted, sources: texts)
    }

    /// Prints findings that stop a command, if any, to standard error. They are text whatever `--format` says.
    package static func print(_ findings: [Diagnostic], in sources: [SourceText], _ arguments: Arguments) {
        let report = report(findings, in: sources)
        StandardStreams.write(TextReport.render(report, style: style(arguments, for: .error)), to: .error)
    }

    package func write(_ findings: [Diagnostic], in sources: [SourceText]) throws(CommandFailure) {
        try write(Self.report(findings, in: sources))
    }

    /// Writes all reports, then throws the first failure. Files come first, because a reader that closes standard
    /// output early ends the program.
    package func write(_ report: Report) throws(CommandFailure) {
        var failure: CommandFailure?
        var report = report
        report.isShort = isDefault && report.diagnostics.count > 5 && StandardStreams.isTerminal(stream)
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
        var (report, format) = (report, request.format)
        if format == .short { (report.isShort, format) = (true, .text) }
        return ownForm(format, report, style) ?? request.formats.render(format, report, style)
    }

    /// Appends to the summary of a GitHub Actions step, a file that all steps can append to and the environment names.
    private func appendStepSummary(_ report: Report, _ request: ReportRequest) {
        guard let path = EnvironmentVariable.value(of: "GITHUB_STEP_SUMMARY") else { return }
        var request = request
        request.format = .markdown
        // Failing to write the summary must neither hide the annotations nor fail the run.
        guard let reason = OutputFile.append(render(report, request, style: .plain), to: path) else { return }
        let message = "intentc: warning: cannot write the step summary '\(path)': \(reason)"
        StandardStreams.write(message.visible + "\n", to: .error)
    }
}

extension ReportFormat {
    fileprivate var language: RunnerCommands.Language {
        switch self {
        case .text, .short, .xcode, .markdown: .text
        case .json, .sarif, .gitlab: .json
        case .junit, .html: .xml
        case .github: .commands
        }
    }
}
