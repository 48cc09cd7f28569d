import Diagnostics
import Reports
import Testing

/// Source lines fit the terminal that they are printed to.
@Suite struct TerminalWidthTests {
    private static let kind = DiagnosticKind(
        code: "IN9999",
        name: "soup",
        category: .file,
        severity: .note,
        summary: "",
        explanation: ""
    )

    @Test(arguments: [(nil, 110), (60, 60), (20, 52), (10_000, 211)] as [(Int?, Int)])
    func excerptsAreCutToTheWidth(width: Int?, longest: Int) {
        let text = String(repeating: "soup ", count: 100)
        let source = SourceText(path: "a", bytes: Array(text.utf8))
        let location = SourceLocation(path: "a", range: SourceRange(250, 254))
        var report = Report([Diagnostic(Self.kind, "m", at: location)], sources: ["a": source])
        report.terminalWidth = width
        let lines = String(decoding: ReportFormat.text.render(report), as: UTF8.self).split(separator: "\n")
        #expect((lines.map(\.count).max() ?? 0) <= longest)
        #expect(lines[2].contains("^~~~"))
    }

    @Test func markdownBeginsWithWhatMattersMost() {
        func finding(_ severity: Severity, _ message: String) -> Diagnostic {
            var finding = Diagnostic(Self.kind, message, at: SourceLocation(path: "a", place: .file))
            finding.severity = severity
            return finding
        }
        let findings = [
            finding(.note, "first"), finding(.error, "second"), finding(.warning, "third"), finding(.error, "fourth"),
        ]
        let text = String(decoding: ReportFormat.markdown.render(Report(findings, sources: [:])), as: UTF8.self)
        let order = text.split(separator: "\n").compactMap { line in
            ["first", "second", "third", "fourth"].first { line.contains($0) }
        }
        #expect(order == ["second", "fourth", "third", "first"])
    }
}
