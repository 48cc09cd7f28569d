/// Findings for people: what is wrong, where, the source line with the place underlined, and what to do.
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
package struct TextReport {
    /// Whether to colour the output with ANSI escape sequences.
    package enum Style: Sendable {
        /// Bytes that mean the same in a file, a log and a terminal.
        case plain
        /// For a terminal that understands escape sequences.
        case coloured
    }

    private let sources: ReportSources
    private let style: Style
    private var rulePages: RulePages?
    private var window = SourceExcerpt.window
    private var output: [UInt8] = []

    /// Prepares a report about findings in `sources`, which are looked up by the paths that locations name; a finding
    /// in a file that is not among them is printed without a line.
    package init(sources: [String: SourceText], style: Style = .plain) {
        self.sources = ReportSources(sources)
        self.style = style
    }

    /// Prepares a text report of what `report` holds.
    init(_ report: Report, style: Style) {
        sources = ReportSources(report)
        self.style = style
        rulePages = report.rulePages
        if let width = report.terminalWidth { window = SourceExcerpt.window(forTerminalOf: width) }
    }

    /// The report, in the order of `diagnostics`, UTF-8 with a line feed after each line; empty when there are none.
    package func render(_ diagnostics: [Diagnostic]) -> [UInt8] {
        var report = self
        for diagnostic in diagnostics { report.append(diagnostic) }
        return report.output
    }

    /// The report with its errors first and a line after it that counts the findings; empty when there are none.
    func renderWithSummary(_ diagnostics: [Diagnostic]) -> [UInt8] {
        guard !diagnostics.isEmpty else { return [] }
        // Few findings are counted at a glance.
        let isLong = diagnostics.count >= 10
        let totals = isLong ? "\n" + Self.totals(of: diagnostics) : ""
        let notes = diagnostics.count { $0.severity == .note }
        let hint = isLong && 2 * notes > diagnostics.count ? "hide notes with --minimum-severity warning\n" : ""
        let errors = diagnostics.filter { $0.severity == .error }
        let others = diagnostics.filter { $0.severity != .error }
        return render(errors + others) + Array("\(totals)\n\(Self.summary(of: diagnostics))\n\(hint)".utf8)
    }

    /// One line for each rule and severity: how often it found something. The most severe come first, and of these the most
    /// frequent.
    package static func totals(of diagnostics: [Diagnostic]) -> String {
        struct Total: Hashable {
            var severity: Severity
            var kind: DiagnosticKind
        }
        var counts: [Total: Int] = [:]
        for diagnostic in diagnostics {
            counts[Total(severity: diagnostic.severity, kind: diagnostic.kind), default: 0] += 1
        }
        let sorted = counts.sorted { left, right in
            if left.key.severity != right.key.severity { return left.key.severity > right.key.severity }
            return left.value != right.value ? left.value > right.value : left.key.kind.code < right.key.kind.code
        }
        let width = String(sorted.map(\.value).max() ?? 0).utf8.count
        return sorted.map { total, count in
            let number = String(repeating: " ", count: width - String(count).utf8.count) + String(count)
            let word = total.severity.word + String(repeating: " ", count: 7 - total.severity.word.utf8.count)
            return "\(number)  \(word)  \(total.kind.code) \(total.kind.name)\n"
        }.joined()
    }

    /// How often each rule found something, and the sum.
    package static func totalsAndSummary(of diagnostics: [Diagnostic]) -> String {
        totals(of: diagnostics) + summary(of: diagnostics) + "\n"
    }

    /// One line that counts the findings, such as `2 errors and 1 warning in 1 file`, without a line feed.
    package static func summary(of diagnostics: [Diagnostic]) -> String {
        let counts = Severity.allCases.reversed().compactMap { severity -> String? in
            let count = diagnostics.count { $0.severity == severity }
            return count == 0 ? nil : count.counted(severity.word)
        }
        if counts.isEmpty { return "no findings" }
        return counts.listed + " in " + Set(diagnostics.map(\.location.path)).count.counted("file")
    }

    private mutating func append(_ diagnostic: Diagnostic) {
        appendHeading(
            at: diagnostic.location,
            severity: diagnostic.severity,
            message: diagnostic.message,
            kind: diagnostic.kind
        )
        for related in diagnostic.related {
            appendHeading(at: related.location, severity: .note, message: related.message, kind: nil)
        }
        if let help = diagnostic.help { appendAdvice("help: ", help) }
        for fixIt in diagnostic.fixIts {
            appendAdvice(fixIt.isSafe ? "fix: " : "possible fix: ", fixIt.title)
        }
        if let rulePages { appendAdvice("more: ", rulePages.address(of: diagnostic.kind)) }
    }

    private mutating func appendHeading(
        at location: SourceLocation,
        severity: Severity,
        message: String,
        kind: DiagnosticKind?
    ) {
        begin(.bold)
        output.appendVisible(location.path)
        if let start = sources.start(of: location) {
            output += ":".utf8
            output += String(start.line).utf8
            output += ":".utf8
            output += String(start.column).utf8
        }
        output += ": ".utf8
        end()
        begin(.severity(severity))
        output += severity.word.utf8
        output += ": ".utf8
        end()
        begin(.bold)
        output.appendVisible(message)
        end()
        if let kind {
            output += " [".utf8
            output += kind.code.utf8
            output += " ".utf8
            output += kind.name.utf8
            output += "]".utf8
        }
        output.append(0x0A)
        appendPlace(location)
    }

    private mutating func appendPlace(_ location: SourceLocation) {
        switch location.place {
        case .file:
            break
        case .keyPath(let keyPath):
            output += Self.gutter.utf8
            output += "at ".utf8
            output.appendVisible(keyPath)
            output.append(0x0A)
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
        output += number.utf8
        output += " | ".utf8
        output += excerpt.text
        output.append(0x0A)
        output += repeatElement(0x20, count: width)
        output += " | ".utf8
        output += repeatElement(0x20, count: excerpt.underlineColumn)
        begin(.underline)
        output.append(UInt8(ascii: "^"))
        output += repeatElement(UInt8(ascii: "~"), count: excerpt.underlineWidth - 1)
        end()
        output.append(0x0A)
    }

    private mutating func appendAdvice(_ word: String, _ text: String) {
        output += Self.gutter.utf8
        begin(.bold)
        output += word.utf8
        end()
        output.appendVisible(text)
        output.append(0x0A)
    }

    private enum Emphasis {
        case bold
        case underline
        case severity(Severity)
    }

    private mutating func begin(_ emphasis: Emphasis) {
        guard style == .coloured else { return }
        switch emphasis {
        case .bold: output += "\u{1B}[1m".utf8
        case .underline: output += "\u{1B}[1;32m".utf8
        case .severity(.error): output += "\u{1B}[1;31m".utf8
        case .severity(.warning): output += "\u{1B}[1;35m".utf8
        case .severity(.note): output += "\u{1B}[1;36m".utf8
        }
    }

    private mutating func end() {
        if style == .coloured { output += "\u{1B}[0m".utf8 }
    }
}
