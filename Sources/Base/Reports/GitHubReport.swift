import Diagnostics

/// GitHub workflow commands, which the runner turns into annotations on the changed files.
///
/// The runner silently drops annotations after ten of each severity per step, so errors come first and a final line
/// says how many are not shown.
struct GitHubReport {
    let report: Report
    let sources: ReportSources

    private static let limit = 10

    func render() -> [UInt8] {
        var output = ""
        var hidden = 0
        for severity in Severity.allCases.reversed() {
            let places = report.diagnostics.filter { $0.severity == severity }.map(\.atEachPlace)
            // The first place of every finding, then the others.
            let annotations = places.compactMap(\.first) + places.flatMap { $0.dropFirst() }
            for annotation in annotations.prefix(Self.limit) { output += command(for: annotation) + "\n" }
            hidden += max(0, annotations.count - Self.limit)
        }
        if hidden > 0 {
            let places = hidden == 1 ? "place is" : "places are"
            output += "\(hidden) more \(places) not annotated: GitHub shows \(Self.limit) of each severity.\n"
        }
        return Array(output.utf8)
    }

    private func command(for diagnostic: Diagnostic) -> String {
        let word = diagnostic.severity == .note ? "notice" : diagnostic.severity.word
        var place = "file=\(escaped(report.folders.relative(diagnostic.location.path), inProperty: true))"
        if let region = sources.region(of: diagnostic.location) {
            place += ",line=\(region.start.line),endLine=\(region.end.line)"
            // Columns are meaningful only within one line.
            if region.start.line == region.end.line {
                place += ",col=\(region.start.column),endColumn=\(region.end.column)"
            }
        }
        var lines = [diagnostic.message]
        if case .keyPath(let keyPath) = diagnostic.location.place { lines.append("at \(keyPath)") }
        lines += diagnostic.related.map { related in
            let line = sources.region(of: related.location).map { ":\($0.start.line)" } ?? ""
            return "\(report.folders.relative(related.location.path))\(line): \(related.message)"
        }
        if let help = diagnostic.help { lines.append(help) }
        let title = escaped("\(diagnostic.kind.code) \(diagnostic.kind.name)", inProperty: true)
        let message = lines.map { escaped($0, inProperty: false) }.joined(separator: "%0A")
        return "::\(word) \(place),title=\(title)::\(message)"
    }

    /// Escapes text as `@actions/core` does, so that no message can start a line and thereby a command. Only our own
    /// line breaks remain.
    private func escaped(_ text: String, inProperty: Bool) -> String {
        var result: [UInt8] = []
        for byte in text.visible.utf8 {
            switch byte {
            case UInt8(ascii: "%"): result += "%25".utf8
            case UInt8(ascii: ":") where inProperty: result += "%3A".utf8
            case UInt8(ascii: ",") where inProperty: result += "%2C".utf8
            default: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
