/// Reports findings for people: the problem, its location, the underlined source line, and what to do.
///
/// ```
/// App/Intents.intentdefinition:41:13: error: parent 'siz' does not exist; did you mean 'size'? [IN0304 unknown-parent]
///    41 |     <string>siz</string>
///       |             ^~~
/// App/Intents.intentdefinition:29:13: note: 'size' is declared here
///    29 |     <string>size</string>
///       |             ^~~~
///       help: a parameter can only depend on another parameter of the same intent
///       fix: Change it to 'size'
/// ```
///
/// The short form has only the first line of each finding.
package struct TextReport {
    package enum Style: Sendable {
        /// Output that reads the same in a file, a log, and a terminal.
        case plain
        /// Output for a terminal that supports escape sequences.
        case coloured
    }

    private let sources: ReportSources
    private let style: Style
    private let isShort: Bool
    private var window = SourceExcerpt.window
    private var output: [UInt8] = []

    /// Prepares a report. `sources` is keyed by the paths of locations. Findings in other files are printed without a
    /// source line.
    package init(sources: [String: SourceText], style: Style = .plain) {
        self.init(Report([], sources: sources), style: style)
    }

    init(_ report: Report, style: Style) {
        sources = ReportSources(report)
        self.style = style
        isShort = report.isShort
        if let width = report.terminalWidth { window = SourceExcerpt.window(forTerminalOf: width) }
    }

    /// Renders findings in the given order as lines of UTF-8. Empty if there are none.
    package func render(_ diagnostics: [Diagnostic]) -> [UInt8] {
        var report = self
        for diagnostic in diagnostics { report.append(diagnostic) }
        return report.output
    }

    /// Renders a report with the most severe findings first, followed by a summary line. Empty if there are no findings.
    package static func render(_ report: Report, style: Style) -> [UInt8] {
        let diagnostics = report.diagnostics
        guard !diagnostics.isEmpty else { return [] }
        // A short list needs no totals.
        let isLong = diagnostics.count >= 10
        let totals = isLong ? "\n" + totals(of: diagnostics) : ""
        let notes = diagnostics.count { $0.severity == .note }
        var hint = isLong && 2 * notes > diagnostics.count ? "hide notes with --minimum-severity warning\n" : ""
        if report.isShort, report.terminalWidth != nil { hint += "show source lines and advice with --format text\n" }
        return Self(report, style: style).render(diagnostics.bySeverity)
            + Array("\(totals)\n\(report.summary)\n\(hint)".utf8)
    }

    /// Returns a line per rule and severity with its number of findings: the most severe first, then the most frequent.
    private static func totals(of diagnostics: [Diagnostic]) -> String {
        var totals: [(severity: Severity, kind: DiagnosticKind, count: Int)] = []
        for severity in Severity.allCases.reversed() {
            let found = Dictionary(grouping: diagnostics.lazy.filter { $0.severity == severity }, by: \.kind)
            let ordered = found.sorted { first, second in
                let (count, other) = (first.value.count, second.value.count)
                return count != other ? count > other : first.key.code < second.key.code
            }
            totals += ordered.map { (severity, kind: $0.key, count: $0.value.count) }
        }
        let rows = totals.map { severity, kind, count in
            let word = severity.word + String(repeating: " ", count: 7 - severity.word.utf8.count)
            return [String(count), word, "\(kind.code) \(kind.name)"]
        }
        return AlignedTable.lines(rows, numbers: 0..<1).map { $0 + "\n" }.joined()
    }

    /// Returns a line such as `2 errors and 1 warning in 1 file`, without a line feed. Findings about several places also
    /// have the number of places, which is that of results in formats for services: `1 warning at 3 places in 2 files`.
    package static func summary(of diagnostics: [Diagnostic]) -> String {
        let counts = Severity.allCases.reversed().compactMap { severity -> String? in
            let count = diagnostics.count { $0.severity == severity }
            return count == 0 ? nil : count.counted(severity.word)
        }
        if counts.isEmpty { return "no findings" }
        let files = Set(diagnostics.flatMap(\.atEachPlace).map(\.location.path))
        return counts.listed + places(of: diagnostics) + " in " + files.count.counted("file")
    }

    /// Returns a number such as `3 findings`, with that of places as in the summary.
    package static func count(of diagnostics: [Diagnostic]) -> String {
        diagnostics.count.counted("finding") + places(of: diagnostics)
    }

    private static func places(of diagnostics: [Diagnostic]) -> String {
        let count = diagnostics.map(\.atEachPlace.count).reduce(0, +)
        return count > diagnostics.count ? " at \(count.counted("place"))" : ""
    }

    private mutating func append(_ diagnostic: Diagnostic) {
        appendHeading(at: diagnostic.location, diagnostic.severity, diagnostic.message)
        output += " [\(diagnostic.kind.code) \(diagnostic.kind.name)]\n".utf8
        if isShort { return }
        appendPlace(diagnostic.location)
        for related in diagnostic.related {
            appendHeading(at: related.location, .note, related.message)
            output.append(0x0A)
            appendPlace(related.location)
        }
        if let help = diagnostic.help { appendAdvice("help: ", help) }
        for fixIt in diagnostic.fixIts {
            appendAdvice(fixIt.isSafe ? "fix: " : "possible fix: ", fixIt.title)
        }
    }

    private mutating func appendHeading(at location: SourceLocation, _ severity: Severity, _ message: String) {
        let place = sources.region(of: location).map { ":\($0.start.line):\($0.start.column)" } ?? ""
        append("\(location.path.visible)\(place): ", .bold)
        append("\(severity.word): ", Emphasis(severity))
        append(message.visible, .bold)
    }

    private mutating func appendPlace(_ location: SourceLocation) {
        switch location.place {
        case .file:
            break
        case .keyPath(let keyPath):
            output += "\(Self.gutter)at \(keyPath.visible)\n".utf8
        case .range(let range):
            guard let (source, lines) = sources.text(at: location.path) else { return }
            appendExcerpt(SourceExcerpt(of: range, in: source, lines: lines, window: window))
        }
    }

    private static let gutter = "      "

    private mutating func appendExcerpt(_ excerpt: SourceExcerpt) {
        let number = String(excerpt.line)
        let width = max(Self.gutter.utf8.count - 1, number.utf8.count)
        output += repeatElement(0x20, count: width - number.utf8.count)
        output += "\(number) | ".utf8
        output += excerpt.text
        output.append(0x0A)
        output += repeatElement(0x20, count: width)
        output += " | ".utf8
        output += repeatElement(0x20, count: excerpt.underlineColumn)
        append("^" + String(repeating: "~", count: excerpt.underlineWidth - 1), .underline)
        output.append(0x0A)
    }

    private mutating func appendAdvice(_ word: String, _ text: String) {
        output += Self.gutter.utf8
        append(word, .bold)
        output += "\(text.visible)\n".utf8
    }

    private enum Emphasis: String {
        case bold = "1"
        case error = "1;31"
        case underline = "1;32"
        case warning = "1;35"
        case note = "1;36"

        init(_ severity: Severity) {
            switch severity {
            case .error: self = .error
            case .warning: self = .warning
            case .note: self = .note
            }
        }
    }

    private mutating func append(_ text: String, _ emphasis: Emphasis) {
        output += style == .coloured ? "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m".utf8 : text.utf8
    }
}
