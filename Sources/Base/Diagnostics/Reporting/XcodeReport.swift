/// Writes the lines that Xcode's build system, SwiftPM, and most editors turn into issues.
///
/// Lines have the form `PATH:LINE:COLUMN: SEVERITY: MESSAGE` and absolute paths, because the base of relative paths is
/// unknown. Fix-its directly follow their error, because any other line ends the issue.
package struct XcodeReport {
    let report: Report
    let sources: ReportSources
    var output: [UInt8] = []

    package static func render(_ report: Report) -> [UInt8] {
        var lines = Self(report: report, sources: ReportSources(report))
        for diagnostic in report.diagnostics { lines.append(diagnostic) }
        return lines.output
    }

    private mutating func append(_ diagnostic: Diagnostic) {
        appendLine(at: diagnostic.location, diagnostic.severity, "\(diagnostic.message) [\(diagnostic.kind.code)]")
        // Xcode applies all fix-its of an issue together, so alternatives cannot be offered.
        for (path, edits) in diagnostic.fixIts.first?.edits(in: diagnostic.location.path) ?? [] {
            for edit in edits { append(edit, path: path) }
        }
        for related in diagnostic.related { appendLine(at: related.location, .note, related.message) }
        if let help = diagnostic.help { appendLine(at: diagnostic.location, .note, help) }
    }

    private mutating func appendLine(at location: SourceLocation, _ severity: Severity, _ message: String) {
        let path = report.folders.absolute(location.path).visible
        let place = sources.region(of: location).map { ":\($0.start.line):\($0.start.column)" } ?? ""
        output += "\(path)\(place): \(severity.word): \(message.visible)".utf8
        if case .keyPath(let keyPath) = location.place { output += " at \(keyPath.visible)".utf8 }
        output.append(0x0A)
    }

    private mutating func append(_ edit: FixIt.Edit, path: String) {
        guard let region = sources.region(of: SourceLocation(path: path, range: edit.range)) else { return }
        output += "\(report.folders.absolute(path).visible):\(region.start.line):\(region.start.column)".utf8
        if region.end != region.start { output += "-\(region.end.line):\(region.end.column)".utf8 }
        output += ": fixit: ".utf8
        // The replacement is escaped as in JSON, without the quotes.
        var quoted: [UInt8] = []
        quoted.appendJSONString(edit.replacement)
        output += quoted.dropFirst().dropLast()
        output.append(0x0A)
    }
}
