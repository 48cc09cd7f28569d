/// A heading that counts and a table of the findings, for GitHub's step summary or a comment.
struct MarkdownReport {
    private let report: Report
    private var sources: ReportSources
    private var output: [UInt8] = []

    /// GitHub refuses a step summary of more than 1 MiB as a whole.
    private static let sizeLimit = 900_000

    init(_ report: Report) {
        self.report = report
        sources = ReportSources(report)
    }

    consuming func render() -> [UInt8] {
        // A list that is cut off, or read only at its top, must begin with what matters most.
        let diagnostics = Severity.allCases.reversed().flatMap { severity in
            report.diagnostics.filter { $0.severity == severity }
        }
        output += "## intentc: \(TextReport.summary(of: diagnostics))\n".utf8
        guard !diagnostics.isEmpty else { return output }
        output += "\n| | Where | Finding | Rule |\n|---|---|---|---|\n".utf8
        for (index, diagnostic) in diagnostics.enumerated() {
            let size = output.count
            append(diagnostic)
            if output.count > Self.sizeLimit {
                output.removeLast(output.count - size)
                output += "\n\(diagnostics.count - index) more are not listed.\n".utf8
                break
            }
        }
        return output
    }

    private mutating func append(_ diagnostic: Diagnostic) {
        output += "| \(diagnostic.severity.word) | ".utf8
        appendPlace(diagnostic.location)
        output += " | ".utf8
        appendEscaped(diagnostic.message)
        for related in diagnostic.related {
            output += "<br>".utf8
            appendPlace(related.location)
            output += ": ".utf8
            appendEscaped(related.message)
        }
        if let help = diagnostic.help {
            output += "<br>".utf8
            appendEscaped(help)
        }
        output += " | \(diagnostic.kind.code) \(diagnostic.kind.name) |\n".utf8
    }

    private mutating func appendPlace(_ location: SourceLocation) {
        appendEscaped(report.folders.relative(location.path))
        if let start = sources.region(of: location)?.start {
            output += ":\(start.line):\(start.column)".utf8
        }
        if case .keyPath(let keyPath) = location.place {
            output += " ".utf8
            appendEscaped(keyPath)
        }
    }

    private mutating func appendEscaped(_ text: String) { output += MarkdownText.escaped(text).utf8 }
}
