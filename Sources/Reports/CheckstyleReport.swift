import Diagnostics

/// Checkstyle XML, which review bots and CI servers read.
struct CheckstyleReport {
    let report: Report
    let sources: ReportSources

    func render() -> [UInt8] {
        var output = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n".utf8)
        let findings = Dictionary(grouping: report.diagnostics, by: \.location.path)
        for path in findings.keys.sorted() {
            output.appendXML("  <file", [("name", report.folders.relative(path).visible)], closing: ">\n")
            for diagnostic in findings[path] ?? [] { append(diagnostic, to: &output) }
            output += "  </file>\n".utf8
        }
        output += "</checkstyle>\n".utf8
        return output
    }

    private func append(_ diagnostic: Diagnostic, to output: inout [UInt8]) {
        let start = sources.region(of: diagnostic.location)?.start
        let place = start.map { [("line", String($0.line)), ("column", String($0.column))] } ?? []
        let finding = [
            ("severity", diagnostic.severity == .note ? "info" : diagnostic.severity.word),
            ("message", diagnostic.message.visible), ("source", "intentc.rules.\(diagnostic.kind.code)"),
        ]
        output.appendXML("    <error", place + finding, closing: "/>\n")
    }
}
