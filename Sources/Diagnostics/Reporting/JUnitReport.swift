/// JUnit's XML: a suite for each file, a failing case for each finding that fails the run, a passing one for a clean file.
///
/// The other findings pass, so that a server does not call a run failed that did not; what they say is the case's output.
struct JUnitReport {
    private let report: Report
    private var sources: ReportSources
    private var output: [UInt8] = []

    init(_ report: Report) {
        self.report = report
        sources = ReportSources(report)
    }

    consuming func render() -> [UInt8] {
        output += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites".utf8
        let findings = Dictionary(grouping: report.diagnostics, by: \.location.path)
        let paths = report.allPaths
        appendCounts(tests: paths.reduce(0) { $0 + max(1, findings[$1]?.count ?? 0) }, report.diagnostics)
        output += ">\n".utf8
        for path in paths { appendSuite(path, findings[path] ?? []) }
        output += "</testsuites>\n".utf8
        return output
    }

    private mutating func appendCounts(tests: Int, _ diagnostics: [Diagnostic]) {
        output.appendXMLAttribute("tests", String(tests))
        output.appendXMLAttribute("failures", String(diagnostics.count(where: report.isFailing)))
        output.appendXMLAttribute("errors", "0")
    }

    private mutating func appendSuite(_ path: String, _ diagnostics: [Diagnostic]) {
        let name = report.folders.relative(path).visible
        output += "  <testsuite".utf8
        output.appendXMLAttribute("name", name)
        appendCounts(tests: max(1, diagnostics.count), diagnostics)
        output += ">\n".utf8
        if diagnostics.isEmpty {
            output += "    <testcase".utf8
            output.appendXMLAttribute("name", "no findings")
            output.appendXMLAttribute("classname", name)
            output += "/>\n".utf8
        }
        for diagnostic in diagnostics { append(diagnostic, in: name) }
        output += "  </testsuite>\n".utf8
    }

    private mutating func append(_ diagnostic: Diagnostic, in suite: String) {
        let start = sources.region(of: diagnostic.location)?.start
        let place = start.map { " \($0.line):\($0.column)" } ?? ""
        output += "    <testcase".utf8
        output.appendXMLAttribute("name", "\(diagnostic.kind.code) \(diagnostic.kind.name)\(place)")
        output.appendXMLAttribute("classname", suite)
        output += ">\n".utf8
        if !report.isFailing(diagnostic) {
            output += "      <system-out>".utf8
            appendBody(diagnostic, in: suite, start)
            output += "</system-out>\n".utf8
        } else {
            output += "      <failure".utf8
            output.appendXMLAttribute("message", diagnostic.message.visible)
            output.appendXMLAttribute("type", diagnostic.severity.word)
            output += ">".utf8
            appendBody(diagnostic, in: suite, start)
            output += "</failure>\n".utf8
        }
        output += "    </testcase>\n".utf8
    }

    private mutating func appendBody(_ diagnostic: Diagnostic, in suite: String, _ start: LineTable.Position?) {
        let place = start.map { ":\($0.line):\($0.column)" } ?? ""
        output.appendXMLText("\(suite)\(place): \(diagnostic.severity.word): \(diagnostic.message.visible)")
        if let help = diagnostic.help { output.appendXMLText("\n\(help.visible)") }
    }
}
