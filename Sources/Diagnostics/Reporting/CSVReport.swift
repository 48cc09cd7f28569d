/// A line for each finding, for spreadsheets.
struct CSVReport {
    let report: Report

    func render() -> [UInt8] {
        let sources = ReportSources(report)
        let header = ["path", "line", "column", "severity", "code", "name", "message", "help"]
        let lines = report.diagnostics.map { diagnostic in
            let start = sources.region(of: diagnostic.location)?.start
            return [
                diagnostic.location.path.visible, start.map { "\($0.line)" } ?? "", start.map { "\($0.column)" } ?? "",
                diagnostic.severity.word, diagnostic.kind.code, diagnostic.kind.name, diagnostic.message.visible,
                diagnostic.help?.visible ?? "",
            ]
        }
        return Array(CSVText.table([header] + lines).utf8)
    }
}
