import Diagnostics

/// A heading with the number of findings and a table of them, for GitHub's step summary or a comment.
struct MarkdownReport {
    let report: Report

    func render() -> [UInt8] {
        var writer = MarkdownWriter(report)
        // The list may be truncated, or only its top may be read, so the most severe findings come first.
        let diagnostics = report.diagnostics.bySeverity
        writer.line("## intentc: \(report.summary)")
        guard !diagnostics.isEmpty else { return writer.bytes }
        writer.text("\n| | Where | Finding | Rule |\n|---|---|---|---|\n")
        for (index, diagnostic) in diagnostics.enumerated() {
            let size = writer.bytes.count
            append(diagnostic, to: &writer)
            if writer.isFull {
                writer.cut(to: size)
                writer.text("\n\(diagnostics.count - index) more not shown.\n")
                break
            }
        }
        return writer.bytes
    }

    private func append(_ diagnostic: Diagnostic, to writer: inout MarkdownWriter) {
        writer.text("| \(diagnostic.severity.word) | ")
        writer.place(diagnostic.location)
        writer.text(" | ")
        writer.escaped(diagnostic.message)
        for related in diagnostic.related {
            writer.text("<br>")
            writer.place(related.location)
            writer.text(": ")
            writer.escaped(related.message)
        }
        if let help = diagnostic.help {
            writer.text("<br>")
            writer.escaped(help)
        }
        // Codes and names need no escaping.
        writer.line(" | \(diagnostic.kind.code) \(diagnostic.kind.name) |")
    }
}
