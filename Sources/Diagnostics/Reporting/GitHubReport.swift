/// GitHub's workflow commands: the runner turns them into annotations on the changed files.
///
/// The runner drops annotations silently after ten of each severity in a step, so errors come first and a last line
/// says how many are not shown.
struct GitHubReport {
    let report: Report
    let sources: ReportSources
    var output: [UInt8] = []

    private static let limit = 10

    consuming func render() -> [UInt8] {
        var hidden = 0
        for severity in Severity.allCases.reversed() {
            let diagnostics = report.diagnostics.filter { $0.severity == severity }
            for diagnostic in diagnostics.prefix(Self.limit) { append(diagnostic) }
            hidden += max(0, diagnostics.count - Self.limit)
        }
        if hidden > 0 {
            let verb = hidden == 1 ? "finding is" : "findings are"
            output += "\(hidden) more \(verb) not annotated: GitHub shows \(Self.limit) of each severity.\n".utf8
        }
        return output
    }

    private mutating func append(_ diagnostic: Diagnostic) {
        output += "::\(command(for: diagnostic.severity)) file=".utf8
        appendEscaped(report.folders.relative(diagnostic.location.path), inProperty: true)
        if let region = sources.region(of: diagnostic.location) {
            output += ",line=\(region.start.line),endLine=\(region.end.line)".utf8
            // Columns mean something only within one line.
            if region.start.line == region.end.line {
                output += ",col=\(region.start.column),endColumn=\(region.end.column)".utf8
            }
        }
        output += ",title=".utf8
        appendEscaped("\(diagnostic.kind.code) \(diagnostic.kind.name)", inProperty: true)
        output += "::".utf8
        appendEscaped(diagnostic.message, inProperty: false)
        if case .keyPath(let keyPath) = diagnostic.location.place {
            appendLineBreak()
            appendEscaped("at \(keyPath)", inProperty: false)
        }
        for related in diagnostic.related {
            let line = sources.region(of: related.location).map { ":\($0.start.line)" } ?? ""
            let path = report.folders.relative(related.location.path)
            appendLineBreak()
            appendEscaped("\(path)\(line): \(related.message)", inProperty: false)
        }
        if let help = diagnostic.help {
            appendLineBreak()
            appendEscaped(help, inProperty: false)
        }
        output.append(0x0A)
    }

    private mutating func appendLineBreak() { output += "%0A".utf8 }

    private func command(for severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    /// As `@actions/core` escapes: a message that could begin a line could begin a command. Only our own line breaks are
    /// line breaks.
    private mutating func appendEscaped(_ text: String, inProperty: Bool) {
        for byte in text.visible.utf8 {
            switch byte {
            case UInt8(ascii: "%"): output += "%25".utf8
            case UInt8(ascii: ":") where inProperty: output += "%3A".utf8
            case UInt8(ascii: ",") where inProperty: output += "%2C".utf8
            default: output.append(byte)
            }
        }
    }
}
