import Diagnostics

/// Prints findings to people, on standard error: standard output belongs to what a command makes.
struct DiagnosticOutput {
    private let style: TextReport.Style

    init(_ arguments: ParsedArguments) {
        let isColored =
            switch arguments.value("color") {
            case "always": true
            case "never": false
            default: StandardStreams.usesColor(.error)
            }
        style = isColored ? .coloured : .plain
    }

    /// Prints findings in the order of `DiagnosticSet`; nothing when there are none.
    func print(_ diagnostics: [Diagnostic], _ sources: [SourceText]) {
        let sorted = DiagnosticSet(diagnostics).sorted
        guard !sorted.isEmpty else { return }
        // Of equal paths, which only a careless command line gives, any text will do: they are the same file.
        let texts = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
        StandardStreams.write(TextReport(sources: texts, style: style).render(sorted), to: .error)
        StandardStreams.write(TextReport.summary(of: sorted) + "\n", to: .error)
    }
}
