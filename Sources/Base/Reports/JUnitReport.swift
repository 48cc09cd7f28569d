import Diagnostics

/// JUnit XML: a suite per file, a failing case per finding that fails the run, and a passing case for a clean file.
///
/// Other findings are passing cases with output, so that a server does not show a successful run as failed.
struct JUnitReport {
    let report: Report
    let sources: ReportSources

    func render() -> [UInt8] {
        let findings = Dictionary(grouping: report.diagnostics, by: \.location.path)
        let paths = Set(report.checkedPaths).union(findings.keys).sorted()
        let tests = paths.reduce(0) { $0 + max(1, findings[$1]?.count ?? 0) }
        var xml = XMLWriter()
        xml.element("testsuites", counts(tests: tests, report.diagnostics)) { xml in
            for path in paths { writeSuite(path, findings[path] ?? [], to: &xml) }
        }
        return Array(xml.text.utf8)
    }

    private func counts(tests: Int, _ diagnostics: [Diagnostic]) -> [(name: String, value: String)] {
        [("tests", "\(tests)"), ("failures", "\(diagnostics.count(where: report.isFailing))"), ("errors", "0")]
    }

    private func writeSuite(_ path: String, _ diagnostics: [Diagnostic], to xml: inout XMLWriter) {
        let name = report.folders.relative(path).visible
        let counts = counts(tests: max(1, diagnostics.count), diagnostics)
        xml.element("testsuite", [("name", name)] + counts) { xml in
            if diagnostics.isEmpty { xml.empty("testcase", [("name", "no findings"), ("classname", name)]) }
            for diagnostic in diagnostics { write(diagnostic, in: name, to: &xml) }
        }
    }

    private func write(_ diagnostic: Diagnostic, in suite: String, to xml: inout XMLWriter) {
        let place = sources.region(of: diagnostic.location).map { "\($0.start.line):\($0.start.column)" }
        let name = "\(diagnostic.kind.code) \(diagnostic.kind.name)" + (place.map { " " + $0 } ?? "")
        let (message, severity) = (diagnostic.message.visible, diagnostic.severity.word)
        let subject = place.map { "\(suite):\($0)" } ?? suite
        let text = "\(subject): \(severity): \(message)" + (diagnostic.help.map { "\n" + $0.visible } ?? "")
        xml.element("testcase", [("name", name), ("classname", suite)]) { xml in
            if report.isFailing(diagnostic) {
                xml.element("failure", [("message", message), ("type", severity)], text: text)
            } else {
                xml.element("system-out", text: text)
            }
        }
    }
}
