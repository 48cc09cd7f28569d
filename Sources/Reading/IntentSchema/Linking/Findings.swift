import Diagnostics
import PropertyList

struct Findings {
    let path: String
    /// How many more names may be compared for suggestions. A file with thousands of mistakes does not need a
    /// suggestion for each one, and each takes time proportional to the number of names.
    private var comparisonsLeft = 100_000
    private var bounded = BoundedFindings()
    private(set) var hasErrors = false

    init(path: String) { self.path = path }

    var diagnostics: [Diagnostic] { bounded.all }

    mutating func report(
        _ kind: DiagnosticKind,
        _ message: String,
        at range: SourceRange,
        symbol: String,
        severity: Severity? = nil,
        related: [(String, SourceRange)] = [],
        help: String? = nil,
        fixIts: [FixIt] = []
    ) {
        let related = related.map { RelatedLocation($0.0, at: SourceLocation(path: path, range: $0.1)) }
        var diagnostic = Diagnostic(
            kind,
            message,
            at: SourceLocation(path: path, range: range),
            symbol: symbol,
            related: related,
            help: help,
            fixIts: fixIts
        )
        diagnostic.severity = severity ?? kind.severity
        bounded.append(diagnostic)
        hasErrors = hasErrors || diagnostic.severity == .error
    }

    /// Reports a word of the format that is unknown: as misspelled if a known word is near, or else as `kind`.
    mutating func unknown(
        _ kind: DiagnosticKind,
        _ message: String,
        in word: Written<String>,
        among known: [String],
        symbol: String,
        help: String? = nil
    ) {
        guard let nearest = nearest(to: word.value, among: known) else {
            return report(kind, message, at: word.range, symbol: symbol, help: help)
        }
        report(
            .misspelledFormatWord,
            "\(message); did you mean '\(nearest)'?",
            at: word.range,
            symbol: symbol,
            help: help,
            fixIts: [.spelling(nearest, at: word.range)]
        )
    }

    /// Reports an unknown name, with the nearest known one as a suggestion and fix-it.
    mutating func unresolved(
        _ kind: DiagnosticKind,
        _ message: String,
        in name: Written<String>,
        among candidates: @autoclosure () -> [String],
        symbol: String,
        severity: Severity? = nil,
        help: String? = nil
    ) {
        let nearest = nearest(to: name.value, among: candidates())
        report(
            kind,
            message + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
            at: name.range,
            symbol: symbol,
            severity: severity,
            help: help,
            fixIts: nearest.map { [.spelling($0, at: name.range)] } ?? []
        )
    }

    /// Returns `; did you mean 'x'?`, or an empty string if no candidate is similar.
    mutating func suggestion(for name: String, among candidates: @autoclosure () -> [String]) -> String {
        nearest(to: name, among: candidates()).map { "; did you mean '\($0)'?" } ?? ""
    }

    private mutating func nearest(to name: String, among candidates: @autoclosure () -> [String]) -> String? {
        guard comparisonsLeft > 0 else { return nil }
        let candidates = candidates()
        comparisonsLeft -= candidates.count
        return Spelling.nearWord(to: name, among: candidates)
    }

    mutating func missing(_ key: String, in range: SourceRange, of what: String, symbol: String) {
        report(.missingKey, "\(what) has no '\(key)'", at: range, symbol: symbol)
    }

    /// Reports each element whose name an earlier element has, with the first one as a related location.
    ///
    /// - Parameter message: Returns the message for a name, the first element that has it, and a later one.
    @inline(__always)  // The closures then take what they need of large elements, which else are copied for them.
    mutating func duplicates<Element, Name: Hashable>(
        _ elements: [Element],
        named name: (Element) -> Written<Name>?,
        symbol: (Element) -> String,
        _ kind: DiagnosticKind,
        _ message: (Name, Element, Element) -> String
    ) {
        for (first, later) in elements.repeatedNames({ name($0)?.value }) {
            guard let earlier = name(first), let written = name(later) else { continue }
            report(
                kind,
                message(written.value, first, later),
                at: written.range,
                symbol: symbol(later),
                related: [("first declared here", earlier.range)]
            )
        }
    }
}

extension FixIt {
    /// Replaces a misspelled word.
    static func spelling(_ word: String, at range: SourceRange) -> FixIt {
        let edit = Edit(range: range, replacement: XMLWriter.escaped(word))
        return FixIt("Change it to '\(word)'", isSafe: false, edits: [edit])
    }
}
