import Diagnostics
import PropertyList

struct Findings {
    let path: String
    /// How many names may still be compared to find what was meant. A file with thousands of mistakes needs no advice for
    /// the last of them, and each piece of advice takes as long as there are names.
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
        related: [(String, SourceRange)] = [],
        help: String? = nil,
        fixIts: [FixIt] = []
    ) {
        let related = related.map { RelatedLocation($0.0, at: SourceLocation(path: path, range: $0.1)) }
        bounded.append(
            Diagnostic(
                kind,
                message,
                at: SourceLocation(path: path, range: range),
                symbol: symbol,
                related: related,
                help: help,
                fixIts: fixIts
            )
        )
        hasErrors = hasErrors || kind.severity == .error
    }

    /// Reports a name that means nothing, with the nearest that does as a suggestion and a fix.
    mutating func unresolved(
        _ kind: DiagnosticKind,
        _ message: String,
        in name: Written<String>,
        among candidates: @autoclosure () -> [String],
        symbol: String
    ) {
        let nearest = nearest(to: name.value, among: candidates())
        let fix = nearest.map {
            FixIt(
                "Change it to '\($0)'",
                isSafe: false,
                edits: [.init(range: name.range, replacement: PropertyListWriter.escaped($0))]
            )
        }
        report(
            kind,
            message + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
            at: name.range,
            symbol: symbol,
            fixIts: fix.map { [$0] } ?? []
        )
    }

    /// The words `; did you mean 'x'?`, or nothing when no candidate is near.
    mutating func suggestion(for name: String, among candidates: @autoclosure () -> [String]) -> String {
        nearest(to: name, among: candidates()).map { "; did you mean '\($0)'?" } ?? ""
    }

    private mutating func nearest(to name: String, among candidates: @autoclosure () -> [String]) -> String? {
        guard comparisonsLeft > 0 else { return nil }
        let candidates = candidates()
        comparisonsLeft -= candidates.count
        return Spelling.nearest(to: name, among: candidates)
    }

    mutating func missing(_ key: String, in range: SourceRange, of what: String, symbol: String) {
        report(.missingKey, "\(what) has no '\(key)'", at: range, symbol: symbol)
    }

    /// Reports the second and later of elements with equal names; the first is related.
    ///
    /// - Parameter message: What to say of a name, the first element that has it, and a later one.
    @inline(__always)  // The closures then take what they need of large elements, which else are copied for them.
    mutating func duplicates<Element, Name: Hashable>(
        _ elements: [Element],
        named name: (Element) -> Written<Name>?,
        symbol: (Element) -> String,
        _ kind: DiagnosticKind,
        _ message: (Name, Element, Element) -> String
    ) {
        for (first, later) in elements.withEarlierNames({ name($0)?.value }) {
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
