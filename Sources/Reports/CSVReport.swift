import Diagnostics

/// One line per finding, for spreadsheets.
struct CSVReport {
    let report: Report

    func render() -> [UInt8] {
        let sources = ReportSources(report)
        let header = ["path", "line", "column", "severity", "code", "name", "message", "help"]
        let lines = report.diagnostics.map { diagnostic -> [String] in
            let start = sources.region(of: diagnostic.location)?.start
            let line = start?.line.description ?? ""
            let column = start?.column.description ?? ""
            return [
                diagnostic.location.path.visible, line, column, diagnostic.severity.word, diagnostic.kind.code,
                diagnostic.kind.name, diagnostic.message.visible, diagnostic.help?.visible ?? "",
            ]
        }
        return Array(CSVText.table([header] + lines).utf8)
    }
}
