import Diagnostics
import FileAccess

/// Prints findings to people, on standard error: standard output belongs to what a command makes.
struct DiagnosticOutput {
    private let format: ReportFormat
    private let style: TextReport.Style

    init(_ arguments: Arguments) {
        format = arguments[.diagnostics]
        style = Self.style(arguments, for: .error)
    }

    /// Whether a stream is printed to in colour: what `--color` says, or what the stream is.
    static func style(_ arguments: Arguments, for stream: StandardStreams.Stream) -> TextReport.Style {
        switch arguments[.color] {
        case .always: .coloured
        case .never: .plain
        case .auto: StandardStreams.usesColor(stream) ? .coloured : .plain
        }
    }

    /// Prints findings in the order of `DiagnosticSet`; nothing when there are none.
    func print(_ diagnostics: [Diagnostic], _ sources: [SourceText]) {
        let bounded = Dictionary(grouping: diagnostics, by: \.location.path).values.flatMap(BoundedFindings.reported)
        let sorted = DiagnosticSet(bounded).sorted
        guard !sorted.isEmpty else { return }
        // Of equal paths, which only a careless command line gives, any text will do: they are the same file.
        let texts = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
        var report = Report(sorted, sources: texts)
        report.folders = ReportFolders(workingFolder: Path.workingFolder)
        StandardStreams.write(format.render(report, style: style), to: .error)
    }
}
