/// Checkstyle's XML, which review bots and CI servers read.
struct CheckstyleReport {
    private let report: Report
    private var sources: ReportSources

    init(_ report: Report) {
        self.report = report
        sources = ReportSources(report)
    }

    consuming func render() -> [UInt8] {
        var output = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n".utf8)
        let findings = Dictionary(grouping: report.diagnostics, by: \.location.path)
        for path in findings.keys.sorted() {
            output += "  <file".utf8
            output.appendXMLAttribute("name", report.folders.relative(path).visible)
            output += ">\n".utf8
            for diagnostic in findings[path] ?? [] { append(diagnostic, to: &output) }
            output += "  </file>\n".utf8
        }
        output += "</checkstyle>\n".utf8
        return output
    }

    private mutating func append(_ diagnostic: Diagnostic, to output: inout [UInt8]) {
        output += "    <error".utf8
        if let start = sources.region(of: diagnostic.location)?.start {
            output.appendXMLAttribute("line", String(start.line))
            output.appendXMLAttribute("column", String(start.column))
        }
        output.appendXMLAttribute("severity", diagnostic.severity == .note ? "info" : diagnostic.severity.word)
        output.appendXMLAttribute("message", diagnostic.message.visible)
        output.appendXMLAttribute("source", "intentc.rules.\(diagnostic.kind.code)")
        output += "/>\n".utf8
    }
}
