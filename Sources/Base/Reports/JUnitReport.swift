import Diagnostics

/// JUnit XML: a suite per file, a failing case per finding that fails the run, and a passing case for a clean file.
///
/// Other findings are passing cases with output, so that a server does not show a successful run as failed.
struct JUnitReport {
    let report: Report
    let sources: ReportSources
    var output: [UInt8] = []

    consuming func render() -> [UInt8] {
        output += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8
        let findings = Dictionary(grouping: report.diagnostics, by: \.location.path)
        let paths = Set(report.checkedPaths).union(findings.keys).sorted()
        let tests = paths.reduce(0) { $0 + max(1, findings[$1]?.count ?? 0) }
        output.appendXML("<testsuites", counts(tests: tests, report.diagnostics), closing: ">\n")
        for path in paths { appendSuite(path, findings[path] ?? []) }
        output += "</testsuites>\n".utf8
        return output
    }

    private func counts(tests: Int, _ diagnostics: [Diagnostic]) -> [(name: String, value: String)] {
        [("tests", "\(tests)"), ("failures", "\(diagnostics.count(where: report.isFailing))"), ("errors", "0")]
    }

    private mutating func appendSuite(_ path: String, _ diagnostics: [Diagnostic]) {
        let name = report.folders.relative(path).visible
        let counts = counts(tests: max(1, diagnostics.count), diagnostics)
        output.appendXML("  <testsuite", [("name", name)] + counts, closing: ">\n")
        if diagnostics.isEmpty {
            output.appendXML("    <testcase", [("name", "no findings"), ("classname", name)], closing: "/>\n")
        }
        for diagnostic in diagnostics { append(diagnostic, in: name) }
        output += "  </testsuite>\n".utf8
    }

    private mutating func append(_ diagnostic: Diagnostic, in suite: String) {
        let start = sources.region(of: diagnostic.location)?.start
        let place = start.map { " \($0.line):\($0.column)" } ?? ""
        let name = "\(diagnostic.kind.code) \(diagnostic.kind.name)\(place)"
        output.appendXML("    <testcase", [("name", name), ("classname", suite)], closing: ">\n")
        let isFailing = report.isFailing(diagnostic)
        let failure = [("message", diagnostic.message.visible), ("type", diagnostic.severity.word)]
        output.appendXML(isFailing ? "      <failure" : "      <system-out", isFailing ? failure : [], closing: ">")
        let subject = start.map { "\(suite):\($0.line):\($0.column)" } ?? suite
        output.appendXMLText("\(subject): \(diagnostic.severity.word): \(diagnostic.message.visible)")
        if let help = diagnostic.help { output.appendXMLText("\n\(help.visible)") }
        output += "\(isFailing ? "</failure>" : "</system-out>")\n    </testcase>\n".utf8
    }
}
