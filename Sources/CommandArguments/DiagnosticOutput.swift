import Diagnostics
import FileAccess

/// Prints what keeps a command from its work, on standard error, whatever form its report has.
package struct DiagnosticOutput {
    private let style: TextReport.Style

    package init(_ arguments: Arguments) { style = ReportOutput.style(arguments, for: .error) }

    /// Prints findings in the order of `DiagnosticSet`; nothing when there are none.
    package func print(_ diagnostics: [Diagnostic], _ sources: [SourceText]) {
        let report = ReportOutput.report(diagnostics, in: sources)
        StandardStreams.write(ReportFormat.text.render(report, style: style), to: .error)
    }
}
